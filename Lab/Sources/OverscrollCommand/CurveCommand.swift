import ArgumentParser
import OverscrollLab

/// `overscroll curve`: a motion as a table or as an animation for the web.
struct CurveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curve",
    abstract: "Write a motion as CSV, JSON, a CSS linear() easing or CSS keyframes.",
    discussion: """
      linear and keyframes are chains of straight lines with as few points as the error allows; \
      the comment above them says how far off they really are. A length in points is one in CSS \
      pixels.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case csv, json, linear, keyframes
  }

  @OptionGroup var motion: MotionArguments

  @Option(help: "csv, json, linear or keyframes.")
  var format: Format = .csv

  @Option(
    parsing: .unconditional,
    help: """
      How far linear may be off, as a share of the distance (default: 0.001), or keyframes, in px (0.25).
      """)
  var error: Double?

  @Option(help: "What keyframes are called: letters, digits, - and _.")
  var name = "overscroll"

  func validate() throws {
    let letters = name.unicodeScalars.allSatisfy {
      $0.value > 0x7F || $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
    }
    // As CSS wants it: a digit, also one behind a hyphen, begins a number.
    let first = (name.hasPrefix("-") ? name.dropFirst() : name[...]).unicodeScalars.first
    guard letters, let first, !("0"..."9").contains(first) else {
      throw ValidationError("--name: expected letters, digits, - and _, found \"\(name)\"")
    }
    if let error, !(error > 1e-9 && error < 1e6) {
      throw ValidationError("--error: expected a number > 1e-9, found \(error)")
    }
  }

  func run() throws {
    let curve = try motion.curve()
    let title = motion.title
    let fps = motion.flick.fps ?? 60
    if format == .csv || format == .json, curve.duration * fps > 1e7 {
      throw LabError("\(title): over ten million rows; lower --fps")
    }
    switch format {
    case .csv: print(CurveFormat.csv(curve, perSecond: fps))
    case .json: print(CurveFormat.json(curve, title: title, perSecond: fps))
    case .linear: print(CurveFormat.linear(curve, title: title, error: error ?? 0.001))
    case .keyframes:
      print(CurveFormat.keyframes(curve, title: title, name: name, error: error ?? 0.25))
    }
  }
}
