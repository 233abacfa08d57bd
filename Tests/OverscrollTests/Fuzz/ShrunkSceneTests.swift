import Overscroll
import ScrollFeels
import ScrollScenes
import Testing

/// What a failing scene is shrunk to, tried with flaws that are none.
@Suite struct ShrunkSceneTests {
  /// Whether a scene, or some of its steps, does all of these things.
  private func does(_ things: [String], seed: Int, keeping kept: Set<Int>?) -> Bool {
    var scene = RandomScrollerScene(seed: seed, keeping: kept)
    for gap in scene.gaps {
      for place in 0..<gap { _ = scene.advance(acts: place == 0, movesFingers: false) }
    }
    return things.allSatisfy { thing in scene.log.contains { $0.hasPrefix(thing) } }
  }

  @Test(arguments: ["land", "viewport", "key"])
  func `a scene shrinks to the steps that matter`(what: String) throws {
    let seed = try #require((0..<500).first { does(["down", what], seed: $0, keeping: nil) })
    let shrunk = ShrunkScene(seed: seed, feel: .uiKit) {
      does(["down", what], seed: seed, keeping: $0)
    }
    #expect(shrunk.steps.count == 2 && shrunk.log.count == 2)
    #expect(does(["down", what], seed: seed, keeping: Set(shrunk.steps)))
  }

  @Test func `every scene is written as words, but for what it says it lacks`() throws {
    var complete = 0
    for seed in 0..<120 {
      let scene = ShrunkScene(seed: seed, feel: .uiKit) { _ in false }
      var run = SceneRun(try ScrollScene(json: Array(scene.script.json.utf8)), frameLimit: 20_000)
      while run.next() != nil {}
      #expect(run.error == nil)
      if scene.script.unwritten.isEmpty { complete += 1 }
    }
    #expect(complete > 20)
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `a platform's feel is written by its name`(platform: Platform) throws {
    let scene = ShrunkScene(seed: 1, feel: ScrollFeel(platform)) { _ in false }
    var run = SceneRun(try ScrollScene(json: Array(scene.script.json.utf8)), frameLimit: 20_000)
    let scroller = try #require(run.next()?.shown.value as? Scroller)
    #expect(scroller.feel == RandomScrollerScene(seed: 1, feel: ScrollFeel(platform)).scroller.feel)
    #expect(scroller.feel == ScrollFeel(platform) || platform == .uiKit)
    // UIKit's has random parts, which have words of their own.
    #expect(platform == .uiKit || !scene.script.unwritten.contains { $0.contains("feel") })
  }
}
