internal import ScrollCoordinates
internal import ScrollMath

/// How far two fingers have turned about their centre, next to what they zoom.
///
/// ```
/// Δφ    = atan2(d₀ × d₁, d₀ · d₁)      d: from one finger to the other, at the update before and now
/// angle = Σ Δφ                          radians, clockwise as seen, on over full turns
/// ```
///
/// It has no slop, as a pinch has none. Where a finger lifts the angle stays, and goes on from there when another one
/// comes. What is to snap to angles and return to limits is a value thrown there: `Throw`.
///
/// ```swift
/// rotation.update(fingers)                                // after every touch
/// draw(scale: pinch.scale, angle: rotation.angle)
/// ```
///
/// - Complexity: O(1), no allocation.
public struct TwoFingerRotation: Hashable, Sendable {
  /// How far they have turned, in radians; clockwise where y grows downwards.
  public private(set) var angle = 0.0

  private var between: Vector2?

  /// Creates one without fingers.
  public init() {}

  /// The fingers are where they are now.
  ///
  /// Those nearer than ``Pinch/minimumSpan`` turn nothing: their direction is noise.
  public mutating func update(_ fingers: Fingers) {
    guard fingers.count == 2, fingers.span >= Pinch.minimumSpan else {
      between = nil
      return
    }
    let now = fingers.between
    if let before = between {
      angle += .atan2(
        y: before.x * now.y - before.y * now.x, x: before.x * now.x + before.y * now.y)
    }
    between = now
  }
}
