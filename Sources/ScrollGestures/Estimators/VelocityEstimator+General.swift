/// The rules that belong to no platform but UIKit.
extension VelocityEstimator {
  /// An unweighted quadratic fit; a straight line through two samples.
  public static var leastSquares: VelocityEstimator {
    VelocityEstimator(
      SampleRule { $0.ring.leastSquaresVelocity(within: VelocityEstimator.horizon) })
  }

  /// The velocity given by the work done on a mass dragged along the samples.
  public static var impulse: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.ring.impulseVelocity(within: VelocityEstimator.horizon) })
  }

  /// The average velocity.
  public static var mean: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.ring.meanVelocity(within: VelocityEstimator.horizon) })
  }

  /// The four that belong to no platform but UIKit.
  public static var general: [VelocityEstimator] { [.uiKit, .leastSquares, .impulse, .mean] }
}
