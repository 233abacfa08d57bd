extension PlotFigure {
  /// What several laws make of the same flick, and how far each is from the first.
  ///
  /// A law that never rests within a million frames is left out. Together they are called `what`.
  public static func laws(
    _ laws: [FlickLaw], on flick: Flick, interval: Double, are what: String = "laws"
  ) -> PlotFigure {
    let courses = laws.compactMap { law in
      FlickCourse(flick, law: law, interval: interval).map { (law.name, $0) }
    }
    let frames = courses.map(\.1.offsets.count).max() ?? 0
    func points(_ value: (Int) -> Double) -> [PlotPoint] {
      (0..<frames).map { PlotPoint(Double($0) * interval, value($0)) }
    }
    let offsets = courses.enumerated().map { index, course in
      PlotCurve(course.0, .comparison(index), .line, points(course.1.offset))
    }
    var figure = PlotFigure(
      title: "One flick, \(courses.count) \(what)", axis: "time, s",
      panels: [
        PlotPanel(
          axis: "offset, pt", height: 260, curves: offsets,
          levels: PlotLevel.edges(of: flick.range, among: courses.flatMap(\.1.offsets)))
      ])
    figure.subtitle = "released \(flick.release)"
    if let first = courses.first, courses.count > 1 {
      let differences = courses.enumerated().dropFirst().map { index, course in
        PlotCurve(
          course.0, .comparison(index), .line, points { course.1.offset($0) - first.1.offset($0) })
      }
      figure.panels.append(
        PlotPanel(
          axis: "offset less that of \(first.0), pt", height: 140, curves: differences,
          levels: [PlotLevel(name: "", value: 0)]))
    }
    return figure
  }
}
