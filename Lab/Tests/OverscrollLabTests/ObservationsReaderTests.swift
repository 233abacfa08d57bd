import Foundation
import OverscrollLab
import Testing

@Suite struct ObservationsReaderTests {
  private func read(
    _ text: String, _ options: RecordingOptions = RecordingOptions()
  ) throws -> Observations {
    try ObservationsReader.read(text: text, source: "folder/data.csv", options: options)
  }

  @Test func `flicks in pt per s and in pt per ms are the same`() throws {
    let perSecond = try read("velocity,distance\n5027.0956,2506.5\n1802.126,895\n1412.374,700.5\n")
    let perMs = try read("distance,velocityPerMs\n2506.5,5.0270956\n895,1.802126\n700.5,1.412374\n")
    guard case .relation(let one) = perSecond, case .relation(let other) = perMs else {
      return #expect(Bool(false), "expected relations")
    }
    #expect(one.kind == .flicks)
    #expect(one.outputs == other.outputs)
    for (a, b) in zip(one.inputs, other.inputs) { #expect(abs(a - b) < 1e-9) }
  }

  @Test func `pulls`() throws {
    guard case .relation(let pulls) = try read("finger,offset\n0,0\n500,205\n1000,328\n") else {
      return #expect(Bool(false), "expected a relation")
    }
    #expect(pulls.kind == .pulls)
    #expect(pulls.inputs == [0, 500, 1000])
  }

  @Test func `anything else is a motion`() throws {
    guard case .motion(let recording) = try read("t,offset\n0,1\n1,2\n2,3\n") else {
      return #expect(Bool(false), "expected a motion")
    }
    #expect(recording.offsets == [1, 2, 3])
  }

  @Test func `too few pairs say how many are needed`() {
    let error = #expect(throws: InputError.self) { try read("finger,offset\n0,0\n500,205\n") }
    #expect(error?.description == "folder/data.csv: 2 samples; at least 3 are needed")
  }

  @Test func `a pair that is too large is an error with its line`() {
    let error = #expect(throws: InputError.self) {
      try read("velocityPerMs,distance\n1,500\n2e6,1000\n3,1500\n")
    }
    #expect(
      error?.description
        == "folder/data.csv:3: expected a number within ±1000000.0 as velocityPerMs, found 2000000.0"
    )
  }

  // MARK: - Objective-C files

  static let code = """
    //
    //  Lists.m
    //
    #import "Lists.h"
    @implementation Lists
    - (void)load
    {
        NSArray *names = @[@"one", @"two"];
        self.first = @[
            @(10.5),
            @(4.0)
            , @(2)
        ];
        self.second = [self cut:88.f from:@[ @(1), @(2), @(3) ]];
        [all addObject:@(number)];
    }
    """

  @Test func `lists in source code are chosen by number`() throws {
    let first = try RecordingReader.read(
      text: Self.code, source: "Lists.m", options: RecordingOptions(rate: 60, list: 1))
    #expect(first.offsets == [10.5, 4, 2])
    #expect(first.name == "Lists-1")
    let second = try RecordingReader.read(
      text: Self.code, source: "Lists.m", options: RecordingOptions(rate: 60, edge: 1, list: 2))
    #expect(second.offsets == [0, 1, 2])
  }

  @Test func `one of several lists has to be chosen`() {
    func message(_ text: String, _ list: Int?) -> String? {
      #expect(throws: InputError.self) {
        try RecordingReader.read(
          text: text, source: "Lists.m", options: RecordingOptions(rate: 60, list: list))
      }?.description
    }
    #expect(message(Self.code, nil) == "Lists.m: 2 lists: choose one from 1 to 2 with --list")
    #expect(message(Self.code, 3) == "Lists.m: no list 3; there are 2")
    #expect(message("// nothing\n", nil) == "Lists.m: no list such as @[ @(123.5), @(120) ]")
    #expect(message("1\n2\n3\n", 1) == "Lists.m: has no lists to choose from; leave out --list")
    #expect(
      message("// x\na = @[ @(1), @(b) ];\n", nil)?
        .hasPrefix("Lists.m:2: expected a number such as @(123.5)") == true)
  }

  // MARK: - Odd recordings

  @Test func `mixed rates are read as they are and have no one interval`() throws {
    guard case .motion(let recording) = try read("t,offset\n0,9\n0.0125,7\n0.0208,5\n0.0375,2\n")
    else { return #expect(Bool(false), "expected a motion") }
    #expect(recording.constantInterval == nil)
    #expect(
      FitReport.heading(.motion(recording), scale: nil)
        .hasSuffix("; intervals from 8.300 to 16.700 ms"))
  }

  @Test func `an error names its line, blank lines and all`() {
    let rows = (0..<1000).map { "\(Double($0) / 60),\($0 % 7)\n" }.joined()
    let error = #expect(throws: InputError.self) {
      try read("\n\nt,offset\n\n\(rows)\n0.5,3\n")
    }
    #expect(error?.line == 1006)
    #expect(error?.reason == "expected a time after 16.65 s, found 0.5")
  }

  @Test func `a hundred thousand rows keep their numbers`() throws {
    let rows = (0..<100_000).map { "\(Double($0) / 1000),\(Double($0 % 100) / 4)" }
    guard case .motion(let recording) = try read("t,offset\n" + rows.joined(separator: "\n")) else {
      return #expect(Bool(false), "expected a motion")
    }
    #expect(recording.count == 100_000)
    #expect(recording.times[99_999] == 99.999)
    #expect(recording.offsets[99_999] == 24.75)
  }
}
