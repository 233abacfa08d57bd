/// Why an object cannot be read: the path of the field, what was expected, what was found.
public struct FieldError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The field, such as `model.viewport[1]` or `inputs.times[3]`; a line and column in text that is
  /// not JSON.
  public var path: String

  /// What was expected and what was found.
  public var reason: String

  /// Creates an error about a field.
  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error about a value that is missing, of the wrong type or outside its domain.
  public init(_ path: String, expected: String, found: JSONValue?) {
    let found = found.map { "found \($0.found)" } ?? "missing"
    self.init(path, "expected \(expected), \(found)")
  }

  /// `events[3].x: expected a number, found true`.
  public var description: String { "\(path): \(reason)" }
}
