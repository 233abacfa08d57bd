import Foundation
import Overscroll

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
        if fails(Set(fewer)) {
          (steps, hasShrunk) = (fewer, true)
        } else {
          start = end
        }
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
