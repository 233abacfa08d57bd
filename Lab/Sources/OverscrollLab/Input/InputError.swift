import Foundation

/// What cannot be done with what was requested.
public struct LabError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected and what was found.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}

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
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  /// Creates an error about a file in the words of the system, after a call that failed.
  ///
  /// - Parameters:
  ///   - verb: what it cannot be: read or written.
  ///   - error: Foundation's, which has the system's; nil: the last one.
  public static func cannotBe(
    _ verb: String, _ file: String, _ error: (any Error)? = nil
  ) -> InputError {
    let system = (error as? CocoaError)?.underlying as? POSIXError
    let reason = unsafe String(cString: strerror(system?.code.rawValue ?? errno))
    return InputError(file: file, reason: "cannot be \(verb): \(reason)")
  }

  /// `file:line: reason`.
  public var description: String {
    guard let line else { return "\(file): \(reason)" }
    return "\(file):\(line): \(reason)"
  }
}
