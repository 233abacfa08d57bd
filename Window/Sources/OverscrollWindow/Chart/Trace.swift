import Overscroll

/// What was shown in the last seconds, and what is predicted.
struct Trace {
  /// What was shown at a time.
  struct Sample {
    var time: Double
    var motion: PlottedMotion
  }

  /// How much is kept, 4, in seconds.
  ///
  /// Source: chosen. Grade D.
  static let past = 4.0

  private(set) var samples: [Sample] = []
  /// From the release on, until something else happens.
  private(set) var prediction: [Sample] = []
  private var (wasFree, wasMoving) = (false, false)

  /// Notes a frame; at a release, asks the scene for all that will come.
  mutating func note(_ scene: any StageScene, at time: Double) {
    let motion = scene.motion
    if let last = samples.last {
      guard time > last.time else { return }
      // While no frames were requested, nothing moved; where they were, they came late.
      if !wasMoving, time - last.time > 0.1 {
        let rest = PlottedMotion(value: last.motion.value, velocity: 0, phase: .idle)
        samples.append(Sample(time: last.time + 0.001, motion: rest))
        samples.append(Sample(time: time - 0.016, motion: rest))
      }
    }
    samples.append(Sample(time: time, motion: motion))
    samples.removeAll { $0.time < time - Self.past }
    if motion.phase.isFree, !wasFree { predict(scene, from: time) }
    if motion.phase == .dragging || motion.phase == .zooming { prediction = [] }
    (wasFree, wasMoving) = (motion.phase.isFree, scene.isMoving)
  }

  private mutating func predict(_ scene: any StageScene, from time: Double) {
    let end = min(scene.restTime, time + 8)
    guard end > time else { return }
    let times = (0...120).map { time + (end - time) * Double($0) / 120 }
    prediction = zip(times, scene.prediction(at: times)).map { Sample(time: $0, motion: $1) }
  }

  /// Forgets everything: another scene.
  mutating func clear() { self = Trace() }
}
