import Foundation
import Overscroll
import OverscrollLab
import ScrollFeels
import ScrollPhysics
import Testing

/// Which platform's law explains a recording.
@Suite struct FeelComparisonTests {
  /// What a platform makes of a flick, as a device would record it: 60 frames a second, on half points.
  private func recording(
    _ platform: ScrollFeel.Platform, from start: Double, velocity: Double,
    in range: ClosedRange<Double>, skipping delay: Double = 0
  ) -> Recording {
    let flight = Flight(
      from: start, velocity: velocity, in: range, law: ScrollFeel(platform).law, dimension: 844)
    return Recording("\(platform)", Int(min(flight.restTime, 2.5) * 60), on: 2) {
      flight.value(at: $0 + delay)
    }
  }

  private func all(
    _ recording: Recording, _ scene: FeelScene = FeelScene()
  ) throws -> [FeelComparison] {
    try FeelComparison.all(of: recording, with: ScrollFeel.Platform.allCases, in: scene)
  }

  @Test(
    arguments: [.uiKit, .android, .flutterFast, .gtk, .chromium, .compose, .qt, .windows]
      as [ScrollFeel.Platform])
  func `a glide is explained best by the law that made it`(platform: ScrollFeel.Platform) throws {
    let recording = recording(platform, from: 100, velocity: 2100, in: 0...50_000)
    let all = try all(recording, FeelScene(range: 0...50_000))
    #expect(all.count == 13)
    let best = try #require(all.first { $0.platform == platform })
    // Half a pixel is what rounding leaves.
    #expect(best.worst.error <= 0.3)
    // Only who decelerates alike is as near: UIKit, Firefox, Compose on iOS.
    #expect(best.rms <= all[0].rms + 0.01)
    #expect(abs(best.velocity - 2100) < 5)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.rms <= $1.rms })
    #expect(all[all.count - 1].rms > 10 * best.rms)
  }

  @Test(
    arguments: [.flutter, .flutterFast, .gtk, .firefox, .composeIOS, .qt, .chromiumWindows]
      as [ScrollFeel.Platform])
  func `so is a bounce that begins some time after the hit`(platform: ScrollFeel.Platform) throws {
    let recording = recording(
      platform, from: 0, velocity: 2400, in: -1e9...0, skipping: 0.011)
    let all = try all(recording)
    let best = try #require(all.first { $0.platform == platform })
    #expect(best.worst.error <= 0.3)
    // Flutter's springs and Firefox's are one; Firefox hands it half the velocity.
    let twins: [ScrollFeel.Platform] = [.flutter, .flutterClamping, .firefox]
    #expect(all[0].platform == platform || twins.contains(all[0].platform))
    #expect(best.rms <= all[0].rms + 0.01)
    #expect(all[4].rms > 2 * best.rms)
  }

  /// What UIKit's frames show, on a third of points.
  private func frames(
    _ count: Int, from offset: Double, _ velocity: Double, in bounds: ClosedRange<Double>
  ) -> Recording {
    var state = FrameLaw.State(offset: offset, velocity: velocity)
    return Recording("frames", count, on: 3) { _ in
      defer { state = FrameLaw().step(state, by: 1.0 / 60, in: bounds) }
      return state.offset
    }
  }

  @Test func `so are UIKit's frames`() throws {
    let all = try all(frames(40, from: 20, 2000, in: -1e9...0))
    #expect(all[0].platform == .uiKit)
    #expect(all[0].worst.error < 0.25)
    #expect(abs(all[0].velocity - 2000) < 10)
    #expect(all[2].rms > 10 * all[0].rms)
  }

  /// Every third of them, whichever, and three in ten.
  @Test(arguments: [(3, 1), (3, 2), (3, 4), (10, 7)])
  func `so are frames of which some were not recorded`(cycle: Int, lost: Int) throws {
    let bounds = 0.0...100_000
    let recording = frames(150, from: 0, 2500, in: bounds).kept { $0 * lost % cycle != cycle - 1 }
    let all = try all(recording, FeelScene(range: bounds))
    #expect(all[0].platform == .uiKit && all[0].rms < 0.1)
    let last = try #require(recording.times.last)
    #expect(all[0].missing == Int((60 * last).rounded()) + 1 - recording.count)
  }

