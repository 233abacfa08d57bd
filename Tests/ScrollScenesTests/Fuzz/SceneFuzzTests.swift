import ScrollScenes
import ScrollTestSupport
import Testing

/// Scenes with mistakes in them: each is refused with the name of a field, or played with numbers that
/// are numbers.
///
/// Nothing traps.
@Suite struct SceneFuzzTests {
  /// What stands in the place of a value that was right.
  private static let values: [JSONValue] = [
    .null, true, false, 0, -1, 0.5, 1, 3, 1e-300, 1e300, -1e300, 1e12, -1e12, 9_007_199_254_740_992,
    .oversized("1e999"), "", "rest", "dismissed", "bottom", "header", "list", "uikit-frame", [],
    [0, 0], [1, 2, 3, 4], [[0, 0]], [0, 0.001, 1e9], .object([]), ["fraction": 0.5],
    ["stashed": "left", "share": 1], ["stiffness": 1, "dampingRatio": 0], ["stride": 1e-9],
    ["viewport": [1, 1], "contentSize": [0, 1e12]],
  ]

  /// Names that belong somewhere, not always here.
  private static let names = [
    "type", "list", "anchor", "place", "spring", "physics", "x", "on", "animated", "t",
  ]

  /// The value with one of its parts put out of order: the deeper, the more often.
  private static func broken(_ value: JSONValue, _ dice: inout SeededGenerator) -> JSONValue {
    switch value {
    case .array(var elements) where !elements.isEmpty && dice.below(12) > 0:
      let index = dice.below(elements.count)
      switch dice.below(12) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = broken(elements[index], &dice)
      }
      return .array(elements)
    case .object(var members) where !members.isEmpty && dice.below(12) > 0:
      let index = dice.below(members.count)
      switch dice.below(16) {
      case 0: members.remove(at: index)
      case 1:
        let name = dice.pick(names)
        if value[name] == nil { members[index].name = name }
      default: members[index].value = broken(members[index].value, &dice)
      }
      return .object(members)
    default: return dice.pick(values)
    }
  }

  /// Reads a text and plays it a while; true when it was a scene.
  private static func play(_ text: [UInt8]) -> Bool {
    let scene: ScrollScene
    do throws(SceneError) {
      scene = try ScrollScene(json: text)
    } catch {
      #expect(!error.path.isEmpty && !error.reason.isEmpty)
      return false
    }
    var run = SceneRun(scene, frameLimit: 40)
    // Writing a line traps at a number that JSON has no word for.
    while let frame = run.next() { #expect(!frame.line.isEmpty) }
    return true
  }

  @Test(arguments: Fixtures.names)
  func `a scene with a wrong value is refused or played`(name: String) throws {
    let text = try Fixtures.text(name)
    let scene = try JSONParser.parse(text)
    var dice = SeededGenerator(text.count)
    var (played, refused) = (0, 0)
    for _ in 0..<40 {
      var broken = scene
      for _ in 0...Int.random(in: 0...2, using: &dice) { broken = Self.broken(broken, &dice) }
      if Self.play(Array(JSONWriter.line(broken).utf8)) { played += 1 } else { refused += 1 }
    }
    #expect(played + refused == 40)
  }

  @Test(arguments: Fixtures.names)
  func `a scene with a wrong letter is refused or played`(name: String) throws {
    let text = try Fixtures.text(name)
    var dice = SeededGenerator(text.count)
    for _ in 0..<20 {
      var broken = text
      let index = dice.below(broken.count)
      switch dice.below(3) {
      case 0: broken.remove(at: index)
      case 1: broken[index] = UInt8.random(in: .min ... .max, using: &dice)
      default: broken.removeSubrange(index...)
      }
      _ = Self.play(broken)
    }
  }
}
