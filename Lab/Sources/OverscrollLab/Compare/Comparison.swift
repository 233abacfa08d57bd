import Foundation
import ScrollPhysics

/// A recording next to a law whose free numbers are the best there are for it.
public struct Comparison: Hashable, Sendable {
  /// The recording.
  public let recording: Recording
  /// The law.
  public let law: ComparedLaw
  /// Pixels per point.
  public let scale: Double
  /// The law's numbers, the fitted ones first.
  public let parameters: [Parameter]
  /// What the law says at each sample, in points.
  public let fitted: [Double]
  /// Recorded less fitted, in points.
  public let errors: [Double]

  /// A number of a law.
  public struct Parameter: Hashable, Sendable {
    /// Its letter in the formulas: `y0`, `v0`, `delta`.
    public let name: String
    /// The value.
    public let value: Double
    /// The unit; empty for a pure number.
    public let unit: String
  }

  /// The root of the mean squared error, in points.
  public var rms: Double { errors.rms }
  /// The largest error, in device pixels.
  public var largestErrorPixels: Double { scale * abs(errors.worst.value) }

  /// Compares a recording with a law.
  ///
  /// - Precondition: the recording has at least three samples; `scale > 0`.
  public init(_ recording: Recording, with law: ComparedLaw, scale: Double) {
    precondition(recording.count >= 3, "recording must have at least three samples")
    precondition(scale > 0, "scale must be positive")
    let fits = Self.motions(of: law.model, recording: recording).map { motion, constants in
      let fit = MinimaxFit(motion, to: recording.offsets)
      let fitted = motion.values(displacement: fit.displacement, velocity: fit.velocity)
      let worst = abs(zip(recording.offsets, fitted).map { $0 - $1 }.worst.value)
      return (fit: fit, fitted: fitted, constants: constants, worst: worst)
    }
    let (fit, fitted, constants, _) = fits.reduce(fits[0]) { $1.worst < $0.worst ? $1 : $0 }
    self.recording = recording
    self.law = law
    self.scale = scale
    self.fitted = fitted
    self.errors = zip(recording.offsets, fitted).map { $0 - $1 }
    self.parameters =
      [
        Parameter(name: "y0", value: fit.displacement, unit: "pt"),
        Parameter(name: "v0", value: fit.velocity, unit: "pt/s"),
      ] + constants + Self.criticalForm(of: fit, constants: constants)
  }

  /// A and φ of y = A (t+φ) e^(-δ(t+φ)); none for other laws and for a pure exponential, φ = ∞.
  private static func criticalForm(of fit: MinimaxFit, constants: [Parameter]) -> [Parameter] {
    guard let decay = constants.first(where: { $0.name == "delta" })?.value else { return [] }
    let slope = fit.velocity + decay * fit.displacement
    let phase = fit.displacement / slope
    let amplitude = slope * exp(decay * phase)
    guard phase.isFinite, amplitude.isFinite else { return [] }
    return [
      Parameter(name: "A", value: amplitude, unit: "pt/s"),
      Parameter(name: "phi", value: phase, unit: "s"),
    ]
  }

  /// The motions to try: by frames where some have no sample in two readings, for what there is of them may not have
  /// been recorded, or not have been shown.
  private static func motions(
    of model: ComparedLaw.Model, recording: Recording
  ) -> [(LinearMotion, [Parameter])] {
    let shown = motion(of: model, recording: recording)
    guard case .frames(let law) = model, let counts = recording.frameCounts else { return [shown] }
    let missing = Double(counts.reduce(0, +) - recording.count)
    let motion = LinearMotion(law, at: recording.times, steps: counts)
    return [
      shown, (motion, shown.1 + [Parameter(name: "missing", value: missing, unit: "frames")]),
    ]
  }

  /// What moves, and the law's numbers that are not fitted by it.
  private static func motion(
    of model: ComparedLaw.Model, recording: Recording
  ) -> (LinearMotion, [Parameter]) {
    let times = recording.times
    func parameters(_ unit: String, _ numbers: KeyValuePairs<String, Double>) -> [Parameter] {
      numbers.map { Parameter(name: $0, value: $1, unit: unit) }
    }
    switch model {
    case .frames(let law):
      let interval = recording.frameInterval
      return (LinearMotion(law, at: times), parameters("s", ["frameInterval": interval]))
    case .continuous(let law):
      let numbers = parameters("1/s", ["p": ScrollEdge.uiKitPull, "r": law.decay])
      return (LinearMotion(law, at: times), numbers)
    case .spring(let spring):
      let numbers = parameters(
        "",
        [
          "mass": spring.mass, "stiffness": spring.stiffness, "dampingRatio": spring.dampingRatio,
        ])
      return (LinearMotion(spring, at: times), numbers)
    case .critical(let decay):
      return (LinearMotion(.critical(decay: decay), at: times), parameters("1/s", ["delta": decay]))
    case .criticalFitted:
      return motion(of: .critical(decay: CriticalDecay.best(for: recording)), recording: recording)
    }
  }
}

extension DampedSpring {
  /// y = A (t+φ) e^(-δ(t+φ)) is the critically damped spring with ω0 = δ, in 1/s.
  static func critical(decay: Double) -> DampedSpring {
    DampedSpring(stiffness: decay * decay, dampingRatio: 1)
  }
}

extension Comparison {
  /// Compares each recording with each law.
  ///
  /// Samples at the end that lie on the edge are left out (``Recording/moving``).
  ///
  /// - Parameter scale: pixels per point; nil to read it off each recording.
  public static func all(
    of recordings: [Recording], with laws: [ComparedLaw], scale: Double?
  ) throws(InputError) -> [Comparison] {
    var comparisons: [Comparison] = []
    for recording in recordings {
      let pixels = try recording.pixels(scale)
      let moving = try recording.enoughMoving()
      comparisons += laws.map { Comparison(moving, with: $0, scale: pixels) }
    }
    return comparisons
  }
}

extension Recording {
  /// Pixels per point, as stated or read off the offsets.
  func pixels(_ stated: Double?) throws(InputError) -> Double {
    guard let scale = stated ?? displayScale else {
      throw InputError(
        file: name,
        reason: "the offsets fit no pixels of scale 1, 2 or 3; say the display's with --scale")
    }
    return scale
  }

  /// The samples in motion, as many as a law needs.
  func enoughMoving() throws(InputError) -> Recording {
    let (moving, needed) = (moving, RecordingReader.minimumCount)
    guard moving.count >= needed else {
      throw InputError(
        file: name,
        reason: "\(moving.count) samples before it rests on the edge; at least \(needed) are needed"
      )
    }
    return moving
  }
}

extension [Double] {
  /// The root of the mean square.
  var rms: Double { (reduce(0) { $0 + $1 * $1 } / Double(Swift.max(1, count))).squareRoot() }

  /// The element farthest from 0, the first of several, and where it is.
  var worst: (index: Int, value: Double) {
    indices.reduce((0, 0.0)) { abs(self[$1]) > abs($0.1) ? ($1, self[$1]) : $0 }
  }
}
