/// Where the fit of a zoom band starts: at UIScrollView's law, laid through the farthest samples.
extension FitStart {
  /// max, min, c, d; base of each recording.
  ///
  /// The base is that of the first samples, where a pinch begins inside the limits, or 1.
  static func zoomBand(_ series: [FitSeries]) -> [Double] {
    let bases = series.map { one in
      one.count > 0 && one.inputs[0] != 0 ? one.outputs[0] / one.inputs[0] : 1
    }
    let guesses = [bases, series.map { _ in 1.0 }].map { bases in limits(series, bases) + bases }
    let errors = guesses.map { guess in
      var error = 0.0
      for index in series.indices {
        let own = FitLaw.zoomBand.parameters(ofSeries: index, in: guess)
        error += series[index].squaredError(.zoomBand, own)
      }
      return error
    }
    return errors[0] < errors[1] ? guesses[0] : guesses[1]
  }

  private static func limits(_ series: [FitSeries], _ bases: [Double]) -> [Double] {
    var highest = (asked: 0.0, shown: 0.0)
    var lowest = (asked: Double.infinity, shown: Double.infinity)
    for (one, base) in zip(series, bases) {
      for sample in 0..<one.count {
        let pair = (asked: base * one.inputs[sample], shown: one.outputs[sample])
        if pair.asked > highest.asked { highest = pair }
        if pair.asked < lowest.asked { lowest = pair }
      }
    }
    let maximum = limit(highest.asked, highest.shown)
    let minimum = 1 / limit(1 / lowest.asked, 1 / lowest.shown)
    return [maximum, min(minimum, maximum), 1, 1]
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
