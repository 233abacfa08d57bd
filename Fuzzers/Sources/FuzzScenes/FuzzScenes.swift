import FuzzInput
import ScrollScenes
import StrictJSON

/// Scenes from any text: refused with the name of a field, or played with numbers that are numbers.
@main enum FuzzScenes {
  static func main() {
    Fuzzer.run { start, count in
      FuzzScenes.test(Fuzzer.bytes(start, count))
      return 0
    }
  }

  /// The frames that are played: enough for some motion, and few, so that many inputs are tried.
  private static let frameLimit = 200

  fileprivate static func test(_ text: [UInt8]) {
    let scene: ScrollScene
    do throws(SceneError) {
      scene = try ScrollScene(json: text)
    } catch {
      if error.reason.isEmpty { Fuzzer.fail("an error without a reason") }
      return
    }
    var run = SceneRun(scene, frameLimit: frameLimit)
    // Writing a line traps at a number that JSON cannot express.
    while let frame = run.next() {
      let line = Array(frame.line.utf8)
      guard (try? JSONParser.parse(line)) != nil else {
        Fuzzer.fail("a line that is not JSON: \(frame.line)")
      }
    }
  }
}
