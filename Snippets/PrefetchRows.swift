import Overscroll

// A million messages of different heights, under a bar of 64 points that content scrolls beneath.
var rows = RowIndex(extents: (0..<1_000_000).map { $0 % 5 == 0 ? 96 : 56 })
var list = Scroller(
  viewport: Size2(390, 844), content: Size2(390, rows.totalExtent),
  inset: Insets(top: 64, left: 0, bottom: 0, right: 0))

// A flick. The finger has lifted, and the list has not moved on yet.
list.touchDown(1, at: Vector2(200, 700), time: 0)
for step in 1...6 {
  list.touchMoved(1, to: Vector2(200, 700 - 50 * Double(step)), time: Double(step) / 60)
}
list.touchUp(1, time: 0.1)

// What shows now, and what will, in order, each with the seconds that are left to load it.
let offset = list.contentOffset.y
print(rows.visibleRows(offset: offset, viewport: 844))  // 4..<18
for row in list.appearances(of: rows).prefix(3) {
  print(row.row, row.time - list.time)  // 18 in 0.011 s, 19 in 0.031 s, 20 in 0.051 s
}

// An older message arrives above: the list grows upwards, and what is seen stays where it is.
let growth = rows.insert(count: 1, extent: 96, at: 0)
list.insertContent(before: Size2(0, growth))
