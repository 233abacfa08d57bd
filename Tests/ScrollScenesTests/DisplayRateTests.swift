import Overscroll
import ScrollScenes
import Testing

/// Motion does not depend on the display: what is shown at a time is the same at any rate.
@Suite struct DisplayRateTests {
  /// 1/6 s is a whole number of frames at every one of them.
  static let rates = [24.0, 60, 90, 120, 240]

  /// Frames as they come: anything from 1 to 40 ms, and the sixths of a second to compare at.
  private static func ragged(from start: Double, to end: Double) -> [Double] {
    var times: [Double] = []
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var time = start
    var sixth = 1.0
    while time < end {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      time += 0.001 + 0.039 * Double(state >> 40) / Double(1 << 24)
      while start + sixth / 6 <= time {
        times.append(start + sixth / 6)
        sixth += 1
      }
      if times.last != time { times.append(time) }
    }
    return times
  }

  private static func runs(of scene: ScrollScene) -> [[SceneFrame]] {
    var scene = scene
    // With a lead a catch holds what was shown last, which depends on the rate.
    scene.frameLead = 0
    scene.asking = .always
    var runs: [[SceneFrame]] = []
    for rate in rates {
      scene.frames = .rate(rate)
      runs.append(Array(SceneRun(scene)))
    }
    let start = scene.events.map(\.time).min() ?? 0
    let end = (runs[0].last?.time ?? 0) + 1
    scene.frames = .times(ragged(from: start, to: end))
    runs.append(Array(SceneRun(scene)))
    return runs
  }

  @Test(arguments: Fixtures.continuousNames)
  func `a scene is at the same place at the same time, at any rate`(name: String) throws {
    let runs = Self.runs(of: try Fixtures.scene(name))
    var reference: [Double: SceneFrame] = [:]
    for frame in runs[4] { reference[frame.time] = frame }
    for (index, run) in runs.enumerated() where index != 4 {
      var compared = 0
      for frame in run {
        guard let expected = reference[frame.time] else { continue }
        compared += 1
        try frame.expectSamePlace(as: expected)
      }
      let end = run.last?.time ?? 0
      #expect(compared >= Int((end - (run.first?.time ?? 0)) * 6) - 1)
    }
  }

  @Test(arguments: Fixtures.continuousNames)
  func `a scene ends at the same place with the same news, at any rate`(name: String) throws {
    let runs = Self.runs(of: try Fixtures.scene(name))
    let expected = try #require(runs[4].last)
    for (index, run) in runs.enumerated() where index != 4 {
      let end = try #require(run.last)
      try end.expectSamePlace(as: expected)
      #expect(Self.news(run) == Self.news(runs[4]))
    }
  }

  private static let changes = ["didScroll", "didZoom", "didMove", "didTurn", "didChange"]

  /// What happened, but for mere changes, of which every frame tells.
  private static func news(_ run: [SceneFrame]) -> [SceneNews] {
    run.flatMap(\.events).filter { !Self.changes.contains($0.name) }
  }
}
