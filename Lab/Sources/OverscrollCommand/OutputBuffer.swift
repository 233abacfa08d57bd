import Foundation
import OverscrollLab

/// Lines for standard output, written many at a time.
struct OutputBuffer {
  private var text: [UInt8] = []

  /// The bytes from which on they are written.
  private static let limit = 65_536

  init() { text.reserveCapacity(2 * Self.limit) }

  /// Appends a line; its line break is added.
  mutating func append(line: (inout [UInt8]) -> Void) throws {
    line(&text)
    text.append(UInt8(ascii: "\n"))
    if text.count >= Self.limit { try flush() }
  }

  /// Writes what there is.
  mutating func flush() throws {
    defer { text.removeAll(keepingCapacity: true) }
    try StandardOutput.write(text)
  }
}

/// Standard output without a buffer.
enum StandardOutput {
  /// Writes bytes, or says why not.
  ///
  /// Where nobody reads any more, as behind `| head -1`, the program ends without a word, as others do.
  static func write(_ bytes: [UInt8]) throws {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe Foundation.write(1, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        exit(128 + SIGPIPE)
      } else if errno != EINTR {
        let reason = unsafe String(cString: strerror(errno))
        throw InputError(file: "standard output", reason: "cannot be written: \(reason)")
      }
    }
  }
}
