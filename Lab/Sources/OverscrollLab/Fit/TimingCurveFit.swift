import Foundation
import ScrollFitting
import ScrollPhysics

/// An eased motion fitted with a timing curve, or with a family of them.
public struct TimingCurveFit: Hashable, Sendable {
  /// The curve's name in CSS, or what its family has in common.
  public let name: String

  /// The control points x1, y1, x2, y2.
  public let points: [Double]

  /// The duration, in seconds.
  public let duration: Double

  /// The root of the mean squared error, in points.
  public let rms: Double

  /// Akaike's criterion, corrected for few samples: the smaller one is to be preferred.
  ///
  /// n ln(rms²) + 2k + 2k(k + 1)/(n - k - 1), k the numbers that were fitted and the spread; infinite where there are
  /// too few samples for so many. Below a billionth of the motion the rms is rounding.
  public let criterion: Double

  /// All numbers, and which of them were fitted.
  let squares: LeastSquares

  /// The names a curve may have, with what their control points keep: CSS' names, then families from few free
  /// numbers to many. Where a curve begins or ends at rest, samples hardly tell its control point from its duration;
  /// so what may be at rest is tried at rest.
  private static let kinds: [(name: String, points: [Double?])] =
    [
      ("ease-in-out, UIView's", Easing.easeInOut),
      ("ease, Core Animation's", Easing(0.25, 0.1, 0.25, 1)),
      ("ease-in", Easing.easeIn), ("ease-out", Easing.easeOut), ("linear", Easing.linear),
    ].map { ($0.0, [$0.1.x1, $0.1.y1, $0.1.x2, $0.1.y2]) }
    + [
      ("from rest to rest", [nil, 0, nil, 1]), ("from rest", [nil, 0, nil, nil]),
      ("to rest", [nil, nil, nil, 1]), ("any", [nil, nil, nil, nil]),
    ]

  /// All of them, by their criteria; before them the one to be preferred: of those with a criterion near the smallest
  /// one, that with the fewest numbers.
  ///
  /// - Parameter first: where they start; what is fixed there is fixed for all. Where a control point is, that is the
  ///   only curve.
  static func all(_ first: LeastSquares) -> [TimingCurveFit] {
    let series = first.series.map { $0.thinned(to: sampleLimit) }
    if first.isFixed[1...4].contains(true) {
      return [TimingCurveFit("as fixed", fitted(series, [first.parameters], first.isFixed))]
    }
    var fits: [TimingCurveFit] = []
    for (name, points) in kinds {
      // A family starts where the better ones of those before it ended, too.
      let isFamily = points.contains(nil)
      let before = isFamily ? fits.min { $0.rms < $1.rms }.map { [$0.squares.parameters] } ?? [] : []
      var isFixed = first.isFixed
      for (place, point) in points.enumerated() where point != nil { isFixed[1 + place] = true }
      let starts = ([first.parameters] + before).map { start in
        var start = start
        for (place, point) in points.enumerated() { start[1 + place] = point ?? start[1 + place] }
        return start
      }
      if isFixed.contains(false) { fits.append(TimingCurveFit(name, fitted(series, starts, isFixed))) }
    }
    fits.sort { $0.criterion < $1.criterion }
    let least = fits[0].criterion
    let near = fits.indices.filter { fits[$0].criterion <= least + nearness }
    if let simplest = near.min(by: { fits[$0].freedom < fits[$1].freedom }) {
      fits.insert(fits.remove(at: simplest), at: 0)
    }
    return fits
  }

  /// How much smaller a criterion has to be to speak for more numbers: 6.
  ///
  /// Source: Burnham and Anderson, Model Selection (2002): a difference of 4 to 7 is considerable. Grade D.
  private static let nearness = 6.0

  /// How many numbers were fitted.
  private var freedom: Int { squares.isFixed.filter { !$0 }.count }

  /// The samples per recording that curves are compared by.
  ///
  /// Source: chosen: ten times as many as a display shows of a long motion. Grade D.
  private static let sampleLimit = 2_000

  /// The best fit from some starts and about the same middle with other durations.
  private static func fitted(
    _ series: [FitSeries], _ starts: [[Double]], _ isFixed: [Bool]
  ) -> LeastSquares {
    let law = FitLaw.eased
    var best = LeastSquares(law, to: series, from: starts[0], fixed: isFixed)
    best.run(limit: 200)
    for start in starts {
      for share in isFixed[0] ? [1] : [1, 0.6, 0.8, 1.3, 2] {
        var trial = start
        trial[0] *= share
        for index in series.indices {
          let place = law.sharedCount + index * law.ownCount
          if !isFixed[place] { trial[place] += (start[0] - trial[0]) / 2 }
        }
        var fit = LeastSquares(law, to: series, from: trial, fixed: isFixed)
        fit.run(limit: 200)
        // Better, and not by rounding.
        if fit.squaredError < best.squaredError * (1 - 1e-9) { best = fit }
      }
    }
    return best
  }

  private init(_ name: String, _ squares: LeastSquares) {
    self.name = name
    self.squares = squares
    points = Array(squares.parameters[1...4])
    duration = squares.parameters[0]
    let n = Double(squares.sampleCount)
    let k = Double(squares.isFixed.filter { !$0 }.count + 1)
    rms = (squares.squaredError / n).squareRoot()
    let span = squares.series.flatMap(\.outputs).map(abs).max() ?? 0
    criterion =
      n - k - 1 > 0
      ? 2 * n * log(max(rms, 1e-9 * span)) + 2 * k + 2 * k * (k + 1) / (n - k - 1) : .infinity
  }
}
