import ArgumentParser
import Foundation
import OverscrollLab
import StrictJSON

/// `overscroll compare`: recordings beside laws.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare recordings of a bounce with laws, each fitted as well as it can be.",
    discussion: """
      A recording is a list of offsets beyond an edge: CSV with a header (t,offset), one number per \
      line, @(123.5) lists, or console lines (contentOffset:120). Each law's displacement y0 and \
      velocity v0 at the first sample are chosen so that its largest error is as small as it can \
      be. A law explains a recording when no error exceeds half a device pixel.
      """
  )

  @Argument(help: "Files of recordings; - is standard input.")
  var recordings: [String]

  @Option(
    help: "A law: \(Self.lawNames). Repeat for several. (default: these)",
    transform: { try ComparedLaw(parsing: $0) })
  var law: [ComparedLaw] = []

  @Option(help: "Samples per second, for recordings without times.")
  var rate: Double?

  @Option(help: "The column with the offsets, where there are several.")
  var column: String?

  @Option(help: "Where the edge is, in points; subtracted from every offset.")
  var edge: Double = 0

  @Option(help: "Pixels per point. (default: the smallest of 1, 2, 3 the offsets fit)")
  var scale: Double?

  @Flag(help: "Print every sample.")
  var table = false

  @Flag(help: "Print a JSON line per recording and law: rms in points, largest error in pixels.")
  var json = false

  private static let lawNames =
    "uikit, continuous, critical-fitted, critical, flutter, "
    + "critical:delta=10.9, spring:mass=1,stiffness=100,dampingRatio=1"

  func validate() throws {
    if let rate, !(rate > 0 && rate.isFinite) {
      throw ValidationError("--rate: expected a number > 0, found \(rate)")
    }
    if let scale, !(scale > 0 && scale.isFinite) {
      throw ValidationError("--scale: expected a number > 0, found \(scale)")
    }
    if !edge.isFinite { throw ValidationError("--edge: expected a number, found \(edge)") }
    if table && json { throw ValidationError("--table and --json exclude each other") }
  }

  func run() throws {
    let options = RecordingOptions(rate: rate, column: column, edge: edge)
    var recordings: [Recording] = []
    for path in self.recordings {
      recordings.append(try RecordingReader.read(path: path, options: options))
    }
    let laws = law.isEmpty ? ComparedLaw.standard : law
    let comparisons = try Comparison.all(of: recordings, with: laws, scale: scale)
    if json {
      for comparison in comparisons { print(JSONWriter.line(ComparisonReport.json(comparison))) }
    } else if table {
      print(comparisons.map(ComparisonReport.samples).joined(separator: "\n\n"))
    } else {
      for recording in recordings { print(ComparisonReport.heading(recording, scale: scale)) }
      print("\n" + ComparisonReport.summary(comparisons))
    }
  }
}
