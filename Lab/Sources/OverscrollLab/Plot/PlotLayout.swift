import Foundation

/// Where everything of a figure lies on the page, in CSS pixels.
struct PlotLayout {
  static let width = 720.0
  private static let left = 64.0
  private static let right = 20.0
  private static let lineHeight = 18.0
  /// Between two panels: the lower one's axis name.
  private static let gap = 30.0
  /// Below the last panel: tick labels and the axis' name.
  private static let bottom = 48.0
  private static let margin = 20.0

  private let figure: PlotFigure
  private let legend: [[LegendEntry]]
  private let horizontal: PlotScale
  /// The top of each panel's plotting area.
  private let tops: [Double]

  let height: Double

  /// A mark and a name, with the space they take.
  private struct LegendEntry: Hashable {
    var name: String
    var ink: PlotInk
    var form: PlotCurve.Form
    /// Words are not measured here; 6.6 is a little more than the mean width of a 12 px letter.
    var width: Double { 26 + 6.6 * Double(name.count) + 18 }
  }

  init(_ figure: PlotFigure) {
    self.figure = figure
    legend = Self.legend(figure)
    let xs = figure.panels.lazy.flatMap(\.curves).flatMap(\.points).map(\.x)
    let ends = figure.bands.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    horizontal = PlotScale(
      Array(xs) + ends, steps: 8, isTight: true, from: Self.left, to: Self.width - Self.right)
    var y = Self.margin + 15
    if !figure.subtitle.isEmpty { y += Self.lineHeight }
    y += (Self.lineHeight + 2) * Double(legend.count) + 8
    // The names of phases have a line of their own.
    if !figure.bands.isEmpty { y += Self.lineHeight }
    var tops: [Double] = []
    for panel in figure.panels {
      y += Self.gap
      tops.append(y)
      y += panel.height
    }
    self.tops = tops
    height = y + Self.bottom
  }

  private static func legend(_ figure: PlotFigure) -> [[LegendEntry]] {
    var rows: [[LegendEntry]] = []
    var room = 0.0
    var seen: Set<LegendEntry> = []
    for curve in figure.panels.flatMap(\.curves) where !curve.name.isEmpty {
      let entry = LegendEntry(name: curve.name, ink: curve.ink, form: curve.form)
      guard seen.insert(entry).inserted else { continue }
      if rows.isEmpty || entry.width > room {
        rows.append([])
        room = width - left - right
      }
      rows[rows.count - 1].append(entry)
      room -= entry.width
    }
    return rows
  }

  // MARK: - Drawing

  func draw(into svg: inout SVGWriter) {
    var y = Self.margin + 11
    text(figure.title, at: Self.left, y, "heading text", into: &svg)
    if !figure.subtitle.isEmpty {
      y += Self.lineHeight
      text(figure.subtitle, at: Self.left, y, "faint", into: &svg)
    }
    for row in legend {
      y += Self.lineHeight + 2
      var x = Self.left
      for entry in row {
        draw(entry, at: x, y, into: &svg)
        x += entry.width
      }
    }
    for (panel, top) in zip(figure.panels, tops) { draw(panel, top: top, into: &svg) }
    drawHorizontalAxis(into: &svg)
  }

  private func draw(_ entry: LegendEntry, at x: Double, _ y: Double, into svg: inout SVGWriter) {
    let style = "\(entry.ink.rawValue) \(entry.form.rawValue)"
    let middle = y - 4
    switch entry.form {
    case .line, .dashed, .stems:
      svg.path(style, "M\(n(x)) \(n(middle))h18")
    case .dots:
      for step in [3.0, 9, 15] {
        svg.element(
          "circle", [("class", style), ("cx", n(x + step)), ("cy", n(middle)), ("r", "1.8")])
      }
    }
    text(entry.name, at: x + 25, y, "text", into: &svg)
  }

