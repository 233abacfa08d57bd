import Overscroll

// A custom loop: a game, a toolkit, an embedded display. Events in, frames out.
struct Host {
  var scroller = Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))

  /// Called by your event queue, with the time at which the event happened.
  mutating func handle(_ event: Event, at time: Double) {
    switch event {
    case .down(let id, let point): scroller.touchDown(id, at: point, time: time)
    case .move(let id, let point): scroller.touchMoved(id, to: point, time: time)
    case .up(let id, let point):
      let release = scroller.touchUp(id, at: point, time: time)
      // Another target, if you like: here whole rows.
      let row = (release.proposedTarget.y / 56).rounded() * 56
      scroller.land(on: Vector2(0, row))
    case .lost(let id): scroller.touchCancelled(id, time: time)
    }
  }

  /// Called once per display frame while `scroller.isMoving`; returns whether to ask again.
  mutating func frame(at time: Double) -> Bool {
    let frame = scroller.advance(to: time)
    draw(contentAt: -frame.offset)
    if frame.events.contains(.didEndDecelerating) { saveReadingPosition() }
    return scroller.isMoving
  }

  func draw(contentAt origin: Vector2) {}
  func saveReadingPosition() {}
}

enum Event {
  case down(Int, Vector2)
  case move(Int, Vector2)
  case up(Int, Vector2)
  case lost(Int)
}

var host = Host()
host.handle(.down(1, Vector2(200, 700)), at: 0)
host.handle(.move(1, Vector2(200, 600)), at: 1.0 / 60)
host.handle(.move(1, Vector2(200, 500)), at: 2.0 / 60)
host.handle(.up(1, Vector2(200, 500)), at: 2.0 / 60)
var time = 2.0 / 60
while host.frame(at: time) { time += 1.0 / 60 }
print(host.scroller.contentOffset.y)  // 3192.0: a whole number of rows
