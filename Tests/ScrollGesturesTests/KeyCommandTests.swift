import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct KeyCommandTests {
  let viewport = Size2(400, 800)
  let range = (min: Vector2(-20, -50), max: Vector2(1000, 5000))

  func target(_ key: KeyCommand, from offset: Vector2 = Vector2(500, 2000)) -> Vector2 {
    key.target(from: offset, viewport: viewport, range: range)
  }

  @Test func `arrows go a line, pages four fifths of the view, home and end all the way`() {
    let targets: [KeyCommand: Vector2] = [
      .arrowUp: Vector2(500, 1960), .arrowDown: Vector2(500, 2040), .arrowLeft: Vector2(460, 2000),
      .arrowRight: Vector2(540, 2000), .pageUp: Vector2(500, 1360), .pageDown: Vector2(500, 2640),
      .space: Vector2(500, 2640), .shiftSpace: Vector2(500, 1360), .home: Vector2(500, -50),
      .end: Vector2(500, 5000),
    ]
    for key in KeyCommand.allCases { #expect(target(key) == targets[key], "\(key)") }
  }

  @Test(arguments: KeyCommand.allCases) func `the target lies within the range`(key: KeyCommand) {
    for offset in [range.min, range.max, Vector2(-900, 9000), Vector2(990, 4990)] {
      let target = target(key, from: offset)
      #expect(target.x >= -20 && target.x <= 1000)
      #expect(target.y >= -50 && target.y <= 5000)
    }
  }

  @Test func `where nothing scrolls vertically, pages turn sideways`() {
    let (flat, at) = ((min: Vector2(0, 0), max: Vector2(3000, 0)), Vector2(1000, 0))
    for (key, goal) in [(KeyCommand.pageDown, 1320.0), (.end, 3000), (.arrowDown, 1000)] {
      #expect(key.target(from: at, viewport: viewport, range: flat) == Vector2(goal, 0))
    }
  }

  @Test func `content smaller than the view stays where it rests`() {
    let none = (min: Vector2(3, 4), max: Vector2(3, 4))
    for key in KeyCommand.allCases {
      #expect(key.target(from: Vector2(3, 4), viewport: viewport, range: none) == Vector2(3, 4))
    }
  }

  @Test(arguments: KeyCommand.allCases)
  func `invalidNumbers never leaves the range or becomes a number that is none`(key: KeyCommand) {
    let lost = key.target(from: Vector2(.nan, .infinity), viewport: viewport, range: range)
    #expect(lost.x >= -20 && lost.y >= -50 && lost.isFinite)
    let blind = key.target(
      from: Vector2(5, 5), viewport: Size2(.nan, .infinity), range: range, lineStep: .nan)
    #expect(blind.isFinite)
    let reversed = (min: Vector2(10, .nan), max: Vector2(0, 5))
    #expect(key.target(from: Vector2(5, 6), viewport: viewport, range: reversed) == Vector2(5, 6))
  }
}
