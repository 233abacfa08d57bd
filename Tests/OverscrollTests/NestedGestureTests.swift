import Overscroll
import ScrollTestSupport
import Testing

@Suite struct NestedGestureTests {
  static let (left, right) = (1, 2)

  /// A finger on each of the lists, 1 and 2.
  static func touched() -> NestedScroll {
    var page = NestedScroll.split()
    page.touchDown(1, at: Vector2(100, 700), in: left, time: 0)
    page.touchDown(2, at: Vector2(300, 700), in: right, time: 0.01)
    return page
  }

  static func turn(
    _ page: inout NestedScroll, _ delta: Double, _ phase: WheelEvent.Phase, at time: Double
  ) { page.wheel(.stroke(phase, Vector2(0, delta), at: time), in: right) }

  @Test func `two fingers on two lists scroll both, and who first moves the header holds it`() {
    var page = Self.touched()
    page.touchMoved(1, to: Vector2(100, 600), time: 0.1)
    page.touchMoved(2, to: Vector2(300, 660), time: 0.11)
    #expect(page.offsets == [100, 0, 40])
    page.touchMoved(1, to: Vector2(100, 450), time: 0.2)
    #expect(page.offsets == [200, 50, 40])
    page.touchMoved(1, to: Vector2(100, 600), time: 0.3)
    page.touchMoved(2, to: Vector2(300, 800), time: 0.31)
    #expect(page.offsets == [100, 0, -RubberBand(dimension: 800).stretch(100)])
    // A lift leaves the header to the other one's finger.
    page.touchUp(1, time: 0.5)
    #expect(page.isTracking && page[0].isTracking && !page[Self.left].isTracking)
    page.touchMoved(2, to: Vector2(300, 680), time: 0.6)
    #expect(page.offsets == [120, 0, 0])
    page.touchUp(2, time: 1)
    #expect(!page.isTracking && !page[0].isTracking && !page[0].isDragging)
  }

  @Test func `momentum that comes to what another finger holds stays and bounces`() {
    var page = NestedScroll.split()
    page.put(0, at: 200)
    page.put(Self.left, at: 100)
    page.touchDown(2, at: Vector2(300, 700), in: Self.right, time: 0)
    page.swipe(from: Vector2(100, 300), to: Vector2(100, 360), in: Self.left, at: 0.01, events: 6)
    let shown = page.run(for: 5)
    #expect(shown.allSatisfy { $0.lastPass == nil })
    #expect(shown.contains { $0[Self.left].contentOffset.y < 0 } && page.offsets == [200, 0, 0])
  }

  @Test func `a dial turns next to a drag`() {
    var page = NestedScroll.split()
    let dial = page.add(Dial(center: Vector2(300, 100)), to: page.root)
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    page.touchDown(2, at: Vector2(360, 100), in: dial, time: 0.01)
    page.touchMoved(1, to: Vector2(100, 650), time: 0.1)
    page.touchMoved(2, to: Vector2(300, 160), time: 0.11)
    #expect(page.offsets == [50, 0, 0] && page[dial, as: Dial.self].angle > 1)
    page.touchUp(1, time: 0.3)
    #expect(page.isTracking && page.isDragging)
    page.touchUp(2, time: 0.4)
    #expect(!page.isTracking && !page.isDragging)
  }

