/// What a finger, a pen or a mouse did, in UIKit's words.
public struct TouchEvent: Hashable, Sendable {
  /// What happened.
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// It touched.
    case began
    /// It moved.
    case moved
    /// It lifted.
    case ended
    /// The system took it away.
    case cancelled
    /// All are gone, for hosts that lost track of them; `id` and `position` mean nothing.
    case allCancelled

    /// Whether a finger leaves.
    @inlinable package var isLift: Bool { self != .began && self != .moved }
  }

  /// What happened.
  public var phase: Phase

  /// Any number that stays the same until the finger lifts.
  public var id: Int

  /// Where, in points; nil where a lift reports none.
  public var position: Vector2?

  /// When it happened, in seconds on the clock of events.
  public var time: Double

  /// Creates an event.
  public init(_ phase: Phase, id: Int = 0, position: Vector2? = nil, time: Double) {
    self.phase = phase
    self.id = id
    self.position = position
    self.time = time
  }
}
