public import ArgumentParser
import Foundation
public import OverscrollLab

/// `overscroll plot`: figures as SVG.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Draw motions, laws, recordings, descents and scenes as SVG.",
    discussion: """
      One SVG holds a light and a dark figure; the reader's system chooses. Its description says \
      what is to be seen and which command drew it. The same input gives the same bytes.
      """,
    subcommands: [
      PlotMotionCommand.self, PlotRelationCommand.self, PlotLawsCommand.self,
      PlotRecordingCommand.self, PlotDescentCommand.self, PlotSceneCommand.self,
    ]
  )
}

/// Where a figure goes and how it looks: the options of every plot.
struct PlotArguments: ParsableArguments {
  @Option(help: "Write to a file instead of standard output.")
  var output: String?
  @Option(help: "auto (light and dark, as the reader prefers), light or dark.")
  var theme: PlotTheme = .auto
  @Option(help: "The figure's title.")
  var title: String?

  /// Writes the figure, with the command that drew it.
  func write(_ figure: PlotFigure) throws {
    var figure = figure
    if let title { figure.title = title }
    figure.command = Self.command
    let bytes = Data(figure.svg(theme: theme).utf8)
    if let output { try Output.write(bytes, to: output) } else { try Output.write(bytes) }
  }

  /// The command line as one would type it, without where the figure goes.
  private static var command: String {
    let words = CommandLine.arguments.dropFirst()
    let shown = zip([""] + words, words).filter { before, word in
      before != "--output" && word != "--output" && !word.hasPrefix("--output=")
    }
    return (["overscroll"] + shown.map { quoted($0.1) }).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=:,@%+".contains($0) }
    return plain && !word.isEmpty ? word : "'\(word.replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}

extension PlotTheme: ExpressibleByArgument {}

struct PlotMotionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "motion",
    abstract: "Offset and velocity of a motion, or of several together; a band over the finger.")

  @OptionGroup var motion: MotionArguments

  @Option(help: "Draw one curve per value of a number: damping-ratio=0.3,1,2.")
  var sweep: String?

  @OptionGroup var plot: PlotArguments

  func validate() throws {
    if motion.flick.fps != nil { throw ValidationError("--fps means nothing to plot motion") }
  }

  func run() throws {
    let swept = try swept()
    if motion.motion == .rubberBand {
      let bands = (swept ?? [("", motion)]).map { ($0.name, $0.motion.band.band) }
      let reach = (swept?.map(\.motion) ?? [motion]).map(\.band.reach).max() ?? 0
      return try plot.write(.bands(bands, reach: reach, title: motion.title))
    }
    guard let swept else { return try plot.write(.motion(motion.curve(), title: motion.title)) }
    let motions = try swept.map { ($0.name, try $0.motion.curve()) }
    try plot.write(.sweep(motions, title: motion.title))
  }

  /// The motion with every value of the swept number; nil when none is swept.
  private func swept() throws -> [(name: String, motion: MotionArguments)]? {
    guard let sweep else { return nil }
    let parts = sweep.split(separator: "=", maxSplits: 1).map(String.init)
    let values = parts.count == 2 ? parts[1].split(separator: ",").map { Double($0) } : []
    guard parts.count == 2, !values.isEmpty, values.count <= 7 else {
      throw LabError("--sweep: expected a name and up to 7 numbers: damping-ratio=0.3,1,2")
    }
    return try values.map { value in
      guard let value else { throw LabError("--sweep: expected numbers, found \(parts[1])") }
      var changed = motion
      try changed.set(parts[0], to: value)
      let name =
        "\(parts[0].replacingOccurrences(of: "-", with: " ")) \(String(format: "%g", value))"
      return (name, changed)
    }
  }
}

struct PlotLawsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "laws", abstract: "What several laws make of the same flick.")

  @Option(help: "A law: uikit, continuous, flutter, gtk, spring:…,decay=…. Repeat for several.")
  var law: [String] = []

  @OptionGroup var flick: FlickArguments

  @OptionGroup var plot: PlotArguments

  func validate() throws {
    if flick.feel != nil, !law.isEmpty {
      throw ValidationError("--feel and --law exclude each other")
    }
  }

  func run() throws {
    let platforms = try flick.platforms()
    if let platforms, platforms.count > 7 {
      throw LabError("--feel: expected 7 at most, found \(platforms.count)")
    }
    let names = law.isEmpty ? ["uikit", "flutter", "gtk"] : law
    let laws = try platforms?.map { FlickLaw($0) } ?? names.map { try FlickLaw(parsing: $0) }
    try plot.write(
      .laws(
        laws, on: flick.flick, interval: flick.interval, are: platforms == nil ? "laws" : "feels"))
  }
}

struct PlotRecordingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recording",
    abstract: "A recording over laws or fitted models, and what they leave.")

  @Argument(help: "A file with a recording, flicks or pulls; - is standard input.")
  var recording: String

  @Option(
    help: "A law of compare. Repeat for several. (default: uikit)",
    transform: { try ComparedLaw(parsing: $0) })
  var law: [ComparedLaw] = []

  @Option(help: "A model of fit instead of a law. Repeat for several.")
  var model: [FitModel] = []

  @OptionGroup var reading: RecordingArguments

  @OptionGroup var plot: PlotArguments

  func validate() throws {
    if !law.isEmpty, !model.isEmpty {
      throw ValidationError("--law and --model exclude each other")
    }
  }

  func run() throws {
    let observations = try reading.observations(recording)[0]
    if model.isEmpty, case .motion(let recording) = observations {
      let laws = law.isEmpty ? [.uiKit] : law
      let comparisons = try Comparison.all(of: [recording], with: laws, scale: reading.scale)
      return try plot.write(.recording(comparisons))
    }
    let models = model.isEmpty ? FitModel.suitable(for: observations) : model
    let fits = try models.map { model in
      try Fit(FitTask(model, to: [observations], scale: reading.scale))
    }
    try plot.write(.fitted(fits))
  }
}

struct PlotDescentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "descent", abstract: "How the six-way descent comes down on a recording.")

  @Argument(help: "A file with a recording; - is standard input.")
  var recording: String

  @OptionGroup var descent: DescentArguments

  @OptionGroup var reading: RecordingArguments

  @OptionGroup var plot: PlotArguments

  func run() throws {
    let observations = try reading.observations(recording)[0]
    let model = FitModel.suitable(for: observations)[0]
    let task = FitTask(model, to: [observations], method: try descent.method, scale: reading.scale)
    try plot.write(.descent(try Descent(task), name: observations.name))
  }
}

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
