import Overscroll
import ScrollTestSupport
import Testing

/// Several gestures on one page: as many as chains are touched.
@Suite struct NestedGestureTests {
  static let (left, right) = (1, 2)

  static func heights(_ page: NestedScroll) -> [Double] {
    (0..<3).map { page[$0].contentOffset.y }
  }

  @Test func `two fingers on two lists scroll both, and who first moves the header holds it`() {
    var page = NestedScroll.split()
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    page.touchDown(2, at: Vector2(300, 700), in: Self.right, time: 0.01)
    page.touchMoved(1, to: Vector2(100, 600), time: 0.1)
    page.touchMoved(2, to: Vector2(300, 660), time: 0.11)
    #expect(Self.heights(page) == [100, 0, 40])
    page.touchMoved(1, to: Vector2(100, 450), time: 0.2)
    #expect(Self.heights(page) == [200, 50, 40])
    // The one that holds the header brings it back; the other one's list stretches.
    page.touchMoved(1, to: Vector2(100, 600), time: 0.3)
    page.touchMoved(2, to: Vector2(300, 800), time: 0.31)
    let band = RubberBand(dimension: 800)
    #expect(Self.heights(page) == [100, 0, -band.stretch(100)])
    // A lift leaves the header to the other one's finger.
    page.touchUp(1, time: 0.5)
    #expect(page.isTracking && page[0].isTracking && !page[Self.left].isTracking)
    page.touchMoved(2, to: Vector2(300, 680), time: 0.6)
    #expect(Self.heights(page) == [120, 0, 0])
    page.touchUp(2, time: 1)
    #expect(!page.isTracking && !page[0].isTracking && !page[0].isDragging)
  }

  @Test func `a still finger holds what it touches, next to a drag`() {
    var page = NestedScroll.split()
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    page.touchDown(2, at: Vector2(300, 700), in: Self.right, time: 0.01)
    for step in 1...6 {
      page.touchMoved(2, to: Vector2(300, 700 - 50 * Double(step)), time: Double(step) / 60)
    }
    #expect(Self.heights(page) == [200, 0, 100])
    let release = page.touchUp(2, time: 0.104)
    #expect(release.didDrag && page[Self.right].isMoving && page.isTracking)
    for frame in 1...300 { page.advance(to: 0.104 + Double(frame) / 60) }
    #expect(!page.isMoving && page.phase == .tracking)
    #expect(page[Self.right].contentOffset.y > 500 && page[Self.left].contentOffset.y == 0)
    #expect(!page.touchUp(1, time: 6).didStopMotion)
    #expect(page.phase == .idle && Self.heights(page)[0] == 200)
  }

  @Test func `momentum that comes to what another finger holds stays and bounces`() {
    var page = NestedScroll.split()
    page.put(0, at: 200)
    page.put(Self.left, at: 100)
    page.touchDown(2, at: Vector2(300, 700), in: Self.right, time: 0)
    page.touchDown(1, at: Vector2(100, 300), in: Self.left, time: 0.01)
    for step in 1...6 {
      page.touchMoved(1, to: Vector2(100, 300 + 10 * Double(step)), time: Double(step) / 60)
    }
    page.touchUp(1, time: 0.104)
    var least = 0.0
    for frame in 1...300 {
      #expect(page.advance(to: 0.104 + Double(frame) / 60).pass == nil)
      least = min(least, page[Self.left].contentOffset.y)
    }
    #expect(least < 0 && Self.heights(page) == [200, 0, 0])
  }

  @Test func `two fingers on two lists zoom what both lie in`() {
    var page = NestedScroll.split()
    page[0].maximumZoomScale = 4
    page.touchDown(1, at: Vector2(100, 400), in: Self.left, time: 0)
    page.touchDown(2, at: Vector2(300, 400), in: Self.right, time: 0.01)
    page.touchMoved(1, to: Vector2(50, 400), time: 0.1)
    page.touchMoved(2, to: Vector2(350, 400), time: 0.11)
    #expect(page[0].zoomScale > 1.2 && page.phase == .zooming)
  }

  @Test func `a dial turns next to a drag`() {
    var page = NestedScroll.split()
    let dial = page.add(Dial(center: Vector2(300, 100)), to: page.root)
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    page.touchDown(2, at: Vector2(360, 100), in: dial, time: 0.01)
    page.touchMoved(1, to: Vector2(100, 650), time: 0.1)
    page.touchMoved(2, to: Vector2(300, 160), time: 0.11)
    #expect(Self.heights(page) == [50, 0, 0] && page[dial, as: Dial.self].angle > 1)
    page.touchUp(1, time: 0.3)
    #expect(page.isTracking && page.isDragging)
    page.touchUp(2, time: 0.4)
    #expect(!page.isTracking && !page.isDragging)
  }

