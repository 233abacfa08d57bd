import Overscroll

/// A list that is pulled down to load newer messages.
struct Inbox {
  var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))
  var refresh = PullToRefresh()

  /// Called after every event and every frame.
  mutating func update() {
    switch refresh.update(&list) {
    case .armed: print(list.contentOffset.y)  // -84.17 pt: lifting now refreshes
    case .triggered: startLoading()
    case .disarmed, nil: break
    }
  }

  func startLoading() {}

  /// Loaded: the content returns to the top.
  mutating func finish() {
    refresh.finish()
    update()
  }

  /// Frames until it rests.
  mutating func run(from start: Double) -> Double {
    var time = start
    while list.isMoving {
      time += 1.0 / 60
      list.advance(to: time)
      update()
    }
    return time
  }
}

// A finger pulls the list down by 250 points, and lifts.
var inbox = Inbox()
inbox.list.touchDown(1, at: Vector2(200, 200), time: 0)
for step in 1...25 {
  inbox.list.touchMoved(1, to: Vector2(200, 200 + 10 * Double(step)), time: Double(step) / 60)
  inbox.update()
}
inbox.list.touchUp(1, time: 0.5)
inbox.update()
let time = inbox.run(from: 0.5)
print(inbox.list.contentOffset.y)  // -60 pt: below the top by the height of the indicator
inbox.finish()
_ = inbox.run(from: time)
print(inbox.list.contentOffset.y)  // 0 pt
