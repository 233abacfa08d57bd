/// The rules that belong to no platform but UIKit; zero with fewer than two samples.
extension VelocityEstimator {
  /// An unweighted quadratic fit; a straight line through two samples.
  public static var leastSquares: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.onBoth { $0.leastSquares } })
  }

  /// The velocity given by the work done on a mass dragged along the samples.
  public static var impulse: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.onBoth { $0.impulse($0.decisive) } })
  }

  /// The average velocity.
  public static var mean: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.onBoth { $0.mean } })
  }

  /// The four that belong to no platform but UIKit.
  public static var general: [VelocityEstimator] { [.uiKit, .leastSquares, .impulse, .mean] }
}

extension RingAxis {
  /// How many of the newest samples decide: those of the horizon, but two at least.
  fileprivate var decisive: Int { max(count(within: VelocityEstimator.horizon), min(count, 2)) }

  fileprivate var leastSquares: Double {
    parabolaSlope(count(within: VelocityEstimator.horizon)) { $0 * ($2 / $1) } ?? mean
  }

  /// The displacement over the duration of those.
  fileprivate var mean: Double { count < 2 ? 0 : mean(backTo: decisive - 1) }
}
