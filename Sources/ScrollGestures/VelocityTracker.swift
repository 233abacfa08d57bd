public import ScrollCoordinates

/// Follows one pointer and says how fast it moves.
///
/// The velocity is the *pointer's*, in pt/s: positive to the right and down. Content scrolls the other
/// way, so the owner of an offset negates it.
///
/// ## What happens with imperfect samples
///
/// - **Equal times** (within half a microsecond): the newer position replaces the older one.
/// - **Reversed times**, times below zero, NaN, infinities: the sample is ignored and counted.
/// - **Quantised times** are taken as they are. A difference over n ticks of the clock is off by at
///   most the fraction 1/n: with 1 ms ticks at 120 Hz, 8 or 9 ms stand for 8.33, between −7.4 and
///   +4.2 %; an average over several differences is off by less.
/// - **Repeated positions** count as stillness. `.uiKit` does not store them, because UIKit reports a
///   touch only when it moved; the other estimators see them as the samples they are.
///
/// - Complexity: O(1) in time and memory (at most sixteen samples, inline), no allocation.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back estimators look, 0.1, in seconds, measured from the newest sample.
  ///
  /// Source: grade B, Flutter and Android use the same 100 ms.
  public static let horizon = 0.1

  /// How long a finger must rest before lifting to have velocity 0: 0.1, in seconds.
  ///
  /// Source: grade C, the 100 ms of the ScrollMechanics repository; a pan recogniser of UIKit alone reports the old
  /// velocity. Flutter and Android use 40 ms.
  public static let stillFingerInterval = 0.1

  /// Times closer than this are the same time: 5e-7, in seconds.
  ///
  /// Source: grade D, chosen. Half the tick of the finest event clocks (1 µs), so that neighbouring
  /// ticks stay apart and no difference is divided by rounding noise.
  public static let clockResolution = 5e-7

  /// How velocity is judged.
  public let estimator: VelocityEstimator

  /// How long the pointer must rest for its velocity to be 0, in seconds; `nil` turns the rule off.
  public let stillFingerInterval: Double?

  /// What was ignored.
  public var diagnostics: InputDiagnostics { gate.diagnostics }

  private var gate = InputGate()
  private var motion = RecentMotion()

  /// Creates a tracker without samples.
  ///
  /// - Precondition: `stillFingerInterval` is positive (or `nil`).
  public init(
    estimator: VelocityEstimator = .uiKit,
    stillFingerInterval: Double? = VelocityTracker.stillFingerInterval
  ) {
    if let interval = stillFingerInterval {
      precondition(interval > 0, "stillFingerInterval must be positive")
    }
    self.estimator = estimator
    self.stillFingerInterval = stillFingerInterval
  }

  /// Takes the next sample.
  public mutating func add(_ sample: PointerSample) {
    guard gate.admits(sample.position, at: sample.time, isFirst: motion.isEmpty) else { return }
    motion.add(sample, for: estimator)
  }

  /// The pointer's velocity as the estimator sees it at the newest sample, in pt/s.
  ///
  /// Knows nothing of how long the pointer has rested since; see ``velocity(at:)``.
  public var rawVelocity: Vector2 { motion.velocity(by: estimator) }

  /// Whether the pointer has rested long enough, at `time` in seconds, to count as still.
  ///
  /// A NaN or earlier time counts as no rest at all.
  public func isStill(at time: Double) -> Bool {
    guard let stillFingerInterval else { return false }
    return motion.isStill(at: time, for: stillFingerInterval)
  }

  /// The pointer's velocity at a time, in pt/s: zero once it is still, else ``rawVelocity``.
  ///
  /// Zero with fewer than two samples.
  public func velocity(at time: Double) -> Vector2 { isStill(at: time) ? .zero : rawVelocity }

  /// Forgets the samples and keeps the counters.
  public mutating func reset() { motion.reset() }

  /// A setting of ``stillFingerInterval`` that makes sense, in seconds.
  ///
  /// NaN, zero and negative numbers become the default; infinity turns the rule off, as `nil` does.
  static func sanitized(stillFingerInterval interval: Double?) -> Double? {
    guard let interval, interval < .infinity || interval.isNaN else { return nil }
    return interval > 0 ? interval : VelocityTracker.stillFingerInterval
  }
}
