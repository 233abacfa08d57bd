public import ScrollCoordinates

/// What a pan recogniser made of an event.
public enum PanAction: Hashable, Sendable {
  /// The finger has travelled the slop: a drag began, and already carries its first translation.
  case began(PanUpdate)
  /// The drag moved.
  case changed(PanUpdate)
  /// The last finger lifted.
  case ended(PanEnd)
  /// The drag was taken away; its velocity is zero, so that it settles like a gentle release.
  case cancelled(PanEnd)
  /// The touch ended without having become a drag.
  case failed
}

/// Where a drag stands.
public struct PanUpdate: Hashable, Sendable {
  /// Travel since the finger left the slop, in points, without jumps when fingers come and go.
  ///
  /// Computed from positions, never summed up, so the number of events in between does not matter.
  public let translation: Vector2

  /// The centre of the fingers, in points.
  public let centroid: Vector2

  /// When, in seconds.
  public let time: Double
}

/// How a drag ended.
public struct PanEnd: Hashable, Sendable {
  /// Why the velocity is what it is.
  public enum Release: Hashable, Sendable, CaseIterable {
    /// Fast enough: the velocity is handed on.
    case fling
    /// The finger rested before it lifted: velocity zero.
    case stillFinger
    /// Slower than the least fling: velocity zero.
    case belowMinimum
    /// The drag was cancelled: velocity zero.
    case cancelled
  }

  /// Travel since the finger left the slop, in points.
  public let translation: Vector2

  /// The velocity to go on with, in pt/s: the pointer's, on the axes the drag moved along.
  public let velocity: Vector2

  /// The same where the content is beyond an edge, in pt/s: UIKit's release has no least speed there.
  ///
  /// Source: ``UIKitRelease``. Grade A.
  public let velocityOutside: Vector2

  /// The velocity after the last move, in pt/s, on the axes the drag moved along; zero where ``velocity`` is.
  ///
  /// UIKit compares it with the least speed, chooses a page and counts a flick by it: it is not blended with
  /// the one before. With any other estimator it is ``velocity``.
  public let lastVelocity: Vector2

  /// The velocity as estimated, in pt/s: both axes, before every rule.
  public let rawVelocity: Vector2

  /// Which rule decided the velocity.
  public let release: Release

  /// When, in seconds.
  public let time: Double
}

extension PanAction {
  /// Whether the touch is over.
  package var isEnd: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .began, .changed: false
    }
  }

  /// How the drag ended, if it did.
  package var end: PanEnd? {
    @inline(never) get {
      switch self {
      case .ended(let end), .cancelled(let end): end
      case .began, .changed, .failed: nil
      }
    }
  }
}
