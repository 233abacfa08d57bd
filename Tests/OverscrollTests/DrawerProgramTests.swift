import Overscroll
import Testing

@Suite struct DrawerProgramTests {
  @Test func `a program can put it somewhere immediately`() {
    var drawer = Drawer.sheet()
    let change = DrawerChange(from: 1, to: 2, reason: .program)
    let told = Array(drawer.move(to: 2, animated: false))
    #expect(told == [.willChangeAnchor(change), .didMove, .didChangeAnchor(change), .didSettle])
    #expect(drawer.position == 100 && !drawer.isMoving)
  }

  @Test func `a drawer dragged or flicked away is dismissed`() {
    for speed in [1.0, 0.1] {
      var drawer = Drawer(
        anchors: [.dismissed, .fraction(0.5)], layout: DrawerLayout(container: Size2(390, 800)),
        anchor: 1)
      drawer.swipe(
        from: Vector2(0, 450), to: Vector2(0, 700), for: 0.1 / speed, holding: speed < 1 ? 1 : 0)
      let events = drawer.advance(to: 9).events
      #expect(events.contains(.didChangeAnchor(DrawerChange(from: 1, to: 0, reason: .dismissal))))
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

  @Test func `a drawer with one anchor returns to it`() {
    var drawer = Drawer(
      anchors: [.fromBottom(300)], layout: DrawerLayout(container: Size2(390, 844)))
    #expect(drawer.progress == 0 && drawer.greatestAnchor == 0)
    for speed in [-2_000.0, -300, 300, 2_000] {
      let start = drawer.time + 1
      drawer.swipe(from: Vector2(0, 600), to: Vector2(0, 600 + speed * 0.05), at: start, for: 0.05)
      #expect(drawer.targetAnchor == 0 && drawer.isMoving)
      #expect(drawer.advance(to: start + 5).visibleLength == 300)
    }
    drawer.at(drawer.time) { $0.setAnchors([.fraction(0.5)]) }
    #expect(drawer.advance(to: drawer.time + 5).visibleLength == 422)
  }
}
