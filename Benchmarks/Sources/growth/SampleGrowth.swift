import Overscroll
import ScrollFitting
import ScrollPhysics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Growth {
  /// Samples of a motion: computed, and fitted.
  static let samples = GrowthFigure(
    name: "samples", things: "samples of a motion", operation: "one of them",
    counts: GrowthFigure.counts(to: 10_000_000),
    curves: [
      GrowthCurve("value of a flight") { count in
        let flight = Flight(from: 4_200, velocity: 3_000, in: 0...5_000)
        let step = flight.restTime / Double(count)
        return {
          var sum = 0.0
          for index in 0..<count { sum += flight.value(at: Double(index) * step) }
          keep(sum)
          return count
        }
      },
      GrowthCurve("round of a least-squares fit", counts: 10...1_000_000) { count in
        let series = series(count)
        let fit = LeastSquares(.uiKit, to: [series], from: [1.5, 8, 4, 900])
        return {
          var fit = fit
          fit.step()
          keep(fit.squaredError)
          return count
        }
      },
      GrowthCurve("formula: start + (v/r)(1 − exp(−rt))", isFloor: true) { count in
        let step = 2 / Double(count)
        return {
          var sum = 0.0
          for index in 0..<count {
            sum += 4_200 + 3_000 / 2.002 * (1 - exp(-2.002 * Double(index) * step))
          }
          keep(sum)
          return count
        }
      },
    ])

  /// A bounce, rounded to half points as a recording is.
  private static func series(_ count: Int) -> FitSeries {
    let times = (0..<count).map { Double($0) / Double(count) }
    let offsets = times.map { time in
      let value = exp(-10 * time) * (5 + 1_000 / 2 * (1 - exp(-2 * time)))
      return (value * 2).rounded() / 2
    }
    return FitSeries(inputs: times, outputs: offsets)
  }
}
