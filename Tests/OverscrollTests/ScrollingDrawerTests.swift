import Overscroll
import ScrollTestSupport
import Testing

@Suite struct ScrollingDrawerTests {
  /// A sheet of three anchors with a long list in it; greatest anchor at y = 100.
  static func sheet(
    anchor: Int = 1, content: Double = 6_000, slop: Double = 0, at offset: Double = 0
  ) -> ScrollingDrawer {
    let list = Scroller.view(844, 744, of: 844, content).scrolled(to: Vector2(0, offset))
    return ScrollingDrawer(drawer: Drawer.sheet(anchor: anchor).with(\.pan.slop, slop), list: list)
  }

  @Test(arguments: 1...20)
  func `in one gesture without lifting, every point goes to exactly one of them`(seed: Int) {
    var (dice, sheet) = (SeededGenerator(seed), Self.sheet())
    var finger = 700.0
    sheet.touchDown(1, at: Vector2(0, finger), time: 0)
    for event in 1...500 {
      // Stay where nothing is stretched: there the ways are plain to see.
      let (drawer, list) = (sheet.drawer.visibleLength, sheet.list.contentOffset.y)
      let step = Double.random(in: -min(drawer - 100 + list, 400)...400, using: &dice)
      guard list + step < 5_000 else { continue }
      finger -= step
      sheet.touchMoved(1, to: Vector2(0, finger), time: 0.01 * Double(event))
      let opened = sheet.drawer.visibleLength - drawer
      let scrolled = sheet.list.contentOffset.y - list
      #expect(abs(opened + scrolled - step) < 1e-9)
      #expect(opened * step >= -1e-9 && scrolled * step >= -1e-9)
      #expect(sheet.list.contentOffset.y < 1e-9 || sheet.drawer.visibleLength > 744 - 1e-9)
    }
  }

  @Test func `a drawer that may be dragged from now on is held by the finger that drags it`() {
    var sheet = Self.sheet().with(\.drawer.isDragEnabled, false)
    sheet.touchDown(1, at: Vector2(0, 500), time: 0)
    sheet.drawer.isDragEnabled = true
    sheet.touchMoved(1, to: Vector2(0, 450), time: 0.01)
    let place = sheet.drawer.position
    #expect(sheet.drawer.isDragging && sheet.drawer.isTracking)
    sheet.drawer.insets.bottom = 40
    #expect(sheet.shown(at: 0.02).drawer.position == place)
    sheet.touchUp(1, time: 0.3)
    #expect(!sheet.drawer.isDragging && !sheet.drawer.isTracking)
  }

  @Test func `a finger on the header is the drawer's alone`() {
    var sheet = Self.sheet(anchor: 2, at: 500)
    sheet.touchDown(1, at: Vector2(0, 120), on: .header, time: 0)
    sheet.touchMoved(1, to: Vector2(0, 320), time: 0.1)
    #expect(sheet.drawer.position == 300 && sheet.list.contentOffset.y == 500)
  }

  @Test func `a list that has nothing to scroll leaves everything to the drawer`() {
    var sheet = Self.sheet(anchor: 2, content: 300)
    sheet.drag(from: Vector2(0, 400), to: Vector2(0, 300))
    #expect(sheet.drawer.position < 100 && sheet.list.contentOffset.y == 0)
  }

  @Test(arguments: [1_500.0, 2_000, 4_000, 12_000])
  func `a flick that opens goes on in the list with exactly what is left`(speed: Double) {
    var sheet = Self.sheet(content: 60_000)
    let release = sheet.swipe(
      from: Vector2(0, 700), to: Vector2(0, 700 - speed * 0.02), for: 0.02, events: 4)
    let (law, start, v0) = (ScrollLaw.uiKit, sheet.drawer.position, -release.velocity)
    #expect(abs(v0 - speed) < 1e-6)
    let time = 0.02 + (law.glide(from: 0, velocity: v0).time(to: start - 100) ?? 0)
    // What is seen of it is g times the velocity of the law.
    let left = law.gain * (v0 - law.loss * (start - 100))
    #expect(abs(sheet.advance(to: time - 1e-9).drawer.velocity + left) < 1e-4)
    let after = sheet.advance(to: time + 1e-9)
    #expect(after.drawer.position == 100 && after.drawer.events.contains(.didSettle))
    #expect(abs(after.list.velocity.y - left) < 1e-4)
    // The distances together is the projection, less what the stop speed leaves out.
    let way = (start - sheet.shown(at: 60).drawer.position) + sheet.list.contentOffset.y
    #expect(abs(way - (v0 - 10) / law.loss) < 1e-9 * way)
  }

  @Test func `when less than a fling would be left, the spring takes it`() {
    var sheet = Self.sheet()
    sheet.swipe(from: Vector2(0, 700), to: Vector2(0, 378), for: 322.0 / 300)
    #expect(sheet.drawer.targetAnchor == 2)
    #expect(sheet.shown(at: 3).drawer.position == 100 && sheet.list.contentOffset.y == 0)
  }

  @Test func `a flick that brings the list to its beginning goes on in the drawer`() {
    var sheet = Self.sheet(anchor: 2, at: 600)
    let release = sheet.swipe(from: Vector2(0, 200), to: Vector2(0, 300), for: 0.0455, events: 4)
    let (law, start) = (ScrollLaw.uiKit, sheet.list.contentOffset.y)
    let left = law.gain * (release.velocity - law.loss * start)
    #expect(left > 1_000)
    let hit = law.glide(from: start, velocity: -release.velocity).time(to: 0) ?? 0
    #expect(abs(sheet.shown(at: 0.0455 + hit - 1e-9).listVelocity.y + left) < 1e-4)
    let after = sheet.advance(to: 0.0455 + hit + 1e-9)
    #expect(after.list.offset.y == 0 && after.list.events.contains(.didEndDecelerating))
    #expect(abs(after.drawer.velocity - left) < 1e-4 && sheet.drawer.targetAnchor == 1)
    #expect(sheet.advance(to: 9).drawer.position == 472)
    #expect(sheet.list.contentOffset.y == 0 && !sheet.isMoving)
  }

