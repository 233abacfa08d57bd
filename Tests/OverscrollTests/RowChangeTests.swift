import Overscroll
import Testing

/// Rows that come, go and grow: one call each, and what is shown stays.
@Suite struct RowChangeTests {
  static let rows = RowIndex(extents: (0..<200).map { Double(40 + $0 % 5 * 10) })

  static func list(_ rows: RowIndex) -> Scroller { ScrollerRowTests.list(rows) }

  static let phases: [(String, Scroller)] = {
    var (still, stretched) = (list(rows), list(rows))
    still.setContentOffset(Vector2(0, 4_003), animated: false)
    var (held, flying, program) = (still, still, still)
    held.drag(from: Vector2(200, 400), to: Vector2(200, 300), at: 1)
    flying.flick(-200, at: 1)
    flying.advance(to: 1.2)
    program.at(1, shownAt: 1.1) { $0.setContentOffset(Vector2(0, 5_000), animated: true) }
    stretched.drag(from: Vector2(200, 100), to: Vector2(200, 500), at: 1)
    return [
      ("still", still), ("held", held), ("flying", flying), ("program", program),
      ("stretched", stretched),
    ]
  }()

  private func place(_ row: Int, of rows: RowIndex, in list: Scroller) -> Double {
    rows.offset(of: row) - list.contentOffset.y
  }

