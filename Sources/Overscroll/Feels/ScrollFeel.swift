public import ScrollGestures
public import ScrollPhysics

/// How a scroll view feels: how it moves, resists and stops, and what it makes of a finger.
///
/// ```
/// list.feel = .android
/// list.feel.law.band = .stop          // or any part by itself
/// ```
///
/// ``Scroller/feel``, ``Pager/feel`` and ``NestedScroll/feel`` take it, at any time.
///
/// - Complexity: a value of some 210 bytes, no allocation.
public struct ScrollFeel: Hashable, Sendable {
  /// Deceleration, edge, band and stop rule.
  public var law: ScrollLaw

  /// How the velocity of a lifting finger is judged.
  public var estimator: VelocityEstimator

  /// What makes a drag and a fling.
  public var thresholds: FlingThresholds

  /// What a new fling takes over from the one it interrupts.
  public var momentum: MomentumRule

  /// Which page a release of a pager goes to.
  public var pages: PageRule

  /// Creates a feel from its parts.
  public init(
    law: ScrollLaw, estimator: VelocityEstimator, thresholds: FlingThresholds,
    momentum: MomentumRule = .none, pages: PageRule = .projected
  ) {
    self.law = law
    self.estimator = estimator
    self.thresholds = thresholds
    self.momentum = momentum
    self.pages = pages
  }

  /// Creates a feel from the parts of its law and the rest.
  public init(
    deceleration: ScrollDeceleration, edge: ScrollEdge, band: ScrollBand, stop: StopRule,
    estimator: VelocityEstimator, thresholds: FlingThresholds, momentum: MomentumRule = .none,
    pages: PageRule = .projected
  ) {
    self.init(
      law: ScrollLaw(deceleration: deceleration, edge: edge, band: band, stop: stop),
      estimator: estimator, thresholds: thresholds, momentum: momentum, pages: pages)
  }
}
