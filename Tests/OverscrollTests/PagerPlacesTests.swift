import Overscroll
import ScrollTestSupport
import Testing

/// Where pages are, against a list that is walked from end to end, and wrapped around.
@Suite struct PagerPlacesTests {
  /// Offsets of the pages' places by adding up.
  static func places(_ extents: [Double], _ layout: PagerLayout) -> [Double] {
    var begin = 0.0
    let share = [PageAlignment.start: 0, .center: 0.5, .end: 1][layout.alignment] ?? .nan
    let line = layout.insets.left + share * layout.room
    var places: [Double] = []
    for extent in extents {
      places.append(begin + share * extent - line)
      begin += extent + layout.spacing
    }
    return places
  }

  @Test(arguments: 1...40) func `the search finds what a walk through all pages finds`(seed: Int) {
    var dice = SeededGenerator(seed)
    let extents = (0..<1 + dice.below(299)).map { _ in
      dice.below(9) == 0 ? 0 : dice.within(0...700)
    }
    let layout = PagerLayout(
      viewport: Size2(390, 600), insets: Insets(left: 10, right: Double(dice.below(60))),
      spacing: dice.chance(0.5) ? 0 : 12.5, alignment: PageAlignment.allCases[dice.below(3)])
    let places = Self.places(extents, layout)
    var pager = Pager(
      pages: RowIndex(extents: extents), layout: layout, page: dice.below(extents.count))
    (pager.feel.pages, pager.turn) = (.projected, .free)
    pager.pan = PanConfiguration(slop: 0, minimumFlingSpeed: 0)
    for round in 0..<60 {
      let (time, way) = (Double(round) * 10, dice.within(-3_000...3_000))
      pager.swipe(from: .zero, to: Vector2(way, 0), at: time, for: 0.3, events: 6)
      let offset = pager.offset
      let projection = offset + -way / 0.3 / DecelerationRate.normal.decayConstant
      let wanted = min(max(projection, places.first ?? 0), places.last ?? 0)
      for (page, goal) in [(pager.targetPage, wanted), (pager.nearestPage, offset)] {
        #expect(abs(abs(places[page] - goal) - (places.map { abs($0 - goal) }.min() ?? 0)) < 1e-6)
      }
      let from = Int(pager.pageProgress)
      #expect(places[from] <= offset + 1e-6 || from == 0)
      #expect(from == extents.count - 1 || places[from + 1] >= offset - 1e-6)
      let frame = pager.advance(to: time + 9)
      #expect(abs(frame.offset - places[pager.page]) < 1e-6 && frame.phase == .idle)
    }
  }

  @Test(arguments: 1...20)
  func `the pages seen are those that a walk through all pages meets`(seed: Int) {
    var dice = SeededGenerator(seed)
    let extents = (0..<80).map { _ in dice.within(0...200) }
    let layout = PagerLayout(viewport: Size2(390, 600), spacing: 9, wraps: dice.chance(0.5))
    var pager = Pager(pages: RowIndex(extents: extents), layout: layout, page: 40)
    pager.turn = .free
    let lap = extents.reduce(0, +) + 80 * 9
    for round in 0..<40 {
      let (time, way) = (Double(round), dice.within(-900...900))
      pager.swipe(from: .zero, to: Vector2(way, 0), at: time, for: 0.3)
      pager.advance(to: time + dice.within(0.3...0.9))
      var expected: [(Int, Double)] = []
      for copy in layout.wraps ? [-1.0, 0, 1] : [0] {
        var begin = copy * lap - pager.offset
        for page in 0..<80 {
          if begin < 390 - 1e-9, begin + extents[page] > 1e-9 { expected.append((page, begin)) }
          begin += extents[page] + 9
        }
      }
      let seen = pager.seen
      #expect(seen.map(\.page) == expected.map(\.0))
      #expect(zip(seen, expected).allSatisfy { abs($0.start - $1.1) < 1e-9 })
      var buffer = [VisiblePage](repeating: VisiblePage(page: 0, start: 0, extent: 0), count: 2)
      let count = pager.fill(&buffer)
      #expect(count == min(2, seen.count) && buffer[..<count] == seen[..<count])
    }
  }

