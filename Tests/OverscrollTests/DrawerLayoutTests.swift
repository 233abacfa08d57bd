import Overscroll
import Testing

@Suite struct DrawerLayoutTests {
  static let layout = DrawerLayout(
    container: Size2(390, 844), insets: Insets(top: 50, bottom: 34), contentHeight: 300)

  @Test(arguments: [
    (DrawerAnchor.fromTop(20), 70.0), (.fromBottom(100), 844 - 134), (.fraction(0.5), 430),
    (.contentHeight, 844 - 334), (.dismissed, 844), (.fraction(7), 0), (.fromTop(-500), 0),
    (.fromBottom(-500), 844), (.fraction(.nan), 844),
  ])
  func `anchors are resolved in the safe area`(anchor: DrawerAnchor, position: Double) {
    let layout = Self.layout
    #expect(abs(layout.position(visibleLength: layout.visibleLength(at: anchor)) - position) < 1e-9)
  }

  @Test func `content longer than the safe area is shown as far as that goes`() {
    var layout = Self.layout
    layout.contentHeight = 2_000
    #expect(layout.position(visibleLength: layout.visibleLength(at: .contentHeight)) == 50)
  }

  @Test func `senseless sizes count as none`() {
    let layout = DrawerLayout(
      container: Size2(.nan, -3), insets: Insets(top: .infinity), contentHeight: .nan)
    #expect(layout.length == 0 && layout.insets == .zero && layout.contentHeight == 0)
    #expect(layout.visibleLength(at: .fraction(0.5)) == 0)
  }

  @Test func `at rest it goes to where its anchor now is`() {
    var drawer = Drawer.sheet()
    drawer.at(0) { $0.insets = Insets(bottom: 300) }
    #expect(drawer.visibleLength == 372 && drawer.isMoving)
    #expect(drawer.advance(to: 5).visibleLength == 672 && drawer.anchor == 1)
    drawer.setLayout(DrawerLayout(container: Size2(844, 390)), animated: false)
    #expect(drawer.visibleLength == 372 && !drawer.isMoving)
  }

  @Test func `a container that grows moves it, and it says so`() {
    for animated in [true, false] {
      var drawer = Drawer(anchors: [.fromBottom(120)], layout: Self.layout)
      var layout = drawer.layout
      layout.container.height += 100
      #expect(Array(drawer.setLayout(layout, animated: animated)) == [.didMove])
      #expect(drawer.position == 844 + 100 - 34 - 120)
    }
  }

  @Test func `in flight position and velocity do not jump`() {
    var drawer = Drawer.sheet()
    drawer.swipe(from: Vector2(0, 500), to: Vector2(0, 400), for: 0.05)
    let (length, velocity) = (drawer.shown(at: 0.12).visibleLength, drawer.velocity)
    drawer.container = Size2(844, 600)
    #expect(drawer.visibleLength == length && drawer.targetAnchor == 2)
    #expect(abs(drawer.velocity - velocity) < 1e-9)
    #expect(abs(drawer.advance(to: 0.12 + 1e-6).visibleLength - length) < 1e-2)
    #expect(drawer.advance(to: 9).visibleLength == 500)
  }

  @Test func `a layout that is the same changes nothing, and one changed and restored little`() {
    var drawer = Drawer.sheet()
    drawer.at(0, shownAt: 0.1) { $0.move(to: 2) }
    var same = drawer
    same.setLayout(drawer.layout, animated: true)
    #expect(same == drawer)
    same.container = Size2(844, 700)
    same.container = Size2(844, 844)
    for time in Displays.times(7...60) {
      #expect(abs(same.advance(to: time).position - drawer.advance(to: time).position) < 1e-9)
    }
  }

  @Test func `new anchors keep it where it is going, or send it where they say`() {
    var drawer = Drawer.sheet()
    let anchors: [DrawerAnchor] = [.dismissed, .fromBottom(372), .fraction(1)]
    drawer.setAnchors([.fromBottom(372), .fromTop(10)])
    #expect(drawer.anchor == 0 && !drawer.isMoving)
    let events = drawer.at(0) { $0.setAnchors(anchors, anchor: 2) }
    let change = DrawerChange(from: 1, to: 2, reason: .layout)
    #expect(Array(events) == [.willChangeAnchor(change)])
    #expect(drawer.advance(to: 5).events.contains(.didChangeAnchor(change)) && drawer.position == 0)
  }

  @Test func `anchors in one place are no obstacle`() {
    var drawer = Drawer(
      anchors: [.fraction(0.5), .contentHeight, .fraction(0.5)],
      layout: DrawerLayout(container: Size2(390, 800), contentHeight: 400), anchor: 1)
    drawer.swipe(from: Vector2(0, 500), to: Vector2(0, 300), for: 0.05)
    #expect(drawer.shown(at: 5).position == 400 && drawer.anchor == 1)
  }

  @Test func `turned round under a finger it goes on from where it is, and so does a pager`() {
    var drawer = Drawer.sheet()
    drawer.drag(from: Vector2(100, 500), to: Vector2(100, 440), for: 1.0 / 6, events: 10)
    let length = drawer.visibleLength
    drawer.layout.edge = .top
    drawer.touchMoved(1, to: Vector2(100, 441), time: 0.2)
    #expect(drawer.isDragging && abs(drawer.visibleLength - length) <= 1)
    var pager = Pager(count: 5, layout: PagerLayout(viewport: Size2(390, 600)), page: 2)
    pager.drag(from: Vector2(200, 300), to: Vector2(140, 300), for: 1.0 / 6, events: 10)
    let offset = pager.offset
    pager.layout.layoutDirection = .rightToLeft
    pager.touchMoved(1, to: Vector2(141, 300), time: 0.2)
    #expect(pager.isDragging && abs(pager.offset - offset) <= 1)
  }
}
