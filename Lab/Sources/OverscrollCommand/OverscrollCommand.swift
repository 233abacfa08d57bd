import ArgumentParser
import Foundation
import OverscrollLab

/// `overscroll`: the engine's laws and measurements from the command line.
@main
struct OverscrollCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll",
    abstract: "UIScrollView's motion: ask the laws, compare them with recordings, replay scenes.",
    version: labVersion,
    subcommands: [
      EvalCommand.self, ReplayCommand.self, CompareCommand.self, FitCommand.self, PlotCommand.self,
      CurveCommand.self,
    ]
  )

  /// Runs the command of the arguments; what it printed has arrived, or that is an error.
  static func main() async {
    await main(nil)
    guard fflush(nil) != 0 else { return }
    exit(withError: InputError.cannotBe("written", "standard output"))
  }
}
