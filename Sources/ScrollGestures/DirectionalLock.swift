internal import ScrollMath
public import ScrollGeometry

/// Ties a drag that starts nearly along one axis to that axis until the finger lifts.
///
/// ```
/// angle of travel from the horizontal, 0° … 90°:   ≤ 20° horizontal   ≥ 70° vertical   else free
/// ```
///
/// Source of the angles: grade C.
public struct DirectionalLock: Hashable, Sendable {
  /// Up to this angle from the horizontal a drag is horizontal, 20, in degrees (grade C).
  public static let horizontalAngle = 20.0

  /// From this angle from the horizontal a drag is vertical, 70, in degrees (grade C).
  public static let verticalAngle = 70.0

  /// Up to this angle from the horizontal a drag is horizontal, in degrees.
  public let horizontalAngle: Double

  /// From this angle from the horizontal a drag is vertical, in degrees.
  public let verticalAngle: Double

  /// Creates a lock.
  ///
  /// - Precondition: `0 ≤ horizontalAngle < verticalAngle ≤ 90`.
  public init(
    horizontalAngle: Double = DirectionalLock.horizontalAngle,
    verticalAngle: Double = DirectionalLock.verticalAngle
  ) {
    precondition(
      horizontalAngle >= 0 && horizontalAngle < verticalAngle && verticalAngle <= 90,
      "horizontalAngle must lie below verticalAngle, both within 0 … 90")
    self.horizontalAngle = horizontalAngle
    self.verticalAngle = verticalAngle
  }

  /// The axis that travel in a direction is tied to, or `nil` when it is free; zero travel is free.
  public func axis(for direction: Vector2) -> ScrollAxis? {
    guard direction != .zero else { return nil }
    let angle = Double.atan2(y: abs(direction.y), x: abs(direction.x)) * 180 / .pi
    if angle <= horizontalAngle { return .horizontal }
    if angle >= verticalAngle { return .vertical }
    return nil
  }
}
