import Overscroll
import ScrollTestSupport
import Testing

@Suite struct ScrollerRowTests {
  static let insets = Insets(top: 60, bottom: 40)

  static func list(_ rows: RowIndex, zoom: Double = 1) -> Scroller {
    var list = Scroller(
      viewport: Size2(390, 800), content: Size2(390, rows.totalExtent), safeAreaInset: insets)
    list.maximumZoomScale = 4
    list.setZoomScale(zoom, animated: false)
    return list
  }

  static let rows = RowIndex(extents: (0..<1_000).map { Double(40 + $0 % 7 * 10) })

  @Test(arguments: [1.0, 2])
  func `a row stands where its anchor says, clear of the insets`(zoom: Double) {
    let place = Self.rows.place(of: 300)
    let middle = (place.start + place.end) / 2 * zoom - (60 + 760) / 2
    for (anchor, expected) in [
      (RowAnchor.top, place.start * zoom - 60), (.center, middle),
      (.bottom, place.end * zoom - 760),
    ] {
      var list = Self.list(Self.rows, zoom: zoom)
      list.scroll(toRow: 300, of: Self.rows, anchor: anchor, animated: false)
      #expect(abs(list.contentOffset.y - expected) < 1e-9)
    }
  }

  @Test func `nearest scrolls as little as needed`() {
    var list = Self.list(Self.rows)
    let end = Self.rows.place(of: 300).end - 760
    for (row, offset) in [(300, end), (297, end), (100, Self.rows.offset(of: 100) - 60)] {
      list.scroll(toRow: row, of: Self.rows, anchor: .nearest, animated: false)
      #expect(abs(list.contentOffset.y - offset) < 1e-9, "\(row)")
    }
  }

  @Test func `the bounds hold the first and the last row`() {
    var list = Self.list(Self.rows)
    list.scroll(toRow: 999, of: Self.rows, anchor: .top, animated: false)
    #expect(list.contentOffset.y == list.maximumOffset.y)
    list.scroll(toRow: 0, of: Self.rows, anchor: .bottom, animated: false)
    #expect(list.contentOffset.y == -60)
  }

  @Test func `a goal is reached although every extent was an estimate`() {
    var rows = RowIndex(count: 10_000, extent: 44)
    var list = Self.list(rows)
    let goal = RowGoal(row: 5_000, anchor: .center)
    list.at(0) { $0.scroll(toRow: goal.row, of: rows, anchor: goal.anchor) }
    var known = Set<Int>()
    while list.isMoving {
      let offset = list.advance(to: list.time + 1.0 / 60).offset.y
      var last = offset
      // What comes into view is laid out, and turns out larger; so is what was skipped above.
      let shown = rows.visibleRows(offset: offset, viewport: 800)
      for row in Array(shown) + [known.count * 3] where known.insert(row).inserted {
        // What begins above what is free moves the offset with the content, and nothing else does.
        let isAbove = rows.offset(of: row) < list.contentOffset.y + 60
        list.setExtent(Double(50 + row % 5 * 30), ofRow: row, of: &rows, keeping: goal)
        if isAbove { last = list.contentOffset.y }
      }
      #expect(list.contentOffset.y == last || !list.isMoving)
      #expect(abs(list.contentSize.height - rows.totalExtent) < 1e-6)
    }
    #expect(list.time < 1 && list.contentOffset.y == list.offset(of: goal, in: rows))
    let place = rows.place(of: goal.row)
    #expect(abs((place.start + place.end) / 2 - list.contentOffset.y - (60 + 760) / 2) < 1e-6)
  }

  @Test func `a goal that was reached stays in its place, until a finger goes on`() {
    var rows = RowIndex(count: 1_000, extent: 44)
    var list = Self.list(rows)
    let goal = RowGoal(row: 500, anchor: .bottom)
    list.scroll(toRow: goal.row, of: rows, anchor: goal.anchor, animated: false)
    list.setExtent(144, ofRow: 495, of: &rows, keeping: goal)
    #expect(list.contentOffset.y == rows.place(of: 500).end - 760)
    list.flick(300)
    let offset = list.advance(to: 5).offset.y
    let row = rows.visibleRows(offset: offset, viewport: 800).lowerBound + 3
    list.setExtent(200, ofRow: row, of: &rows, keeping: goal)
    #expect(list.contentOffset.y == offset)
    // Without a goal a row above moves nothing on the screen.
    list.setExtent(300, ofRow: 2, of: &rows)
    #expect(abs(list.contentOffset.y - (offset + 256)) < 1e-9)
  }

