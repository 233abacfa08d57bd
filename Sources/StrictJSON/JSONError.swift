/// Text that is not JSON: where, what was expected, what was found.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The byte at which it went wrong, from 1.
  public var column: Int

  /// What was expected and what was found.
  public var reason: String

  /// The column and the reason.
  public var description: String { "column \(column): \(reason)" }
}