  @Test func `momentum stays with whom it was given to when the host wants it so`() {
    var sheet = Self.sheet(anchor: 2, at: 900).with(\.passesMomentumToDrawer, false)
    sheet.swipe(from: Vector2(0, 200), to: Vector2(0, 300), for: 0.03, events: 4)
    let shown = sheet.run(for: 5)
    #expect(shown.allSatisfy { $0.drawer.position == 100 })
    #expect(shown.contains { $0.list.contentOffset.y < -10 } && sheet.list.contentOffset.y == 0)
    var closed = Self.sheet().with(\.passesMomentumToList, false)
    closed.swipe(from: Vector2(0, 700), to: Vector2(0, 500), for: 0.05)
    #expect(closed.advance(to: 9).drawer.position == 100 && closed.list.contentOffset.y == 0)
  }

  @Test(arguments: [0.5, 3.0])
  func `between different masses momentum is conserved, both ways`(mass: Double) {
    var opening = Self.sheet(content: 60_000).with(\.listMass, mass)
    let up = opening.swipe(from: Vector2(0, 700), to: Vector2(0, 620), for: 0.02, events: 4)
    let law = ScrollLaw.uiKit
    let left = -up.velocity - law.loss * (opening.drawer.position - 100)
    #expect(abs(opening.shown(at: 30).list.contentOffset.y - (left / mass - 10) / law.loss) < 1e-6)
    var closing = Self.sheet(anchor: 2, at: 200).with(\.listMass, mass)
    let down = closing.swipe(from: Vector2(0, 200), to: Vector2(0, 280), for: 0.02, events: 4)
    let rest = law.gain * (down.velocity - law.loss * closing.list.contentOffset.y)
    let time = law.glide(from: closing.list.contentOffset.y, velocity: -down.velocity).time(to: 0)
    closing.advance(to: 0.02 + (time ?? 0) + 1e-9)
    #expect(closing.list.contentOffset.y == 0 && abs(closing.drawerVelocity - rest * mass) < 1e-3)
  }

  @Test func `a drawer that opens downwards is the same, mirrored`() {
    let (list, top) = (Scroller.view(844, 744, of: 844, 6_000), Drawer.sheet(edge: .top))
    var (here, bottom) = (ScrollingDrawer(drawer: top, list: list), Self.sheet(slop: 10))
    here.list.setContentOffset(Vector2(0, 6_000 - 744), animated: false)
    var time = 0.0
    for (start, end) in [(700.0, 560.0), (700, 400), (100, 300), (100, 500), (100, 800)] {
      bottom.swipe(from: Vector2(0, start), to: Vector2(0, end), at: time)
      here.swipe(from: Vector2(0, 844 - start), to: Vector2(0, 844 - end), at: time)
      for now in Displays.times(0...29, after: time + 0.1, rate: 15) {
        let (a, b) = (here.advance(to: now), bottom.advance(to: now))
        #expect(abs(a.drawer.visibleLength - b.drawer.visibleLength) < 1e-9)
        #expect(abs(6_000 - 744 - a.list.offset.y - b.list.offset.y) < 1e-9)
      }
      time += 3
    }
  }

  @Test(arguments: [true, false])
  func `a held key repeats nothing while the list runs, and opens the drawer first`(isOpen: Bool) {
    var sheet = Self.sheet(anchor: isOpen ? 2 : 0)
    if isOpen { sheet.list.setContentOffset(Vector2(0, 2_000), animated: false) }
    let key: KeyCommand = isOpen ? .arrowUp : .arrowDown
    sheet.keyDown(key, time: 0)
    for repeated in 1...60 {
      let time = 0.4 + Double(repeated) / 30
      for _ in 0..<2 { sheet.advance(to: time) }
      sheet.keyDown(key, isRepeat: true, time: time)
      if isOpen && time < 1 { #expect(sheet.drawer.targetAnchor == 2) }
    }
    sheet.keyUp(key, time: 2.4)
    #expect(isOpen || sheet.drawer.anchor == 2 && sheet.list.contentOffset.y > 500)
    #expect(sheet.drawer.targetAnchor == 2 || sheet.list.contentOffset.y <= 0)
  }

  @Test(arguments: [KeyCommand.home, .pageUp])
  func `a key that scrolls the list up leaves the drawer, the next one moves it`(key: KeyCommand) {
    var sheet = Self.sheet(anchor: 2, at: 300)
    for anchor in [2, 1] {
      let time = sheet.time + 1
      sheet.keyDown(key, time: time)
      sheet.keyUp(key, time: time)
      sheet.advance(to: sheet.restTime)
      #expect(sheet.list.contentOffset.y == 0 && sheet.drawer.anchor == anchor)
    }
  }

  @Test func `an opening drawer whose list takes nothing goes beyond and comes back`() {
    var sheet = Self.sheet(anchor: 0)
    sheet.swipe(from: Vector2(200, 700), to: Vector2(200, 400))
    #expect(sheet.shown(at: 0.15).drawerVelocity < -1_000)
    sheet.list.contentSize.height = 300
    #expect(sheet.run(120).contains { $0.drawer.position < 95 } && sheet.drawer.position == 100)
  }
}
