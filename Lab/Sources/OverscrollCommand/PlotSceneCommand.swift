import ArgumentParser
import Foundation
import Overscroll
import OverscrollLab

/// `overscroll plot scene`.
struct PlotSceneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "Where what a scene shows is, and how fast it moves, with its phases.")

  @Argument(help: "A scene, or what replay made of one; - is standard input.")
  var scene: String

  @OptionGroup var plot: PlotArguments

  func run() throws {
    let frames = try ReplayedFrames(path: scene)
    let name = URL(filePath: scene).deletingPathExtension().lastPathComponent
    try plot.write(.scene(frames, title: "Scene \(scene == "-" ? "from standard input" : name)"))
  }
}
