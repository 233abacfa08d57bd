/// How the speed of a finger is judged from its last positions.
///
/// | name | what it does | seen in |
/// |---|---|---|
/// | `uiKit` | weighs the last three differences 0.60, 0.35, 0.05, oldest first | UIScrollView (A) |
/// | `leastSquares` | slope, now, of the parabola through the last 100 ms | Flutter, Android (B) |
/// | `impulse` | speed of a mass pushed along the last 100 ms, per axis | Android (B) |
/// | `mean` | displacement over duration of the last 100 ms | common, for comparison (D) |
///
/// All agree on a finger that moves at constant velocity.
public enum VelocityEstimator: Hashable, Sendable, CaseIterable {
  /// UIScrollView's weights: see ``UIKitVelocity``.
  case uiKit
  /// An unweighted quadratic fit; a straight line through two samples.
  case leastSquares
  /// The velocity given by the work done on a mass dragged along the samples.
  case impulse
  /// The average velocity.
  case mean
}
