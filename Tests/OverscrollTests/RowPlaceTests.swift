import Overscroll
import ScrollTestSupport
import Testing

@Suite struct RowPlaceTests {
  private static let viewport = Size2(390, 600)

  private static func list(_ rows: RowIndex, scale: Double = 0) -> Scroller {
    Scroller(viewport: viewport, content: Size2(390, rows.totalExtent), displayScale: scale)
  }

  @Test func `a goal is kept while any rows around it are laid out`() {
    var random = SeededGenerator(20)
    for _ in 0..<300 {
      let count = Int.random(in: 1...40, using: &random)
      var rows = RowIndex(count: count, extent: .random(in: 40...150, using: &random))
      var list = Self.list(rows, scale: random.pick([0, 2, 3]))
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
    var chat = Self.list(rows)
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
    var list = Self.list(rows)
    list.scroll(toRow: 20, of: rows, animated: false)
    list.advance(to: 1)
    list.scrollToTop()
    list.sync(to: 1)
    #expect(list.appearances(of: rows).map(\.row) == (0..<20).reversed())
    list = Self.list(rows)
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
    var list = Self.list(rows, scale: 2)
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
    var list = Self.list(rows, scale: 2)
    list.scroll(toRow: 20, of: rows, animated: false)
    for count in 1...101 {
      list.insertRows([44.25], at: 0, in: &rows)
      #expect(abs(rows.offset(of: 20 + count) - list.contentOffset.y) <= 0.25)
      #expect((list.contentOffset.y * 2).rounded() == list.contentOffset.y * 2)
    }
  }

  @Test(arguments: [false, true]) func `rows above stay above beyond the end`(isHeld: Bool) {
    var rows = RowIndex(count: 10, extent: 100)
    var list = Self.list(rows)
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
    var list = Self.list(RowIndex(count: 100, extent: 80))
    list.drag(from: Vector2(200, 500), to: Vector2(200, 300), at: 1, for: 1.0 / 12, events: 5)
    list.advance(to: 2)
    var copy = list
    copy.resume(at: 5)
    let release = copy.touchUp(1, time: 5.01)
    #expect(release.velocity == .zero && release.didDrag)
  }
}
