import Foundation

/// Where everything of a figure lies on the page, in CSS pixels.
struct PlotLayout {
  static let width = 720.0
  /// Where words begin, and at least how far right the panels do.
  private static let left = 64.0
  private static let right = 20.0
  private static let lineHeight = 18.0
  /// Between two panels: the lower one's axis name.
  private static let gap = 30.0
  /// Below the last panel: tick labels and the axis' name.
  private static let bottom = 48.0
  private static let margin = 20.0

  private let figure: PlotFigure
  private let title: [String]
  private let subtitle: [String]
  private let legend: [[LegendEntry]]
  private let horizontal: PlotScale
  /// The vertical axis of each panel.
  private let scales: [PlotScale]
  /// The left side of the panels, right of the longest number.
  private let left: Double

  let height: Double

  /// A mark and a name, with the space they take.
  private struct LegendEntry: Hashable {
    var name: String
    var ink: PlotInk
    var form: PlotCurve.Form
    var width: Double { 26 + letter * Double(name.count) + 18 }
  }

  /// Words are not measured here; 6.6 is a little more than the mean width of a 12 px letter.
  private static let letter = 6.6
  /// A digit of the widest usual font, DejaVu Sans.
  private static let digit = 7.7

  init(_ figure: PlotFigure) {
    self.figure = figure
    legend = Self.legend(figure)
    title = Self.lines(figure.title, letter: 1.4 * Self.letter)
    subtitle = Self.lines(figure.subtitle, letter: Self.letter)
    var y = Self.margin - 3 + Self.lineHeight * Double(title.count + subtitle.count)
    y += (Self.lineHeight + 2) * Double(legend.count) + 8
    // The names of phases have a line of their own.
    if !figure.bands.isEmpty { y += Self.lineHeight }
    scales = figure.panels.map { panel in
      let top = y + Self.gap
      y = top + panel.height
      let values = panel.curves.flatMap { (curve: PlotCurve) -> [Double] in
        curve.points.map(\.y) + (curve.form == .stems ? [0] : [])
      }
      return PlotScale(
        values + panel.levels.map(\.value), steps: max(2, Int(panel.height / 44)), isTight: false,
        from: y, to: top)
    }
    left = max(Self.left, 10 + Self.digit * Double(PlotScale.longest(scales.flatMap(\.labels))))
    let xs = figure.panels.lazy.flatMap(\.curves).flatMap(\.points).map(\.x)
    let ends = figure.bands.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    horizontal = PlotScale(
      Array(xs) + ends, steps: 8, isTight: true, from: left, to: Self.width - Self.right)
    height = y + Self.bottom
  }

  /// Words in as many lines as they need.
  private static func lines(_ text: String, letter: Double) -> [String] {
    let room = Int((width - left - right) / letter)
    return text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= room {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
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
    var y = Self.margin - 7
    for (line, style) in title.map({ ($0, "heading text") }) + subtitle.map({ ($0, "faint") }) {
      y += Self.lineHeight
      text(line, at: Self.left, y, style, into: &svg)
    }
    for row in legend {
      y += Self.lineHeight + 2
      var x = Self.left
      for entry in row {
        draw(entry, at: x, y, into: &svg)
        x += entry.width
      }
    }
    for (panel, scale) in zip(figure.panels, scales) { draw(panel, scale, into: &svg) }
    drawHorizontalAxis(into: &svg)
  }

  private func draw(_ entry: LegendEntry, at x: Double, _ y: Double, into svg: inout SVGWriter) {
    let style = "\(entry.ink.rawValue) \(entry.form.rawValue)"
    let middle = y - 4
    switch entry.form {
    case .line, .dashed, .stems: svg.path(style, "M\(n(x)) \(n(middle))h18")
    case .dots:
      for step in [3.0, 9, 15] {
        svg.element(
          "circle", [("class", style), ("cx", n(x + step)), ("cy", n(middle)), ("r", "1.8")])
      }
    }
    text(entry.name, at: x + 25, y, "text", into: &svg)
  }

  private func draw(_ panel: PlotPanel, _ scale: PlotScale, into svg: inout SVGWriter) {
    let (right, bottom, top) = (Self.width - Self.right, scale.start, scale.end)
    let isNamed = top == scales[0].end && !figure.bands.isEmpty
    drawBands(top: top, height: panel.height, isNamed: isNamed, into: &svg)
    for (tick, label) in zip(scale.ticks, scale.labels) {
      let y = scale.position(tick).rounded() + 0.5
      svg.path("hairline", "M\(n(left)) \(n(y))H\(n(right))")
      text(label, at: left - 8, y + 3.5, "faint", anchor: "end", into: &svg)
    }
    for tick in horizontal.ticks {
      let x = horizontal.position(tick).rounded() + 0.5
      svg.path("hairline", "M\(n(x)) \(n(bottom))v4")
    }
    text(panel.axis, at: 12, top - (isNamed ? 12 + Self.lineHeight : 12), "faint", into: &svg)
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
      // A name that does not fit, with space for two letters behind it, is left out.
      if isNamed, end - start > Self.letter * Double(band.name.count + 2) {
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
    guard let y = scales.last.map({ $0.start + 18 }) else { return }
    for (tick, label) in zip(horizontal.ticks, horizontal.labels) {
      // The last one may not reach over the edge.
      let x = min(horizontal.position(tick), Self.width - Self.digit * Double(label.count) / 2)
      text(label, at: x, y, "faint", anchor: "middle", into: &svg)
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
