internal import ScrollMath

/// UIKit's way of naming a spring: how long it takes and its damping ratio.
///
/// `UIView.animate(withDuration:usingSpringWithDamping:)` looks for the ω0 at which the envelope of a
/// unit displacement has shrunk to ε when the duration is over:
///
/// ```
/// ζ < 1   ζ / √(1 - ζ²) e^(-ζ ω0 T) = ε
/// ζ = 1   (1 + ω0 T) e^(-ω0 T)      = ε
/// ```
///
/// by twelve rounds of Newton's method from 5/T. The rounds are repeated here as they are: close to
/// ζ = 1 twelve are not quite enough, and agreeing with UIKit matters more than finishing.
///
/// Source: behaviour of UIView's spring animations; ε = 0.001. Grade A.
extension DampedSpring {
  /// The share of the displacement at which UIKit calls a spring settled, ε = 0.001, dimensionless.
  ///
  /// Source: Core Animation's settling durations, reproduced digit for digit. Grade A.
  public static let uiKitEpsilon = 0.001

  /// Creates the spring of mass 1 that UIKit makes of a duration and a damping ratio.
  ///
  /// Nil when no spring has that envelope: for very small damping ratios, ζ / √(1 - ζ²) <= ε, the
  /// envelope starts below ε already.
  ///
  /// - Parameters:
  ///   - duration: T, in seconds.
  ///   - dampingRatio: ζ, above 0 and at most 1.
  ///   - epsilon: the share left at the end.
  /// - Precondition: `duration` is positive and finite, `0 < dampingRatio <= 1`, `0 < epsilon < 1`.
  public init?(
    settlingIn duration: Double, dampingRatio: Double, epsilon: Double = DampedSpring.uiKitEpsilon
  ) {
    precondition(duration > 0 && duration.isFinite, "duration must be positive and finite")
    precondition(dampingRatio > 0 && dampingRatio <= 1, "dampingRatio must be above 0, at most 1")
    precondition(epsilon > 0 && epsilon < 1, "epsilon must lie between 0 and 1")
    // In u = ω0 T the equation does not know the duration.
    var u = 5.0
    for _ in 0..<12 {
      let (excess, slope) = Self.envelope(u, dampingRatio: dampingRatio, epsilon: epsilon)
      u -= excess / slope
    }
    let frequency = u / duration
    guard u > 0, (frequency * frequency).isFinite, frequency * frequency > 0 else { return nil }
    self.init(stiffness: frequency * frequency, dampingRatio: dampingRatio)
  }

  /// Envelope less ε at u = ω0 T, and its derivative by u.
  private static func envelope(
    _ u: Double, dampingRatio: Double, epsilon: Double
  ) -> (excess: Double, slope: Double) {
    if dampingRatio < 1 {
      let amplitude = Self.tangent(dampingRatio) * Double.exp(-dampingRatio * u)
      return (amplitude - epsilon, -dampingRatio * amplitude)
    }
    let decay = Double.exp(-u)
    return ((1 + u) * decay - epsilon, -u * decay)
  }

  /// ζ / √(1 - ζ²), without cancellation near 1.
  private static func tangent(_ dampingRatio: Double) -> Double {
    dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The duration UIKit would need to name this spring: the inverse of
  /// ``init(settlingIn:dampingRatio:epsilon:)``.
  ///
  /// - Parameter epsilon: the share left at the end.
  /// - Returns: in seconds; nil for an over-damped spring, which UIKit cannot name, and for one that
  ///   starts below ε.
  /// - Precondition: `0 < epsilon < 1`.
  public func uiKitDuration(epsilon: Double = DampedSpring.uiKitEpsilon) -> Double? {
    precondition(epsilon > 0 && epsilon < 1, "epsilon must lie between 0 and 1")
    guard dampingRatio > 0, dampingRatio <= 1 else { return nil }
    if dampingRatio < 1 {
      let rounds = Double.log(Self.tangent(dampingRatio) / epsilon)
      return rounds > 0 ? rounds / decay : nil
    }
    let motion = SpringMotion(self, from: 1, velocity: 0)
    return motion.settleTime(within: epsilon)
  }
}
