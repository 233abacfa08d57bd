import Foundation

/// Lines of a file or of standard input, one at a time, as they arrive.
///
/// Memory holds one line and one chunk. A line ends with LF or CRLF; the last may end with neither.
/// Foundation's `FileHandle` waits for a full buffer, which a program that answers line by line on a
/// pipe cannot afford; so this asks the system directly.
public struct LineReader: ~Copyable {
  /// The file's name, for messages.
  public let name: String
  /// The number of lines read so far.
  public private(set) var lineNumber = 0

  private let longestLine: Int
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var reachedEnd = false

  /// The bytes asked of the system at a time.
  private static let chunk = 65_536

  /// The longest line that is read, 256 MiB: what is longer is no text.
  ///
  /// Source: chosen. Grade D.
  public static let longestLine = 0x1000_0000

  /// Opens a file; `nil` or `-` is standard input.
  public init(path: String?, longestLine: Int = LineReader.longestLine) throws(InputError) {
    name = Self.name(of: path)
    self.longestLine = longestLine
    if let path, path != "-" {
      descriptor = unsafe open(path, O_RDONLY)
      guard descriptor >= 0 else { throw InputError.cannotBe("read", path) }
    } else {
      descriptor = 0
    }
  }

  /// The lines of a text.
  ///
  /// - Parameter name: what to call it in messages.
  public init(text: String, name: String) {
    self.name = name
    longestLine = .max
    descriptor = 0
    buffer = Array(text.utf8)
    reachedEnd = true
  }

  /// What to call a file in messages; `nil` and `-` are standard input.
  public static func name(of path: String?) -> String {
    guard let path, path != "-" else { return "standard input" }
    return path
  }

  deinit { if descriptor > 0 { close(descriptor) } }

  /// The next line without its line break, or `nil` at the end.
  public mutating func next() throws(InputError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end, skipping: 1)
      }
      guard !reachedEnd else {
        return start < buffer.count ? take(upTo: buffer.count, skipping: 0) : nil
      }
      searched = buffer.count - start
      guard searched <= longestLine else {
        throw InputError(
          file: name, line: lineNumber + 1, reason: "the line is longer than \(longestLine) bytes")
      }
      try fill()
    }
  }

  /// All lines that are left, with their line breaks.
  public mutating func rest() throws(InputError) -> [UInt8] {
    var text: [UInt8] = []
    while let line = try next() { text += line + [UInt8(ascii: "\n")] }
    return text
  }

  private mutating func take(upTo end: Int, skipping terminator: Int) -> [UInt8] {
    var line = buffer[start..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    start = end + terminator
    lineNumber += 1
    return Array(line)
  }

  private mutating func fill() throws(InputError) {
    buffer.removeSubrange(..<start)
    start = 0
    let filled = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
    let descriptor = descriptor
    var count = 0
    repeat {
      count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress.map { unsafe $0 + filled }, Self.chunk)
      }
    } while count < 0 && errno == EINTR
    buffer.removeSubrange((filled + max(count, 0))...)
    guard count >= 0 else { throw InputError.cannotBe("read", name) }
    reachedEnd = count == 0
  }
}
