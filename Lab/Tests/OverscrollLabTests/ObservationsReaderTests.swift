import Foundation
import OverscrollLab
import Testing

@Suite struct ObservationsReaderTests {
  private func read(_ text: String) throws -> Observations {
    try observed(text, "folder/data.csv")[0]
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

  @Test func `a pair that is too large is an error with its line`() {
    let reason = "expected a number within ±1000000.0 as velocityPerMs, found 2000000.0"
    #expect(throws: InputError(file: "folder/data.csv", line: 3, reason: reason)) {
      try read("velocityPerMs,distance\n1,500\n2e6,1000\n3,1500\n")
    }
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
    let reason = "expected a time after 16.65 s, found 0.5"
    #expect(throws: InputError(file: "folder/data.csv", line: 1006, reason: reason)) {
      try read("\n\nt,offset\n\n\(rows)\n0.5,3\n")
    }
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
