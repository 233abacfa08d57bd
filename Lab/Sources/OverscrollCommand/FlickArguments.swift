import ArgumentParser
import Overscroll
import OverscrollLab
import ScrollFeels

/// A flick that laws are compared on, or whole platforms.
struct FlickArguments: ParsableArguments {
  @Option(
    help: """
      Platforms' feels, separated by commas: one of a motion, to plot 7 at most, to compare also all: \
      \(Self.feelNames).
      """)
  var feel: String?

  @Option(
    parsing: .unconditional, help: "With --feel, the viewport's length, in pt. (default: 844)")
  var viewport: Double?
  @Option(parsing: .unconditional, help: "Where it starts, in pt. (default: 0)")
  var from: Double?

  @Option(
    parsing: .unconditional,
    help: """
      Velocity as change of the offset, in pt/s. (default: of laws 2000, of a recording fitted, of a \
      motion 0, of an easing its timing curve's)
      """)
  var velocity: Double?

  @Option(parsing: .unconditional, help: "The lowest offset, in pt. (default: none)")
  var min: Double?
  @Option(parsing: .unconditional, help: "The highest offset, in pt. (default: none)")
  var max: Double?
  @Option(parsing: .unconditional, help: "Frames, or rows of a table, per second. (default: 60)")
  var fps: Double?

  private static let feelNames = ScrollFeel.Platform.allCases.map { "\($0)" }
    .joined(separator: ", ")

  private var numbers: [(name: String, value: Double?, domain: ClosedRange<Double>)] {
    let far = -Flick.endless...Flick.endless
    return [
      ("viewport", viewport, 0...1e6), ("from", from, far), ("velocity", velocity, far),
      ("min", min, far), ("max", max, far), ("fps", fps, 1e-3...1e6),
    ]
  }

  func validate() throws {
    for (name, value, domain) in numbers {
      guard let value, !domain.contains(value) else { continue }
      throw ValidationError("--\(name): expected a number within \(domain), found \(value)")
    }
    if viewport != nil, feel == nil {
      throw ValidationError("--viewport means nothing without --feel")
    }
    if let min, let max, min > max { throw ValidationError("--min is above --max") }
  }

  /// Refuses a number that means nothing to what is done.
  func require(_ names: Set<String>, else reason: String) throws {
    for (name, value, _) in numbers where value != nil && !names.contains(name) {
      throw ValidationError("--\(name) means nothing \(reason)")
    }
  }

  /// The platforms of `--feel`; nil without it.
  func platforms() throws -> [ScrollFeel.Platform]? {
    try feel.map { try ScrollFeel.Platform.list($0) }
  }

  var flick: Flick {
    Flick(from: from ?? 0, velocity: velocity ?? 2000, in: range, viewport: viewport ?? 844)
  }

  /// The time between frames, in seconds.
  var interval: Double { 1 / (fps ?? 60) }

  /// The bounds; where none is said, they are so far out that they are none.
  var range: ClosedRange<Double> { (min ?? -Flick.endless)...(max ?? Flick.endless) }
}
