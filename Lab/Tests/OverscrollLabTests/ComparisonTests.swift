import Foundation
import OverscrollLab
import ScrollPhysics
import StrictJSON
import Testing

@Suite struct ComparisonTests {
  /// A bounce as a device records it: a frame law's offsets, rounded to pixels.
  static let synthetic: Recording = {
    let times = (0..<50).map { Double($0) / 60 }
    let motion = LinearMotion(FrameLaw(), at: times)
    let offsets = motion.values(displacement: 12, velocity: 3000)
    return Recording(
      name: "synthetic", times: times, offsets: offsets.map { ($0 * 3).rounded() / 3 })
  }()

  @Test func `the law a recording was made with explains it to the pixel`() throws {
    let comparisons = try Comparison.all(
      of: [Self.synthetic], with: ComparedLaw.standard, scale: nil)
    #expect(comparisons.count == 7)
    #expect(comparisons[0].law == .uiKit)
    #expect(comparisons[0].largestErrorPixels <= 0.5)
    #expect(comparisons[0].scale == 3)
    #expect(comparisons.filter { $0.largestErrorPixels <= 0.5 }.count == 1)
  }

  @Test func `the mirrored recording is explained as well`() {
    let one = Comparison(Self.synthetic, with: .uiKit, scale: 3)
    let other = Comparison(Self.synthetic.mirrored, with: .uiKit, scale: 3)
    #expect(abs(one.largestErrorPixels - other.largestErrorPixels) < 1e-9)
    #expect(abs(one.parameters[1].value + other.parameters[1].value) < 1e-6)
  }

  @Test func `the fitted critical spring finds the decay a motion was made with`() throws {
    let times = (0..<60).map { Double($0) / 60 }
    let motion = LinearMotion(DampedSpring(stiffness: 9.5 * 9.5, dampingRatio: 1), at: times)
    let recording = Recording(
      name: "critical", times: times, offsets: motion.values(displacement: 4, velocity: 1000))
    let comparison = Comparison(recording, with: .criticalFitted, scale: 1)
    let delta = try #require(comparison.parameters.first { $0.name == "delta" })
    #expect(abs(delta.value - 9.5) < 1e-6)
    // y0 = A φ e^(-δφ), by the definition of A and φ.
    let amplitude = try #require(comparison.parameters.first { $0.name == "A" }).value
    let phase = try #require(comparison.parameters.first { $0.name == "phi" }).value
    #expect(abs(amplitude * phase * exp(-9.5 * phase) - 4) < 1e-4)
  }

  @Test func `samples at rest on the edge are left out`() throws {
    let resting = Recording(
      name: "resting", times: Self.synthetic.times + [10, 11],
      offsets: Self.synthetic.offsets + [0, 0])
    let comparison = try Comparison.all(of: [resting], with: [.uiKit], scale: 3)[0]
    #expect(comparison.recording.count == 50)
    #expect(
      ComparisonReport.heading(resting, scale: nil).contains("(the last 2, at rest, left out)"))
  }

  @Test func `offsets on no pixel grid need a stated scale`() throws {
    let odd = Recording(name: "odd", times: [0, 1, 2], offsets: [0.123, 0.456, 0.789])
    let error = #expect(throws: InputError.self) {
      try Comparison.all(of: [odd], with: [.uiKit], scale: nil)
    }
    #expect(error?.description.contains("--scale") == true)
    #expect(try Comparison.all(of: [odd], with: [.uiKit], scale: 2).count == 1)
  }

  @Test func `a JSON line has the documented names`() throws {
    let comparison = Comparison(Self.synthetic, with: .continuous, scale: 3)
    let line = JSONWriter.line(ComparisonReport.json(comparison))
    let value = try JSONParser.parse(line)
    #expect(value["recording"] == "synthetic")
    #expect(value["law"] == "continuous")
    #expect(value["rms"] == .number(comparison.rms))
    #expect(value["largestErrorPixels"] == .number(comparison.largestErrorPixels))
    #expect(value["parameters"]?["p"] == 10.05)
    #expect(value["parameters"]?["v0"] == .number(comparison.parameters[1].value))
    #expect(value["scale"] == 3)
    #expect(value["samples"] == 50)
  }

  @Test func `tables are aligned`() {
    let comparison = Comparison(Self.synthetic, with: .uiKit, scale: 3)
    let summary = ComparisonReport.summary([comparison]).split(separator: "\n")
    #expect(summary[0] == "recording  law    rms pt  largest px  numbers")
    #expect(summary[1].hasPrefix("synthetic  uikit  0."))
    let samples = ComparisonReport.samples(comparison).split(separator: "\n")
    #expect(samples.count == 52)
    #expect(samples[1] == "   t s  recorded pt   law pt  error pt  error px")
    #expect(Set(samples[1...].map(\.count)).count == 1)
  }

  // MARK: - Device recordings

  @Test(
    .deviceRecordings,
    arguments: [
      ("bounce-1", 3, 49, 0.494498), ("bounce-2", 2, 45, 0.483720), ("bounce-3", 2, 50, 0.477511),
    ])
  func `UIScrollView's law explains every recorded sample to the pixel`(
    name: String, scale: Double, count: Int, largest: Double
  ) throws {
    let recording = try RecordingReader.read(LineReader(path: Checkout.recording(name)))
    #expect(recording.count == count)
    #expect(recording.displayScale == scale)
    let comparison = Comparison(recording, with: .uiKit, scale: scale)
    #expect(abs(comparison.largestErrorPixels - largest) < 1e-6)
  }

  @Test(
    .deviceRecordings,
    arguments: [
      (ComparedLaw.continuous, 1.34), (.critical, 1.31), (.criticalFitted, 0.82),
      (.articleBounce, 20.3), (.flutter, 55.7),
    ])
  func `no other law does: its largest error over the recordings`(
    law: ComparedLaw, largest: Double
  ) throws {
    let recordings = try ["bounce-1", "bounce-2", "bounce-3"].map {
      try RecordingReader.read(LineReader(path: Checkout.recording($0)))
    }
    let comparisons = try Comparison.all(of: recordings, with: [law], scale: nil)
    let worst = comparisons.map(\.largestErrorPixels).max() ?? 0
    #expect(abs(worst - largest) < 0.005 * largest)
  }
}
