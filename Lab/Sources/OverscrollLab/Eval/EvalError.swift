import StrictJSON

/// Why a line cannot be answered: the path of the field, what was expected, what was found.
public struct EvalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The field: `inputs.mass`, `inputs.times[3]`, `kind`; or `line 7`.
  public var path: String

  /// What was expected and what was found.
  public var reason: String

  /// Creates an error about a field.
  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// An error about a value of the wrong type or outside its domain.
  init(_ path: String, expected: String, found: JSONValue) {
    self.init(path, "expected \(expected), found \(found.found)")
  }

  /// `inputs.mass: expected a number > 0, found -1`.
  public var description: String { "\(path): \(reason)" }
}
