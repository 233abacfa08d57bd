import StrictJSON

/// The numbers of one question, read by name with their domains checked.
struct Inputs {
  let members: [String: JSONValue]

  /// Takes the `inputs` object of a line for a kind that has exactly these fields.
  init(_ value: JSONValue?, kind: String, fields: [String]) throws(EvalError) {
    guard let value else { throw EvalError("inputs", "missing, expected an object") }
    guard case .object(let members) = value else {
      throw EvalError("inputs", expected: "an object", found: value)
    }
    if let extra = members.first(where: { !fields.contains($0.name) }) {
      let known = fields.joined(separator: " ")
      throw EvalError("inputs.\(extra.name)", "unknown field; \(kind) takes \(known)")
    }
    self.members = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
  }

  /// A number of a domain.
  func number(_ name: String, _ domain: Domain = .any) throws(EvalError) -> Double {
    let path = "inputs.\(name)"
    guard let value = members[name] else {
      throw EvalError(path, "missing, expected \(domain.words)")
    }
    return try domain.check(value, path: path)
  }

  /// A list of numbers of a domain.
  func numbers(_ name: String, _ domain: Domain = .any) throws(EvalError) -> [Double] {
    let path = "inputs.\(name)"
    let expected = "a list, each \(domain.words)"
    guard let value = members[name] else { throw EvalError(path, "missing, expected \(expected)") }
    guard case .array(let elements) = value else {
      throw EvalError(path, expected: expected, found: value)
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      numbers.append(try domain.check(element, path: "\(path)[\(index)]"))
    }
    return numbers
  }

  /// Two limits in order, from `min` and `max`.
  func limits(_ domain: Domain = .any) throws(EvalError) -> ClosedRange<Double> {
    let lower = try number("min", domain)
    let upper = try number("max", .atLeast(lower, "min"))
    return lower...upper
  }
}

/// The numbers a field accepts, and the words that say so.
struct Domain: Sendable {
  let words: String
  let contains: @Sendable (Double) -> Bool

  /// Every number.
  static let any = Domain(words: "a number") { _ in true }

  /// Greater than 0.
  static let positive = Domain(words: "a number > 0") { $0 > 0 }

  /// 0 or more.
  static let nonnegative = Domain(words: "a number >= 0") { $0 >= 0 }

  /// Greater than 0 and less than 1: the fraction of velocity kept each millisecond.
  static let betweenZeroAndOne = Domain(words: "a number > 0 and < 1") { $0 > 0 && $0 < 1 }

  /// Greater than 0, at most 1.
  static let upToOne = Domain(words: "a number > 0 and <= 1") { $0 > 0 && $0 <= 1 }

  /// Greater than −1, at most 1.
  static let bounce = Domain(words: "a number > -1 and <= 1") { $0 > -1 && $0 <= 1 }

  /// At least the value of another field.
  static func atLeast(_ limit: Double, _ name: String) -> Domain {
    Domain(words: "a number >= \(name) (\(JSONWriter.text(limit)))") { $0 >= limit }
  }

  func check(_ value: JSONValue, path: String) throws(EvalError) -> Double {
    guard case .number(let number) = value, contains(number) else {
      throw EvalError(path, expected: words, found: value)
    }
    return number
  }
}
