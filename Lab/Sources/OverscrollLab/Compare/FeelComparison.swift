public import Overscroll
public import ScrollFeels
import ScrollPhysics
public import StrictJSON

/// A recording next to a platform's law whose start is the best there is for it.
///
/// What a device did lies on its pixels, so a law that explains a recording is off by half of one at most; what
/// else is left is the difference of two laws.
public struct FeelComparison: Hashable, Sendable {
  /// The recording.
  public let recording: Recording
  /// Whose law.
  public let platform: ScrollFeel.Platform
  /// How it began.
  public let start: FeelStart
  /// What it began with: the offset of a release, in points, how long before the first sample, in seconds, or both.
  public let numbers: [Double]
  /// The velocity there, in pt/s.
  public let velocity: Double
  /// How many frames were shown and not recorded, if the law explains more so.
  public let missing: Int
  /// Recorded less the law's, in points.
  public let errors: [Double]

  /// Fits the start of a platform's law to a recording, by least squares.
  ///
  /// UIKit's law is played frame by frame at the recording's own times, as UIScrollView computes it; the others are
  /// in closed form.
  ///
  /// - Precondition: the recording has at least three samples.
  public init(_ recording: Recording, with platform: ScrollFeel.Platform, in scene: FeelScene) {
    precondition(recording.count >= 3, "recording must have at least three samples")
    let isFree = scene.velocity == nil
    func split(_ point: [Double]) -> (numbers: [Double], velocity: Double) {
      (Array(point.dropFirst(isFree ? 1 : 0)), scene.velocity ?? point[0])
    }
    let fits = StartedMotion.all(of: platform, in: scene, for: recording).flatMap { motion in
      Self.seeds(motion.start, recording, velocity: scene.velocity).map { seed in
        let delay = recording.frameInterval / 2
        let steps = motion.start == .hit ? [delay] : [1, delay]
        let fit = SimplexFit(
          from: (isFree ? [seed.velocity] : []) + seed.numbers,
          steps: (isFree ? [0.1 * seed.velocity + 10] : []) + steps.prefix(seed.numbers.count)
        ) { point in
          let (numbers, velocity) = split(point)
          let values = motion.values(numbers, velocity, along: recording)
          let errors = values.map { zip(recording.offsets, $0).map { $0 - $1 } }
          return errors.map { $0.reduce(0) { $0 + $1 * $1 } } ?? .infinity
        }
        return (motion: motion, fit: fit)
      }
    }
    let (motion, fit) = fits.reduce(fits[0]) { best, next in
      // How long before the first sample it was released is one more number: it has to earn a tenth of the rms.
      let isMore = next.motion.start == .launched && best.motion.start != .launched
      return next.fit.value < (isMore ? 0.81 : 1) * best.fit.value ? next : best
    }
    (numbers, velocity) = split(fit.point)
    (start, self.recording, self.platform) = (motion.start, recording, platform)
    missing = motion.steps.map { $0.reduce(0, +) - recording.count } ?? 0
    let values = motion.values(numbers, velocity, along: recording)
    errors = zip(recording.offsets, values ?? recording.offsets).map { $0 - $1 }
  }

  /// Where fits begin: the slope of the first samples, and others about it.
  private static func seeds(
    _ start: FeelStart, _ recording: Recording, velocity: Double?
  ) -> [(numbers: [Double], velocity: Double)] {
    let slope = (recording.offsets[1] - recording.offsets[0]) / (recording.times[1])
    let (first, interval) = (recording.offsets[0], recording.frameInterval)
    let numbers: [FeelStart: [[Double]]] = [
      .released: [[first]], .hit: [[0], [interval]], .launched: [[first, interval]],
    ]
    let velocities = velocity.map { [$0] } ?? [slope, 1.5 * slope, 3 * slope, 6 * slope]
    return numbers[start, default: []].flatMap { one in velocities.map { (one, $0) } }
  }

  /// How long before the first sample it began, in seconds; nil for at the first sample.
  public var delay: Double? { start == .released ? nil : numbers[numbers.count - 1] }

  /// The root of the mean squared error, in points.
  public var rms: Double { errors.rms }

  /// The largest error, in points, and when, in seconds since the first sample.
  public var worst: (error: Double, time: Double) {
    let worst = errors.worst
    return (abs(worst.value), recording.times[worst.index])
  }

  /// A recording next to several platforms, the one that explains it best first.
  ///
  /// Samples at the end that lie on the edge are left out (``Recording/moving``).
  public static func all(
    of recording: Recording, with platforms: [ScrollFeel.Platform], in scene: FeelScene
  ) throws(InputError) -> [FeelComparison] {
    let moving = try recording.enoughMoving()
    return platforms.map { FeelComparison(moving, with: $0, in: scene) }
      .sorted { $0.rms < $1.rms }
  }

  /// A table with a line per platform.
  public static func table(_ comparisons: [FeelComparison]) -> String {
    let header = ["recording", "feel", "rms pt", "largest pt", "at s", "start"]
    let rows = comparisons.map { one in
      let place = one.start == .hit ? "hit the edge" : "at \(one.numbers[0].fixed(2)) pt"
      let delay = one.delay.map { " \((1000 * $0).fixed(1)) ms before" } ?? ""
      let missing = one.missing > 0 ? ", missing \(one.missing) frames" : ""
      return [
        one.recording.name, "\(one.platform)", one.rms.fixed(4), one.worst.error.fixed(4),
        one.worst.time.fixed(3), "\(place)\(delay), \(one.velocity.general()) pt/s\(missing)",
      ]
    }
    return TextTable(header, rows, rightAligned: [2, 3, 4]).text
  }

  /// A JSON object: errors in points.
  public var json: JSONValue {
    [
      "recording": .string(recording.name), "feel": .string("\(platform)"), "rms": .finite(rms),
      "largestError": .finite(worst.error), "largestErrorTime": .finite(worst.time),
      "start": .string(start.rawValue), "offset": .optional(start == .hit ? nil : numbers[0]),
      "delay": .optional(delay), "velocity": .finite(velocity),
      "samples": .number(Double(errors.count)), "missing": .number(Double(missing)),
    ]
  }
}

extension ScrollFeel.Platform {
  /// Reads names separated by commas, in any order; `all` is all of them.
  public static func list(_ text: String) throws(LabError) -> [ScrollFeel.Platform] {
    if text == "all" { return allCases }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map {
      word throws(LabError) in
      guard let platform = allCases.first(where: { "\($0)" == word }) else {
        let names = allCases.map { "\($0)" }.joined(separator: ", ")
        throw LabError("no feel \(word); there are \(names)")
      }
      return platform
    }
  }
}
