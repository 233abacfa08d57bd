import Foundation
import OverscrollDemo

/// A connection to this machine that sends any bytes.
struct RawClient: ~Copyable {
  private let socket: Int32

  /// Connects; nil if that fails.
  init?(port: UInt16) {
    #if canImport(Darwin)
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    // A test that never ends reports nothing.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    unsafe setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let connected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe connect(socket, address, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { return nil }
  }

  deinit { close(socket) }

  /// Sends bytes; false when the other side has closed.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe Foundation.send(
          socket, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start,
          Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// All that comes until the other side closes.
  func receive() -> String {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received += buffer[..<count]
    }
    return String(decoding: received, as: UTF8.self)
  }
}

extension DemoServer {
  /// Serves as long as the closure runs, which is given the port.
  static func serving(
    _ site: TemporarySite, patience: Double = DemoServer.patience,
    _ body: @escaping @Sendable (UInt16) -> Void
  ) async throws {
    let server = DemoServer(
      folder: try SiteFolder(site.folder), host: "127.0.0.1", port: 0, patience: patience)
    let (ports, announce) = AsyncStream.makeStream(of: UInt16.self)
    let task = Task { try await server.run { announce.yield($0) } }
    defer { task.cancel() }
    var iterator = ports.makeAsyncIterator()
    guard let port = await iterator.next() else { return }
    // Waiting for sockets is not for the threads that the server runs on.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body(port)
        continuation.resume()
      }
    }
  }
}