  private func draw(_ panel: PlotPanel, top: Double, into svg: inout SVGWriter) {
    let (left, right, bottom) = (Self.left, Self.width - Self.right, top + panel.height)
    let values = panel.curves.flatMap { (curve: PlotCurve) -> [Double] in
      curve.points.map(\.y) + (curve.form == .stems ? [0] : [])
    }
    let scale = PlotScale(
      values + panel.levels.map(\.value), steps: max(2, Int(panel.height / 44)), isTight: false,
      from: bottom, to: top)
    drawBands(top: top, height: panel.height, isNamed: top == tops.first, into: &svg)
    for tick in scale.ticks {
      let y = scale.position(tick).rounded() + 0.5
      svg.path("hairline", "M\(n(left)) \(n(y))H\(n(right))")
      text(scale.label(tick), at: left - 8, y + 3.5, "faint", anchor: "end", into: &svg)
    }
    for tick in horizontal.ticks {
      let x = horizontal.position(tick).rounded() + 0.5
      svg.path("hairline", "M\(n(x)) \(n(bottom))v4")
    }
    let isFirst = top == tops.first && !figure.bands.isEmpty
    text(panel.axis, at: 12, top - (isFirst ? 12 + Self.lineHeight : 12), "faint", into: &svg)
    for level in panel.levels {
      let y = scale.position(level.value).rounded() + 0.5
      svg.path("faint", "M\(n(left)) \(n(y))H\(n(right))")
      text(level.name, at: right, y - 5, "faint", anchor: "end", into: &svg)
    }
    for curve in panel.curves { draw(curve, scale, into: &svg) }
  }

  private func drawBands(top: Double, height: Double, isNamed: Bool, into svg: inout SVGWriter) {
    for (index, band) in figure.bands.enumerated() {
      let start = horizontal.position(band.range.lowerBound)
      let end = horizontal.position(band.range.upperBound)
      if index.isMultiple(of: 2) {
        svg.element(
          "rect",
          [
            ("class", "band"), ("x", n(start)), ("y", n(top)), ("width", n(end - start)),
            ("height", n(height)),
          ])
      }
      // A name that does not fit is left out.
      if isNamed, end - start > 6.6 * Double(band.name.count) {
        text(band.name, at: start + 1, top - 7, "faint", into: &svg)
      }
    }
  }

  private func draw(_ curve: PlotCurve, _ scale: PlotScale, into svg: inout SVGWriter) {
    let style = "\(curve.ink.rawValue) \(curve.form.rawValue)"
    let places = curve.points.filter { $0.x.isFinite && $0.y.isFinite }
      .map { (x: horizontal.position($0.x), y: scale.position($0.y)) }
    switch curve.form {
    case .line, .dashed:
      guard places.count > 1 else { return }
      let path = places.map { "\(n($0.x)) \(n($0.y))" }.joined(separator: "L")
      svg.path(style, "M\(path)")
    case .stems:
      let foot = n(scale.position(0))
      let path = places.map { "M\(n($0.x)) \(foot)V\(n($0.y))" }.joined()
      svg.path(style, path)
    case .dots:
      let radius = places.count > 100 ? "1.8" : "2.2"
      svg.element("g", [("class", style)]) { svg in
        for place in places {
          svg.element("circle", [("cx", n(place.x)), ("cy", n(place.y)), ("r", radius)])
        }
      }
    }
  }

  private func drawHorizontalAxis(into svg: inout SVGWriter) {
    guard let top = tops.last, let panel = figure.panels.last else { return }
    let y = top + panel.height + 18
    for tick in horizontal.ticks {
      text(
        horizontal.label(tick), at: horizontal.position(tick), y, "faint", anchor: "middle",
        into: &svg)
    }
    text(figure.axis, at: Self.width - Self.right, y + 18, "faint", anchor: "end", into: &svg)
  }

  private func text(
    _ words: String, at x: Double, _ y: Double, _ style: String, anchor: String? = nil,
    into svg: inout SVGWriter
  ) {
    guard !words.isEmpty else { return }
    var attributes = [("class", style), ("x", n(x)), ("y", n(y))]
    if let anchor { attributes.append(("text-anchor", anchor)) }
    svg.element("text", attributes, text: words)
  }

  private func n(_ value: Double) -> String { SVGWriter.number(value) }
}
