import ArgumentParser
import Foundation
import Overscroll
import OverscrollLab
import ScrollFeels
import ScrollPhysics

/// A motion on the command line: which, and its numbers.
struct MotionArguments: ParsableArguments {
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case deceleration, spring, bounce, flight, easing
    case rubberBand = "rubber-band"

    /// The options that mean something to it.
    var options: Set<String> {
      switch self {
      case .deceleration: ["from", "velocity", "rate"]
      case .spring: ["from", "to", "velocity", "mass", "stiffness", "damping-ratio", "within"]
      case .bounce: ["from", "velocity", "rate", "law", "feel", "viewport"]
      case .flight: ["from", "velocity", "rate", "law", "feel", "viewport", "min", "max"]
      case .easing: ["from", "to", "velocity", "duration", "bezier"]
      case .rubberBand: ["to", "coefficient", "dimension"]
      }
    }
  }

  @Argument(
    help: """
      deceleration (--velocity), spring (--stiffness), bounce (--velocity at the edge, 0), flight \
      (--velocity, --min, --max), easing (--bezier) or, to plot, rubber-band (--dimension).
      """)
  var motion: Kind

  @OptionGroup var flick: FlickArguments

  @Option(
    parsing: .unconditional,
    help: """
      Where a spring or an easing ends, in pt (default: 1), or how far a finger pulls a band \
      (default: twice the dimension).
      """)
  var to: Double?

  @Option(help: "Deceleration rate: normal, fast or a number such as 0.998. (default: normal)")
  var rate: String?

  @Option(
    help: """
      Law of a bounce or flight: continuous, uikit, flutter, gtk, spring:… (default: continuous)
      """)
  var law: String?

  @Option(parsing: .unconditional, help: "Mass of a spring. (default: 1)")
  var mass: Double?
  @Option(parsing: .unconditional, help: "Stiffness of a spring. (default: 100)")
  var stiffness: Double?
  @Option(parsing: .unconditional, help: "Damping ratio of a spring. (default: 1)")
  var dampingRatio: Double?

  @Option(
    parsing: .unconditional,
    help: "A spring ends when it stays this near, in pt. (default: a thousandth of the distance)")
  var within: Double?

  @Option(parsing: .unconditional, help: "How long an easing takes, in s. (default: 0.3)")
  var duration: Double?
  @Option(help: "Timing curve of an easing: x1,y1,x2,y2. (default: 0.42,0,0.58,1)")
  var bezier: String?
  @Option(parsing: .unconditional, help: "Slope of a rubber band at its limit. (default: 0.55)")
  var coefficient: Double?

  @Option(
    parsing: .unconditional,
    help: "The distance that a rubber band never reaches, in pt. (default: 844)")
  var dimension: Double?

  /// An option that is a number, and whether it may be below 0 and how large it may be.
  private typealias Number = (
    name: String, place: WritableKeyPath<Self, Double?>, isSigned: Bool, largest: Double
  )

  private static var numbers: [Number] {
    let far = Flick.endless
    return [
      ("mass", \.mass, false, 1e9), ("stiffness", \.stiffness, false, 1e9),
      ("damping-ratio", \.dampingRatio, false, 1e3), ("from", \.flick.from, true, far),
      ("to", \.to, true, far), ("velocity", \.flick.velocity, true, far),
      ("min", \.flick.min, true, far), ("max", \.flick.max, true, far),
      ("duration", \.duration, false, 1e9), ("within", \.within, false, 1e9),
      ("viewport", \.flick.viewport, false, 1e6),
      ("coefficient", \.coefficient, false, 1e3), ("dimension", \.dimension, false, 1e6),
    ]
  }

  /// Sets one of the numbers by the name of its option, for a sweep.
  mutating func set(_ name: String, to value: Double) throws {
    let swept = Self.numbers.first { $0.name == name && !["within", "viewport"].contains(name) }
    if name == "rate" {
      rate = "\(value)"
    } else if let swept {
      self[keyPath: swept.place] = value
    } else {
      throw LabError("--sweep: no number \(name)")
    }
    try validate()
  }

  private var words: [(name: String, value: String?)] {
    [("law", law), ("feel", flick.feel), ("rate", rate), ("bezier", bezier)]
  }

  func validate() throws {
    let given =
      Self.numbers.filter { self[keyPath: $0.place] != nil }.map(\.name)
      + words.filter { $0.value != nil }.map(\.name)
    for name in given where !motion.options.contains(name) {
      throw ValidationError("--\(name) means nothing to \(motion.rawValue)")
    }
    if flick.feel != nil, law != nil || rate != nil {
      throw ValidationError("--feel stands without --law and --rate")
    }
    if let platforms = try flick.platforms(), platforms.count != 1 {
      throw ValidationError("--feel: expected one, found \(flick.feel ?? "")")
    }
    try flick.validate()
    for (name, place, isSigned, largest) in Self.numbers {
      guard let value = self[keyPath: place] else { continue }
      guard isSigned ? abs(value) <= largest : value > 0 && value <= largest else {
        let domain = isSigned ? "within ±\(largest)" : "> 0, at most \(largest)"
        throw ValidationError("--\(name): expected a number \(domain), found \(value)")
      }
    }
    guard ((stiffness ?? 100) / (mass ?? 1)).isNormal else {
      throw ValidationError("--mass: stiffness / mass is not representable")
    }
    if motion == .rubberBand, let to, to <= 0 {
      throw ValidationError("--to: expected a finger's travel > 0, found \(to)")
    }
    _ = try (decelerationRate(), easing())
  }

  private func decelerationRate() throws -> DecelerationRate {
    switch rate {
    case nil, "normal": return .normal
    case "fast": return .fast
    case let text?:
      guard let kept = Double(text), kept > 0, kept < 1 else {
        throw ValidationError("--rate: expected normal, fast or a number in 0...1, found \(text)")
      }
      return DecelerationRate(kept)
    }
  }

  /// The motion; one that moves and comes to rest.
  func curve() throws -> CurveMotion {
    let curve = try anyCurve()
    guard curve.duration.isFinite else { throw LabError("\(title): never comes to rest") }
    guard curve.duration > 0 else { throw LabError("\(title): nothing moves") }
    return curve
  }

  private func anyCurve() throws -> CurveMotion {
    let (from, velocity) = (flick.from ?? 0, flick.velocity ?? 0)
    switch motion {
    case .deceleration:
      let glide = Deceleration(from: from, velocity: velocity, rate: try decelerationRate())
      return CurveMotion(glide, stop: StopRule.uiKit.speed)
    case .spring:
      let spring = DampedSpring(
        mass: mass ?? 1, stiffness: stiffness ?? 100, dampingRatio: dampingRatio ?? 1)
      let target = to ?? 1
      let distance = abs(target - from)
      let motion = SpringMotion(spring, from: from, to: target, velocity: velocity)
      return CurveMotion(.spring(motion, within: within ?? (distance > 0 ? distance / 1000 : 0.5)))
    case .bounce: return try flight(in: 0...0)
    case .flight: return try flight(in: flick.range)
    case .easing:
      let motion = EasedMotion(
        from: from, to: to ?? 1, velocity: flick.velocity, duration: duration ?? 0.3,
        easing: try easing())
      return CurveMotion(motion)
    case .rubberBand:
      throw LabError(
        "rubber-band: offsets over a finger's travel, not over time; plot motion draws them")
    }
  }

  /// The rubber band, and how far the finger pulls it.
  var band: (band: RubberBand, reach: Double) {
    let dimension = dimension ?? 844
    let band = RubberBand(
      coefficient: coefficient ?? RubberBand.uiKitCoefficient, dimension: dimension)
    return (band, to ?? 2 * dimension)
  }

  /// A release, by a law or a platform's feel.
  private func flight(in range: ClosedRange<Double>) throws -> CurveMotion {
    var release = flick.flick
    (release.velocity, release.range) = (flick.velocity ?? 0, range)
    if let platform = try flick.platforms()?.first {
      return CurveMotion(release.flight(under: ScrollFeel(platform).law))
    }
    let law = try FlickLaw(parsing: law ?? "continuous", rate: decelerationRate())
    return CurveMotion(release.flight(under: law.closedForm(frameInterval: 1.0 / 60)))
  }

  private func easing() throws -> Easing {
    guard let bezier else { return .easeInOut }
    let numbers = bezier.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) <= 100 }),
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else {
      throw ValidationError("--bezier: expected x1,y1,x2,y2 with x within 0...1, found \(bezier)")
    }
    return Easing(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The motion in words, as it was requested.
  var title: String {
    let parts =
      [motion.rawValue] + words.compactMap { name, value in value.map { "\(name) \($0)" } }
      + Self.numbers.compactMap { name, place, _, _ in
        self[keyPath: place].map {
          "\(name.replacing("-", with: " ")) \(String(format: "%.6g", $0))"
        }
      }
    return parts.joined(separator: ", ")
  }
}