  /// The first frame of a glide is shown after the lift; Android's spline knows how long after it.
  @Test(arguments: [1.0 / 60, 0.1])
  func `a glide may begin before the first sample`(delay: Double) throws {
    let recording = recording(.android, from: 100, velocity: 2100, in: 0...50_000, skipping: delay)
    let best = FeelComparison(recording, with: .android, in: FeelScene(range: 0...50_000))
    #expect(best.rms < 0.16 && abs(best.velocity - 2100) < 5)
    #expect(abs(try #require(best.delay) - delay) < 0.003)
  }

  @Test func `the last frame of a bounce lies on its edge`() throws {
    let (bounds, law) = (0.0...600, try FlickLaw(parsing: "uikit"))
    let course = FlickCourse(
      Flick(from: 0, velocity: 2500, in: bounds), law: law, interval: 1.0 / 60)
    let offsets = try #require(course).offsets
    let recording = Recording(
      name: "bounce", times: offsets.indices.map { Double($0) / 60 }, offsets: offsets)
    let comparison = FeelComparison(recording, with: .uiKit, in: FeelScene(range: bounds))
    #expect(comparison.worst.error < 0.05)
  }

  @Test func `a given velocity is not fitted`() throws {
    let recording = recording(.android, from: 100, velocity: 2100, in: 0...50_000)
    var scene = FeelScene(range: 0...50_000, velocity: 2000)
    let off = FeelComparison(recording, with: .android, in: scene)
    #expect(off.velocity == 2000)
    #expect(off.rms > 5)
    scene.velocity = 2100
    #expect(FeelComparison(recording, with: .android, in: scene).rms < 0.3)
  }

  @Test func `feels are read by their names, and what is none is refused by its own`() throws {
    #expect(try ScrollFeel.Platform.list("all") == ScrollFeel.Platform.allCases)
    #expect(try ScrollFeel.Platform.list("android,qt") == [.android, .qt])
    let error = #expect(throws: LabError.self) { try ScrollFeel.Platform.list("android,ios") }
    #expect(error?.description.hasPrefix("no feel ios; there are uiKit, android, ") == true)
  }

  @Test func `too short a recording is refused`() {
    let short = Recording(name: "short", times: [0, 0.1, 0.2], offsets: [1, 0, 0])
    #expect(throws: InputError.self) { try all(short) }
  }

  @Test func `a figure of feels has a curve for each, and their differences from the first`() throws
  {
    let flick = Flick(from: 0, velocity: 3000, in: 0...1000)
    let platforms: [ScrollFeel.Platform] = [.uiKit, .android, .qt]
    let figure = PlotFigure.laws(
      platforms.map { FlickLaw($0) }, on: flick, interval: 1.0 / 60, are: "feels")
    #expect(figure.panels.map(\.curves.count) == [3, 2])
    #expect(figure.panels[0].curves.map(\.name) == ["uiKit", "android", "qt"])
    #expect(figure.panels[0].curves[1].points.allSatisfy { $0.y <= 1000 })
    #expect(figure.svg(theme: .auto).contains("One flick, 3 feels"))
  }

  @Test(.deviceRecordings, arguments: ["bounce-1", "bounce-2", "bounce-3"])
  func `of all platforms UIKit explains a device's bounce`(name: String) throws {
    let recording = try RecordingReader.read(LineReader(path: Checkout.recording(name)))
    let all = try all(recording)
    #expect(all[0].platform == .uiKit)
    #expect(all[0].rms < 0.16)
    // Compose's springs on iOS are a fit to the same motion; nobody else comes near.
    #expect(all[1].platform == .composeIOS)
    #expect(all[2].rms > 10 * all[0].rms)
  }

  /// The last row of the return is there before the pin; the second callback of the flick came early.
  @Test(
    .deviceRecordings, arguments: [("trackpad-return", 4624, 0, 1e-3), ("flick-120hz", 0, 1, 0.12)])
  func `UIKit explains what devices of iOS 26 showed`(
    name: String, edge: Double, skipped: Int, error: Double
  ) throws {
    let recording = try RecordingReader.read(
      LineReader(path: Checkout.recording(name)),
      options: RecordingOptions(column: "offset", edge: edge))
    let even = recording.times.indices.map { Double($0) / 60 }
    let times = skipped == 0 ? even : Array(recording.times.dropFirst(skipped))
    let shown = Recording(
      name: name, times: times, offsets: Array(recording.offsets.dropFirst(skipped)))
    let all = try all(shown, FeelScene(range: edge == 0 ? 0...100_000 : nil))
    #expect(all[0].platform == .uiKit && all[0].worst.error < error)
  }
}
