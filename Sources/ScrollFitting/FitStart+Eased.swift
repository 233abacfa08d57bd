#if !hasFeature(Embedded)
  internal import ScrollMath

  /// Where the fit of an eased curve starts: the best of some timing curves, each laid through the times at which a
  /// tenth and nine tenths of the way are done.
  extension FitStart {
    /// Timing curves from gentle to steep: CSS' names, those of cubics and of an exponential, and such as overshoot.
    private static var curves: [TimingCurve] {
      [
        TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1),
        TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
        TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1),
        TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1),
        TimingCurve(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3),
        TimingCurve(x1: 0.65, y1: 0, x2: 0.35, y2: 1),
        TimingCurve(x1: 0.22, y1: 0.61, x2: 0.36, y2: 1),
        TimingCurve(x1: 0.55, y1: 0.055, x2: 0.675, y2: 0.19),
        TimingCurve(x1: 0.16, y1: 1, x2: 0.3, y2: 1),
        TimingCurve(x1: 0.7, y1: 0, x2: 0.84, y2: 0),
        TimingCurve(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1),
        TimingCurve(x1: 0.36, y1: 0, x2: 0.66, y2: -0.56),
        TimingCurve(x1: 0.68, y1: -0.6, x2: 0.32, y2: 1.6),
      ]
    }

    /// Shares of the duration that the two times suggest.
    private static var lengths: [Double] { [0.7, 0.85, 1, 1.2, 1.5] }

    /// T, x1, y1, x2, y2; start, from, to of each recording.
    static func eased(_ series: [FitSeries]) -> [Double] {
      let series = series.map { $0.thinned(to: sampleLimit) }
      let marks = series.map(Marks.init)
      var best: (error: Double, numbers: [Double])?
      for curve in curves {
        let (error, numbers) = laid(
          [curve.x1, curve.y1, curve.x2, curve.y2], series, marks
        ) { curve.point(at: $0).value }
        if error.isFinite, error < best?.error ?? .infinity { best = (error, numbers) }
      }
      return best?.numbers ?? [0.3, 0.42, 0, 0.58, 1] + series.flatMap { _ in [0.0, 0, 0] }
    }

    /// T; start, from, to of each recording.
    static func timed(_ law: FitLaw, _ series: [FitSeries]) -> [Double] {
      let series = series.map { $0.thinned(to: sampleLimit) }
      return laid([], series, series.map(Marks.init)) { law.progress(at: $0).value }.numbers
    }

    /// The best of some durations for a curve: T, the curve's own numbers, those of each recording.
    private static func laid(
      _ own: [Double], _ series: [FitSeries], _ marks: [Marks], _ curve: (Double) -> Double
    ) -> (error: Double, numbers: [Double]) {
      let (early, late) = (time(of: curve, at: 0.1), time(of: curve, at: 0.9))
      var best = (
        error: Double.infinity, numbers: [0.3] + own + series.flatMap { _ in [0.0, 0, 0] }
      )
      for length in lengths {
        var duration = 0.0
        for mark in marks { duration += mark.length / (late - early) * length }
        duration /= Double(marks.count)
        var numbers = [duration] + own
        var error = 0.0
        for (one, mark) in zip(series, marks) {
          let start = mark.middle - (early + late) / 2 * duration
          let ends = ends(of: one, duration, curve, start)
          numbers += [start, ends.from, ends.to]
          error += ends.error
        }
        if error < best.error { best = (error, numbers) }
      }
      return best
    }

    /// When a tenth and nine tenths of the way are done.
    private struct Marks {
      var middle: Double
      var length: Double

      init(_ series: FitSeries) {
        let (first, last) = (series.inputs.first ?? 0, series.inputs.last ?? 0)
        (middle, length) = ((first + last) / 2, max(last - first, 1e-3))
        guard let from = series.outputs.first, let to = series.outputs.last, from != to
        else { return }
        func progress(_ sample: Int) -> Double { (series.outputs[sample] - from) / (to - from) }
        func time(of share: Double, before sample: Int) -> Double {
          let (a, b) = (progress(sample - 1), progress(sample))
          let (s, t) = (series.inputs[sample - 1], series.inputs[sample])
          return b > a ? s + (t - s) * (share - a) / (b - a) : t
        }
        guard let late = (1..<series.count).first(where: { progress($0) >= 0.9 }),
          let early = (1...late).last(where: { progress($0 - 1) <= 0.1 })
        else { return }
        let (begun, done) = (time(of: 0.1, before: early), time(of: 0.9, before: late))
        guard done > begun else { return }
        (middle, length) = ((begun + done) / 2, done - begun)
      }
    }

    /// The time at which a curve has come so far, by bisection.
    private static func time(of curve: (Double) -> Double, at progress: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if curve(middle) < progress { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    /// The ends that suit a recording best: x = from (1 - e) + to e is linear in them.
    private static func ends(
      of series: FitSeries, _ duration: Double, _ curve: (Double) -> Double, _ start: Double
    ) -> (from: Double, to: Double, error: Double) {
      var sums = PairSums()
      for sample in 0..<series.count {
        let share = (series.inputs[sample] - start) / duration
        let v = share <= 0 ? 0 : share >= 1 ? 1 : curve(share)
        sums.add(1 - v, v, series.outputs[sample])
      }
      guard let (from, to) = sums.weights else { return (0, 0, sums.yy) }
      return (from, to, max(0, sums.error(from, to)))
    }
  }
#endif
