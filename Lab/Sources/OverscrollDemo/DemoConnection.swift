import FlyingSocks
import Foundation

/// One connection: requests in, answers out, one after the other.
struct DemoConnection: Sendable {
  let socket: AsyncSocket
  let folder: SiteFolder

  /// The names that it answers to.
  let names: HostNames

  /// All that are open.
  let crowd: Crowd

  /// How long a request may take to arrive, and each part of an answer to be taken, in seconds.
  let patience: Double

  /// The bytes of an answer that are to be taken in that time.
  private static let part = 65_536

  /// The most bytes that are read and dropped after a refusal, so that it arrives.
  private static let mostDropped = 1_048_576

  /// Answers requests until one side closes or keeps the other waiting.
  func run() async {
    defer {
      try? socket.close()
      crowd.change(by: -1)
    }
    var received: [UInt8] = []
    do {
      while let head = try await nextHead(&received) {
        guard names.contain(head.host) else { throw RequestRefusal.otherHost }
        let answer = Answer.to(head, from: folder)
        let keepsAlive = head.keepsAlive && !head.hasBody
        try await send(
          answer.bytes(hasBody: head.method != "HEAD", keepsAlive: keepsAlive))
        guard keepsAlive else { return await drop() }
      }
    } catch let refusal as RequestRefusal {
      try? await send(Answer(refusal).bytes(hasBody: true, keepsAlive: false))
      await drop()
    } catch {
      // The other side is gone, or too slow for an answer.
    }
  }

  /// The next request; nil when the other side has closed, or sent nothing for as long as we wait.
  private func nextHead(_ received: inout [UInt8]) async throws -> RequestHead? {
    let deadline = ContinuousClock.now + .seconds(crowd.patience(patience))
    var searched = 0
    while true {
      // Empty lines before a request are passed over.
      while let first = received.first, first == UInt8(ascii: "\r") || first == UInt8(ascii: "\n") {
        received.removeFirst()
      }
      if let end = RequestHead.end(in: received, from: searched), end <= RequestHead.longest {
        let head = try RequestHead(received[..<end])
        received.removeSubrange(..<end)
        return head
      }
      let line = received.firstIndex(of: UInt8(ascii: "\n")) ?? received.count
      guard line <= RequestHead.longestLine else { throw RequestRefusal.longLine }
      guard received.count < RequestHead.longest else { throw RequestRefusal.longHead }
      searched = max(0, received.count - 2)
      do {
        received += try await before(deadline) { [socket] in try await socket.read(atMost: 4_096) }
      } catch SocketError.disconnected {
        return nil
      } catch is TooSlow {
        if received.isEmpty { return nil }
        throw RequestRefusal.timeout
      }
    }
  }

  private func send(_ data: Data) async throws {
    var start = data.startIndex
    while start < data.endIndex {
      let end = min(start + Self.part, data.endIndex)
      let part = data[start..<end]
      try await before(.now + .seconds(patience)) { [socket] in try await socket.write(part) }
      start = end
    }
  }

  /// Says that nothing follows and drops what still comes: closing immediately would take the answer back.
  private func drop() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .seconds(crowd.patience(min(patience, 2), inHurry: 0.1))
    var dropped = 0
    while dropped < Self.mostDropped,
      let bytes = try? await before(deadline, { [socket] in try await socket.read(atMost: 4_096) })
    {
      dropped += bytes.count
    }
  }

  /// The other side kept us waiting.
  private struct TooSlow: Error {}

  private func before<Value: Sendable>(
    _ deadline: ContinuousClock.Instant, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(until: deadline, clock: .continuous)
        return nil
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() ?? nil else { throw TooSlow() }
      return value
    }
  }
}