  @Test func `a million pages of different sizes rest as exactly as three`() {
    let sizes = RowIndex(extents: (0..<1_000_000).map { 180 + Double(($0 * 7_919) % 211) })
    var pager = Pager(pages: sizes, layout: PagerLayout(viewport: Size2(390, 600), spacing: 16))
    (pager.feel.pages, pager.turn) = (.projected, .free)
    pager.at(0, shownAt: 60) { $0.scroll(toPage: 999_998) }
    let extent = sizes.extent(of: 999_998)
    #expect(pager.page == 999_998 && pager.start(of: 999_998) == 195 - extent / 2)
    let release = pager.swipe(from: Vector2(0, 0), to: Vector2(2_000, 0), at: 60, for: 0.05)
    #expect(release.page < 999_970 && pager.seen.count < 5)
    pager.insert(count: 2, extent: 300, at: 500_000)
    #expect(pager.shown(at: 90).pageProgress == Double(release.page + 2))
  }

  @Test func `a question looks at few pages`() {
    var pager = Pager(
      pages: RowIndex(extents: (0..<1_000_000).map { 200 + Double($0 % 100) }),
      layout: PagerLayout(viewport: Size2(390, 600)))
    pager.at(0) { $0.scroll(toPage: 999_999) }
    let spent = ContinuousClock().measure {
      for step in 0..<10_000 { pager.advance(to: Double(step) * 1e-4) }
    }
    // A walk through a million pages takes about a millisecond, ten thousand of them ten seconds.
    #expect(spent < .seconds(3))
  }

  @Test func `round and round nothing jumps, and the last page is before the first`() {
    var album = Pager.album(page: 8, wraps: true).with(\.pan.slop, 0)
    album.touchDown(1, at: .zero, time: 0)
    var before = album.seen
    let lap = Pager.sizes.reduce(0, +) + 9 * 16
    for step in 1...2_000 {
      album.touchMoved(1, to: Vector2(Double(-step) * 7, 0), time: Double(step) / 60)
      let seen = album.seen
      for page in seen {
        guard let old = before.first(where: { $0.page == page.page }) else { continue }
        #expect(abs(old.start - page.start - 7) < 1e-9)
      }
      #expect(0..<9 ~= album.pageProgress && 0..<lap ~= album.offset && album.overscroll == 0)
      before = seen
    }
    #expect(album.touchUp(1, time: 40).willSettle)
    let place = album.shown(at: 50).start(of: album.page)
    #expect(album.seen.contains { $0.page == album.page && $0.start == place })
  }

  @Test func `keys turn from the last page to the first, and the shorter way round is taken`() {
    var album = Pager.album(page: 8, wraps: true)
    let change = PageChange(from: 8, to: 0, reason: .program)
    #expect(Array(album.at(0) { $0.turnPage(by: 1) }) == [.willChangePage(change)])
    album.advance(to: 0.05)
    #expect(album.velocity > 0 && album.advance(to: 9).pageProgress == 0 && album.page == 0)
    album.at(10) { $0.scroll(toPage: 7) }
    #expect(album.shown(at: 10.05).velocity < 0)
    album.advance(to: 20)
    album.at(20) { $0.turnPage(by: 9 * 3 + 4) }
    #expect(album.targetPage == 2 && album.advance(to: 40).pageProgress == 2)
    for (count, page) in [(Int.max, 8), (.min, 0)] {
      var bounded = Pager.album(page: 7)
      bounded.turnPage(by: count)
      #expect(bounded.targetPage == page)
    }
  }

  @Test func `a round that begins elsewhere is the same round`() {
    var here = Pager.album(page: 3, wraps: true)
    let sizes = RowIndex(extents: Array(Pager.sizes[5...] + Pager.sizes[..<5]))
    var there = Pager(pages: sizes, layout: here.layout, page: 7)
    for index in 0..<30 {
      let (time, way) = (Double(index) * 0.3, Double((index * 7_919) % 900) - 400)
      here.swipe(from: .zero, to: Vector2(way, 0), at: time)
      there.swipe(from: .zero, to: Vector2(way, 0), at: time)
      for step in 1...8 {
        let now = time + 0.1 + Double(step) / 50
        #expect(abs(here.advance(to: now).velocity - there.advance(to: now).velocity) < 1e-9)
        #expect(here.seen.map { ($0.page + 4) % 9 } == there.seen.map(\.page))
        #expect(zip(here.seen, there.seen).allSatisfy { abs($0.start - $1.start) < 1e-9 })
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [1, 2, 1_000])
  func `a viewport of more rounds than can be drawn shows the first of them`(count: Int) {
    var layout = PagerLayout(viewport: Size2(1e12, 600))
    layout.wraps = true
    let pager = Pager(pages: RowIndex(extents: Array(repeating: 1, count: count)), layout: layout)
    var (seen, last) = (0, -Double.infinity)
    pager.forEachVisiblePage {
      #expect($0.start > last)
      (seen, last) = (seen + 1, $0.start)
    }
    #expect(65_000...70_000 ~= seen)
  }
}
