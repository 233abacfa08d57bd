import Overscroll
import Testing

@Suite struct PagerPagesTests {
  enum Situation: CaseIterable { case rest, flight, drag, band, held }

  static func album(_ situation: Situation, wraps: Bool = false) -> Pager {
    var album = Pager.album(page: 4, wraps: wraps)
    switch situation {
    case .rest: break
    case .flight:
      album.swipe(from: Vector2(300, 0), to: Vector2(200, 0), for: 0.05)
      album.advance(to: 0.12)
    case .drag: album.drag(from: Vector2(300, 0), to: Vector2(180, 0))
    case .band:
      album.scroll(toPage: 0, animated: false)
      album.drag(from: Vector2(100, 0), to: Vector2(350, 0))
    case .held:
      album.at(0, shownAt: 0.1) { $0.scroll(toPage: 7) }
      album.touchDown(1, at: .zero, time: 0.1)
    }
    return album
  }

  /// Every copy of a page that was seen is seen where it was, and its speed is its own.
  static func expectStill(
    _ before: Pager, _ after: Pager, page: Int, as new: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for old in before.seen where old.page == page {
      #expect(
        after.seen.contains { $0.page == new && abs($0.start - old.start) < 1e-9 },
        "\(before.seen) \(after.seen)", sourceLocation: sourceLocation)
    }
    // While a finger drags, its speed is the pager's, less by a band's slope.
    let change = before.isDragging ? 0 : abs(after.velocity - before.velocity)
    #expect(change < 1e-9, sourceLocation: sourceLocation)
  }

  @Test(arguments: Situation.allCases, [0, 2, 4, 5, 8, 9])
  func `inserted pages move nothing of the page that is nearest`(situation: Situation, at: Int) {
    for wraps in [false, true] {
      var album = Self.album(situation, wraps: wraps)
      let before = album
      album.insert([200, 50, 330], at: at)
      let (nearest, target) = (before.nearestPage, before.targetPage)
      Self.expectStill(before, album, page: nearest, as: nearest >= at ? nearest + 3 : nearest)
      #expect(album.targetPage == (target >= at ? target + 3 : target))
      #expect(album.count == 12 && album.phase == before.phase)
    }
  }

  @Test(arguments: Situation.allCases, [0..<2, 1..<4, 4..<5, 3..<7, 8..<9, 0..<8])
  func `removed pages leave the nearest that stays`(situation: Situation, gone: Range<Int>) {
    for wraps in [false, true] {
      var album = Self.album(situation, wraps: wraps)
      let before = album
      album.remove(gone)
      let next = gone.upperBound < 9 ? gone.upperBound : gone.lowerBound - 1
      let nearest = gone.contains(before.nearestPage) ? next : before.nearestPage
      let new = nearest < gone.lowerBound ? nearest : nearest - gone.count
      if !wraps || before.nearestPage == nearest {
        Self.expectStill(before, album, page: nearest, as: new)
      }
      #expect(album.count == 9 - gone.count)
      album.cancelTouches(time: 1)
      #expect(album.advance(to: 20).pageProgress == Double(album.page))
    }
  }

  @Test func `a page from afar takes a removed one's place from just out of sight`() {
    var album = Pager.album()
    album.remove(0..<7)
    #expect(album.start(of: 0) == 390 && album.isMoving && album.velocity == 0)
    #expect(album.shown(at: 9).start(of: 0) == 390)
    album.advance(to: 18)
    album.remove(0..<1)
    #expect(album.start(of: 0) < 390)
    var last = Pager.album(page: 8)
    last.remove(2..<9)
    #expect(last.start(of: 1) == -210 && last.targetPage == 1)
  }

  @Test(arguments: Situation.allCases, 0..<9)
  func `a growing page leaves the nearest page's middle in place`(situation: Situation, page: Int) {
    var album = Self.album(situation)
    for extent in [77.0, 500, 0, 280] {
      let (nearest, speed) = (album.nearestPage, album.velocity)
      func middle() -> Double { album.start(of: nearest) + album.pages.extent(of: nearest) / 2 }
      let before = middle()
      album.setExtent(extent, of: page)
      #expect(abs(middle() - before) < 1e-9)
      #expect(situation == .band || abs(album.velocity - speed) < 1e-9)
    }
  }

  @Test func `at rest nothing moves at all when pages come and go elsewhere`() {
    var album = Pager.album(page: 4)
    let before = album.start(of: 4)
    #expect(album.insert(count: 2, extent: 100, at: 1).isEmpty)
    #expect(album.remove(0..<1).isEmpty && album.setExtent(10, of: 8).isEmpty)
    #expect(album.page == 5 && album.start(of: 5) == before && album.phase == .idle)
  }

  @Test func `the page after a removed one takes its place, and the change says so`() {
    var album = Pager.album(page: 4)
    let change = PageChange(from: nil, to: 4, reason: .layout)
    #expect(Array(album.at(1) { $0.remove(4..<5) }) == [.willChangePage(change)])
    #expect(album.phase == .settling && album.page == 4)
    let events = album.advance(to: 9).events
    #expect(events.contains(.didChangePage(change)) && events.contains(.didSettle))
    #expect(album.pageProgress == 4 && album.pages.extent(of: 4) == 300)
    var reduced = Pager.album(page: 8).with(\.reducesMotion, true)
    let last = PageChange(from: nil, to: 7, reason: .layout)
    let told = Array(reduced.remove(8..<9))
    #expect(told == [.willChangePage(last), .didMove, .didChangePage(last), .didSettle])
    #expect(reduced.phase == .idle && reduced.offset == reduced.offset(of: 7))
  }

  @Test func `a flight goes on to its page, wherever that has gone`() {
    var album = Pager.album()
    album.at(0, shownAt: 0.1) { $0.scroll(toPage: 6) }
    album.insert(count: 100, extent: 250, at: 5)
    #expect(album.targetPage == 106 && album.advance(to: 9).pageProgress == 106)
    album.at(9, shownAt: 9.1) { $0.scroll(toPage: 3) }
    let events = album.remove(2..<5)
    #expect(Array(events) == [.willChangePage(PageChange(from: 103, to: 2, reason: .layout))])
    #expect(album.advance(to: 20).pageProgress == 2)
  }

  @Test func `an album may become empty, and full again`() {
    var album = Pager.album(page: 3)
    album.swipe(from: Vector2(300, 0), to: Vector2(200, 0))
    #expect(album.remove(0..<9).contains(.didSettle))
    #expect(album.count == 0 && album.page == 0 && album.phase == .idle && album.pageProgress == 0)
    #expect(album.seen.isEmpty)
    album.swipe(from: Vector2(300, 0), to: Vector2(200, 0), at: 1)
    #expect(album.offset.isFinite && album.isMoving)
    album.advance(to: 5)
    album.turnPage(by: 1)
    let change = PageChange(from: nil, to: 0, reason: .layout)
    #expect(album.insert([100, 200], at: 0).contains(.didChangePage(change)))
    #expect(album.page == 0 && album.offset == album.offset(of: 0))
  }

  @Test(arguments: Situation.allCases)
  func `a rotation keeps the page, and pages that fill the space still do`(situation: Situation) {
    var pager = Pager(
      count: 9, layout: PagerLayout(viewport: Size2(390, 844), insets: Insets(left: 30, right: 30)))
    pager.scroll(toPage: 4, animated: false)
    if situation == .flight {
      pager.at(0, shownAt: 0.05) { $0.scroll(toPage: 5) }
    } else if situation != .rest {
      pager.drag(from: Vector2(300, 0), to: Vector2(250, 0))
    }
    let (page, target, speed) = (pager.nearestPage, pager.targetPage, pager.velocity)
    let from = pager.start(of: page) - 30
    pager.layout.viewport = Size2(844, 390)
    #expect(pager.pages.extent(of: 0) == 784 && pager.nearestPage == page)
    #expect(abs(pager.start(of: page) - 30 - from) < 1e-9 && abs(pager.velocity - speed) < 1e-9)
    pager.cancelTouches(time: 1)
    #expect(pager.shown(at: 9).page == target && pager.start(of: target) == 30)
  }

  @Test(arguments: PageAlignment.allCases)
  func `a page rests where its alignment says`(alignment: PageAlignment) {
    for page in 0..<9 {
      let album = Pager.album(page: page, alignment: alignment)
      let extent = Pager.sizes[page]
      let expected = [PageAlignment.start: 20, .center: 195 - extent / 2, .end: 370 - extent]
      #expect(album.start(of: page) == expected[alignment])
    }
  }

  @Test func `an extent that a page has already changes nothing, also where pages are uneven`() {
    var pages = Pager(count: 5, layout: PagerLayout(viewport: Size2(390, 600)))
    pages.setExtent(390, of: 3)
    pages.layout.viewport.width = 500
    #expect(pages.pages == RowIndex(count: 5, extent: 500))
    pages.setExtent(300, of: 1)
    #expect(pages.offset(of: 3) - pages.offset(of: 0) == 2 * 500 + 300)
    #expect(pages.setExtent(300, of: 1).isEmpty && pages == pages)
  }

  @Test func `another axis ends a drag`() {
    var album = Self.album(.drag)
    let events = album.setLayout(PagerLayout(axis: .vertical, viewport: Size2(390, 600)))
    #expect(events.contains(.didEndDragging) && !album.isTracking && album.phase == .settling)
    #expect(album.advance(through: 9, to: 18).phase == .idle)
  }
}
