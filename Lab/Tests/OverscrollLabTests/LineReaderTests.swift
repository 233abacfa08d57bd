import Foundation
import OverscrollLab
import Testing

@Suite struct LineReaderTests {
  private func lines(_ text: String) throws -> [String] {
    try withTemporaryFile(text) { path in
      var reader = try LineReader(path: path)
      var lines: [String] = []
      while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
      #expect(reader.lineNumber == lines.count)
      return lines
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\r\n", ["a", "b"]), ("\n\nb", ["", "", "b"]),
  ])
  func `lines end with LF, CRLF or the text`(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func `lines longer than a chunk are whole`() throws {
    let long = String(repeating: "x", count: 200_001)
    #expect(try lines("a\n\(long)\nb\n") == ["a", long, "b"])
  }

  @Test(arguments: [
    ("/nowhere.csv", "/nowhere.csv: cannot be read: No such file or directory"),
    ("/dev/zero", "/dev/zero:1: the line is longer than 1000000 bytes"),
    ("/", "/: cannot be read: Is a directory"),
  ])
  func `what has no lines is an error with its name`(path: String, message: String) {
    let error = #expect(throws: InputError.self) {
      var reader = try LineReader(path: path, longestLine: 1_000_000)
      while try reader.next() != nil {}
    }
    #expect(error?.description == message)
  }
}
