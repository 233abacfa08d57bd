/// A spring motion sampled once and read by any number of items: values and slopes at even spacing, a
/// cubic between them.
///
/// Copies share the samples. An item that follows the same motion from another start, or on another
/// scale, uses the table of the unit motion and scales what it reads.
///
/// ```
/// x(t) ≈ cubic Hermite of the samples on either side of t, and their slopes
/// |error of the value|    <= h⁴ / 384 · max |x⁗|          h the spacing of the samples
/// |error of the velocity| <= √3 h³ / 216 · max |x⁗|
/// ```
///
/// The fourth derivative of a spring motion is itself a motion of that spring, whose farthest excursion
/// is known; so ``errorBound`` is a bound, not an estimate. From ``duration`` on the value is exactly
/// the target: a jump no larger than the tolerance.
///
/// - Complexity: O(1) per question, without an exponential; O(samples) memory, allocated once.
public struct SpringTable: Hashable, Sendable {
  /// Where the motion ends, in points.
  public let target: Double

  /// When it ends, in seconds: the settling time within the tolerance.
  public let duration: Double

  /// The spacing of the samples h, in seconds.
  package let sampleInterval: Double

  /// What the interpolation can be off by before the end, in points.
  public let errorBound: Double

  /// What the velocity can be off by before the end, in pt/s.
  package let velocityErrorBound: Double

  private let samplesPerSecond: Double
  private let samples: [MotionState]

  /// Samples a motion as finely as its tolerance asks for: ``errorBound`` is at most the tolerance.
  ///
  /// Nil when the motion never settles (an undamped spring).
  ///
  /// - Parameters:
  ///   - motion: what to sample.
  ///   - tolerance: the distance from the target at which it ends, in points.
  /// - Returns: nil when the motion never settles, or would need more than 2^24 samples.
  /// - Precondition: `tolerance` is positive and finite.
  public init?(_ motion: SpringMotion, tolerance: Double) {
    precondition(tolerance > 0 && tolerance.isFinite, "tolerance must be positive and finite")
    let snap = motion.largestFourthDerivative
    // Half the tolerance leaves the other half for rounding; h^4 needs two square roots to undo.
    let interval = snap > 0 ? (192 * tolerance / snap).squareRoot().squareRoot() : .infinity
    guard let duration = motion.settleTime(within: tolerance),
      duration / interval <= Self.mostSamples
    else { return nil }
    self.init(motion, tolerance: tolerance, duration: duration, sampleInterval: interval)
  }

  /// The most samples of a table, 2^24.
  ///
  /// Source: chosen. Grade D.
  private static let mostSamples = 0x1p24

  /// Samples a motion at a given spacing, or the next smaller one that divides the duration evenly.
  ///
  /// Nil when the motion never settles (an undamped spring).
  ///
  /// - Parameters:
  ///   - motion: what to sample.
  ///   - tolerance: the distance from the target at which it ends, in points.
  ///   - sampleInterval: the largest spacing allowed, in seconds.
  /// - Precondition: `tolerance` is positive and finite, `sampleInterval` is positive and makes no more
  ///   than 2^24 samples.
  public init?(_ motion: SpringMotion, tolerance: Double, sampleInterval: Double) {
    precondition(tolerance > 0 && tolerance.isFinite, "tolerance must be positive and finite")
    precondition(sampleInterval > 0, "sampleInterval must be positive")
    guard let duration = motion.settleTime(within: tolerance) else { return nil }
    precondition(
      duration / sampleInterval <= Self.mostSamples,
      "sampleInterval must not make more than 2^24 samples")
    self.init(motion, tolerance: tolerance, duration: duration, sampleInterval: sampleInterval)
  }

  private init(
    _ motion: SpringMotion, tolerance: Double, duration: Double, sampleInterval: Double
  ) {
    let steps = max(1, Int((duration / sampleInterval).rounded(.up)))
    let interval = duration / Double(steps)
    let snap = motion.largestFourthDerivative
    let cubed = interval * interval * interval
    self.target = motion.limit
    self.duration = duration
    self.sampleInterval = interval
    // What the samples themselves are off by, from rounding, comes on top.
    let rounding = 16 * (abs(motion.limit) + motion.largestExcursion).ulp
    self.errorBound = cubed * interval * snap / 384 + rounding
    self.velocityErrorBound =
      interval > 0 ? cubed * snap * (3.0.squareRoot() / 216) + 4 * rounding / interval : 0
    self.samplesPerSecond = duration > 0 ? Double(steps) / duration : 0
    self.samples = (0...steps).map { motion.state(at: Double($0) * interval) }
  }

  /// The number of samples kept.
  package var sampleCount: Int { samples.count }

  /// The position `time` seconds after the start, in points; the target from the end on.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity `time` seconds after the start, in pt/s; 0 from the end on.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Position and velocity together.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time)
    guard time < duration else { return MotionState(value: target, velocity: 0) }
    let place = time * samplesPerSecond
    // Rounding can carry the last moment before the end to the last sample.
    let index = min(Int(place), samples.count - 2)
    let share = place - Double(index)
    let from = samples[index]
    let to = samples[index + 1]
    // The cubic through both values with both slopes, about the sample before: from + s (m0 + s (a + s b)).
    let rise = to.value - from.value
    let slope0 = from.velocity * sampleInterval
    let slope1 = to.velocity * sampleInterval
    let b = slope0 + slope1 - 2 * rise
    let a = rise - slope0 - b
    return MotionState(
      value: from.value + share * (slope0 + share * (a + share * b)),
      velocity: (slope0 + share * (2 * a + 3 * share * b)) * samplesPerSecond)
  }
}
