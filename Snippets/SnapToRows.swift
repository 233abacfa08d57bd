import Overscroll

// A rule: flicks end on whole cards of 300 points and 12 between them, as many as they carry.
var cards = Scroller(viewport: Size2(390, 500), content: Size2(6_240, 500))
cards.snapHorizontal = .stride(312)
flick(&cards, by: Vector2(-90, 0))
print(cards.destination.x)  // 624 pt: two cards on

// Rows of different heights: look at the proposed target, and choose another.
let rows = RowIndex(extents: (0..<500).map { $0 % 3 == 0 ? 120 : 56 })
var list = Scroller(viewport: Size2(390, 844), content: Size2(390, rows.totalExtent))
let release = flick(&list, by: Vector2(0, -90))
if let row = rows.nearestRow(to: release.proposedTarget.y) {
  list.land(on: Vector2(0, rows.offset(of: row)))
  print(release.proposedTarget.y, row, list.destination.y)  // 524.55 pt, row 6, 464 pt
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
