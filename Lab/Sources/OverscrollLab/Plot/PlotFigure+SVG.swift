import Foundation

extension PlotFigure {
  /// The figure as SVG.
  ///
  /// Title and description are there for screen readers; the description ends with the command that draws
  /// the figure again.
  public func svg(theme: PlotTheme = .auto) -> String {
    let layout = PlotLayout(self)
    var svg = SVGWriter()
    let size = (SVGWriter.number(PlotLayout.width), SVGWriter.number(layout.height))
    let attributes = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(size.0) \(size.1)"),
      ("width", size.0), ("height", size.1), ("role", "img"), ("aria-labelledby", "title desc"),
    ]
    svg.element("svg", attributes) { svg in
      svg.element("title", [("id", "title")], text: title)
      svg.element("desc", [("id", "desc")], text: description)
      style(theme, into: &svg)
      svg.element("rect", [("class", "ground"), ("width", "100%"), ("height", "100%")])
      layout.draw(into: &svg)
    }
    return svg.text
  }

  /// What there is to see, and the command.
  private var description: String {
    var sentences: [String] = []
    if !subtitle.isEmpty { sentences.append("\(subtitle).") }
    for panel in panels {
      let names = panel.curves.map(\.name).filter { !$0.isEmpty }
      let what = names.isEmpty ? "" : ": \(names.joined(separator: "; "))"
      sentences.append("\(panel.axis) over \(axis)\(what).")
    }
    if !command.isEmpty { sentences.append("Drawn by: \(command)") }
    return sentences.joined(separator: " ")
  }

  private func style(_ theme: PlotTheme, into svg: inout SVGWriter) {
    svg.element("style", []) { svg in
      svg.line(
        "text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', "
          + "sans-serif; font-size: 12px; font-variant-numeric: tabular-nums; }")
      svg.line(".heading { font-size: 15px; font-weight: 600; }")
      svg.line("text, rect, .dots { fill: currentColor; }")
      svg.line("path { fill: none; stroke: currentColor; }")
      svg.line(".hairline { shape-rendering: crispEdges; }")
      svg.line(
        ".line, .dashed { stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; }")
      svg.line(".dashed { stroke-dasharray: 5 4; }")
      svg.line(".stems { stroke-width: 1.5; }")
      inks(theme == .dark ? \.dark : \.light, into: &svg)
      if theme == .auto {
        svg.line("@media (prefers-color-scheme: dark) {")
        inks(\.dark, into: &svg)
        svg.line("}")
      }
    }
  }

  /// Plain classes rather than variables: not every program that shows SVG knows those.
  private func inks(
    _ ground: KeyPath<(light: String, dark: String), String>, into svg: inout SVGWriter
  ) {
    let drawn = [.ground, .text, .faint, .hairline, .band] + panels.flatMap(\.curves).map(\.ink)
    for ink in PlotInk.allCases where drawn.contains(ink) {
      svg.line(".\(ink.rawValue) { color: \(ink.colours[keyPath: ground]); }")
    }
  }
}
