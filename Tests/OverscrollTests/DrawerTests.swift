import Overscroll
import Testing

@Suite struct DrawerTests {
  @Test(arguments: [-3_000.0, -1_000, -620, -300, -200, 0, 200, 300, 700, 990, 1_000, 2_500])
  func `the system's drawer takes a tenth of the velocity, a throw an anchor more`(speed: Double) {
    var drawer = Drawer.sheet().with(\.pan.minimumFlingSpeed, 0)
    let release = drawer.swipe(from: Vector2(0, 400), to: Vector2(0, 400 + speed * 0.05), for: 0.05)
    let carried = abs(speed) < 250 ? 0 : 0.099 * release.velocity
    let distances = (0..<3).map { abs(drawer.position(of: $0) - drawer.position - carried) }
    let nearest = distances.firstIndex(of: distances.min() ?? 0) ?? 0
    let isThrow = abs(release.velocity) >= 1_000 && nearest == 1
    #expect(release.anchor == (isThrow ? (speed < 0 ? 2 : 0) : nearest))
    let motion = SpringMotion(
      DampedSpring(
        response: 0.344_144_232_6, dampingRatio: abs(release.velocity) >= 1_000 ? 0.8 : 1),
      from: drawer.position, to: drawer.position(of: release.anchor), velocity: drawer.velocity)
    #expect(abs(drawer.advance(to: 0.15).position - motion.value(at: 0.1)) < 1e-9)
  }

  @Test(arguments: [-3_000.0, -1_000, -620, -300, 0, 300, 700, 1_000, 2_500])
  func `by the interaction's rule the anchor is the one nearest to the projection`(speed: Double) {
    var drawer = Drawer.sheet().with(\.rule, .interaction).with(\.pan.minimumFlingSpeed, 0)
    let release = drawer.swipe(from: Vector2(0, 400), to: Vector2(0, 400 + speed * 0.05), for: 0.05)
    let projection = drawer.position + release.velocity / DecelerationRate.normal.decayConstant
    let distances = (0..<3).map { abs(drawer.position(of: $0) - projection) }
    #expect(distances[release.anchor] == distances.min() && abs(release.velocity - speed) < 1e-6)
  }

  @Test func `the system's band has 200 points, at a side 100, and ends at the screen's edge`() {
    for (edge, most) in [(DrawerEdge.bottom, 200.0), (.left, 100)] {
      var drawer = Drawer(
        anchors: [.fromBottom(300)], layout: DrawerLayout(edge: edge, container: Size2(844, 844)))
      let start = edge == .bottom ? Vector2(0, 700) : Vector2(100, 0)
      let pull = edge == .bottom ? Vector2(0, -310) : Vector2(310, 0)
      drawer.drag(from: start, to: start + pull)
      for rule in [drawer.rule, .interaction] {
        drawer.rule = rule
        #expect(abs(drawer.visibleLength - 300 - RubberBand(dimension: most).stretch(300)) < 1e-9)
      }
      drawer.touchUp(1, time: 1)
      #expect(drawer.shown(at: 9).visibleLength == 300)
      drawer.drag(from: start, to: start + pull, at: 10)
      #expect(abs(drawer.visibleLength - 300 - RubberBand(dimension: 544).stretch(300)) < 1e-9)
    }
  }

  @Test func `beyond the outermost anchors the band holds, up to the screen's edge`() {
    var drawer = Drawer.sheet(anchor: 2)
    drawer.drag(from: Vector2(0, 400), to: Vector2(0, 90))
    #expect(abs(drawer.position - (100 - RubberBand(dimension: 100).stretch(300))) < 1e-9)
    drawer.touchMoved(1, to: Vector2(0, -1e6), time: 0.2)
    #expect(drawer.position > 0)
    var low = Drawer.sheet(anchor: 0)
    low.drag(from: Vector2(0, 400), to: Vector2(0, 1_010))
    #expect(abs(low.visibleLength - (100 - RubberBand(dimension: 100).stretch(600))) < 1e-9)
    #expect(abs(low.overscroll + RubberBand(dimension: 100).stretch(600)) < 1e-9)
  }

  @Test func `an anchor on the screen's edge is a hard stop`() {
    var drawer = Drawer(
      anchors: [.dismissed, .fraction(1)], layout: DrawerLayout(container: Size2(390, 800)),
      anchor: 1)
    drawer.drag(from: Vector2(0, 400), to: Vector2(0, 100))
    #expect(drawer.position == 0)
  }

  @Test(arguments: DrawerEdge.allCases)
  func `every edge is the bottom edge, mirrored`(edge: DrawerEdge) {
    var (here, bottom) = (Drawer.sheet(edge: edge), Drawer.sheet())
    func turned(_ y: Double) -> Vector2 {
      switch edge {
      case .bottom: Vector2(0, y)
      case .top: Vector2(0, 844 - y)
      case .right: Vector2(y, 0)
      case .left: Vector2(844 - y, 0)
      }
    }
    for (start, end) in [(500.0, 430.0), (100, 700), (700, -200)] {
      let time = here.time + 2
      bottom.swipe(from: Vector2(0, start), to: Vector2(0, end), at: time, for: 0.2)
      here.swipe(from: turned(start), to: turned(end), at: time, for: 0.2)
      for now in Displays.times(0...39, after: time + 0.2, rate: 30) {
        let (a, b) = (here.advance(to: now), bottom.advance(to: now))
        #expect(abs(a.visibleLength - b.visibleLength) < 1e-9)
        #expect(abs(abs(a.velocity) - abs(b.velocity)) < 1e-9)
        #expect(a.events.contains(.didSettle) == b.events.contains(.didSettle))
      }
    }
  }

  @Test func `a caught drawer that is released settles on the nearest anchor`() {
    var drawer = Drawer.sheet()
    drawer.at(0, shownAt: 0.05) { $0.move(to: 2) }
    let release = drawer.tap(at: Vector2(0, 600), time: 0.06, until: 0.5)
    #expect(release.anchor == 1 && !release.didDrag && drawer.advance(to: 9).position == 472)
  }

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
    var drawer = Drawer(anchors: [.fromBottom(300)], layout: .init(container: Size2(390, 844)))
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
