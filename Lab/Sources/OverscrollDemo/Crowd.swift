import Foundation

/// How many connections are open, and how long each may take then.
final class Crowd: @unchecked Sendable {
  /// How long a request may take to arrive while more than half of all connections are open, 0.4, in seconds.
  ///
  /// Else requests that never end would keep all others out for as long as we are patient. Source: chosen. Grade D.
  static let hurry = 0.4

  private let lock = NSLock()
  private var count = 0

  /// A connection opens (1) or closes (-1).
  func change(by step: Int) { lock.withLock { count += step } }

  /// How long something may take, in seconds: so long, or less in a crowd.
  func patience(_ seconds: Double, inHurry hurry: Double = Crowd.hurry) -> Double {
    lock.withLock { count > DemoServer.mostConnections / 2 } ? min(seconds, hurry) : seconds
  }
}
