@_spi(Formulas) import ScrollFitting
import ScrollPhysics

/// The δ of the critically damped motion whose largest error on a recording is smallest.
enum CriticalDecay {
  /// Where δ is looked for, in 1/s: bounces that take from ten seconds to a twentieth.
  static let range = 0.5...200.0

  /// Scans the range in steps of a twelfth, then narrows the best step by the golden section.
  ///
  /// The motion for a given δ is fitted exactly, so one number is left to search for.
  static func best(for recording: Recording) -> Double {
    func error(_ decay: Double) -> Double {
      let motion = LinearMotion(.critical(decay: decay), at: recording.times)
      return MinimaxFit(motion, to: recording.offsets).largestError
    }
    let step = 13.0 / 12
    var best = (decay: range.lowerBound, error: Double.infinity)
    var decay = range.lowerBound
    while decay <= range.upperBound {
      let error = error(decay)
      if error < best.error { best = (decay, error) }
      decay *= step
    }
    return GoldenSection.least(
      from: best.decay / step, to: best.decay * step, within: 1e-9 * best.decay, error)
  }
}
