import Overscroll
import Testing

@Suite struct DrawerProgramTests {
  @Test func `a program moves it with the velocity it has`() {
    var drawer = Drawer.sheet()
    drawer.swipe(from: Vector2(0, 500), to: Vector2(0, 400), for: 0.05)
    drawer.advance(to: 0.1)
    let (position, velocity) = (drawer.position, drawer.velocity)
    let events = drawer.move(to: 0)
    #expect(drawer.position == position && abs(drawer.velocity - velocity) < 1e-9)
    #expect(
      Array(events) == [.willChangeAnchor(DrawerChange(from: 1, to: 0, reason: .program))])
    #expect(drawer.advance(to: 5).position == 744 && drawer.anchor == 0)
  }

  @Test func `a program can put it somewhere immediately, and not under a finger`() {
    var drawer = Drawer.sheet()
    let change = DrawerChange(from: 1, to: 2, reason: .program)
    #expect(
      Array(drawer.move(to: 2, animated: false)) == [
        .willChangeAnchor(change), .didMove, .didChangeAnchor(change), .didSettle,
      ])
    #expect(drawer.position == 100 && !drawer.isMoving)
    drawer.touchDown(1, at: Vector2(0, 200), time: 0)
    drawer.touchMoved(1, to: Vector2(0, 300), time: 0.1)
    #expect(drawer.move(to: 0).isEmpty && drawer.position == 190)
  }

  @Test func `a drawer dragged or flicked away is dismissed`() {
    for speed in [1.0, 0.1] {
      var drawer = Drawer(
        anchors: [.dismissed, .fraction(0.5)], layout: DrawerLayout(container: Size2(390, 800)),
        anchor: 1)
      drawer.swipe(
        from: Vector2(0, 450), to: Vector2(0, 700), for: 0.1 / speed, holding: speed < 1 ? 1 : 0)
      let events = drawer.advance(to: 9).events
      let change = DrawerChange(from: 1, to: 0, reason: .dismissal)
      #expect(events.contains(.didChangeAnchor(change)))
      #expect(drawer.isDismissed && drawer.visibleLength == 0)
    }
  }

  @Test func `progress runs from the least anchor to the greatest, and between any two`() {
    var drawer = Drawer.sheet(anchor: 0)
    #expect(drawer.progress == 0 && drawer.progress(from: 2, to: 0) == 1)
    drawer.move(to: 1, animated: false)
    #expect(abs(drawer.progress - 272.0 / 644) < 1e-12)
    #expect(drawer.progress(from: 0, to: 1) == 1 && drawer.progress(from: 1, to: 2) == 0)
    drawer.move(to: 2, animated: false)
    #expect(drawer.progress == 1)
    drawer.swipe(from: Vector2(0, 400), to: Vector2(0, 100), for: 0.1)
    #expect(drawer.progress == 1)
  }

  @Test func `reduced motion leaves out programs' ways and the oscillation`() {
    var drawer = Drawer.sheet()
    drawer.reducesMotion = true
    drawer.spring = DampedSpring(stiffness: 200, dampingRatio: 0.2)
    drawer.at(0) { $0.move(to: 0) }
    #expect(drawer.position == 744 && !drawer.isMoving)
    drawer.swipe(from: Vector2(0, 700), to: Vector2(0, 200), at: 1, for: 0.05)
    #expect(drawer.isMoving)
    for step in 0..<300 {
      #expect(drawer.advance(to: 1.05 + Double(step) / 60).position >= 100 - 1e-9)
    }
    #expect(drawer.position == 100)
  }

  @Test func `a drawer that may not be dragged is not`() {
    var drawer = Drawer.sheet()
    drawer.isDragEnabled = false
    drawer.swipe(from: Vector2(0, 500), to: Vector2(0, 200))
    #expect(drawer.position == 472 && drawer.phase == .idle)
  }

  @Test func `cancelled and lost touches settle like gentle releases`() {
    var drawer = Drawer.sheet()
    drawer.touchDown(1, at: Vector2(0, 500), time: 0)
    drawer.touchMoved(1, to: Vector2(0, 400), time: 0.01)
    #expect(drawer.touchCancelled(1, time: 0.02).velocity == 0)
    #expect(drawer.targetAnchor == 1 && drawer.isMoving)
    drawer.touchDown(1, at: Vector2(0, 500), time: 0.03)
    drawer.touchMoved(1, to: Vector2(0, 440), time: 0.04)
    let before = drawer.position
    let events = drawer.touchDown(1, at: Vector2(0, 300), time: 0.05)
    #expect(events.contains(.didEndDragging) && drawer.position == before)
    #expect(drawer.diagnostics.lostUp == 1)
    drawer.cancelTouches(time: 0.06)
    #expect(drawer.advance(to: 9).position == 472)
  }

  @Test func `senseless numbers are ignored and counted`() {
    var drawer = Drawer.sheet()
    let before = drawer
    drawer.touchDown(1, at: Vector2(.nan, 0), time: 0)
    drawer.touchDown(1, at: .zero, time: .infinity)
    drawer.advance(to: .nan)
    #expect(drawer.diagnostics.nonFinite == 3)
    #expect(drawer.position == before.position && !drawer.isTracking)
    drawer.touchDown(1, at: Vector2(1e12, 0), time: 1)
    #expect(!drawer.isTracking && drawer.diagnostics.nonFinite == 4)
    drawer.advance(to: 1)
    drawer.advance(to: 0.9)
    #expect(drawer.time == 1 && drawer.diagnostics.reversedTime == 1)
  }

  @Test func `a drawer with one anchor returns to it`() {
    var drawer = Drawer(
      anchors: [.fromBottom(300)], layout: DrawerLayout(container: Size2(390, 844)))
    #expect(drawer.progress == 0 && drawer.greatestAnchor == 0)
    for speed in [-2_000.0, -300, 300, 2_000] {
      let start = drawer.time + 1
      drawer.swipe(
        from: Vector2(0, 600), to: Vector2(0, 600 + speed * 0.05), at: start, for: 0.05)
      #expect(drawer.targetAnchor == 0 && drawer.isMoving)
      #expect(drawer.advance(to: start + 5).visibleLength == 300)
    }
    drawer.at(drawer.time) { $0.setAnchors([.fraction(0.5)]) }
    #expect(drawer.advance(to: drawer.time + 5).visibleLength == 422)
  }

  @Test func `a drawer needs an anchor, and starts on one of them`() async {
    await #expect(processExitsWith: .failure) {
      _ = Drawer(anchors: [], layout: DrawerLayout(container: Size2(1, 1)))
    }
    await #expect(processExitsWith: .failure) { _ = Drawer.sheet(anchor: 3) }
  }
}
