public import ScrollCoordinates

/// What the fingers hand on that have left.
public struct PanEnd: Hashable, Sendable {
  /// Why the velocity is what it is.
  public enum Release: UInt8, Hashable, Sendable, CaseIterable {
    /// There was no drag.
    case none
    /// Fast enough: the velocity is handed on.
    case fling
    /// The finger rested before it lifted: velocity zero.
    case stillFinger
    /// Slower than the least fling: velocity zero.
    case belowMinimum
    /// The drag was cancelled: velocity zero, so that it settles as after a gentle release.
    case cancelled
  }

  /// Travel since the fingers left the slop, in points.
  public internal(set) var translation = Vector2.zero

  /// The velocity where the content is beyond an edge, in pt/s: UIKit's release has no least speed there.
  ///
  /// Source: `UIKitRelease`. Grade A.
  public internal(set) var velocityOutside = Vector2.zero

  /// The velocity after the last move, in pt/s, on the axes the drag moved along; zero where ``velocity`` is.
  ///
  /// UIKit compares it with the least speed, chooses a page and counts a flick by it: it is not blended with
  /// the one before. With any other estimator it is ``velocity``.
  package internal(set) var lastVelocity = Vector2.zero

  /// Which rule decided the velocity.
  public internal(set) var release = Release.none

  /// Of no drag.
  package init() {}

  /// The velocity to go on with, in pt/s: the fingers', on the axes the drag moved along.
  @inlinable public var velocity: Vector2 { release == .fling ? velocityOutside : .zero }
}
