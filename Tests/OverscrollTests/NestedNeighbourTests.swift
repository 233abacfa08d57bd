import Overscroll
import ScrollTestSupport
import Testing

@Suite struct NestedNeighbourTests {
  /// A page of two lists, and for each list a page on which only what is its own happens.
  struct Neighbours {
    var page: NestedScroll
    var alone: [NestedScroll]
    var dice: SeededGenerator
    var (time, places) = (0.0, [Vector2(100, 400), Vector2(300, 400)])
    var areDown = [false, false]

    init(_ page: NestedScroll, _ dice: SeededGenerator) {
      (self.page, alone, self.dice) = (page, [page, page], dice)
    }

    mutating func moveFinger(_ finger: Int) {
      let phase: TouchEvent.Phase = !areDown[finger] ? .began : dice.chance(0.1) ? .ended : .moved
      if phase == .moved {
        places[finger] = places[finger] + Vector2(dice.within(-10...10), dice.within(-40...30))
      }
      areDown[finger] = phase != .ended
      let place = phase == .ended ? nil : places[finger]
      let event = TouchEvent(phase, id: finger, position: place, time: time)
      let both = page.handle(event, in: finger + 1)
      let one = alone[finger].handle(event, in: finger + 1)
      #expect(both.velocity == one.velocity && both.didDrag == one.didDrag)
      #expect(both.didStopMotion == one.didStopMotion && both.doubleTap == one.doubleTap)
    }

    /// Time passes, and sometimes a frame shows both lists where they are alone.
    mutating func goOn() {
      if dice.chance(0.3) {
        page.advance(to: time)
        for one in 0..<2 {
          alone[one].advance(to: time)
          #expect(page[one + 1].contentOffset == alone[one][one + 1].contentOffset)
          #expect(page.velocity(of: one + 1) == alone[one].velocity(of: one + 1))
        }
      }
      time += dice.within(0.001...0.02)
    }
  }

  @Test(arguments: 1...40) func `each gesture has the bits that it has alone`(seed: Int) {
    var dice = SeededGenerator(seed)
    var page = NestedScroll.split(header: 0, slop: seed % 2 == 0 ? 10 : 0)
    for list in 1...2 {
      page[list].contentSize = Size2(dice.chance(0.5) ? 200 : 500, dice.within(900...6_000))
    }
    var both = Neighbours(page, dice)
    // Each begins once, so that each has its own gesture.
    for finger in 0..<2 { both.moveFinger(finger) }
    for _ in 0..<300 {
      both.goOn()
      both.moveFinger(both.dice.below(2))
    }
  }

  @Test(arguments: 1...40)
  func `a stroke or a key next to fingers has the bits that it has alone`(seed: Int) {
    var (dice, page) = (SeededGenerator(seed), NestedScroll.split(header: 0))
    if seed % 3 == 0 { page.trackpadMomentum = .engine }
    page[NestedGestureTests.right].contentSize.height = dice.within(900...6_000)
    var (both, isStroking, isHeld) = (Neighbours(page, dice), false, false)
    for _ in 0..<300 {
      both.goOn()
      let time = both.time
      switch both.dice.below(10) {
      case 0...3: both.moveFinger(0)
      case 4...7 where !isHeld:
        let phase: WheelEvent.Phase =
          !isStroking ? .began : both.dice.chance(0.12) ? .ended : .changed
        let delta = phase == .ended ? 0 : both.dice.within(-40...60)
        NestedGestureTests.turn(&both.page, delta, phase, at: time)
        NestedGestureTests.turn(&both.alone[1], delta, phase, at: time)
        isStroking = phase != .ended
      case 8...9 where !isStroking:
        isHeld.toggle()
        func press(_ page: inout NestedScroll) {
          page.active = NestedGestureTests.right
          if isHeld { page.keyDown(.arrowDown, time: time) }
          if !isHeld { page.keyUp(.arrowDown, time: time) }
        }
        (_, _) = (press(&both.page), press(&both.alone[1]))
      default: break
      }
    }
    #expect(both.page[NestedGestureTests.right].contentOffset.y != 0)
  }
}
