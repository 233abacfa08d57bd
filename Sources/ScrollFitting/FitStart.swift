internal import ScrollMath

/// Where a fit starts: the best of a coarse table of laws, each with the best start for every recording.
///
/// Every law in time of a free motion is linear in how a recording starts. For given law parameters those two numbers are
/// therefore known immediately, and only the law's own are tried.
enum FitStart {
  /// The most samples per recording that are looked at.
  static let sampleLimit = 500

  /// The law's parameters, then those of each recording.
  ///
  /// - Parameter held: what stays as it is; what is NaN is guessed, a band's so that it suits the others.
  static func guess(
    _ law: FitLaw, for series: [FitSeries], keeping held: [Double]
  ) -> [Double] {
    let guess =
      switch law {
      case .stopping: stopping(series)
      case .rubberBand: rubberBand(series, held[0], held[1])
      case .bandSlope: bandSlope(series)
      #if !hasFeature(Embedded)
        case .zoomBand: zoomBand(series)
        case .eased: eased(series)
        case .program, .paced: timed(law, series)
        // Linear in its numbers: one round leads there from anywhere.
        case .parabola: Array(repeating: 0.0, count: 3)
      #endif
      case .critical, .oscillator, .uiKit, .deceleration: motion(law, series)
      }
    // Samples near the largest number overflow their own squares; a fit may then start anywhere.
    return guess.indices.map { place in
      !held[place].isNaN ? held[place] : guess[place].isFinite ? guess[place] : 1
    }
  }

  // MARK: - Laws in time

  private static func motion(_ law: FitLaw, _ series: [FitSeries]) -> [Double] {
    let thinned = series.map { $0.thinned(to: sampleLimit) }
    let fastest = law == .oscillator ? nyquistFrequency(series) : .infinity
    var best = (error: Double.infinity, law: candidate(law, rate: 10, shape: 1))
    var faster = best
    for shape in shapes(law) {
      // How well a rate does, which is given by its logarithm.
      func error(_ logarithm: Double) -> Double {
        let trial = candidate(law, rate: Double.exp(logarithm), shape: shape)
        var error = 0.0
        for one in thinned { error += start(law, trial, one).error }
        let isFaster = trial[0] - trial[1] * trial[1] / 4 > fastest * fastest
        if isFaster, error < faster.error { faster = (error, trial) }
        if !isFaster, error < best.error { best = (error, trial) }
        return error.isFinite ? error : .infinity
      }
      // Rates from one in ten seconds to one in five milliseconds, in steps of a tenth; a valley between them may be
      // deeper than another one looks.
      let step = 0.1
      var (place, before, here) = (-2.3, Double.infinity, error(-2.3))
      while place < 5.3 {
        let next = error(place + step)
        // To a hundredth; the best that was asked for is kept.
        if here <= before, here <= next {
          GoldenSection.least(from: place - step, to: place + step, within: 0.02 * step, error)
        }
        (place, before, here) = (place + step, here, next)
      }
    }
    let slow = numbers(law, best.law, thinned)
    guard faster.error < best.error else { return slow }
    let fast = numbers(law, faster.law, thinned)
    // The faster one where it explains clearly more: where its criterion (Akaike's) is less by 6, and not by rounding.
    var below = LeastSquares(law, to: series, from: slow)
    var above = LeastSquares(law, to: series, from: fast)
    below.run(limit: 100)
    above.run(limit: 100)
    let rounding = 1e-18 * below.squaredOutput
    let share = Double.exp(-6 / Double(below.sampleCount))
    return above.squaredError + rounding < share * (below.squaredError + rounding) ? fast : slow
  }

  /// All parameters, the recordings' as suits the law's.
  private static func numbers(
    _ law: FitLaw, _ shared: SIMD2<Double>, _ series: [FitSeries]
  ) -> [Double] {
    var parameters = (0..<law.sharedCount).map { shared[$0] }
    for one in series {
      let start = start(law, shared, one)
      parameters += own(law, shared, start.a, start.b)
    }
    return parameters
  }

  /// Half the frequency of the samples, in 1/s: of two motions of which one is as far above it as the other below, evenly
  /// spaced samples are the same.
  private static func nyquistFrequency(_ series: [FitSeries]) -> Double {
    var highest = 0.0
    for one in series {
      let span = (one.inputs.last ?? 0) - (one.inputs.first ?? 0)
      if span > 0 { highest = max(highest, .pi * Double(one.count - 1) / span) }
    }
    return highest
  }

