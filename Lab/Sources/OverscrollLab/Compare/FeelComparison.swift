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
  /// y0 of a release in points, or how long before the first sample the edge was hit, in seconds.
  public let place: Double
  /// The velocity there, in pt/s.
  public let velocity: Double
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
    let motion = StartedMotion(
      platform: platform, bounds: scene.bounds(for: recording), viewport: scene.viewport)
    let fits = motion.starts.flatMap { start in
      Self.seeds(start, recording, velocity: scene.velocity).map { seed in
        let step = start == .hit ? recording.frameInterval / 2 : 1
        let fit = SimplexFit(
          from: [seed.place] + (scene.velocity == nil ? [seed.velocity] : []),
          steps: [step, 0.1 * seed.velocity + 10]
        ) { point in
          let velocity = scene.velocity ?? point[1]
          guard let values = motion.values(start, point[0], velocity, along: recording) else {
            return .infinity
          }
          return zip(recording.offsets, values).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        return (start: start, fit: fit)
      }
    }
    let best = fits.reduce(fits[0]) { $1.fit.value < $0.fit.value ? $1 : $0 }
    start = best.start
    place = best.fit.point[0]
    velocity = scene.velocity ?? best.fit.point[1]
    self.recording = recording
    self.platform = platform
    let values = motion.values(start, place, velocity, along: recording)
    errors = zip(recording.offsets, values ?? recording.offsets).map { $0 - $1 }
  }

  /// Where fits begin: the slope of the first samples, and others about it.
  private static func seeds(
    _ start: FeelStart, _ recording: Recording, velocity: Double?
  ) -> [(place: Double, velocity: Double)] {
    let slope = (recording.offsets[1] - recording.offsets[0]) / (recording.times[1])
    let places = start == .hit ? [0.0, recording.frameInterval] : [recording.offsets[0]]
    let velocities = velocity.map { [$0] } ?? [slope, 1.5 * slope, 3 * slope, 6 * slope]
    return places.flatMap { place in velocities.map { (place, $0) } }
  }

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
      let place =
        one.start == .hit
        ? "hit the edge \((1000 * one.place).fixed(1)) ms before"
        : "at \(one.place.fixed(2)) pt"
      return [
        one.recording.name, "\(one.platform)", one.rms.fixed(4), one.worst.error.fixed(4),
        one.worst.time.fixed(3), "\(place), \(one.velocity.general()) pt/s",
      ]
    }
    return TextTable(header, rows, rightAligned: [2, 3, 4]).text
  }

  /// A JSON object: errors in points.
  public var json: JSONValue {
    [
      "recording": .string(recording.name), "feel": .string("\(platform)"), "rms": .finite(rms),
      "largestError": .finite(worst.error), "largestErrorTime": .finite(worst.time),
      "start": .string(start.rawValue),
      (start == .hit ? "delay" : "offset"): .finite(place), "velocity": .finite(velocity),
      "samples": .number(Double(errors.count)),
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
