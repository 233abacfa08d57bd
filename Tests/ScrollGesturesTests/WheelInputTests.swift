import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct WheelInputTests {
  let viewport = Size2(390, 844)

  func action(_ event: WheelEvent, _ wheel: WheelInput = WheelInput()) -> WheelAction? {
    var wheel = wheel
    return wheel.handle(event, viewport: viewport)
  }

  @Test func `lines are 40 points and pages are viewports`() {
    let lines = WheelEvent(delta: Vector2(1, -3), unit: .lines, time: 0)
    #expect(action(lines) == .scrollBy(Vector2(40, -120)))
    let pages = WheelEvent(delta: Vector2(1, 1), unit: .pages, time: 0)
    #expect(action(pages) == .scrollBy(Vector2(390, 844)))
  }

  @Test func `shift turns a vertical notch sideways, and only that`() {
    let notch = WheelEvent(delta: Vector2(0, 120), isShiftDown: true, time: 0)
    #expect(action(notch) == .scrollBy(Vector2(120, 0)))
    let across = WheelEvent(delta: Vector2(100, 0), isShiftDown: true, time: 0)
    #expect(action(across) == .scrollBy(across.delta))
    #expect(action(notch, WheelInput(swapsAxesWithShift: false)) == .scrollBy(notch.delta))
  }

  @Test(arguments: [
    (WheelEvent.Phase.began, WheelAction.drag(by: Vector2(0, 90))),
    (.changed, .drag(by: Vector2(0, 90))),
    (.momentumBegan, .momentum(by: Vector2(0, 90))),
    (.momentumChanged, .momentum(by: Vector2(0, 90))),
    (.ended, .ended), (.momentumEnded, .ended), (.cancelled, .ended),
  ])
  func `an event does what its phase says`(phase: WheelEvent.Phase, expected: WheelAction) {
    let event = WheelEvent(delta: Vector2(0, 90), phase: phase, isPrecise: true, time: 0)
    #expect(action(event) == expected)
  }

  @Test func `what the host knows of the device decides`() {
    let small = Vector2(0, 2)
    #expect(action(WheelEvent(delta: small, isPrecise: false, time: 0)) == .scrollBy(small))
    let large = Vector2(0, 400)
    #expect(action(WheelEvent(delta: large, isPrecise: true, time: 0)) == .drag(by: large))
  }

  @Test func `a stroke that starts gently stays a stroke when it gets fast`() {
    var wheel = WheelInput()
    for (i, delta) in [1.0, 4, 18, 60, 140, 90, 12].enumerated() {
      let event = WheelEvent(delta: Vector2(0, delta), time: Double(i) / 60)
      #expect(wheel.handle(event, viewport: viewport) == .drag(by: Vector2(0, delta)))
    }
    #expect(wheel.isAwaitingQuiet)
  }

  @Test func `a notch stays a notch though it slows down, until it has been quiet`() {
    var wheel = WheelInput()
    let notch = WheelEvent(delta: Vector2(0, -100), time: 1)
    #expect(wheel.handle(notch, viewport: viewport) == .scrollBy(Vector2(0, -100)))
    let slow = WheelEvent(delta: Vector2(0, -12), time: 1.05)
    #expect(wheel.handle(slow, viewport: viewport) == .scrollBy(Vector2(0, -12)))
    let later = WheelEvent(delta: Vector2(0, -12), time: 1.15)
    #expect(wheel.handle(later, viewport: viewport) == .drag(by: Vector2(0, -12)))
  }

  @Test func `a stream without phases ends after a tenth of a second, once`() {
    var wheel = WheelInput()
    #expect(wheel.advance(to: 50) == nil)
    _ = wheel.handle(WheelEvent(delta: Vector2(0, 3), time: 60), viewport: viewport)
    #expect(wheel.advance(to: 60.09) == nil)
    #expect(wheel.advance(to: .nan) == nil)
    #expect(wheel.advance(to: 60.1) == .ended)
    #expect(wheel.advance(to: 60.2) == nil && !wheel.isAwaitingQuiet)
  }

  @Test func `notches and strokes with phases do not end by silence`() {
    var wheel = WheelInput()
    _ = wheel.handle(WheelEvent(delta: Vector2(0, 120), time: 1), viewport: viewport)
    #expect(wheel.advance(to: 2) == nil)
    let began = WheelEvent(delta: Vector2(0, 3), phase: .began, isPrecise: true, time: 3)
    _ = wheel.handle(began, viewport: viewport)
    #expect(wheel.advance(to: 9) == nil)
  }

  @Test func `events that move nothing ask for nothing`() {
    for phase in [WheelEvent.Phase.none, .began, .changed, .momentumBegan] {
      #expect(action(WheelEvent(delta: .zero, phase: phase, time: 0)) == nil)
    }
  }

  @Test func `invalidNumbers is ignored and counted`() {
    var wheel = WheelInput()
    let invalidNumbers = [
      WheelEvent(delta: Vector2(.nan, 0), time: 1), WheelEvent(delta: Vector2(0, 1), time: .nan),
      WheelEvent(delta: Vector2(1e300, 0), unit: .lines, time: 1),
    ]
    for event in invalidNumbers { #expect(wheel.handle(event, viewport: viewport) == nil) }
    // An end is one whatever its numbers are.
    for phase in [WheelEvent.Phase.ended, .momentumEnded, .cancelled] {
      let end = WheelEvent(delta: Vector2(0, .infinity), phase: phase, time: 1)
      #expect(wheel.handle(end, viewport: viewport) == .ended)
    }
    let page = WheelEvent(delta: Vector2(0, 1), unit: .pages, time: 1)
    #expect(wheel.handle(page, viewport: Size2(.nan, .nan)) == nil)
    #expect(wheel.diagnostics.nonFinite == 7)
    _ = wheel.handle(WheelEvent(delta: Vector2(0, 1), time: 5), viewport: viewport)
    #expect(wheel.handle(WheelEvent(delta: Vector2(0, 1), time: 4), viewport: viewport) == nil)
    #expect(wheel.diagnostics.reversedTime == 1)
  }

  @Test func `turning the wheel back turns everything back`() {
    for phase in WheelEvent.Phase.allCases {
      for unit in WheelEvent.Unit.allCases {
        let delta = Vector2(3, -7)
        let there = action(WheelEvent(delta: delta, unit: unit, phase: phase, time: 0))
        let back = action(WheelEvent(delta: -delta, unit: unit, phase: phase, time: 0))
        #expect(back == there.map(mirrored))
      }
    }
  }

  private func mirrored(_ action: WheelAction) -> WheelAction {
    switch action {
    case .scrollBy(let delta): .scrollBy(-delta)
    case .drag(let delta): .drag(by: -delta)
    case .momentum(let delta): .momentum(by: -delta)
    case .ended: .ended
    }
  }

  let screen = Size2(400, 800)
  let range = (min: Vector2(-20, -50), max: Vector2(1000, 5000))

  func target(_ key: KeyCommand, from offset: Vector2 = Vector2(500, 2000)) -> Vector2 {
    key.target(from: offset, viewport: screen, range: range)
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
      #expect(key.target(from: at, viewport: screen, range: flat) == Vector2(goal, 0))
    }
  }

  @Test func `content smaller than the view stays where it rests`() {
    let none = (min: Vector2(3, 4), max: Vector2(3, 4))
    for key in KeyCommand.allCases {
      #expect(key.target(from: Vector2(3, 4), viewport: screen, range: none) == Vector2(3, 4))
    }
  }

  @Test(arguments: KeyCommand.allCases)
  func `invalidNumbers never leaves the range or becomes a number that is none`(key: KeyCommand) {
    let lost = key.target(from: Vector2(.nan, .infinity), viewport: screen, range: range)
    #expect(lost.x >= -20 && lost.y >= -50 && lost.isFinite)
    let blind = key.target(
      from: Vector2(5, 5), viewport: Size2(.nan, .infinity), range: range, lineStep: .nan)
    #expect(blind.isFinite)
    let reversed = (min: Vector2(10, .nan), max: Vector2(0, 5))
    #expect(key.target(from: Vector2(5, 6), viewport: screen, range: reversed) == Vector2(5, 6))
  }
}
