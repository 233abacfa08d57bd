import ArgumentParser
import Foundation
import Overscroll
import OverscrollLab
import ScrollFeels
import StrictJSON

/// `overscroll compare`: recordings next to laws or a scene, a law next to a law.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare recordings with laws or a scene, or a law with another.",
    discussion: """
      A recording is a list of offsets beyond an edge: CSV with a header (t,offset), one number per \
      line, @(123.5) lists, also inside Objective-C files, or console lines (偏移 -72.5). \
      Each law's displacement y0 and velocity v0 at the first sample are chosen so that its \
      largest error is as small as it can be. A law explains a recording when no error exceeds \
      half a device pixel.

      With --scene the recording is compared with the frames that the engine makes of a scene; \
      nothing is fitted but which frame is the first sample.

      With --feel a recording is compared with the laws of whole platforms, the one that explains it \
      best first. It may begin beyond the edge, some time after the lift, or after a hit on the edge; \
      that and the velocity are fitted by least squares. The content ends at 0, or where --min and --max \
      say:

        overscroll compare --feel all glide.csv --min 0 --max 5000

      With --against two laws play the same flick:

        overscroll compare --law uikit --against flutter --velocity 3000 --max 1000
      """)

  @Argument(help: "Files of recordings; - is standard input.")
  var recordings: [String] = []

  @Option(help: "A law: \(Self.lawNames). Repeat for several. (default: these)")
  var law: [String] = []
  @Option(help: "A second law, for the same flick; also gtk, and any with ,decay=4 at its end.")
  var against: String?
  @Option(help: "A scene, or what replay made of one.")
  var scene: String?
  @Option(help: "The scene's axis: x or y. A drawer has only its own.")
  var axis: Axis = .y
  @Option(parsing: .unconditional, help: "Where the scene's edge is, in points.")
  var sceneEdge: Double = 0

  @OptionGroup(title: "Flick") var flick: FlickArguments

  @OptionGroup(title: "Recording") var reading: RecordingArguments

  @Flag(help: "Print every sample.")
  var table = false
  @Flag(help: "Print a JSON line per comparison: rms in points, largest error in pixels.")
  var json = false

  enum Axis: String, ExpressibleByArgument, CaseIterable {
    case x, y
  }

  private static let lawNames =
    "uikit, continuous, critical-fitted, critical, flutter, "
    + "critical:delta=10.9, spring:mass=1,stiffness=100,dampingRatio=1"

  func validate() throws {
    if table && json { throw ValidationError("--table and --json exclude each other") }
    if against != nil {
      guard law.count == 1, recordings.isEmpty, scene == nil else {
        throw ValidationError("--against compares it with one --law, without recordings")
      }
    } else if recordings.isEmpty {
      throw ValidationError("expected recordings, or --law and --against")
    }
    if flick.feel != nil, scene != nil || !law.isEmpty || against != nil || table {
      throw ValidationError("--feel stands without --law, --against, --scene and --table")
    }
    if against != nil {
      try flick.require(["from", "velocity", "min", "max", "fps"], else: "to --against")
    } else if flick.feel != nil {
      try flick.require(["viewport", "velocity", "min", "max"], else: "to --feel")
    } else {
      try flick.require([], else: "without --against or --feel")
    }
    if scene != nil, !law.isEmpty { throw ValidationError("--scene and --law exclude each other") }
    if !sceneEdge.isFinite {
      throw ValidationError("--scene-edge: expected a number, found \(sceneEdge)")
    }
  }

  func run() throws {
    if let against { return try compareLaws(law[0], against) }
    let recordings = try self.recordings.map { path in
      try RecordingReader.read(LineReader(path: path), options: reading.options)
    }
    if let scene { return try compareScene(recordings, scene) }
    if let platforms = try flick.platforms() { return try compareFeels(recordings, platforms) }
    let laws = try law.map { try ComparedLaw(parsing: $0) }
    let comparisons = try Comparison.all(
      of: recordings, with: laws.isEmpty ? ComparedLaw.standard : laws, scale: reading.scale)
    if json {
      for comparison in comparisons { print(JSONWriter.line(ComparisonReport.json(comparison))) }
    } else if table {
      print(comparisons.map(ComparisonReport.samples).joined(separator: "\n\n"))
    } else {
      for recording in recordings {
        print(ComparisonReport.heading(recording, scale: reading.scale))
      }
      print("\n" + ComparisonReport.summary(comparisons))
    }
  }

  private func compareLaws(_ one: String, _ other: String) throws {
    let laws = try [one, other].map { try FlickLaw(parsing: $0) }
    guard
      let comparison = LawComparison(
        laws[0], against: laws[1], on: flick.flick, interval: flick.interval)
    else { throw LabError("a law does not come to rest within a million frames") }
    let lines = table ? comparison.table : comparison.text
    print(json ? JSONWriter.line(comparison.json) : lines)
  }

  private func compareFeels(_ recordings: [Recording], _ platforms: [ScrollFeel.Platform]) throws {
    let range = flick.min == nil && flick.max == nil ? nil : flick.range
    let scene = FeelScene(range: range, viewport: flick.flick.viewport, velocity: flick.velocity)
    let all = try recordings.map { try FeelComparison.all(of: $0, with: platforms, in: scene) }
    if json {
      for one in all.joined() { print(JSONWriter.line(one.json)) }
    } else {
      print(all.map(FeelComparison.table).joined(separator: "\n\n"))
    }
  }

  private func compareScene(_ recordings: [Recording], _ scene: String) throws {
    let frames = try ReplayedFrames(path: scene)
    for recording in recordings {
      let comparison = try SceneComparison(
        recording, with: frames, axis: axis == .x ? 0 : 1, edge: sceneEdge, scale: reading.scale)
      print(json ? JSONWriter.line(comparison.json) : comparison.text)
    }
  }
}
