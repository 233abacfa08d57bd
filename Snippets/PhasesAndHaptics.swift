import Overscroll

/// A list with what a host wants to know besides offsets: phases, and the moments for haptics.
struct FeltList {
  var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 3_000))
  let rows = RowIndex(count: 30, extent: 100)
  var phases = PhaseObserver()
  var selection = SelectionFeedback()
  var edge = EdgeFeedback(.vertical)
  var ticks = 0

  mutating func handle(_ event: TouchEvent) {
    list.handle(event)
    look(after: event)
  }

  mutating func advance(to time: Double) {
    list.advance(to: time)
    look()
  }

  /// Called after every event and every frame.
  mutating func look(after event: TouchEvent? = nil) {
    if let change = phases.update(list, after: event), change.to == .decelerating {
      print(change.reason)  // lifted
    }
    if selection.update(list, rows: rows) != nil { ticks += 1 }
    if let hit = edge.update(list) {
      print(hit.time, hit.velocity)  // 0.7067 s, 1425 pt/s: an impact, the harder the faster
    }
  }
}

// A flick up, hard enough to meet the end of the list.
var felt = FeltList()
felt.look()
felt.handle(TouchEvent(.began, id: 1, position: Vector2(200, 700), time: 0))
for step in 1...6 {
  let position = Vector2(200, 700 - 80 * Double(step))
  felt.handle(TouchEvent(.moved, id: 1, position: position, time: Double(step) / 60))
}
felt.handle(TouchEvent(.ended, id: 1, time: 0.1))
while felt.list.isMoving { felt.advance(to: felt.list.time + 1.0 / 60) }

// A tick for every row that came to the top, under the finger or in flight.
print(felt.ticks)  // 22
