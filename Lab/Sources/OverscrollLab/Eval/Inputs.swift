public import StrictJSON

/// Why a line cannot be answered: the path of the field, what was expected, what was found.
public typealias EvalError = FieldError

/// The numbers of one question, read by name with their domains checked.
typealias Inputs = JSONFields

/// The numbers a field accepts, and the words that say so.
typealias Domain = NumberDomain

extension JSONFields {
  /// Takes the `inputs` object of a line for a kind that has exactly these fields.
  init(_ value: JSONValue?, kind: String, fields: [String]) throws(EvalError) {
    try self.init(value, path: "inputs")
    try allow(fields, in: kind)
  }

  /// Two limits in order, from `min` and `max`.
  func limits(_ domain: Domain = .any) throws(EvalError) -> ClosedRange<Double> {
    let lower = try number("min", domain)
    let upper = try number("max", .atLeast(lower, "min"))
    return lower...upper
  }
}

extension NumberDomain {
  /// Greater than 0, at most 1.
  static let upToOne = Domain(words: "a number > 0 and <= 1") { $0 > 0 && $0 <= 1 }

  /// Greater than −1, at most 1.
  static let bounce = Domain(words: "a number > -1 and <= 1") { $0 > -1 && $0 <= 1 }
}
