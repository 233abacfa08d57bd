/// The numbers a field accepts, and the words that say so.
public struct NumberDomain: Sendable {
  /// What is expected: `a number > 0`.
  public let words: String

  /// Whether a number belongs to the domain.
  public let contains: @Sendable (Double) -> Bool

  /// Creates a domain.
  public init(words: String, contains: @escaping @Sendable (Double) -> Bool) {
    self.words = words
    self.contains = contains
  }

  /// Every number.
  public static let any = NumberDomain(words: "a number") { _ in true }

  /// Greater than 0.
  public static let positive = NumberDomain(words: "a number > 0") { $0 > 0 }

  /// 0 or more.
  public static let nonnegative = NumberDomain(words: "a number >= 0") { $0 >= 0 }

  /// Greater than 0 and less than 1, as a deceleration rate is.
  public static let betweenZeroAndOne = NumberDomain(words: "a number > 0 and < 1") {
    $0 > 0 && $0 < 1
  }

  /// Whole numbers below 2^53: a `Double` holds each of them.
  public static let whole = NumberDomain(words: "a whole number between ±2^53") {
    $0.rounded() == $0 && abs($0) < 9_007_199_254_740_992
  }

  /// The whole numbers from 0 to a limit.
  package static func wholes(to limit: Double) -> NumberDomain {
    NumberDomain(words: "a whole number within 0...\(JSONWriter.text(limit))") {
      $0.rounded() == $0 && 0...limit ~= $0
    }
  }

  /// The numbers within two limits.
  public static func within(_ range: ClosedRange<Double>) -> NumberDomain {
    let (low, high) = (JSONWriter.text(range.lowerBound), JSONWriter.text(range.upperBound))
    return NumberDomain(words: "a number within \(low)...\(high)") { range.contains($0) }
  }

  /// More than the value of another field.
  static func above(_ limit: Double, _ name: String) -> NumberDomain {
    NumberDomain(words: "a number > \(name) (\(JSONWriter.text(limit)))") { $0 > limit }
  }

  /// At least the value of another field.
  public static func atLeast(_ limit: Double, _ name: String) -> NumberDomain {
    NumberDomain(words: "a number >= \(name) (\(JSONWriter.text(limit)))") { $0 >= limit }
  }

  /// The indices of a list of so many elements; none of an empty one.
  public static func index(of count: Int) -> NumberDomain {
    let words = count > 0 ? "an index, 0...\(count - 1)" : "no index, as there is nothing to count"
    return NumberDomain(words: words) { $0.rounded() == $0 && $0 >= 0 && $0 < Double(count) }
  }

  /// The number, if it belongs to the domain.
  public func check(_ value: JSONValue?, path: String) throws(FieldError) -> Double {
    guard case .number(let number) = value, contains(number) else {
      throw FieldError(path, expected: words, found: value)
    }
    return number
  }

  /// Refuses a number outside the domain.
  package func check(_ number: Int, path: String) throws(FieldError) {
    _ = try check(.number(Double(number)), path: path)
  }
}
