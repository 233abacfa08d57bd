import Foundation
import ScrollPhysics

/// A motion as a chain of straight lines: the fewest that stay within an error.
///
/// CSS draws `linear(0, 0.31 12%, 1)` as such a chain. The chain may leave the curve on either side by the
/// error, so it needs fewer points than one whose points lie on the curve.
///
/// The curve is sampled densely; a point of the chain may lie at any sample, on the curve or in one of a
/// few steps off it. From point to point a straight line is possible if it stays within the error at
/// all samples between; that is a range of slopes which only narrows as the line gets longer (Imai and
/// Iri). The shortest way through is found point by point from the start.
///
/// A motion that is put on its target at the end may jump there. A jump larger than the error is one of the chain:
/// its last two points are at time 1.
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
    let samples = Self.refined(
      Self.samples(Self.sampleCount, joints: joints, curve), within: error, curve)
    // What is stated is measured between the samples, too: there may be whole oscillations.
    let times = samples.map(\.time)
    let middles = zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
    let measured = Self.samples(8 * Self.sampleCount + 1, joints: times + middles, curve)
    let unseen = (Self.bends(measured).max() ?? 0) / 8
    // What the curve does between samples is off its chord by an eighth of the second difference; the
    // points are rounded when they are written. Both come out of the error.
    let between = (Self.bends(samples).max() ?? 0) / 8
    let (decimals, timeDecimals) = (Self.decimals(error), Self.timeDecimals(samples, error))
    var width = max(0.98 * error - between, error / 2)
    var points: [Point] = []
    var largest = Double.infinity
    for _ in 0..<Self.attempts where largest > error {
      points = Self.chain(samples, width: width).map { point in
        Point(time: Self.round(point.time, timeDecimals), value: Self.round(point.value, decimals))
      }
      // At its own points, which are not samples any more, a chain is off most.
      let corners = points.map { Point(time: $0.time, value: curve($0.time)) }
      largest =
        max(Self.largestError(of: points, measured), Self.largestError(of: points, corners))
        + unseen
      width *= 0.97
    }
    self.points = points
    largestError = largest
  }

  /// Approximates something of a motion's values, by shares of its duration.
  package init(_ motion: CurveMotion, within error: Double, of value: (Double) -> Double) {
    let duration = motion.duration
    self.init(within: error, joints: motion.joints.map { $0 / duration }) { share in
      value(motion.state(at: share * duration).value)
    }
  }

  /// How often a chain that rounding has put beyond the error is tried again, a little narrower.
  private static let attempts = 20

  private static let sampleCount = 900

  /// How far off the curve a point may lie, in shares of the error.
  private static let levels = [0, -0.5, 0.5, -1, 1]

  // MARK: - Samples

  private static func samples(
    _ count: Int, joints: [Double], _ curve: (Double) -> Double
  ) -> [Point] {
    let even = (0...count).map { Double($0) / Double(count) }
    // What is put on its target at the end may jump: just before it the curve is looked at once more.
    let times = (even + joints.filter { $0 > 0 && $0 < 1 } + [(1.0).nextDown]).sorted()
    return times.map { Point(time: $0, value: curve($0)) }
  }

  /// The samples, and more of them where the curve bends so much that the error would be lost between two.
  private static func refined(
    _ samples: [Point], within error: Double, _ curve: (Double) -> Double
  ) -> [Point] {
    var samples = samples
    for _ in 0..<refinements {
      let bends = bends(samples).map { $0 > error }
      guard bends.contains(true), samples.count < 2 * sampleCount else { break }
      var next = [samples[0]]
      for index in samples.indices.dropFirst() {
        if bends[index - 1] || bends[index] {
          let time = (samples[index - 1].time + samples[index].time) / 2
          next.append(Point(time: time, value: curve(time)))
        }
        next.append(samples[index])
      }
      samples = next
    }
    return samples
  }

  /// How often samples are put between two, 12: a four-thousandth of what lies between two of the first.
  ///
  /// Source: chosen: more than any spring that comes to rest within the duration bends. Grade D.
  private static let refinements = 12

  /// The second difference at every sample: twice how far it is off the chord of its neighbours.
  private static func bends(_ samples: [Point]) -> [Double] {
    samples.indices.map { index in
      // A jump at the end is no curvature.
      guard index > 0, index < samples.count - 2 else { return 0 }
      let (a, b, c) = (samples[index - 1], samples[index], samples[index + 1])
      let share = (b.time - a.time) / max(c.time - a.time, 1e-12)
      return 2 * abs(a.value + share * (c.value - a.value) - b.value)
    }
  }

  /// Decimals so that rounding is a hundredth of the error at most.
  private static func decimals(_ error: Double) -> Int {
    min(12, max(0, Int((2 - log10(error)).rounded(.up))))
  }

  /// Decimals of times: five, or as many as steep stretches need to be off by a twentieth of the error at most.
  private static func timeDecimals(_ samples: [Point], _ error: Double) -> Int {
    let slopes = zip(samples, samples.dropFirst()).map {
      abs($1.value - $0.value) / max($1.time - $0.time, 1e-12)
    }
    let steepest = slopes.dropLast().max() ?? 0
    return (5..<9).first { steepest * pow(10, -Double($0)) / 2 <= error / 20 } ?? 9
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

  private static func chain(_ samples: [Point], width: Double) -> [Point] {
    let (times, values) = (samples.map(\.time), samples.map(\.value))
    let (last, levelCount) = (samples.count - 1, levels.count)
    let offsets = levels.map { $0 * width }
    // The best way to every possible point: how many lines, how far off the curve in sum, from
    // where. Point `level` at sample i has number i · levels + level.
    var ways = Array(
      repeating: (lines: Int.max, strain: 0.0, from: -1), count: samples.count * levelCount)
    ways[0].lines = 0
    for from in 0..<last {
      for level in 0..<levelCount where ways[from * levelCount + level].lines < Int.max {
        let number = from * levelCount + level
        let start = values[from] + offsets[level]
        let way = ways[number]
        var (low, high) = (-Double.infinity, Double.infinity)
        var to = from + 1
        while to <= last, low <= high {
          let distance = times[to] - times[from]
          if distance > 0 {
            // The ends are exact.
            for target in 0..<(to < last ? levelCount : 1) {
              let slope = (values[to] + offsets[target] - start) / distance
              let other = to * levelCount + target
              let (lines, strain) = (way.lines + 1, way.strain + abs(levels[target]))
              guard slope >= low, slope <= high,
                (lines, strain) < (ways[other].lines, ways[other].strain)
              else { continue }
              ways[other] = (lines, strain, number)
            }
            low = max(low, (values[to] - width - start) / distance)
            high = min(high, (values[to] + width - start) / distance)
          }
          to += 1
        }
      }
    }
    var points: [Point] = []
    var number = last * levelCount
    while number >= 0 {
      let (sample, level) = number.quotientAndRemainder(dividingBy: levelCount)
      points.append(Point(time: times[sample], value: values[sample] + offsets[level]))
      number = ways[number].from
    }
    return points.reversed()
  }
}
