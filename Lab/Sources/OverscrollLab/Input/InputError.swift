/// Data from outside that cannot be used: where it came from, which line, what is wrong.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  public var file: String

  /// The line, from 1, when one line is to blame.
  public var line: Int?

  /// What was expected and what was found.
  public var reason: String

  /// Creates an error about a file, or about one line of it.
  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `file:line: reason`.
  public var description: String {
    guard let line else { return "\(file): \(reason)" }
    return "\(file):\(line): \(reason)"
  }
}
