import ScrollFitting

extension PlotFigure {
  /// How a descent comes down: the rms and every number, step by step.
  public static func descent(_ start: Descent, name: String) -> PlotFigure {
    var descent = start
    var states = [descent.state]
    while !descent.state.isFinished, states.count < 100_000 {
      descent.step()
      states.append(descent.state)
    }
    let law = start.state.law
    // The last digits take most of the steps and show nothing.
    let low = descent.state.rms
    let settled = states.lastIndex { $0.rms > 1.001 * low } ?? 0
    let shown = states.prefix(max(10, settled + settled / 4))
    func panel(_ axis: String, _ ink: PlotInk, _ value: (DescentFit) -> Double) -> PlotPanel {
      let points = shown.map { PlotPoint(Double($0.steps), value($0)) }
      return PlotPanel(axis: axis, height: 90, curves: [PlotCurve("", ink, .line, thinned(points))])
    }
    var panels = [panel("rms, pt", .offset, \.rms)]
    for (place, number) in law.names.enumerated() {
      let axis = number.unit.isEmpty ? number.name : "\(number.name), \(number.unit)"
      panels.append(panel(axis, .comparison(place + 1)) { $0.parameters[place] })
    }
    var figure = PlotFigure(title: "\(name): six-way descent", axis: "step", panels: panels)
    figure.subtitle =
      "\(descent.state.steps) steps to rms \(low.fixed(4)) pt, "
      + "the first \(shown.count - 1) shown"
    return figure
  }
}
