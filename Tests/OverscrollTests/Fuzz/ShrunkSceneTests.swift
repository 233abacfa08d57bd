import Foundation
import Overscroll
import ScrollFeels
@_spi(Fields) import ScrollScenes
import Testing

/// A random scene that fails, with the fewest of its steps that still fail.
///
/// Every step of a scene is the same whichever others are taken, so that leaving one out changes nothing else.
struct ShrunkScene {
  let seed: Int
  /// The numbers of the steps that are left, from 0.
  let steps: [Int]
  /// What the steps do.
  let log: [String]
  /// The scene in the words of the scene format.
  let script: SceneScript

  /// Leaves out runs of steps, long ones first, as long as it still fails; then single ones until none can go.
  init(seed: Int, feel: ScrollFeel, fails: (Set<Int>) -> Bool) {
    var steps = Array(RandomScrollerScene(seed: seed, feel: feel).gaps.indices)
    var length = max(1, steps.count / 2)
    while true {
      var (start, hasShrunk) = (0, false)
      while start < steps.count {
        let end = min(start + length, steps.count)
        let fewer = Array(steps[..<start] + steps[end...])
        if fails(Set(fewer)) { (steps, hasShrunk) = (fewer, true) } else { start = end }
      }
      if length == 1, !hasShrunk { break }
      length = max(1, length / 2)
    }
    var scene = RandomScrollerScene(seed: seed, feel: feel, keeping: Set(steps), isWritten: true)
    var frames = 0
    for gap in scene.gaps {
      for place in 0..<gap {
        frames += 1
        _ = scene.advance(acts: place == 0, movesFingers: frames % 8 == 0)
      }
    }
    _ = scene.rest()
    (self.seed, self.steps, log, script) = (seed, steps, scene.log, scene.script)
  }

  /// Writes the scene file, and says what is left, where the file is, and what it lacks.
  var report: String {
    let folder = ProcessInfo.processInfo.environment["OVERSCROLL_FAILURES"] ?? ".build"
    let file = "\(folder)/failed-scene-\(seed).json"
    var lines = ["steps \(steps) are enough: \(log.joined(separator: "; "))"]
    do {
      try Data(script.json.utf8).write(to: URL(filePath: file))
      lines.append("Scripts/overscroll replay \(file)")
    } catch {
      lines.append("\(file) cannot be written: \(error.localizedDescription)")
    }
    if !script.unwritten.isEmpty {
      lines.append("a scene file has no words for: \(script.unwritten.joined(separator: "; "))")
    }
    return lines.joined(separator: "\n")
  }
}

/// What happens in a random scene, in the words of the scene format, so that `overscroll replay` plays it.
///
/// UIKit's law for frames of another rate than the scene's has no words there: it is listed in ``unwritten``; the test
/// itself replays it by seed and steps.
struct SceneScript {
  /// Whether anything is written down: text takes longer than scrolling.
  let isWritten: Bool

  private var model: [String] = []
  private var events: [String] = []

  /// What the format has no words for.
  private(set) var unwritten: [String] = []

  /// The scene as a file.
  var json: String {
    """
    {
      "scene": 1,
      "model": { \(model.joined(separator: ",\n             ")) },
      "frameRate": \(Int(RandomScrollerScene.rate)),
      "events": [
        \(events.joined(separator: ",\n    "))
      ]
    }

    """
  }

  /// Begins with nothing.
  init(isWritten: Bool) { self.isWritten = isWritten }

  /// Something that happens.
  mutating func add(
    _ type: String, at time: Double, _ fields: @autoclosure () -> [(String, String)] = []
  ) {
    guard isWritten else { return }
    let all = [("t", "\(time)"), ("type", "\"\(type)\"")] + fields()
    events.append("{" + all.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}")
  }

  /// A property that is set.
  mutating func set(_ name: String, of scroller: Scroller, at time: Double) {
    guard isWritten, let property = Self.properties.first(where: { $0.name == name }) else {
      return
    }
    if let value = property.json(of: scroller) {
      add(property.eventType, at: time, [(name, JSONWriter.line(value))])
    } else {
      lack(name, at: time)
    }
  }

  /// Something the format has no words for.
  mutating func lack(_ what: String, at time: Double) { unwritten.append("\(what) at \(time)") }

  mutating func begin(_ scroller: Scroller) {
    guard isWritten else { return }
    // What the scene has so far: what a feel sets is not written again.
    var new = Scroller(viewport: .zero, content: .zero)
    let needed = ["viewport", "contentSize"]
    model = ["\"type\": \"scrollView\""]
    for property in Self.properties {
      if let value = property.json(of: scroller) {
        guard needed.contains(property.name) || value != property.json(of: new) else { continue }
        try? property.set(&new, to: value)
        model.append("\"\(property.name)\": \(JSONWriter.line(value))")
      } else {
        lack(property.name, at: 0)
      }
    }
  }

  /// Everything about a scroll view that a scene has.
  static var properties: [ModelProperty<Scroller>] {
    Scroller.properties(.rate(RandomScrollerScene.rate))
  }
}

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
