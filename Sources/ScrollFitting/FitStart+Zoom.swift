/// Where the fit of a zoom band starts: at UIScrollView's law, laid through the farthest samples.
extension FitStart {
  /// max, min, c, d; base of each recording.
  static func zoomBand(_ series: [FitSeries]) -> [Double] {
    var (highest, lowest) = ((asked: 0.0, shown: 0.0), (asked: Double.infinity, shown: Double.infinity))
    for one in series {
      for sample in 0..<one.count {
        let pair = (asked: one.inputs[sample], shown: one.outputs[sample])
        if pair.asked > highest.asked { highest = pair }
        if pair.asked < lowest.asked { lowest = pair }
      }
    }
    let maximum = limit(highest.asked, highest.shown)
    let minimum = 1 / limit(1 / lowest.asked, 1 / lowest.shown)
    return [maximum, min(minimum, maximum), 1, 1] + series.map { _ in 1.0 }
  }

  /// The limit that shows a scale `shown` when `asked` is asked for: shown = l (2 - l / asked), solved for l.
  ///
  /// Without resistance the limit is not seen, and is put where the fingers did not come.
  private static func limit(_ asked: Double, _ shown: Double) -> Double {
    let share = shown / asked
    guard share < unresisted, share > 0 else { return 2 * asked }
    return asked * (1 - (1 - share).squareRoot())
  }

  /// What is shown of what is asked for, up to which there is resistance: less is rounding. Dimensionless.
  ///
  /// Source: chosen. Grade D.
  private static var unresisted: Double { 0.99 }
}
