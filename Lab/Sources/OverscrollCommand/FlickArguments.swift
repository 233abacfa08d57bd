import ArgumentParser
import Overscroll
import OverscrollLab
import ScrollFeels

/// A flick that laws are compared on, or whole platforms.
struct FlickArguments: ParsableArguments {
  @Option(help: "Platforms' feels, separated by commas, or all: \(Self.feelNames).")
  var feel: String?

  @Option(parsing: .unconditional, help: "With --feel, the viewport's length, in points.")
  var viewport: Double = 844

  @Option(parsing: .unconditional, help: "Where it is released, in pt.")
  var from: Double = 0

  @Option(
    parsing: .unconditional,
    help: "The finger's velocity as change of the offset, in pt/s. (default: 2000, or fitted)")
  var velocity: Double?

  @Option(parsing: .unconditional, help: "The lowest offset, in pt. (default: none)")
  var min: Double?

  @Option(parsing: .unconditional, help: "The highest offset, in pt. (default: none)")
  var max: Double?

  @Option(parsing: .unconditional, help: "Frames per second.")
  var fps: Double = 60

  private static let feelNames = ScrollFeel.Platform.allCases.map { "\($0)" }
    .joined(separator: ", ")

  func validate() throws {
    if !(viewport >= 0 && viewport <= 1e6) {
      throw ValidationError("--viewport: expected a number within 0...1e6, found \(viewport)")
    }
    for (name, number) in [
      ("from", from), ("velocity", velocity ?? 0), ("min", min ?? 0), ("max", max ?? 0),
    ] where !(abs(number) <= Flick.endless) {
      throw ValidationError("--\(name): expected a number within ±1e9, found \(number)")
    }
    if let min, let max, min > max { throw ValidationError("--min is above --max") }
    if !(fps >= 1 && fps <= 1e4) {
      throw ValidationError("--fps: expected a number from 1 to 10000, found \(fps)")
    }
  }

  /// The platforms of `--feel`; nil without it.
  func platforms() throws -> [ScrollFeel.Platform]? {
    try feel.map { try ScrollFeel.Platform.list($0) }
  }

  var flick: Flick {
    Flick(from: from, velocity: velocity ?? 2000, in: range, viewport: viewport)
  }

  /// The bounds; where none is said, they are so far out that they are none.
  var range: ClosedRange<Double> {
    let (low, high) = (min ?? -Flick.endless, max ?? Flick.endless)
    return low...Swift.max(low, high)
  }
}
