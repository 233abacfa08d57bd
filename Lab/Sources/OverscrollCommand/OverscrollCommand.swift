import ArgumentParser
import OverscrollLab

/// `overscroll`: the engine's laws and measurements from the command line.
@main
struct OverscrollCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll",
    abstract: "UIScrollView's motion: ask the laws, compare them with recordings, replay scenes.",
    version: labVersion,
    subcommands: [
      DemoCommand.self, EvalCommand.self, ReplayCommand.self, CompareCommand.self,
      FitCommand.self, PlotCommand.self, CurveCommand.self,
    ]
  )
}
