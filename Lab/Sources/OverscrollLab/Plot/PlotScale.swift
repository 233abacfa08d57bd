import Foundation

/// One axis: which numbers it spans, where its ticks are, and where a number lies on the page.
struct PlotScale {
  let range: ClosedRange<Double>
  let ticks: [Double]
  /// What stands at the ticks, with real minus signs; powers of ten where decimals would be long.
  let labels: [String]
  /// The page's coordinates of the range's ends.
  let start: Double, end: Double

  /// Spans those of some numbers that are finite.
  ///
  /// - Parameters:
  ///   - steps: about how many steps there should be.
  ///   - isTight: whether the range ends at the numbers rather than at ticks.
  init(
    _ values: some Sequence<Double>, steps: Int, isTight: Bool, from start: Double, to end: Double
  ) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
    }
    if low > high { (low, high) = (0, 1) }
    // All numbers are equal: a range around it.
    if high - low <= 1e-12 * max(abs(low), abs(high), 1e-300) {
      let pad = low == 0 ? 1 : abs(low) / 10
      (low, high) = (low - pad, high + pad)
    }
    let step = Self.step((high - low) / Double(max(1, steps)))
    if !isTight {
      // Space above and below, so that no curve runs along the frame.
      let pad = 0.04 * (high - low)
      low = low == 0 ? 0 : low - pad
      high = high == 0 ? 0 : high + pad
    }
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    range = low...high
    // An axis of a handful of steps; no rounding makes them more than a hundred.
    let count = last >= first ? Int(min(last - first, 100)) + 1 : 0
    let ticks = (0..<count).map { (first + Double($0)) * step }
    let decimals = Int(-log10(step * 1.0000001).rounded(.down))
    let plain = ticks.map { Self.text("%.\(max(0, decimals))f", $0) }
    let powers = ticks.map { Self.power($0, decimals) }
    self.ticks = ticks
    labels = Self.longest(plain) <= max(7, Self.longest(powers)) ? plain : powers
    self.start = start
    self.end = end
  }

  /// 1, 2 or 5 times a power of ten, near a number.
  private static func step(_ rough: Double) -> Double {
    let power = pow(10, log10(rough).rounded(.down))
    let share = rough / power
    return power * (share < 1.5 ? 1 : share < 3.5 ? 2 : share < 7.5 ? 5 : 10)
  }

  /// Where a number lies on the page.
  func position(_ value: Double) -> Double {
    start + (end - start) * ((value - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  static func longest(_ labels: [String]) -> Int { labels.map(\.count).max() ?? 0 }

  private static func text(_ format: String, _ value: Double) -> String {
    String(format: format, value).replacing("-", with: "\u{2212}")
  }

  /// 2.5e−7, to some decimals of the number.
  private static func power(_ value: Double, _ decimals: Int) -> String {
    guard value != 0 else { return "0" }
    let digits = max(0, Int((log10(abs(value)) + 1e-9).rounded(.down)) + decimals)
    return text("%.\(digits)e", value).replacing(#/\.?0*e(.)0?([0-9]+)/#) { match in
      "e\(match.1 == "+" ? "" : match.1)\(match.2)"
    }
  }
}
