import Overscroll
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
    var there = Pager(
      pages: RowIndex(extents: Pager.sizes.reversed()), layout: here.layout, page: 6)
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
}
