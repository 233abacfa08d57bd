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
    try Output.write(text)
  }
}
