package import ScrollCoordinates

/// The few numbers of a pan.
///
/// A number that is none, or has the wrong sign, is replaced by its default at the creation. A model that is
/// handed such a one later keeps the configuration that it has, and counts it.
public struct PanConfiguration: Hashable, Sendable {
  /// Travel before a touch becomes a drag, 10, in points; this travel is not scrolled.
  ///
  /// Source: UIScrollView, grade A.
  public static let slop = 10.0

  /// The least speed that flings, 250, in pt/s, as the length of the 2-D velocity: with the estimator `.uiKit`
  /// that of UIKit's recogniser after the last move.
  ///
  /// Source: UIScrollView, grade B.
  public static let minimumFlingSpeed = UIKitRelease.leastSpeed

  /// How long a finger must rest before lifting to have velocity 0: 0.1, in seconds.
  ///
  /// Source: grade C, the 100 ms of the ScrollMechanics repository; a pan recogniser of UIKit alone reports the old
  /// velocity. Flutter and Android use 40 ms.
  public static let stillFingerInterval = 0.1

  /// Travel before a touch becomes a drag, in points: with the estimator `.uiKit` on either axis, with any other
  /// the distance.
  ///
  /// At creation NaN, an infinity or a negative number counts as the default, 10.
  public var slop: Double

  /// The least speed that flings, in pt/s; a slower release has velocity 0.
  ///
  /// UIKit's is compared to what its recogniser reads, 0.2 of the last difference and 0.8 of the reading before it.
  ///
  /// At creation NaN or a negative number counts as the default, 250.
  public var minimumFlingSpeed: Double

  /// The greatest speed of a fling, in pt/s; a faster one keeps its direction.
  ///
  /// At creation NaN or a negative number counts as the default, no limit. Where this is below
  /// `minimumFlingSpeed`, a release that reaches the minimum flings at this speed.
  public var maximumFlingSpeed: Double

  /// How long a finger must rest before lifting to have velocity 0, in seconds; `nil`: however long.
  ///
  /// At creation NaN, zero or a negative number counts as the default, 0.1; infinity as `nil`.
  public var stillFingerInterval: Double?

  /// Whether a touch that catches what moves has the slop of any other before it drags; off unless set: it drags
  /// from its first move.
  ///
  /// Either is stopped by the touch. Which UIKit does is disputed (grade P).
  public var waitsWhenCatching: Bool

  /// How velocity is judged.
  public var estimator: VelocityEstimator

  /// Creates a configuration; what is left out is as in UIScrollView.
  public init(
    slop: Double = PanConfiguration.slop,
    minimumFlingSpeed: Double = PanConfiguration.minimumFlingSpeed,
    maximumFlingSpeed: Double = .infinity,
    estimator: VelocityEstimator = .uiKit,
    stillFingerInterval: Double? = PanConfiguration.stillFingerInterval,
    waitsWhenCatching: Bool = false
  ) {
    self.waitsWhenCatching = waitsWhenCatching
    self.slop = slop.isFinite && slop >= 0 ? slop : Self.slop
    self.minimumFlingSpeed = minimumFlingSpeed >= 0 ? minimumFlingSpeed : Self.minimumFlingSpeed
    self.maximumFlingSpeed = maximumFlingSpeed >= 0 ? maximumFlingSpeed : .infinity
    self.estimator = estimator
    if let stillFingerInterval, stillFingerInterval != .infinity {
      self.stillFingerInterval =
        stillFingerInterval > 0 ? stillFingerInterval : Self.stillFingerInterval
    }
  }

  /// Whether its numbers are such as a creation leaves; only ``maximumFlingSpeed`` may be infinite.
  var isValid: Bool {
    slop >= 0 && slop <= Self.largest && minimumFlingSpeed >= 0 && minimumFlingSpeed <= Self.largest
      && maximumFlingSpeed >= 0
      && (stillFingerInterval.map { $0 > 0 && $0 <= Self.largest } ?? true)
  }

  /// The largest number that is taken for one, 1e12.
  ///
  /// Source: chosen, as for places. Grade D.
  private static let largest = 1e12

  /// A velocity within ``maximumFlingSpeed``, in pt/s; a faster one keeps its direction.
  package func limited(_ velocity: Vector2) -> Vector2 {
    let speed = velocity.length
    return speed > maximumFlingSpeed ? velocity * (maximumFlingSpeed / speed) : velocity
  }
}