  @Test func `following goes on to a row that was moved`() {
    var rows = RowIndex(count: 1_000, extent: 44)
    var list = Self.list(rows)
    list.at(0) { $0.scroll(toRow: 500, of: rows) }
    let (offset, velocity) = (list.advance(to: 0.1).offset, list.velocity)
    list.contentSize.height += rows.insert(count: 10, extent: 30, at: 400)
    list.follow(RowGoal(row: 510), of: rows)
    #expect(list.contentOffset == offset && abs(list.velocity.y - velocity.y) < 1e-6)
    #expect(list.advance(to: 1).offset.y == rows.offset(of: 510) - 60)
  }

  @Test(arguments: [RowAnchor.top, .center, .bottom])
  func `a flick ends on the nearest row`(anchor: RowAnchor) throws {
    for distance in [30.0, 90, 300] {
      var list = Self.list(Self.rows).scrolled(to: Vector2(0, 5_000))
      let release = list.flick(distance)
      let landed = list.snap(to: Self.rows, anchor: anchor)
      let goal = try #require(landed)
      // No other row stands nearer to where it would have ended.
      let goals = (0..<1_000).map { RowGoal(row: $0, anchor: anchor) }
      let offsets = goals.map { list.offset(of: $0, in: Self.rows) }
      let nearest = offsets.map { abs($0 - release.proposedTarget.y) }.min() ?? 0
      #expect(abs(abs(offsets[goal.row] - release.proposedTarget.y) - nearest) < 1e-9)
      #expect(list.destination.y == offsets[goal.row])
      #expect(list.advance(to: 10).offset.y == offsets[goal.row])
    }
  }

  @Test func `at the ends it stays at the ends, and one row at a time where asked`() throws {
    var list = Self.list(Self.rows)
    list.setContentOffset(list.maximumOffset, animated: false)
    list.flick(30)
    let end = list.maximumOffset.y
    list.snap(to: Self.rows)
    #expect(list.advance(to: 10).offset.y == end)
    var cards = Self.list(Self.rows)
    cards.scroll(toRow: 100, of: Self.rows, animated: false)
    cards.flick(300)
    // Three cards of some 70 points were dragged by; one more is what a flick adds.
    let landed = cards.snap(to: Self.rows, atMost: 1)
    let goal = try #require(landed)
    let dragged = try #require(Self.rows.nearestRow(to: cards.contentOffset.y + 60))
    #expect(abs(goal.row - dragged) <= 2 && cards.snap(to: RowIndex()) == nil)
    cards.touchDown(1, at: .zero, time: 0.2)
    #expect(cards.snap(to: Self.rows) == nil)
  }

  @Test func `a landing on a row survives extents that become real`() throws {
    var rows = RowIndex(count: 1_000, extent: 44)
    var list = Self.list(rows)
    list.flick(300)
    let landed = list.snap(to: rows)
    let goal = try #require(landed)
    let shown = list.advance(to: 0.2).offset
    let row = rows.visibleRows(offset: shown.y, viewport: 800).upperBound - 2
    list.setExtent(90, ofRow: row, of: &rows, keeping: goal)
    #expect(list.contentOffset == shown)
    #expect(list.advance(to: 10).offset.y == rows.offset(of: goal.row) - 60)
  }

  private static let viewport = Size2(390, 600)

  private static func plain(_ rows: RowIndex, scale: Double = 0) -> Scroller {
    Scroller(viewport: viewport, content: Size2(390, rows.totalExtent), displayScale: scale)
  }

  @Test func `a goal is kept while any rows around it are laid out`() {
    var random = SeededGenerator(20)
    for _ in 0..<300 {
      let count = Int.random(in: 1...40, using: &random)
      var rows = RowIndex(count: count, extent: .random(in: 40...150, using: &random))
      var list = Self.plain(rows, scale: random.pick([0, 2, 3]))
      let goal = RowGoal(row: random.below(count), anchor: random.pick(RowAnchor.allCases))
      let animated = Bool.random(using: &random)
      list.scroll(toRow: goal.row, of: rows, anchor: goal.anchor, animated: animated)
      let seed = Int.random(in: 1...9_999, using: &random)
      for frame in 0...60 {
        list.advance(to: Double(frame) / 60)
        list.layOutRows(of: &rows, keeping: goal) { 30 + Double($0 * seed % 150) }
      }
      list.advance(to: 3)
      // The nearest place of all that is right depends on where the content stands.
      guard goal.anchor != .nearest else { continue }
      #expect(abs(list.contentOffset.y - list.offset(of: goal, in: rows)) < 1e-9 && !list.isMoving)
    }
  }

  @Test func `a goal at the end stays there while content becomes shorter than the viewport`() {
    var rows = RowIndex(count: 6, extent: 102)
    var chat = Self.plain(rows)
    let last = RowGoal(row: 5, anchor: .bottom)
    chat.scroll(toRow: 5, of: rows, anchor: .bottom, animated: false)
    for row in 0..<6 {
      chat.setExtent(row == 0 ? 87 : 200, ofRow: row, of: &rows, keeping: last)
      #expect(chat.phase == .idle)
    }
    #expect(chat.contentOffset.y == 487 && chat.offset(of: last, in: rows) == 487)
  }

