import ArgumentParser
import Foundation
import OverscrollLab
import ScrollPhysics

/// A motion on the command line: which, and its numbers.
struct MotionArguments: ParsableArguments {
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case deceleration, spring, bounce, flight, easing

    /// The options that mean something to it.
    var options: Set<String> {
      switch self {
      case .deceleration: ["from", "velocity", "rate"]
      case .spring: ["from", "to", "velocity", "mass", "stiffness", "damping-ratio", "within"]
      case .bounce: ["from", "velocity", "rate", "law"]
      case .flight: ["from", "velocity", "rate", "law", "min", "max"]
      case .easing: ["from", "to", "velocity", "duration", "bezier"]
      }
    }
  }

  @Argument(
    help: """
      deceleration (--velocity), spring (--stiffness), bounce (--velocity at the edge, 0), flight \
      (--velocity, --min, --max) or easing (--bezier).
      """)
  var motion: Kind

  @Option(help: "Where it starts, in pt. (default: 0)")
  var from: Double?

  @Option(help: "Where a spring or an easing ends, in pt. (default: 1)")
  var to: Double?

  @Option(help: "Velocity at the start, in pt/s. (default: 0)")
  var velocity: Double?

  @Option(help: "Deceleration rate: normal, fast or a number such as 0.998. (default: normal)")
  var rate: String?

  @Option(
    help: """
      Law of a bounce or flight: continuous, uikit, flutter, gtk, spring:… (default: continuous)
      """)
  var law: String?

  @Option(help: "The lowest offset of a flight, in pt. (default: none)")
  var min: Double?

  @Option(help: "The highest offset of a flight, in pt. (default: none)")
  var max: Double?

  @Option(help: "Mass of a spring. (default: 1)")
  var mass: Double?

  @Option(help: "Stiffness of a spring. (default: 100)")
  var stiffness: Double?

  @Option(help: "Damping ratio of a spring. (default: 1)")
  var dampingRatio: Double?

  @Option(help: "A spring ends when it stays this near, in pt. (default: a thousandth of the way)")
  var within: Double?

  @Option(help: "How long an easing takes, in s. (default: 0.3)")
  var duration: Double?

  @Option(help: "Timing curve of an easing: x1,y1,x2,y2. (default: 0.42,0,0.58,1)")
  var bezier: String?

  func validate() throws {
    let given: [(String, Bool)] = [
      ("from", from != nil), ("to", to != nil), ("velocity", velocity != nil),
      ("rate", rate != nil), ("law", law != nil), ("min", min != nil), ("max", max != nil),
      ("mass", mass != nil), ("stiffness", stiffness != nil),
      ("damping-ratio", dampingRatio != nil), ("within", within != nil),
      ("duration", duration != nil), ("bezier", bezier != nil),
    ]
    for (name, isGiven) in given where isGiven && !motion.options.contains(name) {
      throw ValidationError("--\(name) means nothing to \(motion.rawValue)")
    }
    for (name, number) in [
      ("from", from), ("to", to), ("velocity", velocity), ("min", min), ("max", max),
    ] {
      guard let number else { continue }
      guard abs(number) <= Flick.endless else {
        throw ValidationError("--\(name): expected a number within ±1e9, found \(number)")
      }
    }
    for (name, number) in [
      ("mass", mass), ("stiffness", stiffness), ("within", within), ("duration", duration),
    ] {
      guard let number else { continue }
      guard number > 0, number <= 1e9 else {
        throw ValidationError("--\(name): expected a number > 0, at most 1e9, found \(number)")
      }
    }
    if let dampingRatio, !(dampingRatio > 0 && dampingRatio <= 1e3) {
      throw ValidationError("--damping-ratio: expected a number > 0, found \(dampingRatio)")
    }
    if range.lowerBound > range.upperBound { throw ValidationError("--min is above --max") }
  }

  var range: ClosedRange<Double> {
    let (low, high) = (min ?? -Flick.endless, max ?? Flick.endless)
    return low <= high ? low...high : high...high
  }

  func decelerationRate() throws -> DecelerationRate {
    try Self.rate(rate ?? "normal")
  }

  static func rate(_ text: String) throws -> DecelerationRate {
    switch text {
    case "normal": return .normal
    case "fast": return .fast
    default:
      guard let kept = Double(text), kept > 0, kept < 1 else {
        throw ValidationError("--rate: expected normal, fast or a number in 0...1, found \(text)")
      }
      return DecelerationRate(kept)
    }
  }

  func scrollLaw() throws -> ScrollLaw {
    try FlickLaw(parsing: law ?? "continuous", rate: decelerationRate())
      .closedForm(frameInterval: 1.0 / 60)
  }

  /// The motion.
  func curve() throws -> CurveMotion {
    let (from, velocity) = (self.from ?? 0, self.velocity ?? 0)
    switch motion {
    case .deceleration:
      let glide = Deceleration(from: from, velocity: velocity, rate: try decelerationRate())
      return .deceleration(glide, stop: Tolerance.uiKit.speed)
    case .spring:
      let spring = Spring(
        mass: mass ?? 1, stiffness: stiffness ?? 100, dampingRatio: dampingRatio ?? 1)
      let target = to ?? 1
      let way = abs(target - from)
      let motion = SpringMotion(spring, from: from, to: target, velocity: velocity)
      return .spring(motion, within: within ?? (way > 0 ? way / 1000 : 0.5))
    case .bounce:
      return .flight(
        Flight(from: from, velocity: velocity, in: 0...0, law: try scrollLaw()))
    case .flight:
      return .flight(Flight(from: from, velocity: velocity, in: range, law: try scrollLaw()))
    case .easing:
      return .eased(
        EasedMotion(
          from: from, to: to ?? 1, velocity: velocity, duration: duration ?? 0.3,
          easing: try easing()))
    }
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

  /// The motion in words, as it was asked for.
  func title() throws -> String {
    var words: [String] = [motion.rawValue]
    if let law { words.append(law) }
    if let rate { words.append("rate \(rate)") }
    let numbers: [(String, Double?)] = [
      ("mass", mass), ("stiffness", stiffness), ("damping ratio", dampingRatio), ("from", from),
      ("to", to), ("velocity", velocity), ("min", min), ("max", max), ("duration", duration),
    ]
    for (name, number) in numbers {
      if let number { words.append("\(name) \(String(format: "%.6g", number))") }
    }
    if let bezier { words.append("bezier \(bezier)") }
    return words.joined(separator: ", ")
  }
}
