import ArgumentParser
import OverscrollLab

/// `overscroll plot relation`.
struct PlotRelationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "relation",
    abstract: "The two projections of a flick near d = 1, and log d against (d - 1) / d.")

  @Option(parsing: .unconditional, help: "The lowest deceleration rate d, above 0.")
  var from = 0.9

  @Option(parsing: .unconditional, help: "The highest, at most 1.")
  var to = 1.0

  @OptionGroup var plot: PlotArguments

  func validate() throws {
    guard from > 0, from < to, to <= 1 else {
      throw ValidationError("expected 0 < --from < --to <= 1, found --from \(from) --to \(to)")
    }
  }

  func run() throws { try plot.write(.projections(in: from...to)) }
}
