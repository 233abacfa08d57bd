import Overscroll

// A rule: flicks end on whole cards of 300 points and 12 between them, as many as they carry.
var cards = Scroller(viewport: Size2(390, 500), content: Size2(6_240, 500))
cards.snapHorizontal = .stride(312)
flick(&cards, by: Vector2(-90, 0))
print(cards.destination.x)  // 624 pt: two cards on

// Rows of different heights stay in their table: after the lift, the list goes to the nearest one.
let rows = RowIndex(extents: (0..<500).map { $0 % 3 == 0 ? 120 : 56 })
var list = Scroller(viewport: Size2(390, 844), content: Size2(390, rows.totalExtent))
var release = flick(&list, by: Vector2(0, -90))
if let goal = list.snap(to: rows) {
  print(release.proposedTarget.y, goal.row, list.destination.y)  // 524.55 pt, row 7, 584 pt
}

// Any other wish: look at the proposed target, and choose another. Here every tenth row is a chapter,
// and a flick ends at the beginning of the one it leads into.
var book = Scroller(viewport: Size2(390, 844), content: Size2(390, rows.totalExtent))
release = flick(&book, by: Vector2(0, -300))
if let row = rows.nearestRow(to: release.proposedTarget.y) {
  book.land(on: Vector2(0, rows.offset(of: row / 10 * 10)))
  print(row, book.destination.y)  // row 22, 1568 pt: the beginning of row 20
}

@discardableResult
func flick(_ scroller: inout Scroller, by distance: Vector2) -> ScrollRelease {
  scroller.touchDown(1, at: Vector2(200, 300), time: 0)
  for step in 1...6 {
    scroller.touchMoved(
      1, to: Vector2(200, 300) + distance * (Double(step) / 6), time: Double(step) / 60)
  }
  return scroller.touchUp(1, time: 0.1)
}
