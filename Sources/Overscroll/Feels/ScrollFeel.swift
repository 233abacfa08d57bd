public import ScrollGestures
public import ScrollPhysics

/// How a scroll view feels: how it moves, resists and stops, and what it makes of a finger.
///
/// ```
/// let feel = ScrollFeel.android
/// var mixed = ScrollFeel.uiKit
/// mixed.law.deceleration = .power(exponent: 2, secondSpeed: 1500)
/// ```
///
/// - Complexity: a value of fewer than 200 bytes, no allocation.
public struct ScrollFeel: Hashable, Sendable {
  /// Deceleration, edge, band and stop rule.
  public var law: FeelLaw

  /// How the velocity of a lifting finger is judged.
  public var estimator: FeelEstimator

  /// What makes a drag and a fling.
  public var thresholds: FlingThresholds

  /// What a new fling takes over from the one it interrupts.
  public var momentum: MomentumRule

  /// Creates a feel from its parts.
  public init(
    law: FeelLaw, estimator: FeelEstimator, thresholds: FlingThresholds,
    momentum: MomentumRule = .none
  ) {
    self.law = law
    self.estimator = estimator
    self.thresholds = thresholds
    self.momentum = momentum
  }

  /// Creates a feel from the parts of its law and the rest.
  public init(
    deceleration: ScrollDeceleration, edge: ScrollEdge, band: ScrollBand, stop: StopRule,
    estimator: FeelEstimator, thresholds: FlingThresholds, momentum: MomentumRule = .none
  ) {
    self.init(
      law: FeelLaw(deceleration: deceleration, edge: edge, band: band, stop: stop),
      estimator: estimator, thresholds: thresholds, momentum: momentum)
  }
}

/// Which rule judges the velocity of a lifting finger.
public enum FeelEstimator: Hashable, Sendable {
  /// A rule over the last positions.
  case release(ReleaseEstimator)
  /// The mean of the newest velocities: ``RecentMeanVelocity/firefox``.
  case firefoxMean
  /// The mean of the newest velocities: ``RecentMeanVelocity/qt``.
  case qtMean
}
