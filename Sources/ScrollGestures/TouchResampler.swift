internal import ScrollCoordinates

/// Where a finger was at the time of a frame, from samples that came at times of their own.
///
/// ```
/// s    = frame - latency
/// x(s) = x₀ + (x₁ - x₀) (s - t₀) / (t₁ - t₀)             between the samples around s: exact at a constant speed
///        x₁ + v min(s - t₁, prediction, (t₁ - t₀) / 2)    after the newest, v between the last two
///        x₁                                               once it has been silent for `silence`: the finger rests there
/// ```
///
/// Where a digitizer samples at another rate than the display shows, one frame has a sample more than the next, and a
/// slow drag stutters. A host puts one of these per finger before the engine: samples in, and with every frame one
/// touch out. The touch that comes down and the one that lifts go to the engine as they are.
///
/// ```swift
/// finger.add(PointerSample(position: place, time: event.time))              // as samples come
/// if let touch = finger.sample(at: frame) {                                 // with every frame
///   list.touchMoved(1, to: touch.position, time: touch.time)
/// }
/// ```
///
/// - Complexity: O(samples within the latency), at most 16; no allocation.
public struct TouchResampler: Hashable, Sendable {
  /// How long a finger that sends no sample is followed, 0.05, in seconds: three frames at 60 Hz.
  ///
  /// Source: chosen. Grade D.
  package static let silence = 0.05

  /// How long before a frame the finger is shown where it was, in seconds.
  package let latency: Double

  /// How far beyond the newest sample it may be foretold at most, in seconds; never beyond half a step.
  package let prediction: Double

  private var samples = SampleRing()

  /// Creates one for a finger that comes down.
  ///
  /// - Parameters:
  ///   - latency: 0.005 unless given. Source: `InputTransport.cpp` of Android, `linear_resampling.cc` of Chromium. Grade B.
  ///   - prediction: 0.008 unless given; 0 foretells nothing. Source: the same, as is half a step. Grade B.
  /// - Precondition: both are finite, and not negative.
  public init(latency: Double = 0.005, prediction: Double = 0.008) {
    precondition(latency >= 0 && latency.isFinite, "latency must be finite, and not negative")
    precondition(
      prediction >= 0 && prediction.isFinite, "prediction must be finite, and not negative")
    (self.latency, self.prediction) = (latency, prediction)
  }

  /// Takes a sample; one that is not finite, or earlier than the newest, is ignored.
  public mutating func add(_ sample: PointerSample) {
    guard InputGate.isValid(sample.position), sample.time.isFinite else { return }
    if samples.count > 0, sample.time < samples[0].time { return }
    samples.add(sample)
  }

  /// Where the finger was `latency` before a frame, and when; nil before its first sample.
  public func sample(at frame: Double) -> PointerSample? {
    guard samples.count > 0, frame.isFinite else { return nil }
    let (time, newest) = (frame - latency, samples[0])
    guard time < newest.time else {
      let ahead = time - newest.time
      let isFollowed = samples.count > 1 && ahead < Self.silence
      guard isFollowed else { return PointerSample(position: newest.position, time: time) }
      let predicted = min(ahead, prediction, (newest.time - samples[1].time) / 2)
      return PointerSample(
        position: newest.position + samples.difference(at: 0) * predicted, time: time)
    }
    var age = 1
    while age < samples.count, samples[age].time > time { age += 1 }
    guard age < samples.count else { return samples[age - 1] }
    let before = samples[age]
    return PointerSample(
      position: before.position + samples.difference(at: age - 1) * (time - before.time), time: time
    )
  }
}
