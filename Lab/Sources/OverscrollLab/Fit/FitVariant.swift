import Foundation
import ScrollFitting

/// A fit with some of the law's numbers kept: at values that have a name, or where a family of laws has them.
///
/// A timing curve that begins at rest tells its first control point from its duration to second order only, and so
/// does a zoom band without resistance at its limit with c and the limit. Linearised, such numbers have no errors that
/// mean anything; kept where they probably are, they need none. So it is tried with and without.
public struct FitVariant: Hashable, Sendable {
  /// Whose numbers are kept, or which.
  public let name: String
  /// The law's own numbers, the kept ones included.
  public let values: [Double]
  /// The root of the mean squared error, in the measurement's unit.
  public let rms: Double

  /// Akaike's criterion, corrected for few samples: the smaller one is to be preferred.
  ///
  /// n ln(rms²) + 2k + 2k(k + 1)/(n - k - 1), k the numbers that were fitted and the spread; infinite where there are
  /// too few samples for so many. Below a billionth of the largest output the rms is rounding.
  public let criterion: Double

  /// All numbers, and which of them were fitted.
  let squares: LeastSquares

  /// All of a law, by their criteria; before them the one to be preferred: of those with a criterion near the smallest
  /// one, that with the fewest numbers.
  ///
  /// - Parameter first: where they start; what is fixed there is fixed for all. Where that is one of the numbers that
  ///   variants differ in, there are none.
  static func all(_ first: LeastSquares) -> [FitVariant] {
    let series = first.series.map { $0.thinned(to: sampleLimit) }
    let kinds = kinds(of: first.law)
    let places = first.law.names.indices.filter { place in
      kinds.contains { place < $0.values.count && $0.values[place] != nil }
    }
    guard !places.contains(where: { first.isFixed[$0] }) else { return [] }
    var variants: [FitVariant] = []
    for kind in kinds {
      // A family starts where the best one before it ended, too.
      let before = variants.min { $0.rms < $1.rms }.map { [$0.squares.parameters] } ?? []
      let starts = ([first.parameters] + before).map { $0.kept(kind.values, first.isFixed) }
      let isFixed = starts[0].isFixed
      guard isFixed.contains(false) else { continue }
      let squares = fitted(first.law, series, starts.map(\.numbers), isFixed)
      variants.append(FitVariant(kind.name, squares))
    }
    return preferred(variants)
  }

  /// The best fit of a law that has no variants, or none of which what is fixed leaves any.
  static func only(_ first: LeastSquares) -> LeastSquares {
    if first.law.starts(around: first.parameters, first.isFixed).count == 1 { return first }
    let series = first.series.map { $0.thinned(to: sampleLimit) }
    return fitted(first.law, series, [first.parameters], first.isFixed)
  }

  /// Of variants with the preferred one first those that were as near, of no more numbers.
  static func near(_ variants: [FitVariant]) -> [FitVariant] {
    let limit = (variants.map(\.criterion).min() ?? 0) + nearness
    return variants.dropFirst().filter {
      $0.criterion <= limit && $0.freedom <= variants[0].freedom
    }
  }

  private static func preferred(_ variants: [FitVariant]) -> [FitVariant] {
    var sorted = variants.sorted { $0.criterion < $1.criterion }
    guard let least = sorted.first?.criterion else { return [] }
    let near = sorted.indices.filter { sorted[$0].criterion <= least + nearness }
    if let simplest = near.min(by: { sorted[$0].freedom < sorted[$1].freedom }) {
      sorted.insert(sorted.remove(at: simplest), at: 0)
    }
    return sorted
  }

  /// How much smaller a criterion has to be to speak for more numbers: 6.
  ///
  /// Source: Burnham and Anderson, Model Selection (2002): a difference of 4 to 7 is considerable. Grade D.
  static let nearness = 6.0

  /// The samples per recording that variants are compared by.
  ///
  /// Source: chosen: ten times as many as a display shows of a long motion. Grade D.
  private static let sampleLimit = 2_000

  /// How many numbers were fitted.
  var freedom: Int { squares.isFixed.filter { !$0 }.count }

  /// The best fit from some starts.
  private static func fitted(
    _ law: FitLaw, _ series: [FitSeries], _ starts: [[Double]], _ isFixed: [Bool]
  ) -> LeastSquares {
    var best: LeastSquares?
    for start in starts.flatMap({ law.starts(around: $0, isFixed) }) {
      var fit = LeastSquares(law, to: series, from: start, fixed: isFixed)
      fit.run(limit: 200)
      // Better, and not by rounding.
      if fit.squaredError < (best?.squaredError ?? .infinity) * (1 - 1e-9) || best == nil {
        best = fit
      }
    }
    return best ?? LeastSquares(law, to: series, from: starts[0], fixed: isFixed)
  }

  private init(_ name: String, _ squares: LeastSquares) {
    self.name = name
    self.squares = squares
    values = Array(squares.parameters.prefix(squares.law.sharedCount))
    let n = Double(squares.sampleCount)
    let k = Double(squares.isFixed.filter { !$0 }.count + 1)
    rms = (squares.squaredError / n).squareRoot()
    let span = squares.series.flatMap(\.outputs).map(abs).max() ?? 0
    criterion =
      n - k - 1 > 0
      ? 2 * n * log(max(rms, 1e-9 * span)) + 2 * k + 2 * k * (k + 1) / (n - k - 1) : .infinity
  }
}

extension [Double] {
  /// The numbers with those that have a value at it, and which of them are fixed then; what is fixed stays as it is.
  func kept(_ values: [Double?], _ isFixed: [Bool]) -> (numbers: [Double], isFixed: [Bool]) {
    var kept = (numbers: self, isFixed: isFixed)
    for case (let place, let value?) in values.enumerated() where !isFixed[place] {
      (kept.numbers[place], kept.isFixed[place]) = (value, true)
    }
    return kept
  }
}
