import Overscroll

// SwiftUI's scrollTransition and visualEffect are functions of a row's place, written out.
let rows = RowIndex(count: 200, extent: 120)
var list = Scroller(viewport: Size2(390, 844), content: Size2(390, rows.totalExtent))

/// -1 where a row begins to come in at the end, 0 where it is seen whole, 1 where it has left.
func transition(of row: Int, in list: Scroller) -> Double {
  let start = rows.offset(of: row) - list.contentOffset.y
  let beyondEnd = start + 120 - list.viewport.height
  if beyondEnd > 0 { return -min(1, beyondEnd / 120) }
  return min(1, max(0, -start / 120))
}

// scrollTargetBehavior: the proposed target, and another one in its place.
list.touchDown(1, at: Vector2(200, 700), time: 0)
for step in 1...6 {
  list.touchMoved(1, to: Vector2(200, 700 - 40 * Double(step)), time: Double(step) / 60)
}
let release = list.touchUp(1, time: 0.1)
let row = rows.nearestRow(to: release.proposedTarget.y) ?? 0
list.land(on: Vector2(0, rows.offset(of: row)))
print(row, list.destination.y)  // row 11, at 1320 pt

// onScrollPhaseChange and onScrollGeometryChange: the phase and the offset of every frame.
var phase = list.phase
var time = 0.1
while list.isMoving {
  time += 1.0 / 60
  let frame = list.advance(to: time)
  if frame.phase != phase { phase = frame.phase }
}
print(phase == .idle, transition(of: 18, in: list))  // true, -0.967
