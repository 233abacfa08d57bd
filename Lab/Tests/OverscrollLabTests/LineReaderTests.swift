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

  @Test func `a file that is not there is an error with its name`() {
    let error = #expect(throws: InputError.self) { _ = try LineReader(path: "/nowhere.csv") }
    #expect(error?.description == "/nowhere.csv: cannot be read: No such file or directory")
  }

  @Test func `a line without an end is an error`() {
    let error = #expect(throws: InputError.self) {
      var reader = try LineReader(path: "/dev/zero", longestLine: 1_000_000)
      while try reader.next() != nil {}
    }
    #expect(error?.description == "/dev/zero:1: the line is longer than 1000000 bytes")
  }

  @Test func `a folder is an error`() {
    #expect(throws: InputError.self) {
      var reader = try LineReader(path: "/")
      _ = try reader.next()
    }
  }
}
