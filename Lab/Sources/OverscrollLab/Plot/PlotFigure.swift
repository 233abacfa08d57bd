/// A figure: panels over a shared horizontal axis, a title, a legend.
public struct PlotFigure: Hashable, Sendable {
  /// What it shows, in a few words.
  public var title: String
  /// What more there is to say, in a line; empty for nothing.
  public var subtitle = ""
  /// Name and unit of the horizontal axis: `time, s`.
  public var axis: String
  /// The panels, top down.
  public var panels: [PlotPanel]
  /// Vertical strips with a name: phases.
  public var bands: [PlotBand] = []
  /// The command that draws it again.
  public var command = ""
}

extension PlotFigure {
  /// Places over velocities, over time.
  package init(
    _ title: String, place: String = "offset", _ places: [PlotCurve], levels: [PlotLevel] = [],
    velocities: [PlotCurve], heights: (Double, Double)
  ) {
    self.init(
      title: title, axis: "time, s",
      panels: [
        PlotPanel(axis: "\(place), pt", height: heights.0, curves: places, levels: levels),
        PlotPanel(axis: "velocity, pt/s", height: heights.1, curves: velocities),
      ])
  }
}

/// Curves over one vertical axis.
public struct PlotPanel: Hashable, Sendable {
  /// Name and unit of the vertical axis: `offset, pt`.
  public var axis: String
  /// The height of the plotting area, in CSS pixels.
  public var height: Double
  /// The curves, the first at the back.
  public var curves: [PlotCurve]
  /// Horizontal lines with a name: bounds.
  public var levels: [PlotLevel] = []
}

/// A curve or a row of dots.
public struct PlotCurve: Hashable, Sendable {
  /// What the legend calls it; empty for nothing.
  public var name: String
  /// Its colour.
  public var ink: PlotInk
  /// How it is drawn.
  public var form: Form
  /// Where it goes.
  public var points: [PlotPoint]

  /// How a curve is drawn.
  public enum Form: String, Hashable, Sendable {
    /// A line.
    case line
    /// A dashed line: what is foretold.
    case dashed
    /// A dot at every point: what was measured.
    case dots
    /// A hairline from 0 to every point.
    case stems
  }

  /// Creates a curve.
  public init(_ name: String, _ ink: PlotInk, _ form: Form = .line, _ points: [PlotPoint]) {
    (self.name, self.ink, self.form, self.points) = (name, ink, form, points)
  }
}

/// A place in a panel, in the units of its axes.
public struct PlotPoint: Hashable, Sendable {
  /// Along the horizontal axis.
  public var x: Double
  /// Along the vertical axis.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// A horizontal line with a name.
public struct PlotLevel: Hashable, Sendable {
  /// Its name; empty for none.
  public var name: String
  /// Where it is.
  public var value: Double

  /// The bounds that can be seen: those that some values come near.
  static func edges(of range: ClosedRange<Double>, among values: [Double]) -> [PlotLevel] {
    guard let low = values.min(), let high = values.max() else { return [] }
    let reach = 0.2 * (high - low)
    return Set([range.lowerBound, range.upperBound]).sorted()
      .filter { $0 >= low - reach && $0 <= high + reach }.map { PlotLevel(name: "edge", value: $0) }
  }
}

/// A vertical strip with a name.
public struct PlotBand: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// From where to where, in the unit of the horizontal axis.
  public var range: ClosedRange<Double>
}
