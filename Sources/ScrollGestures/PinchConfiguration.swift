/// The few numbers of a pinch.
public struct PinchConfiguration: Hashable, Sendable {
  /// The least distance of two fingers, 10, in points; nearer fingers count as this far apart.
  ///
  /// Source: grade D, chosen. Fingertips cannot come nearer; emulated ones can, and a distance of 0
  /// would make the scale infinite.
  public static let minimumSpan = 10.0

  /// The scale never leaves 1/limit … limit: 1e6, dimensionless.
  ///
  /// Source: grade D, chosen. Beyond every zoom; keeps any number of re-grips from overflowing.
  public static let scaleLimit = 1e6

  /// The least distance of two fingers, in points.
  public let minimumSpan: Double

  /// How long the scale must rest before the end to have no speed, in seconds; `nil`: however long.
  public let stillFingerInterval: Double?

  /// Creates a configuration.
  ///
  /// A span that is not finite and positive counts as the default, 10. So does an interval that is NaN
  /// or not positive, as 0.1; an infinite one counts as `nil`.
  public init(
    minimumSpan: Double = PinchConfiguration.minimumSpan,
    stillFingerInterval: Double? = VelocityTracker.stillFingerInterval
  ) {
    self.minimumSpan =
      minimumSpan.isFinite && minimumSpan > 0 ? minimumSpan : PinchConfiguration.minimumSpan
    self.stillFingerInterval = VelocityTracker.sanitized(stillFingerInterval: stillFingerInterval)
  }
}
