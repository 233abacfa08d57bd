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
      ("width", size.0), ("height", size.1), ("role", "img"),
      ("aria-labelledby", "title desc"),
    ]
    svg.element("svg", attributes) { svg in
      svg.element("title", [("id", "title")], text: title)
      svg.element("desc", [("id", "desc")], text: description)
      Self.style(theme, into: &svg)
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

  private static func style(_ theme: PlotTheme, into svg: inout SVGWriter) {
    svg.element("style", []) { svg in
      svg.line(
        "text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', "
          + "sans-serif; font-size: 12px; font-variant-numeric: tabular-nums; }")
      svg.line(".heading { font-size: 15px; font-weight: 600; }")
      svg.line(".hair { fill: none; stroke-width: 1; shape-rendering: crispEdges; }")
      svg.line(
        ".line, .dashed { fill: none; stroke-width: 1.75; stroke-linejoin: round; "
          + "stroke-linecap: round; }")
      svg.line(".dashed { stroke-dasharray: 5 4; }")
      svg.line(".stems { fill: none; stroke-width: 1.5; }")
      colours(dark: theme == .dark, into: &svg)
      if theme == .auto {
        svg.line("@media (prefers-color-scheme: dark) {")
        colours(dark: true, into: &svg)
        svg.line("}")
      }
    }
  }

  /// Plain classes rather than variables: not every program that shows SVG knows those.
  private static func colours(dark: Bool, into svg: inout SVGWriter) {
    for ink in PlotInk.allCases {
      let colour = dark ? ink.colours.dark : ink.colours.light
      let name = ink.rawValue
      switch ink {
      case .ground, .text, .band: svg.line(".\(name) { fill: \(colour); }")
      case .faint:
        svg.line(".faint { fill: \(colour); }")
        svg.line(".level { fill: none; stroke: \(colour); stroke-width: 1; }")
      case .hairline: svg.line(".hair { stroke: \(colour); }")
      default:
        svg.line(".\(name).line, .\(name).dashed, .\(name).stems { stroke: \(colour); }")
        svg.line(".\(name).dots { fill: \(colour); }")
      }
    }
  }
}
