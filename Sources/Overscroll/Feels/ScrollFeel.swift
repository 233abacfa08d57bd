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
/// - Complexity: a value of some 350 bytes, no allocation.
public struct ScrollFeel: Hashable, Sendable {
  /// Deceleration, edge, band and stop rule.
  public var law: ScrollLaw

  // In this order the small ones fill no words of their own.
  /// What a new fling takes over from the one it interrupts.
  public var momentum: MomentumRule

  /// What makes a drag and a fling.
  public var thresholds: FlingThresholds

  /// How the velocity of a lifting finger is judged.
  public var estimator: VelocityEstimator

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

extension ScrollFeel {
  /// UIScrollView: the closed form through its frames at 60 Hz, the same at every display rate.
  ///
  /// Of the closed forms the only one that five recordings of devices at 60, 80 and 120 Hz agree with to half a
  /// pixel: the guide *How close to iOS* has the table. Grade A.
  public static let uiKit = ScrollFeel(
    law: ScrollLaw(
      deceleration: .exponential(decay: DecelerationRate.normal.decayConstant),
      frames: .through(interval: 1.0 / 60)),
    estimator: .uiKit,
    thresholds: FlingThresholds(
      slop: PanConfiguration.slop, minimumSpeed: PanConfiguration.minimumFlingSpeed),
    momentum: .buildUp, pages: .uiKit)
}
