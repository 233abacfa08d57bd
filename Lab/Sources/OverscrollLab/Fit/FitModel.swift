public import ScrollFitting

/// The laws that can be fitted, as the command line names them.
public enum FitModel: String, Hashable, Sendable, CaseIterable {
  /// LevisonNN's bounce.
  case critical
  /// A free damped oscillator.
  case oscillator
  /// UIScrollView's law beyond an edge.
  case uikit
  /// The glide: from offsets over time, or from flicks and their distances.
  case deceleration
  /// The resistance beyond a limit: from pulls, or from slopes.
  case rubberBand = "rubber-band"
  /// What a program moves in a given time, by a timing curve.
  case eased
  /// UIKit's animated offsets: sin² of the time.
  case program
  /// UIKit's scroll to the top, with its pacing.
  case paced
  /// The resistance of a zoom beyond its limits.
  case zoomBand = "zoom-band"
  /// A quadratic through pulls.
  case parabola

  /// The models that suit a measurement, in the order in which they are reported.
  public static func suitable(for measurement: Observations) -> [FitModel] {
    switch measurement {
    case .motion(let recording):
      switch recording.column {
      case "scrollTo": [.program, .eased, .oscillator]
      case "scrollToTop": [.paced, .oscillator, .eased]
      case "pageTurn", "key": [.oscillator]
      case "landing": [.deceleration, .oscillator]
      case "snap", "zoomScale": [.oscillator, .eased]
      case "zoomLogarithm": [.oscillator]
      default: [.critical, .oscillator, .uikit]
      }
    case .relation(let relation):
      switch relation.kind {
      case .flicks: [.deceleration]
      case .pulls, .slopes: [.rubberBand]
      case .pinches: [.zoomBand]
      }
    }
  }

  /// Whether the model can be fitted to a measurement.
  public func suits(_ measurement: Observations) -> Bool { law(for: measurement) != nil }

  /// The law behind the model for a measurement; nil when it cannot be fitted to one.
  func law(for measurement: Observations) -> FitLaw? {
    switch (self, measurement) {
    case (.critical, .motion): .critical
    case (.oscillator, .motion): .oscillator
    case (.uikit, .motion): .uiKit
    case (.deceleration, .motion): .deceleration
    case (.eased, .motion): .eased
    case (.program, .motion): .program
    case (.paced, .motion): .paced
    case (_, .relation(let relation)):
      switch (self, relation.kind) {
      case (.deceleration, .flicks): .stopping
      case (.rubberBand, .pulls): .rubberBand
      case (.rubberBand, .slopes): .bandSlope
      case (.parabola, .pulls): .parabola
      case (.zoomBand, .pinches): .zoomBand
      default: nil
      }
    default: nil
    }
  }
}

extension FitLaw {
  /// A number of a law: its name in formulas, options and output, and its unit.
  public struct Name: Hashable, Sendable {
    /// The name, in ASCII: `delta`.
    public let name: String
    /// The unit; empty for a pure number.
    public let unit: String
  }

  /// The names of the numbers, the law's first.
  public var names: [Name] {
    let pairs: [(String, String)] =
      switch self {
      case .critical: [("delta", "1/s"), ("A", "pt/s"), ("phi", "s")]
      case .oscillator: [("k", "1/s²"), ("c", "1/s"), ("x0", "pt"), ("v0", "pt/s")]
      case .uiKit: [("r", "1/s"), ("p", "1/s"), ("x0", "pt"), ("v0", "pt/s")]
      case .deceleration: [("r", "1/s"), ("x0", "pt"), ("v0", "pt/s")]
      case .stopping: [("r", "1/s"), ("stop", "pt/s")]
      case .rubberBand, .bandSlope: [("c", ""), ("d", "pt")]
      case .zoomBand: [("max", ""), ("min", ""), ("c", ""), ("d", ""), ("base", "")]
      case .eased:
        [
          ("duration", "s"), ("x1", ""), ("y1", ""), ("x2", ""), ("y2", ""), ("start", "s"),
          ("from", "pt"), ("to", "pt"),
        ]
      case .parabola: [("a", "pt"), ("b", ""), ("c", "1/pt")]
      case .program, .paced: [("duration", "s"), ("start", "s"), ("from", "pt"), ("to", "pt")]
      }
    return pairs.map { Name(name: $0.0, unit: $0.1) }
  }

  /// The law as a line of text.
  public var formula: String {
    switch self {
    case .critical: "y = A (t + phi) e^(-delta (t + phi))"
    case .oscillator: "y'' + c y' + k y = 0,  y = x0 and y' = v0 at t = 0"
    case .uiKit: "y = e^(-p t) (x0 + v0/r (1 - e^(-r t)))"
    case .deceleration: "x = x0 + v0/r (1 - e^(-r t))"
    case .stopping: "distance = (|v| - stop) / r, with the sign of v"
    case .rubberBand: "offset = x c d / (d + c |x|)"
    case .bandSlope: "slope = c (1 - |y| / d)²"
    case .parabola: "offset = a + b x + c x²"
    case .zoomBand:
      "shown = max (1 + b(a/max - 1)) or min / (1 + b(min/a - 1)),  a = base scale,"
        + "  b(x) = x c d / (d + c x)"
    case .eased:
      "x = from + (to - from) e((t - start) / duration),  e = cubic-bezier(x1, y1, x2, y2)"
    case .program: "x = from + (to - from) sin²(pi/2 (t - start) / duration)"
    case .paced:
      "x = from + (to - from) (1 - (1 + u) e^-u),  u = 2 pi / 0.375 e((t - start) / duration),"
        + "  e = cubic-bezier(0, 0.2, 1, 1)"
    }
  }
}
