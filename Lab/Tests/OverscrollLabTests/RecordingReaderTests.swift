import Foundation
import OverscrollLab
import Testing

@Suite struct RecordingReaderTests {
  private func read(
    _ text: String, _ options: RecordingOptions = RecordingOptions()
  ) throws -> Recording {
    try RecordingReader.read(text: text, source: "folder/flick.csv", options: options)
  }

  private func message(
    _ text: String, _ options: RecordingOptions = RecordingOptions()
  ) -> String? {
    #expect(throws: InputError.self) { try read(text, options) }?.description
  }

  @Test func `CSV with a header`() throws {
    let recording = try read("t,offset\n1.0,10\n1.5,4.5\n2.0,2\n")
    #expect(recording.name == "flick")
    #expect(recording.times == [0, 0.5, 1])
    #expect(recording.offsets == [10, 4.5, 2])
    #expect(recording.frameInterval == 0.5)
  }

  @Test func `a byte order mark, carriage returns, spaces and blank lines are tolerated`() throws {
    let recording = try read("\u{FEFF}t, offset\r\n\r\n0, 3\r\n 1 ,2\r\n2,1\r\n\r\n")
    #expect(recording.times == [0, 1, 2])
    #expect(recording.offsets == [3, 2, 1])
  }

  @Test func `a column is chosen by name`() throws {
    let text = "t,x,y\n0,1,10\n1,2,20\n2,3,30\n"
    #expect(try read(text, RecordingOptions(column: "y")).offsets == [10, 20, 30])
    #expect(
      message(text)
        == "folder/flick.csv: several columns: choose one of x, y with --column")
    #expect(
      message(text, RecordingOptions(column: "z"))
        == "folder/flick.csv: no column z; there are x, y")
  }

  @Test func `numbers need a rate and have their times from it`() throws {
    let recording = try read("4\n3\n2.5\n", RecordingOptions(rate: 4))
    #expect(recording.times == [0, 0.25, 0.5])
    #expect(recording.offsets == [4, 3, 2.5])
    #expect(message("4\n3\n2\n")?.contains("--rate") == true)
    let slow = message("4\n3\n2\n", RecordingOptions(rate: 1e-308))
    #expect(slow?.contains("cannot be 1e-308 samples per second") == true)
  }

  @Test func `times may be counted from 1970`() throws {
    let recording = try read("t,offset\n1700000000,3\n1700000000.25,2\n1700000000.5,1\n")
    #expect(recording.times == [0, 0.25, 0.5])
  }

  @Test(arguments: [
    "@(4),\n@(3.5),\n@(2)", "@[@(4), @(3.5), @(2)];", "@[\n  @(4),\n  @(3.5),\n  @(2),\n],\n",
  ])
  func `Objective-C lists`(text: String) throws {
    #expect(try read(text, RecordingOptions(rate: 60)).offsets == [4, 3.5, 2])
  }

  @Test func `the edge is subtracted`() throws {
    let recording = try read("t,offset\n0,98\n1,93\n2,88\n", RecordingOptions(edge: 88))
    #expect(recording.offsets == [10, 5, 0])
    #expect(recording.moving.offsets == [10, 5])
  }

  @Test(arguments: [
    ("t,offset\n0,1\n1,x\n", "folder/flick.csv:3: expected a number as offset, not \"x\""),
    ("t,offset\n0,1\n1,nan\n", "folder/flick.csv:3: expected a number as offset, not \"nan\""),
    ("t,offset\n0,1\n1,1e999\n", "folder/flick.csv:3: expected a number as offset, not \"1e999\""),
    ("t,offset\n0,1\n1,1e300\n2,3\n", "folder/flick.csv:3: expected a number within ±1000000000.0"),
    (
      "t,offset\n0,1\n1,2\n1e300,3\n",
      "folder/flick.csv:4: expected a time within ±1000000000000000.0 s"
    ),
    ("t,offset\n0,1\n1,2,3\n", "folder/flick.csv:3: expected 2 values (t,offset), 3 there"),
    ("t,offset\n0,1\n1\n", "folder/flick.csv:3: expected 2 values (t,offset), 1 there"),
    ("t,offset\n0,1\n0,2\n3,3\n", "folder/flick.csv:3: expected a time after 0.0 s"),
    ("t,offset\n0,1\n-1,2\n3,3\n", "folder/flick.csv:3: expected a time after 0.0 s"),
    ("t,t\n0,1\n", "folder/flick.csv:1: the column t twice"),
    ("0,1\n1,2\n", "folder/flick.csv:1: expected a header such as t,offset"),
    ("\0\0\0\n1\n", "folder/flick.csv:1: expected a header such as t,offset"),
    ("1\n2\nthree\n", "folder/flick.csv:3: expected one number, found \"three\""),
    ("@(1),\n@(a),\n", "folder/flick.csv:2: expected a number such as @(123.5)"),
    ("@(1),\n@[@(2)]\n", "folder/flick.csv:2: expected numbers such as @(123.5),"),
    ("@[@(1)],\n@(2),\n", "folder/flick.csv:2: expected one list in a file"),
    ("contentOffset:1\ncontentOffset:x\n", "folder/flick.csv:2: expected a number after"),
    ("contentOffset:1\nhello\n", "folder/flick.csv:2: expected DecelerateVelocity:… and"),
    ("t,offset\n0,1\n1,2\n", "folder/flick.csv: 2 samples; at least 3 are needed"),
    ("t,offset\n", "folder/flick.csv: 0 samples; at least 3 are needed"),
    ("", "folder/flick.csv: 0 samples; at least 3 are needed"),
    ("t\n0\n1\n2\n", "folder/flick.csv: no column but the time"),
  ])
  func `a bad recording is an error with file, line and text`(text: String, start: String) {
    let message = message(text, RecordingOptions(rate: 60)) ?? ""
    #expect(message.hasPrefix(start), "\(message)")
  }

  @Test func `a file that is not text is an error with its line`() throws {
    try withTemporaryFile(Data([0x74, 0x0A, 0xFF, 0xFE])) { path in
      let error = #expect(throws: InputError.self) { try RecordingReader.read(path: path) }
      #expect(error?.line == 2)
      #expect(error?.reason == "expected text in UTF-8")
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

  @Test(arguments: [2, 3, 4, 5, 100, 1_001])
  func `the usual interval is the median of all`(count: Int) {
    var state: UInt64 = 7
    var time = 0.0
    let times = (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      time += (Double(state >> 40) + 1) * 1e-9
      return time
    }
    let recording = Recording(name: "a", times: times, offsets: times)
    let intervals = zip(recording.times, recording.times.dropFirst()).map { $1 - $0 }.sorted()
    #expect(recording.frameInterval == intervals[intervals.count / 2])
  }

  @Test func `one sample has no usual interval`() {
    #expect(Recording(name: "a", times: [1], offsets: [1]).frameInterval == 0)
  }
}