  @Test(arguments: [false, true])
  func `taken away, every gesture ends`(isDisabled: Bool) {
    var page = NestedScroll.split()
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    page.touchDown(2, at: Vector2(300, 700), in: Self.right, time: 0.01)
    page.touchMoved(1, to: Vector2(100, 600), time: 0.1)
    page.touchMoved(2, to: Vector2(300, 600), time: 0.11)
    if isDisabled { page.isDragEnabled = false } else { page.cancelTouches(time: 0.2) }
    #expect(!page.isTracking && !page.isDragging && page.phase == .idle)
    for index in 0..<3 { #expect(!page[index].isTracking && !page[index].isDragging) }
    #expect(page.withoutTouches().isTracking == false)
  }

  @Test func `a list that goes takes its gesture along, and no other one`() {
    var page = NestedScroll.split()
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    page.touchDown(2, at: Vector2(300, 700), in: Self.right, time: 0.01)
    page.remove(Self.right)
    page.touchMoved(1, to: Vector2(100, 600), time: 0.1)
    #expect(page[0].contentOffset.y == 100 && page.isTracking)
    page.touchUp(1, time: 0.2)
    #expect(!page.isTracking)
  }

  @Test(arguments: [false, true])
  func `a finger that joined goes with its list, the first one drags on`(lifts: Bool) {
    var page = NestedScroll.split()
    page[0].maximumZoomScale = 4
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    page.touchDown(2, at: Vector2(300, 700), in: Self.right, time: 0.01)
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
    for id in 1...3 { page.touchDown(id, at: Vector2(100, 700), in: Self.left, time: 0) }
    page.touchDown(4, at: Vector2(300, 700), in: Self.right, time: 0.01)
    for id in 1...4 { page.touchUp(id, time: 0.1) }
    #expect(!page.isTracking && page.diagnostics.ignoredEvents == 1)
    for id in 1...3 { page.touchDown(id, at: Vector2(100, 700), in: Self.left, time: 1) }
    page.touchDown(4, at: Vector2(300, 700), in: Self.right, time: 1.01)
    for id in [3, 1, 2, 4] { page.touchUp(id, time: 1.1) }
    #expect(!page.isTracking)
  }

  /// Random fingers on two lists, each also on a page of its own: 2 fingers, 300 events, with coasts and catches.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `each gesture has the bits that it has alone`(seed: UInt64) {
    var dice = SeededGenerator(seed)
    var page = NestedScroll.split(header: 0, slop: seed % 2 == 0 ? 10 : 0)
    for list in 1...2 {
      let height = Double.random(in: 900...6_000, using: &dice)
      let width = Bool.random(using: &dice) ? 200.0 : 500
      page[list].contentSize = Size2(width, height)
    }
    var alone = [page, page]
    var (places, areDown) = ([Vector2(100, 400), Vector2(300, 400)], [false, false])
    var time = 0.0
    func touch(_ finger: Int, _ phase: TouchEvent.Phase) {
      let place = phase == .ended ? nil : places[finger]
      let event = TouchEvent(phase, id: finger, position: place, time: time)
      let both = page.handle(event, in: finger + 1)
      let one = alone[finger].handle(event, in: finger + 1)
      #expect(both.velocity == one.velocity && both.didDrag == one.didDrag)
      #expect(both.didStopMotion == one.didStopMotion && both.doubleTap == one.doubleTap)
    }
    // Each begins once, so that each has its own gesture.
    for finger in 0..<2 {
      touch(finger, .began)
      areDown[finger] = true
    }
    for _ in 0..<300 {
      let finger = Int.random(in: 0..<2, using: &dice)
      time += Double.random(in: 0.001...0.02, using: &dice)
      if !areDown[finger] {
        touch(finger, .began)
        areDown[finger] = true
      } else if Double.random(in: 0..<1, using: &dice) < 0.1 {
        touch(finger, .ended)
        areDown[finger] = false
      } else {
        places[finger].y += Double.random(in: -40...30, using: &dice)
        places[finger].x += Double.random(in: -10...10, using: &dice)
        touch(finger, .moved)
      }
      if Double.random(in: 0..<1, using: &dice) < 0.3 {
        page.advance(to: time)
        for one in 0..<2 {
          alone[one].advance(to: time)
          #expect(page[one + 1].contentOffset == alone[one][one + 1].contentOffset)
          #expect(page.velocity(of: one + 1) == alone[one].velocity(of: one + 1))
        }
      }
    }
  }

