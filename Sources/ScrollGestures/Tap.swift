public import ScrollCoordinates

/// Taps and double taps, for zooming in on a point.
///
/// A tap is one finger down and up again within 0.35 s, within 10 pt of where it touched all the way. Two taps are a
/// double tap if the second finger touches within 0.35 s after the first lifted, and within 30 pt of where it lifted.
/// The third of three taps starts over. A second finger, a cancelled finger, a lost lift or one with an impossible
/// time spoils the tap.
///
/// There is no clock: a single tap stands as soon as its finger lifts, also where it becomes the first of two. A host
/// that must not act on that waits by itself.
///
/// - Complexity: O(1), no allocation.
public struct Tap: Hashable, Sendable {
  /// The longest press, and the longest pause between two taps, 0.35, in seconds.
  ///
  /// Source: grade D. Android and Flutter pause 0.3 s at most.
  package static let interval = 0.35

  /// How far a finger may stray during a tap, 10, in points.
  ///
  /// Source: beyond it a pan begins; grade A for that.
  package static let slop = 10.0

  /// How far apart two taps may be, 30, in points.
  ///
  /// Source: grade D. Android and Flutter allow 100.
  package static let doubleTapDistance = 30.0

  private enum State: UInt8 {
    /// Nothing that could become a tap.
    case idle
    /// One finger is down, which may become a tap, or the second of two.
    case pressed, pressedAgain
    /// The latest finger to lift made a tap, or the second of two.
    case tapped, tappedTwice
  }

  private var state = State.idle

  /// Where the finger touched, or lifted, in points.
  public private(set) var position = Vector2.zero

  /// When it did, in seconds.
  private var time = 0.0

  /// Whether the finger that has just lifted made a tap, at ``position``; also the second of two.
  @inlinable public var isTap: Bool { made > 0 }

  /// Whether that was the second of two taps; the first stood here before.
  @inlinable public var isDouble: Bool { made > 1 }

  @usableFromInline var made: UInt8 { state == .tapped ? 1 : state == .tappedTwice ? 2 : 0 }

  mutating func down(at position: Vector2, time: Double, isFirst: Bool) {
    let isNext = isFirst && state == .tapped && time >= self.time
    let isNear = (position - self.position).length <= Self.doubleTapDistance
    state = isNext && time - self.time <= Self.interval && isNear ? .pressedAgain : .pressed
    (self.position, self.time) = (position, time)
  }

  @inline(__always)
  mutating func move(to place: Vector2) {
    guard state == .pressed || state == .pressedAgain else { return }
    if (place - position).length > Self.slop { state = .idle }
  }

  mutating func lift(at position: Vector2, time: Double, counts: Bool) {
    let isTap = counts && time - self.time <= Self.interval
    switch state {
    case .pressed where isTap: state = .tapped
    case .pressedAgain where isTap: state = .tappedTwice
    default: state = .idle
    }
    (self.position, self.time) = (position, time)
  }

  mutating func fail() { state = .idle }

  mutating func shiftTime(by difference: Double) { time += difference }
}
