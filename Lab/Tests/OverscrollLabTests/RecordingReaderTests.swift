import Foundation
import OverscrollLab
import Testing

@Suite struct RecordingReaderTests {
  private func read(
    _ text: String, _ options: RecordingOptions = RecordingOptions()
  ) throws -> Recording {
    try RecordingReader.read(LineReader(text: text, name: "folder/flick.csv"), options: options)
  }

  @Test func `a recording is called as its file, and a list by its number, too`() throws {
    #expect(try read("t,offset\n1.0,10\n1.5,4.5\n2.0,2\n").name == "flick")
    let code = "//\na = @[ @(10.5), @(4) ];\nb = @[ @(1), @(2), @(3) ];\n"
    #expect(try read(code, RecordingOptions(rate: 60, list: 2)).name == "flick-2")
  }

  @Test(arguments: ["t,offset\n0,3\n1,2\n2,1\n", "velocity,distance\n1,1\n2,2\n3,3\n"])
  func `a rate is refused by what has times, and by what needs none`(text: String) {
    let error = #expect(throws: InputError.self) {
      let lines = LineReader(text: text, name: "a.csv")
      return try ObservationsReader.parts(lines, options: RecordingOptions(rate: 60))
    }
    #expect(error?.reason.hasSuffix("leave out --rate") == true)
  }

  @Test func `times may be counted from 1970`() throws {
    let recording = try read("t,offset\n1700000000,3\n1700000000.25,2\n1700000000.5,1\n")
    #expect(recording.times == [0, 0.25, 0.5])
  }

  @Test func `a file that is not text is an error with its line`() throws {
    try withTemporaryFile(Data([0x74, 0x0A, 0xFF, 0xFE])) { path in
      let expected = InputError(file: path, line: 2, reason: "expected text in UTF-8")
      #expect(throws: expected) { try RecordingReader.read(LineReader(path: path)) }
    }
  }

  @Test func `columns that no commas are between are refused where they are named`() {
    let reason = "expected commas between columns, and points in numbers, found \"t;offset\""
    #expect(throws: InputError(file: "folder/flick.csv", line: 1, reason: reason)) {
      try read("t;offset\n0;1,5\n1;1,2\n2;1\n")
    }
  }

  @Test(
    arguments: [
      ([1, 2, 5], 1), ([1, 2.5, 5], 2), ([1, 1.0 / 3, 5], 3), ([123.6666, 0.3333], 3),
      ([0.25, 1], nil), ([0.5, 1.0 / 3], nil),
    ] as [([Double], Double?)])
  func `the display scale is the smallest whose pixels fit`(offsets: [Double], scale: Double?) {
    #expect(DisplayScale.inferred(from: offsets) == scale)
  }

  @Test func `the display scale is read off before the edge is subtracted`() throws {
    let text = "t,offset\n0,10.5\n1,8\n2,7.5\n"
    #expect(try read(text, RecordingOptions(edge: 7.1)).displayScale == 2)
  }

  @Test func `the usual interval is the median of all`() {
    let recording = Recording(name: "a", times: [0, 1, 3, 4, 9], offsets: [0, 0, 0, 0, 0])
    #expect(recording.frameInterval == 2)
    #expect(Recording(name: "a", times: [1], offsets: [1]).frameInterval == 0)
  }
}