  /// Damping ratios for an oscillator, quotients r/p for UIKit's law; nothing to vary for the others.
  private static func shapes(_ law: FitLaw) -> [Double] {
    switch law {
    case .oscillator: [0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85, 1, 1.4, 2, 4]
    case .uiKit: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2]
    default: [1]
    }
  }

  private static func candidate(_ law: FitLaw, rate: Double, shape: Double) -> SIMD2<Double> {
    switch law {
    case .oscillator: SIMD2(rate * rate, 2 * shape * rate)
    case .uiKit: SIMD2(shape * rate, rate)
    default: SIMD2(rate, 0)
    }
  }

  /// The two base motions of a law: their sum a P + b V is every motion of it.
  private static func base(
    _ law: FitLaw, _ shared: SIMD2<Double>, _ time: Double
  ) -> (p: Double, v: Double) {
    switch law {
    case .critical:
      let envelope = Double.exp(-shared[0] * time)
      return (envelope, time * envelope)
    case .deceleration:
      return (1, GlideBase(decay: shared[0], at: time).distance)
    default:
      let numbers = FitNumbers(four: SIMD4(shared[0], shared[1], 0, 0))
      let gradient = law.point(at: time, numbers).gradient
      return (gradient[2], gradient[3])
    }
  }

  /// The weights of the base motions that suit a recording best, and the squared error left.
  private static func start(
    _ law: FitLaw, _ shared: SIMD2<Double>, _ series: FitSeries
  ) -> (a: Double, b: Double, error: Double) {
    var sums = PairSums()
    for sample in 0..<series.count {
      let (p, v) = base(law, shared, series.inputs[sample])
      sums.add(p, v, series.outputs[sample])
    }
    let (pp, vv, py, yy) = (sums.pp, sums.vv, sums.py, sums.yy)
    guard let (a, b) = sums.weights else {
      let a = pp > 0 ? py / pp : 0
      return (a, 0, yy - a * py)
    }
    // A share of 1e-13 is what the sums were rounded by: nothing moves.
    if b * b * vv <= 1e-26 * yy { return (py / pp, 0, yy - py * py / pp) }
    return (a, b, sums.error(a, b))
  }

  /// The recording's own parameters from the weights of the base motions.
  private static func own(
    _ law: FitLaw, _ shared: SIMD2<Double>, _ a: Double, _ b: Double
  ) -> [Double] {
    guard law == .critical else { return [a, b] }
    // A (t+φ) e^(-δ(t+φ)) = e^(-δt) (a + b t): φ = a/b, A = b e^(δφ). A pure exponential has b = 0 and
    // φ = ∞; so far out nothing changes any more.
    let limit = 20 / shared[0]
    let phase = b == 0 ? limit : min(max(a / b, -limit), limit)
    let slope = b == 0 || abs(a / b) > limit ? a / phase : b
    return [slope * Double.exp(shared[0] * phase), phase]
  }

  // MARK: - Laws between two quantities

  /// A straight line of distance over speed: slope 1/r, meeting the axis at s.
  private static func stopping(_ series: [FitSeries]) -> [Double] {
    let (height, slope) = line(series) {
      abs($0)
    } y: {
      $0 < 0 ? -$1 : $1
    }
    guard slope.isFinite, slope != 0 else { return [2, 0] }
    return [1 / slope, -height / slope]
  }

  /// A straight line of √slope over the offset: √c (1 - y / d).
  private static func bandSlope(_ series: [FitSeries]) -> [Double] {
    let (height, slope) = line(series) {
      abs($0)
    } y: {
      max($1, 0).squareRoot()
    }
    let dimension = -height / slope
    guard height > 0, dimension > 0, dimension.isFinite else { return [0.55, 1000] }
    return [height * height, dimension]
  }

  /// The least-squares line of y over x, both made of a sample's input and output; one through 0 where all x are the same.
  private static func line(
    _ series: [FitSeries], x: (Double) -> Double, y: (Double, Double) -> Double
  ) -> (height: Double, slope: Double) {
    var (n, sx, sy, sxx, sxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for one in series {
      for sample in 0..<one.count {
        let (x, y) = (x(one.inputs[sample]), y(one.inputs[sample], one.outputs[sample]))
        n += 1
        sx += x
        sy += y
        sxx += x * x
        sxy += x * y
      }
    }
    let determinant = n * sxx - sx * sx
    guard determinant > 0 else { return (0, sy / sx) }
    let slope = (n * sxy - sx * sy) / determinant
    return (sy / n - slope * sx / n, slope)
  }

  /// x / y = 1/c + |x| / d is a straight line; so is y = (y² / x) / c + y² / d, where pulls weigh as they do in a fit.
  ///
  /// c and d are NaN where they are not known.
  private static func rubberBand(
    _ series: [FitSeries], _ coefficient: Double, _ dimension: Double
  ) -> [Double] {
    var sums = PairSums()
    var farthest = 0.0
    for one in series {
      for sample in 0..<one.count where one.inputs[sample] != 0 {
        let pull = abs(one.inputs[sample])
        let offset = one.inputs[sample] < 0 ? -one.outputs[sample] : one.outputs[sample]
        farthest = max(farthest, pull)
        sums.add(offset * offset / pull, offset * offset, offset)
      }
    }
    // All as far as each other, they are on many bands: one of them.
    let share = sums.py / sums.pp
    var (height, slope) = sums.weights ?? (0.9 * share, 0.1 * share / farthest)
    if !coefficient.isNaN {
      height = 1 / coefficient
      slope = (sums.vy - height * sums.pv) / sums.vv
    } else if !dimension.isNaN {
      slope = 1 / dimension
      height = (sums.py - slope * sums.pv) / sums.pp
    }
    // Steeper than every finger, which is no band: one that the content follows, from which a search goes on.
    if !(height > 0 && height + slope * farthest > 0) { (height, slope) = (share, 0) }
    let straightest = 1e-6 * height / farthest
    return [1 / height, 1 / (abs(slope) > straightest ? slope : straightest)]
  }
}
