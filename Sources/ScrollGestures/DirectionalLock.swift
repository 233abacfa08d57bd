internal import ScrollMath
package import ScrollCoordinates

/// Ties a drag that goes nearly along one axis to that axis.
///
/// ```
/// angle from the horizontal, 0° … 90°:   ≤ 20° horizontal   ≥ 70° vertical   else as it was, at first free
/// ```
///
/// UIKit takes the angle of every move until the drag begins, and then of a move after 0.6 s without one; where
/// ``followsMoves`` is off, it is that of all travel as the drag begins, until the finger lifts. A drag that caught
/// something begins with the last drag's axis, which only a definite one replaces, until its travel leaves the slop.
///
/// Source of the angles, the pause and the catch: two published analyses of the pan recogniser in iOS 26.1, and WebKit
/// (WKDirectionalScrollLockTracker, pull requests 70135 and 71522). Grade B. That moves decide is grade P: WebKit
/// takes the sum of the first 10 pt.
public struct DirectionalLock: Hashable, Sendable {
  /// Up to this angle from the horizontal a drag is horizontal, 20, in degrees (grade B).
  public static let horizontalAngle = 20.0

  /// From this angle from the horizontal a drag is vertical, 70, in degrees (grade B).
  public static let verticalAngle = 70.0

  /// Up to this angle from the horizontal a drag is horizontal, in degrees.
  package let horizontalAngle: Double

  /// From this angle from the horizontal a drag is vertical, in degrees.
  package let verticalAngle: Double

  /// Whether moves decide, as with UIKit; else the travel as the drag begins, once.
  public var followsMoves: Bool

  /// Creates a lock.
  ///
  /// Equal angles leave no drag free: 45 and 45 tie it to the nearer axis. One of exactly that angle is vertical.
  ///
  /// - Precondition: `0 ≤ horizontalAngle ≤ verticalAngle ≤ 90`.
  public init(
    horizontalAngle: Double = DirectionalLock.horizontalAngle,
    verticalAngle: Double = DirectionalLock.verticalAngle, followsMoves: Bool = true
  ) {
    precondition(
      horizontalAngle >= 0 && horizontalAngle <= verticalAngle && verticalAngle <= 90,
      "horizontalAngle must not exceed verticalAngle, both within 0 … 90")
    self.horizontalAngle = horizontalAngle
    self.verticalAngle = verticalAngle
    self.followsMoves = followsMoves
  }

  /// The axis that travel in a direction is tied to, or `nil` when it is free; zero travel is free.
  ///
  /// ```
  /// vertical     |x| sin v (1 − ε) ≤ |y| cos v      v = verticalAngle
  /// horizontal   |y| cos h (1 − ε) ≤ |x| sin h      h = horizontalAngle; vertical goes first
  /// ```
  ///
  /// A direction rounded to two numbers counts as the angle that it was made from: ε is 2^−49.
  package func axis(for direction: Vector2) -> ScrollAxis? {
    let (x, y) = (abs(direction.x), abs(direction.y))
    guard x > 0 || y > 0 else { return nil }
    let horizontal = SineCosine(horizontalAngle * .pi / 180)
    let vertical = SineCosine(verticalAngle * .pi / 180)
    let least = 1 - DirectionalLock.tolerance
    if x * vertical.sine * least <= y * vertical.cosine { return .vertical }
    if y * horizontal.cosine * least <= x * horizontal.sine {
      return .horizontal
    }
    return nil
  }

  /// How far apart, as a fraction, two tangents are still the same: 2⁻⁴⁹.
  ///
  /// Source: grade D, chosen. Above the sum of the roundings of an angle, its sine and cosine, and the
  /// two components, about 2⁻⁵⁰; as an angle, below 1e-13 degrees.
  static let tolerance = 0x1p-49
}