  @Test(arguments: [false, true]) func `taken away, every gesture ends`(isDisabled: Bool) {
    var page = Self.touched()
    page.touchMoved(1, to: Vector2(100, 600), time: 0.1)
    page.touchMoved(2, to: Vector2(300, 600), time: 0.11)
    if isDisabled { page.isDragEnabled = false } else { page.cancelTouches(time: 0.2) }
    #expect(!page.isTracking && !page.isDragging && page.phase == .idle)
    for index in 0..<3 { #expect(!page[index].isTracking && !page[index].isDragging) }
    #expect(!page.withoutTouches().isTracking)
  }

  @Test func `a list that goes takes its gesture along, and no other one`() {
    var page = Self.touched()
    page.remove(Self.right)
    page.touchMoved(1, to: Vector2(100, 600), time: 0.1)
    #expect(page[0].contentOffset.y == 100 && page.isTracking)
    page.touchUp(1, time: 0.2)
    #expect(!page.isTracking)
  }

  @Test(arguments: [false, true])
  func `a finger that joined goes with its list, the first one drags on`(lifts: Bool) {
    var page = Self.touched()
    page[0].maximumZoomScale = 4
    if lifts { page.touchUp(1, time: 0.02) }
    page.remove(Self.right)
    #expect(page.isTracking == !lifts && page[0].isTracking == !lifts)
    page.touchMoved(2, to: Vector2(300, 100), time: 0.1)
    #expect(page.diagnostics.unknownPointer == 1 && page[0].contentOffset == .zero)
    page.touchMoved(1, to: Vector2(100, 600), time: 0.11)
    #expect(page[0].contentOffset.y == (lifts ? 0 : 100))
  }

  @Test func `a third finger lifts from the gesture that it waits in`() {
    var page = NestedScroll.split()
    for (time, ids) in [(0.0, [1, 2, 3, 4]), (1, [3, 1, 2, 4])] {
      for id in 1...3 { page.touchDown(id, at: Vector2(100, 700), in: Self.left, time: time) }
      page.touchDown(4, at: Vector2(300, 700), in: Self.right, time: time + 0.01)
      for id in ids { page.touchUp(id, time: time + 0.1) }
      #expect(!page.isTracking && (time > 0 || page.diagnostics.ignoredEvents == 1))
    }
  }

  @Test func `a wheel and a key move what no finger is on`() {
    var page = NestedScroll.split()
    page.put(0, at: 100)
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    // The header is under the finger: the list goes alone, and back no further than to its start.
    Self.turn(&page, 60, .began, at: 0.1)
    Self.turn(&page, 40, .changed, at: 0.12)
    #expect(page.offsets == [100, 0, 100] && page.phase == .tracking)
    page.touchUp(1, time: 0.13)
    page.drag(from: Vector2(100, 700), to: Vector2(100, 680), in: Self.left, at: 0.14, for: 0.01)
    Self.turn(&page, 50, .changed, at: 0.16)
    #expect(page.offsets == [120, 0, 150])
    Self.turn(&page, 0, .ended, at: 0.17)
    page.active = Self.right
    page.key(.end)
    page.sync(to: 0.17)
    #expect(page.shown(at: 2)[Self.right].contentOffset.y == 8_200 && page.offsets[0] == 120)
    page.scrollToTop(animated: false)
    #expect(page.offsets == [120, 0, 0])
    page.wheel(WheelEvent(delta: Vector2(0, 50), isPrecise: true, time: 2.3), in: Self.left)
    page.active = Self.left
    page.key(.end)
    #expect(page.offsets == [120, 0, 0] && !page.isMoving)
  }

  @Test func `a finger on all that a stroke pushes ends it`() {
    var page = NestedScroll.split(header: 0)
    Self.turn(&page, 60, .began, at: 0)
    page.touchDown(1, at: Vector2(300, 700), in: Self.right, time: 0.1)
    Self.turn(&page, 60, .changed, at: 0.12)
    #expect(page.offsets == [0, 0, 60])
    page.touchUp(1, time: 0.2)
    Self.turn(&page, 60, .changed, at: 0.22)
    #expect(page.offsets == [0, 0, 120])
  }

  @Test func `a finger that a dial has holds nothing else, whatever was touched before`() {
    var page = NestedScroll(Scroller.list())
    let dial = page.add(Dial(center: Vector2(200, 200)), to: page.root)
    page.tap(at: Vector2(200, 600), in: page.root, time: 0, until: 0.05)
    page.touchDown(2, at: Vector2(300, 200), in: dial, time: 1)
    page.drag(from: Vector2(200, 600), to: Vector2(200, 400), in: page.root, at: 1.2, events: 4)
    #expect(page.touchUp(1, time: 1.305).didDrag)
    #expect(page[page.root].isDecelerating && !page[page.root].isTracking)
    page.touchUp(2, time: 2)
    #expect(!page.isTracking)
  }

  @Test func `of two that a finger drags the one that is disabled is let go, the other one not`() {
    let view = Size2(390, 796)
    var page = NestedScroll(Pager(count: 4, layout: PagerLayout(viewport: view), page: 1))
    page.add(Scroller(viewport: view, content: Size2(390, 9_000)), to: page.root)
    page[1].setContentOffset(Vector2(0, 500), animated: false)
    (page.directionalLock, page.pan.slop) = (nil, 0)
    page.drag(from: Vector2(200, 500), to: Vector2(100, 420), in: 1)
    #expect(page[pager: 0].start(of: 1) == -100 && page[1].contentOffset.y == 580)
    page[pager: 0].isDragEnabled = false
    page.touchMoved(1, to: Vector2(100, 400), time: 0.15)
    #expect(page[1].contentOffset.y == 600)
    page.touchUp(1, time: 0.4)
    #expect(page.shown(at: 9)[pager: 0].start(of: 1) == 0 && page[1].contentOffset.y == 600)
  }

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
    page[Self.right].contentSize.height = dice.within(900...6_000)
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
        Self.turn(&both.page, delta, phase, at: time)
        Self.turn(&both.alone[1], delta, phase, at: time)
        isStroking = phase != .ended
      case 8...9 where !isStroking:
        isHeld.toggle()
        func press(_ page: inout NestedScroll) {
          page.active = Self.right
          if isHeld { page.keyDown(.arrowDown, time: time) }
          if !isHeld { page.keyUp(.arrowDown, time: time) }
        }
        (_, _) = (press(&both.page), press(&both.alone[1]))
      default: break
      }
    }
    #expect(both.page[Self.right].contentOffset.y != 0)
  }
}
