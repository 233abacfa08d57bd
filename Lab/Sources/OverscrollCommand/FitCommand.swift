public import ArgumentParser
import Foundation
public import OverscrollLab
import ScrollFitting
import StrictJSON

/// `overscroll fit`: the numbers of a law from measurements.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Find the numbers of a law from recordings, and how well they are known.",
    discussion: """
      A recording is a list of offsets beyond an edge over time: CSV with a header (t,offset), one \
      number per line, or @(123.5) lists, also inside Objective-C files. Columns velocity,distance \
      (pt/s; velocityPerMs for pt/ms) are flicks and how far they went; columns finger,offset are \
      a finger's travel beyond a limit and the offset; columns contentOffset,convertScale are how \
      far content is beyond a limit and its change over the finger's.

      Console lines of the articles are read as they print them, and the first line of the output \
      says what they are:

        DecelerateVelocity:5.027            a flick's velocity in pt/ms (also 减速速度统计:),
        DecelerateDistance:2506.5           and its distance (减速距离统计:)
        偏移 -72.5                          an offset of a bounce
        startY:0, startVelocity:-2.4        the beginning of another
        convertScale:0.5 contentOffset:120  a slope of the rubber band

      What the demo's Observe page exports says by its columns which models suit it:

        t,scrollTo                   the distance left of what a program moves: program, eased, \
      oscillator
        t,scrollToTop                the same of a scroll to the top: paced, oscillator, eased
        t,pageTurn, t,landing, t,key the same after a lift: oscillator; deceleration for a landing
        t,snap                       the same after a finger: oscillator (the free spring), eased
        t,pinch,zoomScale            what two fingers ask for (0 when they have lifted) and the \
      scale shown: zoom-band while they hold; then oscillator for the return, as a share of \
      where it rests and as its logarithm. The spring moves the one with the smaller rms.

      The free spring serves for a snap and for a zoom's return. A snap that glides to its row \
      has only one rate: k and c are then left open, and --model deceleration finds it. An eased \
      curve is tried as CSS' named curves and as families of curves, a zoom band with c and d at 1 \
      and free; the simplest that explains the samples is reported, and a table has the others \
      (criterion: Akaike's, corrected; 6 less speaks for more numbers). --fix takes control \
      points, too: --fix x1=0.25.

      Every number comes with its standard error. The rms is compared with what rounding to \
      pixels alone makes, a pixel over the square root of 12; a law that comes down to it leaves \
      nothing to explain. The same input gives the same bytes.
      """)

  enum Method: String, ExpressibleByArgument, CaseIterable {
    case leastSquares = "least-squares"
    case descent
  }

  @Argument(help: "Files of measurements; - is standard input.")
  var recordings: [String]

  @Option(
    help: """
      A model. Repeat for several. \
      (default: what suits the columns; deceleration and eased for other offsets only when asked for)
      """)
  var model: [FitModel] = []

  @Option(
    help: """
      least-squares (Levenberg-Marquardt with analytic derivatives) or descent (the second \
      article's: try every number a step up and down, take the best; and ours: else halve the steps).
      """)
  var method: Method = .leastSquares

  @Flag(help: "Fit the recordings together: one law, every recording its own start.")
  var joint = false

  @Option(
    help: "Keep a number: delta=10.9. Repeat for several.", transform: { try NamedNumber($0) })
  var fix: [NamedNumber] = []

  @OptionGroup var descent: DescentArguments

  @Flag(help: "Print every step of a descent as CSV instead of the report.")
  var trace = false
  @Option(help: "Write every step of a descent to a CSV file.")
  var path: String?

  @OptionGroup var reading: RecordingArguments

  @Flag(
    help:
      "Print a JSON line per fit: rms in points, largest error also in pixels; of scales without unit."
  )
  var json = false

  func validate() throws {
    let isDescent = method == .descent
    if !isDescent, trace || path != nil || !descent.start.isEmpty || !descent.step.isEmpty {
      throw ValidationError("--trace, --path, --start and --step need --method descent")
    }
    if isDescent, joint { throw ValidationError("--joint needs --method least-squares") }
    if isDescent, !fix.isEmpty { throw ValidationError("--fix needs --method least-squares") }
    _ = try fix.named("fix")
    if trace, json { throw ValidationError("--trace and --json exclude each other") }
    if trace || path != nil, recordings.count > 1 || model.count > 1 {
      throw ValidationError("--trace and --path show one recording and one model")
    }
  }

  func run() throws {
    let files = try recordings.map { wanted(try reading.observations($0)) }
    let measurements = files.flatMap(\.self)
    let tasks = try tasks(measurements, isSplit: files.contains { $0.count > 1 })
    if trace || path != nil { try writePath(of: tasks[0]) }
    if trace { return }
    if !json {
      for measurement in measurements {
        print(FitReport.heading(measurement, scale: reading.scale, models: model))
      }
    }
    for task in tasks {
      let progress = ProgressLine(task.model.rawValue)
      let fit = try Fit(task) { progress.show("\($0) rounds, rms \($1) pt") }
      progress.clear()
      print(json ? JSONWriter.line(FitReport.json(fit)) : "\n" + FitReport.text(fit))
    }
  }

  /// Of a pinch, which is two measurements, those that a model was named for.
  private func wanted(_ parts: [Observations]) -> [Observations] {
    let wanted = parts.filter { part in model.isEmpty || model.contains { $0.suits(part) } }
    return wanted.isEmpty ? [parts[0]] : wanted
  }

  /// - Parameter isSplit: whether a file has parts of different kinds; each takes the models that suit it.
  private func tasks(_ measurements: [Observations], isSplit: Bool) throws -> [FitTask] {
    let fixed = try fix.named("fix")
    let method = method == .descent ? try descent.method : .leastSquares
    var groups = joint ? [measurements] : measurements.map { [$0] }
    if joint, isSplit {
      let bands = measurements.filter { FitModel.zoomBand.suits($0) }
      groups = [bands, measurements.filter { !FitModel.zoomBand.suits($0) }]
    }
    return groups.flatMap { group in
      // What a descent fits when nobody says: the article's law to a motion.
      let suitable = FitModel.suitable(for: group[0]).prefix(method == .leastSquares ? .max : 1)
      let named = isSplit ? model.filter { $0.suits(group[0]) } : model
      return (model.isEmpty ? Array(suitable) : named).map { model in
        FitTask(model, to: group, fixed: fixed, method: method, scale: reading.scale)
      }
    }
  }

  /// The steps of a descent as CSV, to standard output or to the file.
  private func writePath(of task: FitTask) throws {
    var descent = try Descent(task)
    var lines = [descent.header.joined(separator: ","), descent.row.joined(separator: ",")]
    while !descent.state.isFinished, lines.count < 1_000_000 {
      descent.step()
      lines.append(descent.row.joined(separator: ","))
    }
    let text = lines.joined(separator: "\n")
    if trace { print(text) }
    if let path { try Output.write(Data((text + "\n").utf8), to: path) }
  }
}

extension FitModel: ExpressibleByArgument {}
