import Overscroll
@_spi(Formulas) import ScrollPhysics
import Testing

@Suite struct PagerTests {
  @Test(arguments: [-9_000.0, -3_000, -900, -300, 0, 280, 700, 2_500, 12_000])
  func `free, the page is the one nearest to the projection`(speed: Double) {
    var album = Pager.album(page: 4).with(\.feel.pages, .projected).with(\.turn, .free)
    album.pan.minimumFlingSpeed = 0
    let release = album.swipe(from: Vector2(200, 0), to: Vector2(200 - speed * 0.01, 0), for: 0.01)
    let projection = album.offset + release.velocity / DecelerationRate.normal.decayConstant
    let distances = (0..<9).map { abs(album.offset(of: $0) - projection) }
    #expect(distances[release.page] == distances.min())
  }

  @Test(arguments: [1, 2, 5], [-12_000.0, -1_500, 1_500, 12_000])
  func `no more pages turn than allowed, however hard the flick`(most: Int, speed: Double) {
    var album = Pager.album(page: 4).with(\.feel.pages, .projected).with(\.turn, .atMost(most))
    let release = album.swipe(from: Vector2(200, 0), to: Vector2(200 - speed * 0.02, 0), for: 0.02)
    #expect(abs(release.page - 4) <= most)
    if abs(speed) > 10_000 { #expect(release.page == 4 + (speed > 0 ? 1 : -1) * min(most, 4)) }
  }

  @Test(arguments: [0.0, 200])
  func `released right on a page, a flick turns to its neighbour`(beyond: Double) {
    var album = Pager.album(page: 4).with(\.feel.pages, .projected).with(\.turn, .neighbor)
    album.pan = PanConfiguration(slop: 0, minimumFlingSpeed: 0)
    let page = album.offset(of: 5) - album.offset
    album.touchDown(1, at: .zero, time: 0)
    let (start, end) = (Vector2(-page - (beyond > 0 ? beyond : -200), 0), Vector2(-page, 0))
    album.touchMoved(1, to: start, time: 0.4)
    album.move(from: start, to: end, at: 0.4, for: 0.08, events: 8)
    #expect(album.offset == album.offset(of: 5))
    let release = album.touchUp(1, time: 0.48)
    #expect(release.page == (beyond > 0 ? 4 : 6) && abs(release.velocity) > 1_000)
  }

  @Test func `a drag follows the finger less the slop, on the layout's axis only`() {
    var album = Pager.album(page: 3)
    let rest = album.offset
    album.drag(from: Vector2(300, 300), to: Vector2(240, 900))
    #expect(abs(album.offset - rest - 50) < 1e-9 && album.phase == .dragging)
    var tall = album
    tall.cancelTouches(time: 1)
    tall.layout.axis = .vertical
    let place = tall.shown(at: 9).offset
    tall.drag(from: Vector2(300, 300), to: Vector2(900, 240), at: 10)
    #expect(abs(tall.offset - place - 50) < 1e-9)
  }

  @Test func `beyond the first and the last page the band holds, as long as the viewport`() {
    var album = Pager.album()
    let first = album.offset
    album.drag(from: Vector2(100, 0), to: Vector2(310, 0))
    let stretch = RubberBand(dimension: 390).stretch(200)
    #expect(abs(album.offset - (first - stretch)) < 1e-9)
    #expect(abs(album.overscroll + stretch) < 1e-9 && album.pageProgress == 0)
    #expect(album.touchUp(1, time: 1).page == 0)
    #expect(album.advance(to: 9).offset == first && album.overscroll == 0)
    var last = Pager.album(page: 8)
    last.drag(from: Vector2(310, 0), to: Vector2(100, 0))
    #expect(abs(last.overscroll - stretch) < 1e-9 && last.pageProgress == 8)
  }

  @Test(arguments: PageAlignment.allCases)
  func `backwards is forwards, mirrored`(alignment: PageAlignment) {
    let mirrored: [PageAlignment: PageAlignment] = [.start: .end, .center: .center, .end: .start]
    var here = Pager.album(page: 2, alignment: alignment)
    let pages = RowIndex(extents: Pager.sizes.reversed())
    var there = Pager(pages: pages, layout: here.layout, page: 6)
    there.layout.alignment = mirrored[alignment] ?? .center
    for (index, way) in [130.0, -60, 390, -500, 240, -1_200].enumerated() {
      let time = Double(index) * 0.4
      here.swipe(from: Vector2(200, 0), to: Vector2(200 + way, 0), at: time, for: 0.1)
      there.swipe(from: Vector2(190, 0), to: Vector2(190 - way, 0), at: time, for: 0.1)
      for now in Displays.times(0...11, after: time + 0.1) {
        let (a, b) = (here.advance(to: now), there.advance(to: now))
        #expect(abs(a.velocity + b.velocity) < 1e-9)
        #expect(abs(a.pageProgress - (8 - b.pageProgress)) < 1e-9)
        let reflected = there.seen.reversed().map { 390 - $0.start - $0.extent }
        #expect(zip(here.seen.map(\.start), reflected).allSatisfy { abs($0 - $1) < 1e-9 })
      }
      #expect(here.targetPage == 8 - there.targetPage)
    }
  }

  @Test func `a caught pager that is released settles on the nearest page`() {
    var album = Pager.album()
    album.at(0, shownAt: 0.02) { $0.scroll(toPage: 1) }
    let release = album.tap(at: .zero, time: 0.03, until: 0.5)
    #expect(release.page == 0 && !release.didDrag && album.advance(to: 9).pageProgress == 0)
  }

  @Test func `progress passes through the pages in between`() {
    var album = Pager.album()
    album.at(0) { $0.scroll(toPage: 2) }
    var before = 0.0
    for time in Displays.times(1...200, rate: 100) {
      let progress = album.advance(to: time).pageProgress
      #expect(progress >= before && progress <= 2)
      before = progress
    }
    #expect(before == 2)
    // Half the way between two places is half a page.
    album.swipe(from: Vector2(300, 0), to: Vector2(300 - 165.5 - 10, 0), at: 3, for: 1, holding: 1)
    #expect(abs(album.pageProgress - 2.5) < 0.01)
  }

  @Test func `a program can put it somewhere immediately, and not under a finger`() {
    var album = Pager.album()
    let change = PageChange(from: 0, to: 5, reason: .program)
    let told = Array(album.scroll(toPage: 5, animated: false))
    #expect(told == [.willChangePage(change), .didMove, .didChangePage(change), .didSettle])
    #expect(album.offset == album.offset(of: 5) && !album.isMoving)
    album.drag(from: Vector2(200, 0), to: Vector2(100, 0))
    let offset = album.offset
    #expect(album.scroll(toPage: 0).isEmpty && album.turnPage(by: 1).isEmpty)
    #expect(album.offset == offset)
  }

  @Test func `a page beyond the first or the last counts as that one`() {
    var album = Pager.album()
    for (asked, page) in [(9, 8), (-1, 0)] {
      album.scroll(toPage: asked)
      #expect(album.targetPage == page)
    }
  }

  static let view = Size2(375, 600)

  private static func pair(page: Int) -> (pager: Pager, view: Scroller) {
    var pager = Pager.uiKit(count: 9, viewport: view)
    pager.scroll(toPage: page, animated: false)
    var scroller = Scroller(viewport: view, content: Size2(375 * 9, 600))
    scroller.isPagingEnabled = true
    scroller.setContentOffset(Vector2(Double(page) * 375, 0), animated: false)
    return (pager, scroller)
  }

  @Test(
    arguments: [-3_000.0, -800, -310, -200, 0, 200, 310, 800, 3_000],
    [(4, 1, 0), (4, 1, 100), (4, 1, 240), (4, 1, 500), (4, 3, 0), (0, 2, 0), (8, 2, 0)])
  func `it is where a paging scroll view is, in every frame of quick flicks`(
    speed: Double, start: (page: Int, flicks: Int, lead: Double)
  ) {
    var (pager, view) = Self.pair(page: start.page)
    for flick in 0..<start.flicks {
      var (begin, place) = (Double(flick) * 0.2, 200.0)
      for step in 0...6 {
        // There first, slowly, then at the speed.
        if step == 1, start.lead > 0 { (begin, place) = (begin + 0.5, place - start.lead) }
        let time = begin + Double(step) / 100
        let place = Vector2(place - speed * Double(step) / 100, 0)
        let event = TouchEvent(step == 0 ? .began : .moved, id: 1, position: place, time: time)
        (_, _) = (pager.handle(event), view.handle(event))
      }
      let up = begin + 0.065
      (_, _) = (pager.touchUp(1, time: up), view.touchUp(1, time: up))
      #expect(abs(pager.destination - view.destination.x) < 1e-9)
      for time in Displays.times(1...(flick == start.flicks - 1 ? 120 : 7), after: up) {
        let (a, b) = (pager.advance(to: time), view.advance(to: time))
        #expect(abs(a.offset - b.offset.x) < 1e-9, "at \(time)")
      }
    }
    #expect(!pager.isMoving && !view.isMoving && Double(pager.page) * 375 == view.contentOffset.x)
  }

  @Test func `a finger that goes back gives up the turn it caught, as in a scroll view`() {
    var (pager, view) = Self.pair(page: 4)
    func play(_ places: [Double], at begin: Double) {
      for (step, place) in places.enumerated() {
        let (place, time) = (Vector2(place, 0), begin + Double(step) / 100)
        let event = TouchEvent(step == 0 ? .began : .moved, id: 1, position: place, time: time)
        (_, _) = (pager.handle(event), view.handle(event))
      }
      let up = begin + Double(places.count) / 100
      (_, _) = (pager.touchUp(1, time: up), view.touchUp(1, time: up))
      (_, _) = (pager.advance(to: up + 0.1), view.advance(to: up + 0.1))
    }
    play([200, 180, 160, 140, 120], at: 0)
    #expect(pager.destination == 5 * 375)
    // Chained, a turn would go on to page 6.
    play([200, 240, 280, 320, 280, 240, 220], at: 0.2)
    #expect(view.destination.x == 5 * 375 && pager.destination == 5 * 375)
  }

  @Test func `a program takes 0.3 s, from what is shown and at rest`() {
    var pager = Pager.uiKit(count: 9, viewport: Self.view)
    pager.at(1) { $0.scroll(toPage: 1) }
    let motion = EasedMotion(from: 0, to: 375, duration: 0.3, curve: .standard)
    for time in [0.03, 0.075, 0.15, 0.225] {
      #expect(abs(pager.advance(to: 1 + time).offset - motion.value(at: time)) < 1e-9)
    }
    #expect(pager.restTime <= 1.3 && pager.advance(to: 1.3).offset == 375)
  }

  @Test(arguments: [0.05, 0.15, 0.25])
  func `back to the page just left takes the share of 0.3 s that was gone`(after: Double) {
    var pager = Pager.uiKit(count: 9, viewport: Self.view)
    pager.at(0) { $0.turnPage(by: 1) }
    let offset = pager.advance(to: after).offset
    pager.at(after) { $0.turnPage(by: -1) }
    let duration = 0.3 * offset / 375
    // Single precision ends the program a thousandth early.
    #expect(abs(pager.restTime - after - duration) < 1e-3 * duration + 1e-9)
    #expect(pager.shown(at: 2).page == 0 && pager.offset == 0)
  }

  @Test func `from a turn under way a program counts from its target`() {
    var pager = Pager.uiKit(count: 9, viewport: Self.view)
    pager.at(0, shownAt: 0.1) { $0.turnPage(by: 1) }
    pager.at(0.1) { $0.turnPage(by: 1) }
    #expect(pager.targetPage == 2 && pager.shown(at: 0.4).page == 2 && !pager.isMoving)
  }

  @Test(arguments: [320.0, 375, 834, 1_024])
  func `the spring is that of the viewport's width, also after a rotation`(width: Double) {
    var pager = Pager.uiKit(count: 9, viewport: Size2(700, 500))
    pager.layout.viewport = Size2(width, 700)
    let release = pager.swipe(from: Vector2(300, 0), to: Vector2(150, 0), for: 0.05)
    let turn = PageSpring(viewportWidth: width).turn(
      from: pager.offset, to: width, velocity: release.velocity)
    #expect(abs(pager.restTime - 0.05 - (turn?.duration ?? 0)) < 1e-9)
  }
}
