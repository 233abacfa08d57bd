import Foundation
import ScrollFitting

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
  /// about as good.
  static func ends(
    of found: LeastSquares, _ presets: [LawPreset]
  ) -> (best: LeastSquares, other: LeastSquares?) {
    var (best, other): (LeastSquares, LeastSquares?) = (found, nil)
    for preset in presets {
      guard let begun = started(found, from: preset) else { continue }
      var next = LeastSquares(
        found.law, to: found.series, from: begun.parameters, fixed: found.isFixed)
      next.run(limit: roundLimit)
      guard next.isFinished, isOther(next, than: best) else { continue }
      if next.squaredError < best.squaredError { swap(&best, &next) }
      if isAsGood(next, as: best) { other = next }
    }
    return (best, other.flatMap { isAsGood($0, as: best) ? $0 : nil })
  }

  /// The starts of the measurements fitted to the numbers of a preset; nil where it says nothing of what is free.
  private static func started(_ found: LeastSquares, from preset: LawPreset) -> LeastSquares? {
    var (parameters, isFixed) = (found.parameters, found.isFixed)
    for (place, value) in preset.values.enumerated() where !isFixed[place] {
      guard let value else { continue }
      (parameters[place], isFixed[place]) = (value, true)
    }
    guard isFixed != found.isFixed, isFixed.contains(false) else { return nil }
    var fit = LeastSquares(found.law, to: found.series, from: parameters, fixed: isFixed)
    fit.run(limit: roundLimit)
    return fit
  }

  /// Whether it is farther away than either's errors say: by 5 of them in one of the law's numbers.
  private static func isOther(_ fit: LeastSquares, than best: LeastSquares) -> Bool {
    let errors = [fit.certainty.standardErrors, best.certainty.standardErrors]
    return (0..<fit.law.sharedCount).contains { place in
      let error = errors.map { $0[place] }.max() ?? 0
      return error.isFinite && abs(fit.parameters[place] - best.parameters[place]) > 5 * error
    }
  }

  /// Whether the samples do not tell them apart: the criterion of variants, of as many numbers.
  private static func isAsGood(_ fit: LeastSquares, as best: LeastSquares) -> Bool {
    Double(best.sampleCount) * log(fit.squaredError / best.squaredError) < FitVariant.nearness
  }
}
