import Overscroll

// Ten thousand messages of which no height is known yet: each counts as 60 points.
var rows = RowIndex(count: 10_000, extent: 60)
var chat = Scroller(
  viewport: Size2(390, 844), content: Size2(390, rows.totalExtent),
  safeAreaInset: Insets(top: 103, bottom: 34))

// Jump to a message that was searched for; keep the goal, for heights in between will change.
let goal = RowGoal(row: 8_000, anchor: .center)
chat.scroll(toRow: goal.row, of: rows, anchor: goal.anchor)

var time = 0.0
var measured = Set<Int>()
repeat {
  time += 1.0 / 60
  let frame = chat.advance(to: time)
  for row in rows.visibleRows(offset: frame.offset.y, viewport: 844)
  where measured.insert(row).inserted {
    // Laid out, the message turns out to be higher: the scroll goes on to where its goal now is.
    chat.setExtent(row % 2 == 0 ? 72 : 96, ofRow: row, of: &rows, keeping: goal)
  }
} while chat.isMoving

let place = rows.place(of: goal.row)
// In the middle of what bars leave free.
print(place.start - chat.contentOffset.y, place.extent)  // 420.5 pt, 72 pt
