internal import StrictJSON

/// Why a scene cannot be read or played: the path of the field, what was expected, what was found.
public struct SceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The field, such as `model.viewport[1]` or `events[3].x`; `line 3, column 7` in text that is not
  /// JSON.
  public var path: String

  /// What was expected and what was found.
  public var reason: String

  /// Creates an error about a field.
  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// An error about a value of the wrong type or outside its domain.
  init(_ path: String, expected: String, found: JSONValue?) {
    let found = found.map { "found \($0.found)" } ?? "missing"
    self.init(path, "expected \(expected), \(found)")
  }

  /// `events[3].x: expected a number, found true`.
  public var description: String { "\(path): \(reason)" }

  /// An error about an event that is of another type of model.
  static func foreign(to model: String) -> SceneError {
    SceneError("type", "a \(model) does not take events of other models")
  }
}
