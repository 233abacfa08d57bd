/// The few numbers of a pan.
public struct PanConfiguration: Hashable, Sendable {
  /// Travel before a touch becomes a drag, 10, in points; this travel is not scrolled.
  ///
  /// Source: UIScrollView, grade A.
  public static let slop = 10.0

  /// The least speed that flings, 250, in pt/s, as the length of the 2-D velocity.
  ///
  /// Source: UIScrollView, grade B.
  public static let minimumFlingSpeed = 250.0

  /// Travel before a touch becomes a drag, in points.
  public var slop: Double { didSet { checkSlop() } }

  /// The axes the drag may move along.
  public var axes: PanAxes

  /// The angles that tie a drag to one axis, or `nil` for drags that are free.
  public var directionalLock: DirectionalLock?

  /// The least speed that flings, in pt/s; a slower release has velocity 0.
  public var minimumFlingSpeed: Double { didSet { checkSpeeds() } }

  /// The greatest speed of a fling, in pt/s; a faster one keeps its direction.
  public var maximumFlingSpeed: Double { didSet { checkSpeeds() } }

  /// How velocity is judged.
  public var estimator: VelocityEstimator

  /// How long a finger must rest before lifting to have velocity 0, in seconds; `nil`: however long.
  public var stillFingerInterval: Double? { didSet { checkInterval() } }

  /// Creates a configuration; what is left out is as in UIScrollView.
  ///
  /// - Precondition: `slop` is finite and not negative, `0 ≤ minimumFlingSpeed ≤ maximumFlingSpeed`
  ///   and `stillFingerInterval` is positive.
  public init(
    slop: Double = PanConfiguration.slop,
    axes: PanAxes = .both,
    directionalLock: DirectionalLock? = nil,
    minimumFlingSpeed: Double = PanConfiguration.minimumFlingSpeed,
    maximumFlingSpeed: Double = .infinity,
    estimator: VelocityEstimator = .uiKit,
    stillFingerInterval: Double? = VelocityTracker.stillFingerInterval
  ) {
    self.slop = slop
    self.axes = axes
    self.directionalLock = directionalLock
    self.minimumFlingSpeed = minimumFlingSpeed
    self.maximumFlingSpeed = maximumFlingSpeed
    self.estimator = estimator
    self.stillFingerInterval = stillFingerInterval
    checkSlop()
    checkSpeeds()
    checkInterval()
  }

  private func checkSlop() {
    precondition(slop.isFinite && slop >= 0, "slop must be finite and not negative")
  }

  private func checkSpeeds() {
    precondition(
      minimumFlingSpeed >= 0 && minimumFlingSpeed <= maximumFlingSpeed,
      "minimumFlingSpeed must lie between 0 and maximumFlingSpeed")
  }

  private func checkInterval() {
    guard let stillFingerInterval else { return }
    precondition(stillFingerInterval > 0, "stillFingerInterval must be positive")
  }
}
