internal import Overscroll
internal import StrictJSON

/// The numbers a field accepts, and the words that say so.
struct NumberDomain: Sendable {
  let words: String
  let contains: @Sendable (Double) -> Bool

  /// Every number.
  static let any = NumberDomain(words: "a number") { _ in true }

  /// Greater than 0.
  static let positive = NumberDomain(words: "a number > 0") { $0 > 0 }

  /// 0 or more.
  static let nonnegative = NumberDomain(words: "a number >= 0") { $0 >= 0 }

  /// Greater than 0 and less than 1: the fraction of velocity kept each millisecond.
  static let fraction = NumberDomain(words: "a number > 0 and < 1") { $0 > 0 && $0 < 1 }

  /// Whole numbers that a `Double` tells apart, below 2^53.
  static let whole = NumberDomain(words: "a whole number") {
    $0.rounded() == $0 && abs($0) < 9_007_199_254_740_992
  }

  /// Lengths of content and viewport, as far as a scroller takes them seriously, in points.
  static let length = within(0...ScrollExtent.farthest)

  /// Insets and insertions, of either sign, as far as a scroller takes them seriously, in points.
  static let distance = within(-ScrollExtent.farthest...ScrollExtent.farthest)

  /// Scales of zoom, 1e-6...1e6, dimensionless.
  ///
  /// Source: a map of the earth is 1e8 pt at a scale where streets have names. Chosen, grade D.
  static let zoomScale = within(1e-6...1e6)

  /// Pixels per point, 0...1000, dimensionless; 0 for no pixels.
  ///
  /// Source: no display has more than 4. Chosen, grade D.
  static let displayScale = within(0...1000)

  /// The numbers within two limits, which are said.
  static func within(_ range: ClosedRange<Double>) -> NumberDomain {
    let (low, high) = (JSONWriter.text(range.lowerBound), JSONWriter.text(range.upperBound))
    return NumberDomain(words: "a number within \(low)...\(high)") { range.contains($0) }
  }

  /// At least, or more than, the number before it in a list.
  static func above(_ limit: Double, _ name: String) -> NumberDomain {
    NumberDomain(words: "a number > \(name) (\(JSONWriter.text(limit)))") { $0 > limit }
  }

  /// At least the value of another field.
  static func atLeast(_ limit: Double, _ name: String) -> NumberDomain {
    NumberDomain(words: "a number >= \(name) (\(JSONWriter.text(limit)))") { $0 >= limit }
  }

  /// The indices of a list, which are said.
  static func index(of count: Int) -> NumberDomain {
    NumberDomain(words: "an index, 0...\(count - 1)") {
      $0.rounded() == $0 && $0 >= 0 && $0 < Double(count)
    }
  }

  /// Refuses an index that is none.
  func check(_ index: Int, path: String) throws(SceneError) {
    _ = try check(.number(Double(index)), path: path)
  }

  /// The number, if it belongs to the domain.
  func check(_ value: JSONValue?, path: String) throws(SceneError) -> Double {
    guard case .number(let number) = value, contains(number) else {
      throw SceneError(path, expected: words, found: value)
    }
    return number
  }
}
