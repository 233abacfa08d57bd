import FlyingSocks
import Foundation

/// Hands out the files of a site over HTTP/1.1: GET and HEAD, nothing else.
///
/// | limit | what happens beyond it |
/// |---|---|
/// | a request's first line of 8 KB, its head of 16 KB | 414, 431 |
/// | 10 seconds for a request to arrive, 0.4 while more than 256 are open | 408; without a word when nothing has arrived |
/// | 10 seconds for 64 KB of an answer to be taken | the connection is closed |
/// | 512 connections at the same time | others wait until one is closed |
/// | this machine's names and addresses | 421 |
public struct DemoServer: Sendable {
  /// How long a request may take to arrive, in seconds: 10.
  ///
  /// Source: chosen. Grade D.
  public static let patience = 10.0

  /// The most connections at the same time: half of the 1,024 files a process may usually have open.
  ///
  /// Source: chosen. Grade D.
  public static let mostConnections = 512

  private let folder: SiteFolder
  private let host: String
  private let port: UInt16
  private let patience: Double

  /// A server of a folder; 127.0.0.1 is seen by this machine alone, port 0 takes any that is free.
  ///
  /// - Parameter patience: how long a request may take to arrive, in seconds.
  public init(
    folder: SiteFolder, host: String, port: UInt16, patience: Double = DemoServer.patience
  ) {
    self.folder = folder
    self.host = host == "localhost" ? "127.0.0.1" : host
    self.port = port
    self.patience = patience
  }

  /// Serves until the task is cancelled; `didStart` gets the port when browsers may come.
  public func run(didStart: @escaping @Sendable (UInt16) -> Void) async throws(DemoError) {
    do {
      let pool: some AsyncSocketPool = .make(maxEvents: 64)
      try await pool.prepare()
      let listening = try AsyncSocket(socket: try listeningSocket(), pool: pool)
      defer { try? listening.close() }
      switch try listening.socket.sockname() {
      case .ip4(_, let port), .ip6(_, let port): didStart(port)
      default: didStart(port)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await pool.run() }
        group.addTask { try await accept(from: listening) }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch let error as DemoError {
      throw error
    } catch let error as SocketError {
      if case .failed(_, let code, let message) = error {
        if code == EADDRINUSE { throw .portTaken(host: host, port: port) }
        if code == EADDRNOTAVAIL { throw .badHost(host) }
        throw .cannotListen(message)
      }
      throw .cannotListen(error.localizedDescription)
    } catch is CancellationError {
      return
    } catch {
      throw .cannotListen("\(error)")
    }
  }

  /// Takes connections until it is stopped, at most so many at the same time.
  private func accept(from listening: AsyncSocket) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      var open = 0
      let (crowd, names) = (Crowd(), HostNames(of: host))
      while true {
        if open >= Self.mostConnections {
          try await group.next()
          open -= 1
        }
        do {
          let socket = try await listening.accept()
          let connection = DemoConnection(
            socket: socket, folder: folder, names: names, crowd: crowd, patience: patience)
          crowd.change(by: 1)
          group.addTask { await connection.run() }
          open += 1
        } catch let error as SocketError {
          // A connection that is gone already, or no file left to open: neither is the end of serving.
          guard case .failed(_, let code, _) = error, Self.passing.contains(code) else {
            throw error
          }
          try await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  /// What the system says of a connection that could not be taken now.
  private static let passing: Set<Int32> = [ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM, EINTR]

  private func listeningSocket() throws -> Socket {
    if host.contains(":") {
      return try listen(on: try address { try .inet6(ip6: host, port: port) })
    }
    return try listen(on: try address { try .inet(ip4: host, port: port) })
  }

  private func address<Address>(_ make: () throws -> Address) throws(DemoError) -> Address {
    do { return try make() } catch { throw .badHost(host) }
  }

  private func listen(on address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(type(of: address).family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }
}
