import Foundation

/// A motion as a chain of straight lines: the fewest that stay within an error.
///
/// CSS draws `linear(0, 0.31 12%, 1)` as such a chain. The chain may leave the curve on either side by the
/// error, so it needs fewer points than one whose points lie on the curve.
///
/// The curve is sampled densely; a point of the chain may lie at any sample, on the curve or in one of a
/// few steps off it. From point to point a straight line is possible if it stays within the error at
/// all samples between; that is a range of slopes which only narrows as the line gets longer (Imai and
/// Iri). The shortest way through is found point by point from the start.
public struct LinearEasing: Hashable, Sendable {
  /// The points: time and value, from (0, start) to (1, end), exactly.
  public let points: [Point]

  /// The largest distance between chain and curve that was found, in the value's unit.
  public let largestError: Double

  /// A point of the chain.
  public struct Point: Hashable, Sendable {
    /// The share of the duration, 0...1.
    public var time: Double
    /// The value.
    public var value: Double
  }

  /// Approximates a curve over 0...1.
  ///
  /// - Parameters:
  ///   - error: how far the chain may be off, in the value's unit.
  ///   - joints: times at which the curve may have a kink: samples are put there.
  ///   - curve: the value at a share of the duration.
  /// - Precondition: `error > 0`.
  public init(within error: Double, joints: [Double] = [], curve: (Double) -> Double) {
    precondition(error > 0, "error must be positive")
    let samples = Self.samples(joints: joints, curve)
    // What the curve does between samples is off its chord by an eighth of the second difference; the
    // points are rounded when they are written. Both come out of the error.
    let between = Self.largestSecondDifference(samples) / 8
    let decimals = Self.decimals(error)
    var width = max(0.98 * error - between, error / 2)
    var points: [Point] = []
    var largest = Double.infinity
    for _ in 0..<Self.attempts where largest > error {
      points = Self.chain(samples, width: width).map { point in
        Point(time: Self.round(point.time, 5), value: Self.round(point.value, decimals))
      }
      largest = Self.largestError(of: points, samples) + between
      width *= 0.97
    }
    self.points = points
    largestError = largest
  }

  /// How often a chain that rounding has put beyond the error is tried again, a little narrower.
  private static let attempts = 20

  /// The number of samples of the curve.
  private static let sampleCount = 1200

  /// How far off the curve a point may lie, in shares of the error.
  private static let levels = [0, -0.35, 0.35, -0.7, 0.7, -1, 1]

  // MARK: - Samples

  private static func samples(joints: [Double], _ curve: (Double) -> Double) -> [Point] {
    let even = (0...sampleCount).map { Double($0) / Double(sampleCount) }
    let times = (even + joints.filter { $0 > 0 && $0 < 1 }).sorted()
    return times.map { Point(time: $0, value: curve($0)) }
  }

  private static func largestSecondDifference(_ samples: [Point]) -> Double {
    var largest = 0.0
    // A flight is pinned to its edge in the last frame; that jump is no curvature.
    for index in samples.indices.dropFirst().dropLast(2) {
      let (a, b, c) = (samples[index - 1], samples[index], samples[index + 1])
      let share = (b.time - a.time) / max(c.time - a.time, 1e-12)
      largest = max(largest, 2 * abs(a.value + share * (c.value - a.value) - b.value))
    }
    return largest
  }

  /// Decimals so that rounding is a hundredth of the error at most.
  private static func decimals(_ error: Double) -> Int {
    min(12, max(0, Int((2 - log10(error)).rounded(.up))))
  }

  private static func round(_ number: Double, _ decimals: Int) -> Double {
    let unit = pow(10, Double(decimals))
    return (number * unit).rounded() / unit
  }

  private static func largestError(of points: [Point], _ samples: [Point]) -> Double {
    var largest = 0.0
    var index = 0
    for sample in samples {
      while index < points.count - 2, points[index + 1].time <= sample.time { index += 1 }
      let (a, b) = (points[index], points[min(index + 1, points.count - 1)])
      let share = b.time > a.time ? (sample.time - a.time) / (b.time - a.time) : 1
      let value = a.value + min(max(share, 0), 1) * (b.value - a.value)
      largest = max(largest, abs(value - sample.value))
    }
    return largest
  }

  // MARK: - The shortest chain

  /// The way to one possible point: how many lines, how far off the curve in sum, and from where.
  private struct Way {
    var lines = Int.max
    var strain = 0.0
    var from: (sample: Int, level: Int)?
  }

  private static func chain(_ samples: [Point], width: Double) -> [Point] {
    let last = samples.count - 1
    func value(_ sample: Int, _ level: Int) -> Double {
      // The ends are exact.
      let isEnd = sample == 0 || sample == last
      return samples[sample].value + (isEnd ? 0 : levels[level] * width)
    }
    var ways = samples.map { _ in levels.map { _ in Way() } }
    ways[0][0].lines = 0
    for from in 0..<last {
      for level in levels.indices where ways[from][level].lines < Int.max {
        let way = ways[from][level]
        let start = value(from, level)
        var (low, high) = (-Double.infinity, Double.infinity)
        for to in (from + 1)...last {
          let distance = samples[to].time - samples[from].time
          guard distance > 0 else { continue }
          for target in levels.indices where to < last || target == 0 {
            let slope = (value(to, target) - start) / distance
            guard slope >= low, slope <= high else { continue }
            let strain = way.strain + abs(to == last ? 0 : levels[target])
            let best = ways[to][target]
            guard (way.lines + 1, strain) < (best.lines, best.strain) else { continue }
            ways[to][target] = Way(lines: way.lines + 1, strain: strain, from: (from, level))
          }
          low = max(low, (samples[to].value - width - start) / distance)
          high = min(high, (samples[to].value + width - start) / distance)
          if low > high { break }
        }
      }
    }
    var points = [samples[last]]
    var at = ways[last][0].from
    while let (sample, level) = at {
      points.append(Point(time: samples[sample].time, value: value(sample, level)))
      at = ways[sample][level].from
    }
    return points.reversed()
  }
}
