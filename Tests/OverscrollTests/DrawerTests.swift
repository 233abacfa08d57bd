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
        anchors: [.fromBottom(300)],
        layout: DrawerLayout(edge: edge, container: Size2(844, 844)))
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
}
