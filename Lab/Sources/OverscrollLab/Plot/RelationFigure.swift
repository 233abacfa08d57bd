import Foundation
public import ScrollPhysics

extension PlotFigure {
  /// The two projections near d = 1, and why they agree: the first article's graph of log d and (d - 1) / d.
  ///
  /// ```
  /// v / (-1000 log d)     the exact limit          v d / (1 - d) / 1000     WWDC18's sum
  ///
  /// 1 / -log d - d / (1 - d) tends to 1/2 for d → 1: half a point for every 1,000 pt/s
  /// ```
  ///
  /// - Parameter range: of d, within 0...1; projections are drawn below 1.
  public static func projections(in range: ClosedRange<Double>) -> PlotFigure {
    let count = 400
    let kept = (0...count).map { step in
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(count)
    }
    let inside = kept.filter { $0 > 0 && $0 < 1 }
    func distances(_ projection: Projection) -> [PlotPoint] {
      inside.map { PlotPoint($0, projection.distance(velocity: 1000, rate: DecelerationRate($0))) }
    }
    let (exact, sum) = (distances(.integral), distances(.perMillisecondSum))
    let differences = zip(exact, sum).map { PlotPoint($0.x, $0.y - $1.y) }
    var figure = PlotFigure(
      title: "Two projections near d = 1", axis: "deceleration rate d",
      panels: [
        PlotPanel(
          axis: "log d", height: 240,
          curves: [
            PlotCurve("log d", .offset, .line, kept.map { PlotPoint($0, log($0)) }),
            PlotCurve("(d − 1) / d", .velocity, .dashed, kept.map { PlotPoint($0, ($0 - 1) / $0) }),
          ]),
        PlotPanel(
          axis: "1,000 pt/s carry, pt", height: 140,
          curves: [
            PlotCurve("−v / (1000 log d)", .prediction, .line, exact),
            PlotCurve("v d / (1 − d) / 1000", .violet, .dashed, sum),
          ]),
        PlotPanel(
          axis: "difference, pt", height: 90,
          curves: [PlotCurve("", .prediction, .line, differences)],
          levels: [PlotLevel(name: "half a point", value: 0.5)]),
      ])
    figure.subtitle = "the exact limit and WWDC18's; log d and (d − 1) / d touch at d = 1"
    return figure
  }

  /// How far content follows a finger beyond a limit, and how much of its next step: a curve per band.
  ///
  /// - Parameters:
  ///   - bands: each with what the legend calls it; empty for a single one.
  ///   - reach: the finger's farthest travel, in points.
  public static func bands(
    _ bands: [(name: String, band: RubberBand)], reach: Double, title: String
  ) -> PlotFigure {
    let travels = (0...200).map { reach * Double($0) / 200 }
    func curves(_ value: (RubberBand, Double) -> Double) -> [PlotCurve] {
      bands.enumerated().map { index, named in
        let points = travels.map { PlotPoint($0, value(named.band, $0)) }
        return PlotCurve(named.name, .comparison(index), .line, points)
      }
    }
    return PlotFigure(
      title: title, axis: "finger beyond the limit, pt",
      panels: [
        PlotPanel(axis: "offset, pt", height: 260, curves: curves { $0.stretch($1) }),
        PlotPanel(axis: "slope", height: 140, curves: curves { $0.slope($1) }),
      ])
  }
}