  @Test func `the row that comes in first is listed`() {
    let rows = RowIndex(count: 100, extent: 50)
    var list = Self.plain(rows)
    list.scroll(toRow: 20, of: rows, animated: false)
    list.advance(to: 1)
    list.scrollToTop()
    list.sync(to: 1)
    #expect(list.appearances(of: rows).map(\.row) == (0..<20).reversed())
    list = Self.plain(rows)
    list.setContentOffset(Vector2(0, 50), animated: true)
    #expect(list.appearances(of: rows).map(\.row) == [12])
  }

  @Test(arguments: [false, true], [false, true])
  func `rows above leave a chat at its end where it is`(isMirrored: Bool, isMoving: Bool) {
    let axis: ScrollAxis = isMirrored ? .horizontal : .vertical
    var (rows, size) = (RowIndex(count: 100, extent: 50), Self.viewport)
    size[axis] = rows.totalExtent
    var chat = Scroller(viewport: Self.viewport, content: size)
    chat.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    chat.scroll(toRow: isMoving ? 60 : 99, of: rows, along: axis, animated: false)
    if isMoving { chat.scroll(toRow: 99, of: rows, along: axis) }
    chat.advance(through: 0, to: 0.1)
    func place(_ row: Int) -> Double {
      let (start, offset) = (rows.offset(of: row), chat.contentOffset[axis])
      return isMirrored ? chat.contentSize.width - start - offset : start - offset
    }
    let (before, phase) = (place(99), chat.phase)
    chat.insertRows([200, 200, 200], at: 0, in: &rows, sticksToEnd: true, along: axis)
    #expect(abs(place(102) - before) < 1e-9 && chat.phase == phase)
    chat.advance(to: 9)
    #expect(abs(place(102) - (isMirrored ? 50 : 550)) < 1e-9)
  }

  @Test(arguments: [33.5, 33.3, 20.15]) func `a notch to the end ends on it`(extent: Double) {
    var rows = RowIndex(count: 60, extent: extent)
    var list = Self.plain(rows, scale: 2)
    list.setContentOffset(Vector2(0, list.maximumOffset.y - 120), animated: false)
    list.advance(to: 1)
    list.wheel(WheelEvent(delta: Vector2(0, 120), isPrecise: false, time: 1))
    let rest = list.shown(at: 1.04).restTime
    list.insertRows([extent], at: 0, in: &rows)
    #expect(list.restTime == rest)
    let most = list.run(120).map(\.contentOffset.y).max() ?? .infinity
    #expect(most <= list.maximumOffset.y + 0.5 && list.contentOffset.y == list.maximumOffset.y)
  }

  @Test func `rows inserted one by one move what is seen by half a pixel at most`() {
    var rows = RowIndex(count: 100, extent: 50)
    var list = Self.plain(rows, scale: 2)
    list.scroll(toRow: 20, of: rows, animated: false)
    for count in 1...101 {
      list.insertRows([44.25], at: 0, in: &rows)
      #expect(abs(rows.offset(of: 20 + count) - list.contentOffset.y) <= 0.25)
      #expect((list.contentOffset.y * 2).rounded() == list.contentOffset.y * 2)
    }
  }

  @Test(arguments: [false, true]) func `rows above stay above beyond the end`(isHeld: Bool) {
    var rows = RowIndex(count: 10, extent: 100)
    var list = Self.plain(rows)
    list.setContentOffset(list.maximumOffset, animated: false)
    list.drag(from: Vector2(200, 700), to: Vector2(200, 220), for: 1.0 / 3, events: 20)
    if !isHeld {
      list.touchCancelled(1, time: 0.4)
      list.advance(to: 0.41)
    }
    let first = list.visibleRows(of: rows).lowerBound
    #expect(rows.offset(of: first) > list.maximumOffset.y)
    let before = rows.offset(of: 9) - list.contentOffset.y
    list.setExtent(150, ofRow: first - 1, of: &rows)
    list.insertRows([70, 20], at: first - 1, in: &rows)
    list.removeRows((first - 1)..<first, in: &rows)
    #expect(abs(rows.offset(of: 10) - list.contentOffset.y - before) < 1e-9)
  }

  @Test func `a finger that rested has rested in a copy, too`() {
    var list = Self.plain(RowIndex(count: 100, extent: 80))
    list.drag(from: Vector2(200, 500), to: Vector2(200, 300), at: 1, for: 1.0 / 12, events: 5)
    list.advance(to: 2)
    var copy = list
    copy.resume(at: 5)
    let release = copy.touchUp(1, time: 5.01)
    #expect(release.velocity == .zero && release.didDrag)
  }
}