  @Test(arguments: phases)
  func `rows inserted above leave what is shown where it is`(name: String, start: Scroller) {
    var (list, rows) = (start, Self.rows)
    let shown = list.visibleRows(of: rows)
    let before = place(shown.lowerBound + 3, of: rows, in: list)
    let velocity = list.velocity
    #expect(list.insertRows([44, 30, 70], at: 0, in: &rows) == 144)
    #expect(abs(place(shown.lowerBound + 6, of: rows, in: list) - before) < 1e-9)
    #expect(list.contentSize.height == rows.totalExtent)
    // Pulled beyond its beginning a list shows the new rows there, and no band holds the finger back any more.
    if name == "stretched" { return #expect(list.visibleRows(of: rows).lowerBound < 3) }
    let first = list.visibleRows(of: rows).lowerBound
    #expect(list.velocity == velocity && first == shown.lowerBound + 3)
    #expect(list.removeRows(0..<3, in: &rows) == -144)
    let after = place(shown.lowerBound + 3, of: rows, in: list)
    #expect(rows == Self.rows && abs(after - before) < 1e-9)
  }

  @Test(arguments: [0.0, 2, 3])
  func `a row that was scrolled to stays there, whatever pixel it is on`(scale: Double) {
    for row in 1..<300 {
      var rows = RowIndex(count: 400, extent: 80.2)
      var list = Self.list(rows).with(\.displayScale, scale)
      list.scroll(toRow: row, of: rows, animated: false)
      let shown = place(row, of: rows, in: list)
      var (copy, copied) = (list, rows)
      list.setExtent(130, ofRow: row, of: &rows)
      #expect(abs(place(row, of: rows, in: list) - shown) < 1e-9, "\(row)")
      copy.insertRows([50], at: row, in: &copied)
      #expect(abs(place(row + 1, of: copied, in: copy) - shown) <= 0.25, "\(row)")
    }
  }

  @Test(arguments: 0..<200)
  func `a list at its end stays there at rest, whatever rows above are rounded to`(index: Int) {
    let extent = 40 + Double(index) * 0.137
    var list = Scroller.view(390, 800, of: 390, 300 * extent).with(\.displayScale, 2)
    var rows = RowIndex(count: 300, extent: extent)
    list.setContentOffset(Vector2(0, 1e6), animated: false)
    for isInserted in [true, false] {
      if isInserted { list.insertRows([77.3], at: 3, in: &rows) }
      if !isInserted { list.removeRows(3..<4, in: &rows) }
      #expect(!list.isMoving && list.overscroll == .zero)
    }
  }

  @Test func `rows inserted in view push what lies behind them, those behind nothing`() {
    for (row, isPushed) in [(100, false), (75, true)] {
      var (list, rows) = (Self.phases[0].1, Self.rows)
      let shown = list.visibleRows(of: rows)
      #expect(shown.contains(75) && !shown.contains(100))
      let first = place(shown.lowerBound, of: rows, in: list)
      let last = place(shown.upperBound - 1, of: rows, in: list)
      list.insertRows([33], at: row, in: &rows)
      #expect(place(shown.lowerBound, of: rows, in: list) == first)
      let now = place(shown.upperBound - (isPushed ? 0 : 1), of: rows, in: list)
      #expect(abs(now - last - (isPushed ? 33 : 0)) < 1e-9)
    }
  }

  @Test func `where the first row in view goes the next one begins at the top of what is free`() {
    var (list, rows) = (Self.phases[0].1, Self.rows)
    let first = rows.row(at: list.contentOffset.y + 60) ?? 0
    list.removeRows(first - 2..<first + 1, in: &rows)
    #expect(abs(place(first - 2, of: rows, in: list) - 60) < 1e-9)
    list.removeRows(0..<rows.count, in: &rows)
    #expect(list.advance(to: 60).offset.y == list.minimumOffset.y && rows.count == 0)
  }

  @Test func `a row that begins above what is free grows upwards, also in flight`() {
    for (_, start) in Self.phases.dropLast() {
      var (list, rows) = (start, Self.rows)
      let top = rows.row(at: list.contentOffset.y + 60) ?? 0
      let before = place(top + 1, of: rows, in: list)
      list.setExtent(rows.extent(of: top) + 500, ofRow: top, of: &rows)
      #expect(abs(place(top + 1, of: rows, in: list) - before) < 1e-9)
    }
    // At the top nothing is above, and it grows downwards.
    var (list, rows) = (Self.list(Self.rows), Self.rows)
    list.setExtent(400, ofRow: 0, of: &rows)
    #expect(list.contentOffset.y == -60)
  }

  @Test(arguments: phases.dropLast())
  func `rows in view are laid out around those that were right`(name: String, start: Scroller) {
    var (list, rows) = (start, Self.rows)
    let right = list.visibleRows(of: rows).lowerBound + 4
    let before = place(right, of: rows, in: list)
    // Everything above a row in the middle of the view was wrong, and some of what lies below it.
    func measure(_ row: Int) -> Double {
      row < right ? 61 : row > right + 2 ? 90 : Self.rows.extent(of: row)
    }
    list.layOutRows(of: &rows, measure: measure)
    #expect(abs(place(right, of: rows, in: list) - before) < 1e-9)
    #expect(list.visibleRows(of: rows).allSatisfy { rows.extent(of: $0) == measure($0) })
    #expect(list.contentSize.height == rows.totalExtent)
    // Nonsense, and a measure that contradicts itself, come to an end.
    list.layOutRows(of: &rows) { _ in .nan }
    var asked = 0.0
    list.layOutRows(of: &rows) { _ in
      asked += 1
      return 50 + asked.truncatingRemainder(dividingBy: 7)
    }
    #expect(list.contentOffset.y.isFinite)
  }

  @Test func `a goal that is rested on is kept while rows around it shrink`() {
    var (list, rows) = (Self.list(Self.rows), Self.rows)
    let goal = RowGoal(row: rows.count - 1, anchor: .bottom)
    list.scroll(toRow: goal.row, of: rows, anchor: .bottom, animated: false)
    list.layOutRows(of: &rows, keeping: goal) { _ in 30 }
    #expect(list.contentOffset == list.maximumOffset && !list.isMoving)
  }

  @Test(arguments: [6, 9, 20]) func `a goal is kept while content returns to it`(count: Int) {
    // History comes in above rows that did not fill the viewport: they lie beyond the end, and return.
    var rows = RowIndex(count: count, extent: 60)
    var list = Scroller(
      viewport: Size2(300, 600), content: Size2(300, rows.totalExtent),
      safeAreaInset: Insets(top: 100, bottom: 34))
    list.scroll(toRow: count - 1, of: rows, anchor: .bottom, animated: false)
    list.insertRows([60, 60, 60], at: 0, in: &rows)
    let goal = RowGoal(row: rows.count - 1, anchor: .bottom)
    for time in Displays.times(1...120) {
      list.advance(to: time)
      list.layOutRows(of: &rows, keeping: goal) { _ in 130 }
    }
    #expect(!list.isMoving && list.contentOffset.y == list.maximumOffset.y)
  }

  @Test func `a chat follows its newest row, under a finger too, until the reader scrolls up`() {
    var (chat, rows) = (Self.list(Self.rows), Self.rows)
    chat.setContentOffset(chat.maximumOffset, animated: false)
    var (held, more) = (chat, rows)
    held.touchDown(1, at: Vector2(200, 600), time: 0)
    held.insertRows([200], at: more.count, in: &more, sticksToEnd: true)
    held.touchUp(1, time: 0.1)
    #expect(held.advance(to: 2).offset == held.maximumOffset)
    for _ in 0..<3 {
      let before = chat.contentOffset
      chat.insertRows([60], at: rows.count, in: &rows, sticksToEnd: true)
      #expect(chat.contentOffset == before && chat.isScrollAnimating)
    }
    #expect(chat.advance(through: 1, to: 2).offset == chat.maximumOffset)
    chat.swipe(from: Vector2(200, 300), to: Vector2(200, 400), at: 3, holding: 0.5)
    let reading = chat.contentOffset
    chat.insertRows([60], at: rows.count, in: &rows, sticksToEnd: true)
    #expect(chat.contentOffset == reading && !chat.isMoving)
  }

  @Test func `the row before the one that a removal puts at the top comes in first`() {
    for step in 0..<100 {
      var rows = RowIndex(count: 200, extent: 44.3)
      var list = Scroller.view(390, 560, of: 390, rows.totalExtent)
      list.setContentOffset(Vector2(0, 5_000 + 3.7 * Double(step)), animated: false)
      list.flick(-100, at: 0.1)
      let top = list.shown(at: 0.4).visibleRows(of: rows).lowerBound
      list.removeRows(top..<top + 1, in: &rows)
      list.sync(to: list.time)
      let first = list.visibleRows(of: rows).lowerBound
      #expect(list.appearances(of: rows).first { _ in true }?.row == first - 1)
    }
  }

  @Test func `what is read stays where a row comes in that was right by chance`() {
    var rows = RowIndex(count: 40, extent: 60)
    var list = Scroller.view(390, 600, of: 390, rows.totalExtent)
    list.scroll(toRow: 20, of: rows, animated: false)
    let height: (Int) -> Double = { $0 == 18 ? 60 : 100 }
    list.layOutRows(of: &rows, measure: height)
    list.drag(from: Vector2(200, 200), to: Vector2(200, 280), at: 0, for: 0.016)
    let shown = rows.offset(of: 22) - list.contentOffset.y
    #expect(list.visibleRows(of: rows).contains(18))
    list.layOutRows(of: &rows, measure: height)
    #expect(rows.offset(of: 22) - list.contentOffset.y == shown)
    // Rows that come in by it choose no other one.
    rows = RowIndex(count: 40, extent: 60)
    list = Scroller.view(390, 600, of: 390, rows.totalExtent)
    list.setContentOffset(Vector2(0, 1_200), animated: false)
    list.layOutRows(of: &rows) { [18: 60, 19: 200, 22: 60][$0] ?? ($0 < 22 ? 10 : 80) }
    #expect(rows.offset(of: 22) - list.contentOffset.y == 120)
  }
}
