import ScrollScenes
import Testing

/// Every scene plays as it always has; `Scripts/golden` remakes what it is held to.
@Suite struct GoldenSceneTests {
  @Test(.disabled(if: GoldenReplay.isRemade))
  func `every scene has its golden replay, and every golden replay its scene`() {
    #expect(Fixtures.names.count >= 90 && Fixtures.names(of: "Golden", "jsonl") == Fixtures.names)
  }

  @Test(arguments: Fixtures.names) func `a scene replays to 1e-9`(name: String) throws {
    let replay = try GoldenReplay(try Fixtures.scene(name))
    if GoldenReplay.isRemade { try replay.write(name) }
    let golden = try GoldenReplay(of: name)
    #expect(replay.lines.count == golden.lines.count)
    for (line, expected) in zip(replay.lines, golden.lines) {
      try #require(line.withoutNumbers == expected.withoutNumbers)
      for (number, expected) in zip(line.numbers, expected.numbers) {
        #expect(abs(number - expected) <= 1e-9 * max(1, abs(expected)), "\(line)")
      }
    }
  }

  @Test(arguments: Fixtures.names)
  func `a copy made halfway goes on to the same end`(name: String) throws {
    var run = SceneRun(try Fixtures.scene(name))
    let count = Array(run).count
    for _ in 0..<(count / 2) { _ = run.next() }
    let copy = run
    #expect(Array(run) == Array(copy))
    #expect(Array(copy).last == Array(SceneRun(try Fixtures.scene(name))).last)
  }
}
