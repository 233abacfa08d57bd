/// The few numbers of a pinch.
public struct PinchConfiguration: Hashable, Sendable {
  /// The least distance of two fingers, 10, in points; nearer fingers count as this far apart.
  ///
  /// Source: grade D, chosen. Fingertips cannot come nearer; emulated ones can, and a distance of 0
  /// would make the scale infinite.
  public static let minimumSpan = 10.0

  /// The scale never leaves 1/limit … limit: 1e6, dimensionless.
  ///
  /// Source: grade D, chosen. Beyond every zoom; keeps endless re-grips from overflowing.
  public static let scaleLimit = 1e6

  /// The least distance of two fingers, in points.
  public let minimumSpan: Double

  /// How the speed of the scale is judged.
  public let estimator: VelocityEstimator

  /// How long the scale must rest before the end to have no speed, in seconds; `nil`: however long.
  public let stillFingerInterval: Double?

  /// Creates a configuration.
  ///
  /// - Precondition: `minimumSpan` is finite and positive; `stillFingerInterval` is positive.
  public init(
    minimumSpan: Double = PinchConfiguration.minimumSpan,
    estimator: VelocityEstimator = .uiKit,
    stillFingerInterval: Double? = VelocityTracker.stillFingerInterval
  ) {
    precondition(
      minimumSpan.isFinite && minimumSpan > 0, "minimumSpan must be finite and positive")
    if let stillFingerInterval {
      precondition(stillFingerInterval > 0, "stillFingerInterval must be positive")
    }
    self.minimumSpan = minimumSpan
    self.estimator = estimator
    self.stillFingerInterval = stillFingerInterval
  }
}