  @Test func `a wheel and a key move what no finger is on`() {
    var page = NestedScroll.split()
    page.put(0, at: 100)
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0)
    // The header is under the finger: the list goes alone, and back no further than to its start.
    func wheel(_ delta: Double, _ phase: WheelEvent.Phase, _ time: Double) {
      page.wheel(
        WheelEvent(delta: Vector2(0, delta), phase: phase, isPrecise: true, time: time),
        in: Self.right)
    }
    wheel(60, .began, 0.1)
    wheel(40, .changed, 0.12)
    #expect(Self.heights(page) == [100, 0, 100] && page.phase == .tracking)
    // A finger on the other list leaves the stroke alone.
    page.touchUp(1, time: 0.13)
    page.touchDown(1, at: Vector2(100, 700), in: Self.left, time: 0.14)
    page.touchMoved(1, to: Vector2(100, 680), time: 0.15)
    wheel(50, .changed, 0.16)
    #expect(Self.heights(page) == [120, 0, 150])
    wheel(0, .ended, 0.17)
    page.active = Self.right
    page.key(.end)
    page.sync(to: 0.17)
    page.advance(to: 2)
    #expect(page[Self.right].contentOffset.y == 8_200 && Self.heights(page)[0] == 120)
    page.scrollToTop(animated: false)
    #expect(Self.heights(page) == [120, 0, 0])
    // On what the finger is on, nothing.
    page.wheel(WheelEvent(delta: Vector2(0, 50), isPrecise: true, time: 2.3), in: Self.left)
    page.active = Self.left
    page.key(.end)
    #expect(Self.heights(page) == [120, 0, 0] && !page.isMoving)
  }

  @Test func `a finger on all that a stroke pushes ends it`() {
    var page = NestedScroll.split(header: 0)
    func wheel(_ delta: Double, _ phase: WheelEvent.Phase, _ time: Double) {
      page.wheel(
        WheelEvent(delta: Vector2(0, delta), phase: phase, isPrecise: true, time: time),
        in: Self.right)
    }
    wheel(60, .began, 0)
    page.touchDown(1, at: Vector2(300, 700), in: Self.right, time: 0.1)
    wheel(60, .changed, 0.12)
    #expect(Self.heights(page) == [0, 0, 60])
    page.touchUp(1, time: 0.2)
    wheel(60, .changed, 0.22)
    #expect(Self.heights(page) == [0, 0, 120])
  }

  /// Random fingers on one list, and strokes and held keys over the other, each also alone: 300 events.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a stroke or a key next to fingers has the bits that it has alone`(seed: UInt64) {
    var dice = SeededGenerator(seed)
    var page = NestedScroll.split(header: 0)
    if seed % 3 == 0 { page.trackpadMomentum = .engine }
    page[Self.right].contentSize.height = Double.random(in: 900...6_000, using: &dice)
    var alone = [page, page]
    var (place, isDown, isStroking, isHeld) = (Vector2(100, 400), false, false, false)
    var time = 0.0
    func turn(_ act: (inout NestedScroll) -> Void) {
      act(&page)
      act(&alone[1])
    }
    for _ in 0..<300 {
      time += Double.random(in: 0.001...0.02, using: &dice)
      let chance = Double.random(in: 0..<1, using: &dice)
      if chance < 0.4 {
        let phase: TouchEvent.Phase = !isDown ? .began : chance < 0.04 ? .ended : .moved
        if phase == .moved { place.y += Double.random(in: -40...30, using: &dice) }
        let event = TouchEvent(phase, id: 1, position: phase == .ended ? nil : place, time: time)
        let both = page.handle(event, in: Self.left)
        let one = alone[0].handle(event, in: Self.left)
        #expect(both.velocity == one.velocity && both.didStopMotion == one.didStopMotion)
        isDown = phase != .ended
      } else if chance < 0.8, !isHeld {
        let phase: WheelEvent.Phase = !isStroking ? .began : chance < 0.45 ? .ended : .changed
        let delta = phase == .ended ? 0 : Double.random(in: -40...60, using: &dice)
        let event = WheelEvent(
          delta: Vector2(0, delta), phase: phase, isPrecise: true, time: time)
        turn { $0.wheel(event, in: Self.right) }
        isStroking = phase != .ended
      } else if chance >= 0.8, !isStroking {
        isHeld.toggle()
        turn {
          $0.active = Self.right
          if isHeld { $0.keyDown(.arrowDown, time: time) } else { $0.keyUp(.arrowDown, time: time) }
        }
      }
      if Double.random(in: 0..<1, using: &dice) < 0.3 {
        page.advance(to: time)
        for one in 0..<2 {
          alone[one].advance(to: time)
          #expect(page[one + 1].contentOffset == alone[one][one + 1].contentOffset)
        }
      }
    }
    #expect(page[Self.right].contentOffset.y != 0)
  }
}
