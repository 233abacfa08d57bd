import Overscroll

// A hundred thousand rows on a phone.
var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 5_600_000), displayScale: 3)
let rows = RowIndex(count: 100_000, extent: 56)

// A finger flicks up: six events in a tenth of a second.
list.touchDown(1, at: Vector2(200, 700), time: 0)
for step in 1...6 {
  list.touchMoved(1, to: Vector2(200, 700 - 50 * Double(step)), time: Double(step) / 60)
}
let release = list.touchUp(1, time: 0.1)
print(release.proposedTarget.y)  // 1783.67 pt: where it will stop

// Frames, at whatever rate the display has, until nothing moves.
var time = 0.1
while list.isMoving {
  time += 1.0 / 120
  let frame = list.advance(to: time)
  draw(rows.visibleRows(offset: frame.offset.y, viewport: 844), shiftedBy: -frame.offset.y)
}
print(list.contentOffset.y, time)  // 1783.67 pt, 2.95 s

func draw(_ rows: Range<Int>, shiftedBy distance: Double) {}
