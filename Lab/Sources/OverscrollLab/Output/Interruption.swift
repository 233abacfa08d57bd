import Foundation

/// What control-C leaves behind: nothing.
package enum Interruption {
  /// The path to remove, as C has it.
  nonisolated(unsafe) private static var partial: UnsafeMutablePointer<CChar>?

  /// Does something during which an interruption (SIGINT, SIGTERM or SIGHUP) removes a file before it ends
  /// the program.
  package static func removing<Failure: Error>(
    _ path: String, during body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let copy = unsafe strdup(path) else { return try body() }
    unsafe partial = copy
    let signals = [SIGINT, SIGTERM, SIGHUP]
    // Only what a signal may call: unlink and _exit.
    let before = signals.map { number in
      signal(number) { number in
        if let path = unsafe Interruption.partial { unsafe unlink(path) }
        _exit(128 + number)
      }
    }
    defer {
      for (number, handler) in zip(signals, before) { _ = signal(number, handler) }
      unsafe partial = nil
      unsafe free(copy)
    }
    try body()
  }
}
