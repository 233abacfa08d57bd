internal import ScrollCoordinates

/// Lets sane events through in time order and counts the others.
///
/// - Complexity: O(1), no allocation, for every member.
struct InputGate: Hashable, Sendable {
  /// The largest coordinate or distance taken seriously, 1e9, in points.
  ///
  /// Source: grade D, chosen. No surface is that large, a `Double` still resolves 1e-7 pt there, and
  /// squares of distances and of speeds over half a microsecond stay far below overflow.
  static let farthest = 1e9

  /// The time of the latest event let through, in seconds.
  private(set) var lastTime = 0.0

  /// What was not let through.
  var diagnostics = InputDiagnostics()

  /// Whether both components are finite and within `farthest`.
  static func isValid(_ vector: Vector2) -> Bool {
    abs(vector.x) <= farthest && abs(vector.y) <= farthest
  }

  /// Whether an event may pass; when it may, it becomes the latest.
  ///
  /// - Parameters:
  ///   - vector: The event's position or delta, in points.
  ///   - time: The event's time, in seconds.
  ///   - isFirst: Whether a new sequence starts, whose times need not follow the last one's.
  /// - Returns: Whether to act on the event; if not, it has been counted.
  mutating func admits(_ vector: Vector2, at time: Double, isFirst: Bool = false) -> Bool {
    guard InputGate.isValid(vector), time.isFinite else {
      diagnostics.nonFinite &+= 1
      return false
    }
    guard time >= (isFirst ? 0 : lastTime) else {
      diagnostics.reversedTime &+= 1
      return false
    }
    lastTime = time
    return true
  }

  /// The time at which a pointer lifted: the latest event's when `time` makes no sense.
  ///
  /// A lift is never refused. Refusing one would leave the content stuck to a finger that is gone.
  mutating func lift(at time: Double) -> Double {
    _ = admits(.zero, at: time)
    return lastTime
  }

  /// Follows the host's clock when it is set forward, in seconds (backward if negative).
  ///
  /// - Parameter now: the time it was set to, which no rounding lets the latest event lie beyond.
  mutating func shiftTime(by difference: Double, to now: Double) {
    lastTime = min(lastTime + difference, now)
  }
}
