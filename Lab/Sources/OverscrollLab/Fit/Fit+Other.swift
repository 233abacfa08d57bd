import Foundation
@_spi(Formulas) import ScrollFitting

/// Another end of the search that fits about as well: other numbers, of which the standard errors of the first know
/// nothing.
///
/// Of UIScrollView's law beyond an edge, from rest, a slow pole p with nothing of the fast one is hardly another motion
/// than a fast pole p + r with nothing of the slow one. So searches begin with the numbers that others use, too.
public struct OtherFit: Hashable, Sendable {
  /// All numbers, in the order of the fit's.
  public let values: [Double]
  /// The root of the mean squared error, in the measurement's unit.
  public let rms: Double
}

extension Fit {
  /// The best end of searches from where one has ended, and from the numbers of presets; and another end that is
  /// about as good, a variant of as few numbers, or a motion that the samples cannot tell from it.
  static func ends(
    of found: LeastSquares, _ presets: [LawPreset], _ variants: [FitVariant], _ floor: Double?
  ) -> (best: LeastSquares, other: LeastSquares?) {
    var (best, other): (LeastSquares, LeastSquares?) = (found, nil)
    for preset in presets {
      guard var next = searched(found, from: preset), isOther(next, than: best, floor) else {
        continue
      }
      if next.squaredError < best.squaredError { swap(&best, &next) }
      if isAsGood(next, as: best) { other = next }
    }
    if let other, isAsGood(other, as: best) { return (best, other) }
    let alias = alias(of: best).flatMap { searched(best, from: $0) }
    let others =
      FitVariant.near(variants).map(\.squares)
      + [alias].compactMap(\.self).filter { isAsGood($0, as: best) }
    return (best, others.first { isOther($0, than: best, floor) })
  }

  /// The oscillator that is as much faster than the frequency of the samples as this one is slower, if searches look as far:
  /// evenly spaced samples are the same of both.
  private static func alias(of fit: LeastSquares) -> LawPreset? {
    guard fit.law == .oscillator else { return nil }
    let (stiffness, damping) = (fit.parameters[0], fit.parameters[1])
    let (square, step) = (damping * damping / 4, fit.series[0].inputs.usualStep)
    guard stiffness > square, step > 0 else { return nil }
    let frequency = 2 * Double.pi / step - (stiffness - square).squareRoot()
    let alias = frequency * frequency + square
    // The fastest rate that a search begins with: 200 1/s.
    return alias < 40_000 ? LawPreset(name: "alias", values: [alias, damping]) : nil
  }

  /// The end of a search from the numbers of a preset; nil where it says nothing of what is free, or there is none.
  private static func searched(_ found: LeastSquares, from preset: LawPreset) -> LeastSquares? {
    let (parameters, isFixed) = found.parameters.kept(preset.values, found.isFixed)
    guard isFixed != found.isFixed, isFixed.contains(false) else { return nil }
    // First the starts of the measurements are fitted to its numbers.
    var start = LeastSquares(found.law, to: found.series, from: parameters, fixed: isFixed)
    start.run(limit: roundLimit)
    var next = LeastSquares(
      found.law, to: found.series, from: start.parameters, fixed: found.isFixed)
    return next.run(limit: roundLimit) ? next : nil
  }

  /// Whether it is farther away than either's errors say: by 5 of them in one of the law's numbers.
  private static func isOther(
    _ fit: LeastSquares, than best: LeastSquares, _ floor: Double?
  ) -> Bool {
    let errors = [fit, best].map { fit in
      let certainty = fit.certainty
      return certainty.standardErrors.map { $0 * certainty.growth(floor) }
    }
    return (0..<fit.law.sharedCount).contains { place in
      let error = errors.map { $0[place] }.max() ?? 0
      return error.isFinite && abs(fit.parameters[place] - best.parameters[place]) > 5 * error
    }
  }

  /// Whether the samples do not tell them apart: the criterion of variants, of as many numbers; less than a billionth of
  /// the samples is rounding there, too.
  private static func isAsGood(_ fit: LeastSquares, as best: LeastSquares) -> Bool {
    let rounding = 1e-18 * best.series.flatMap(\.outputs).reduce(0) { $0 + $1 * $1 }
    return Double(best.sampleCount)
      * log((fit.squaredError + rounding) / (best.squaredError + rounding)) < FitVariant.nearness
  }
}
