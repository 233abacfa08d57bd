import Foundation
@_spi(Formulas) import ScrollFitting
import ScrollPhysics
import ScrollTestSupport
import Testing

/// UIScrollView's law next to recordings of devices: five of motion, one of a trackpad's band.
///
/// They lie next to a checkout, in ../shared/recordings; without them the suite says so and is skipped.
@Suite(
  .enabled(if: Recorded.isThere, "needs the recordings of UIScrollView in ../shared/recordings"))
struct RecordedFrameTests {
  /// A flick of iOS 26 from 93.67 pt, the first frames at 80 Hz, then at 120.
  private static let flick = FrameLaw.State(
    offset: 93.666_666_666_666_67, velocity: 4_151.621_027_915_671)

  private static let edge = 4_624.0

  /// A trackpad's release 275 pt beyond the edge, with three quarters of what the recogniser at rest reported twice.
  private static let pull = FrameLaw.State(
    offset: edge + 275, velocity: 0.75 * 6.706_567_749_009_023)

  @Test func `every frame of a flick at changing rates comes out of the frame law`() throws {
    let rows = try Recorded.rows("flick-120hz")
    let law = FrameLaw()
    var state = Self.flick
    var (step, all) = (0.0, 0.0)
    for (index, row) in rows.enumerated() {
      let before = index == 0 ? state.offset : rows[index - 1][1]
      let from = FrameLaw.State(offset: before, velocity: state.velocity)
      step = max(step, abs(law.step(from, by: row[2] / 1_000, in: -1e9...1e9).offset - row[1]))
      state = law.step(state, by: row[2] / 1_000, in: -1e9...1e9)
      all = max(all, abs(state.offset - row[1]))
    }
    #expect(rows.count == 57)
    // A frame's length was written down to a millionth of a millisecond.
    #expect(step < 1.1e-5 && all < 3.1e-5)
  }

  @Test func `every frame of a trackpad's return comes out of the frame law`() throws {
    let rows = try Recorded.rows("trackpad-return")
    var (state, largest) = (Self.pull, 0.0)
    for row in rows {
      state = FrameLaw().step(state, by: 1.0 / 60, in: 0...Self.edge)
      largest = max(largest, abs(state.offset - row[1]))
    }
    #expect(rows.count == 38 && largest < 4.7e-7)
  }

  @Test func `a trackpad's pull is stretched with 0.715, and shown on pixels`() throws {
    let band = RubberBand(coefficient: RubberBand.trackpadCoefficient, dimension: 1_376)
    let rows = try Recorded.rows("trackpad-band")
    #expect(rows.count == 42)
    for row in rows {
      let offset = Self.edge + band.stretch(row[0] - Self.edge)
      #expect(abs(offset - row[1]) < 1e-11 && offset.onPixel(2) == row[2])
    }
  }

  /// The largest errors of the closed form on all recordings of motion, by the interval of its frames.
  ///
  /// The default is the one that stays within half a pixel on each.
  @Test func `of the closed forms the one through 60 Hz explains every recording`() throws {
    var lines = [
      "largest error       bounce-1 px  bounce-2 px  bounce-3 px  flick-120hz px  trackpad-return px"
    ]
    var worst: [Double] = []
    for (name, law) in [
      ("continuous", ScrollLaw.continuous()), ("1/120 s", .uiKit(frameInterval: 1.0 / 120)),
      ("1/60 s", .uiKit(frameInterval: 1.0 / 60)),
    ] {
      let errors =
        try [("bounce-1", 3.0), ("bounce-2", 2), ("bounce-3", 2)].map { name, scale in
          scale * Self.leastError(of: try Recorded.rows(name), law)
        } + [3 * Self.flickError(law), 2 * Self.returnError(law)]
      lines.append(
        name.padding(toLength: 16, withPad: " ", startingAt: 0)
          + errors.map { String(format: "%13.4f", $0) }.joined())
      worst.append(errors.max() ?? 0)
    }
    print(lines.joined(separator: "\n"))
    #expect(worst[0] > 4 && abs(worst[1] - 1.111) < 0.001 && worst[2] < 0.5)
  }

  private static func flickError(_ law: ScrollLaw) throws -> Double {
    let flight = Flight(from: flick.offset, velocity: flick.velocity, in: -1e9...1e9, law: law)
    var (time, largest) = (0.0, 0.0)
    for row in try Recorded.rows("flick-120hz") {
      time += row[2] / 1_000
      largest = max(largest, abs(flight.value(at: time) - row[1]))
    }
    return largest
  }

  private static func returnError(_ law: ScrollLaw) throws -> Double {
    let rows = try Recorded.rows("trackpad-return")
    let flight = Flight(
      from: FlightState(offset: pull.offset, carriedVelocity: pull.velocity, phase: .returning),
      in: 0...edge, law: law, tolerance: .never)
    return rows.enumerated().map { abs(flight.value(at: Double($0 + 1) / 60) - $1[1]) }.max() ?? 0
  }

  /// The least largest error that a law leaves, by the displacement and velocity at the first sample.
  ///
  /// The error is convex in both: a golden section inside another.
  private static func leastError(of rows: [[Double]], _ law: ScrollLaw) -> Double {
    var rows = rows
    while let last = rows.last, last[1] == 0 { rows.removeLast() }
    let unit = { (y: Double, v: Double) in
      rows.map { row in
        Bounce(from: y, edge: 0, carriedVelocity: v, law: law, pull: law.pull).value(at: row[0])
      }
    }
    let (place, push) = (unit(1, 0), unit(0, 1))
    return golden(-10_000...10_000) { velocity in
      golden(-1_000...1_000) { start in
        rows.indices.reduce(0) { largest, index in
          max(largest, abs(start * place[index] + velocity * push[index] - rows[index][1]))
        }
      }
    }
  }

  private static func golden(_ range: ClosedRange<Double>, _ error: (Double) -> Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    return error(GoldenSection.least(from: low, to: high, within: 1e-7, error))
  }
}

extension ScrollLaw {
  /// p of its edge, in 1/s.
  fileprivate var pull: Double { edge.pull ?? .nan }
}

/// Files of recordings.
private enum Recorded {
  static let folder = Toolchain.checkout.deletingLastPathComponent()
    .appending(path: "shared/recordings")

  static var isThere: Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: "flick-120hz.csv").path(percentEncoded: false))
  }

  /// The numbers of a file's lines, without its header.
  static func rows(_ name: String) throws -> [[Double]] {
    try String(contentsOf: folder.appending(path: "\(name).csv"), encoding: .utf8)
      .split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: ",").compactMap { Double($0) } }
  }
}
