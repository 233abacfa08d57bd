#if !hasFeature(Embedded)
  /// Where the fit of a zoom band starts: the best of a coarse table of bands, each laid through the farthest samples.
  extension FitStart {
    /// max, min, c, d; base of each recording.
    ///
    /// The base is that of the first samples, where a pinch begins inside the limits, or 1.
    static func zoomBand(_ series: [FitSeries]) -> [Double] {
      let series = series.map { $0.thinned(to: sampleLimit) }
      let bases = series.map { one in
        one.count > 0 && one.inputs[0] != 0 ? one.outputs[0] / one.inputs[0] : 1
      }
      var best: (error: Double, numbers: [Double])?
      for bases in [bases, series.map { _ in 1.0 }] {
        for coefficient in [1, 0.8, 0.55, 0.3] {
          for dimension in [1, 0.7, 0.4, 2] {
            let numbers = limits(series, bases, coefficient, dimension) + bases
            var error = 0.0
            for index in series.indices {
              let own = FitLaw.zoomBand.parameters(ofSeries: index, in: numbers)
              error += series[index].squaredError(.zoomBand, own)
            }
            if error < best?.error ?? .infinity { best = (error, numbers) }
          }
        }
      }
      return best?.numbers ?? [2, 0.5, 1, 1] + bases
    }

    /// max, min, c and d: the limits for a band.
    private static func limits(
      _ series: [FitSeries], _ bases: [Double], _ coefficient: Double, _ dimension: Double
    ) -> [Double] {
      let band = SIMD2(coefficient, dimension)
      var highest = (asked: 0.0, shown: 0.0)
      var lowest = (asked: Double.infinity, shown: Double.infinity)
      for (one, base) in zip(series, bases) {
        for sample in 0..<one.count {
          let pair = (asked: base * one.inputs[sample], shown: one.outputs[sample])
          if pair.asked > highest.asked { highest = pair }
          if pair.asked < lowest.asked { lowest = pair }
        }
      }
      let maximum = limit(highest.asked, highest.shown, band)
      let minimum = 1 / limit(1 / lowest.asked, 1 / lowest.shown, band)
      return [maximum, min(minimum, maximum), coefficient, dimension]
    }

    /// The limit that shows a scale `shown` when `asked` is requested, by bisection.
    ///
    /// Without resistance the limit is not seen, and is put where the fingers did not come.
    private static func limit(_ asked: Double, _ shown: Double, _ band: SIMD2<Double>) -> Double {
      guard shown < unresisted * asked, shown > 0 else { return 2 * asked }
      var (low, high) = (0.0, asked)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        let law = FitNumbers(middle, 0, band[0], band[1], 1, 0, 0, 0)
        if FitLaw.zoomBand.value(at: asked, law) < shown { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    /// What is shown of what is requested, up to which there is resistance; dimensionless.
    ///
    /// Less is rounding.
    ///
    /// Source: chosen. Grade D.
    private static var unresisted: Double { 0.99 }
  }
#endif
