import ScrollScenes
import StrictJSON
import Testing

/// Every scene plays as it always has; `Scripts/golden` remakes what it is held to.
@Suite struct GoldenSceneTests {
  @Test func `every scene has its golden replay`() {
    #expect(Fixtures.names.count >= 90)
  }

  @Test(arguments: Fixtures.names)
  func `a scene replays to 1e-9`(name: String) throws {
    let golden = try Fixtures.golden(name)
    let frames = Array(SceneRun(try Fixtures.scene(name)))
    #expect(frames.count == golden.count)
    for (frame, expected) in zip(frames, golden) {
      let line = try JSONParser.parse(frame.line)
      #expect(line.withoutNumbers == expected.withoutNumbers, "frame \(frame.number)")
      for (number, expected) in zip(line.numbers, expected.numbers) {
        #expect(abs(number - expected) <= 1e-9 * max(1, abs(expected)), "frame \(frame.number)")
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
