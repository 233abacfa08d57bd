import Overscroll
import Testing

/// The moments for haptics: detents, selections and edges.
@Suite struct FeedbackTests {
  @Test func `detents are passed when reached, either way, each once`() {
    var ticks = DetentFeedback(.every(10, origin: 5))
    #expect(ticks.update(0) == 0)
    #expect(ticks.update(4.9) == 0)
    #expect(ticks.update(5) == 1)
    // Leaving the detent it rests on is no detent.
    #expect(ticks.update(6) == 0)
    #expect(ticks.update(5) == -1)
    #expect(ticks.update(4) == 0)
    #expect(ticks.update(40) == 4)
    #expect(ticks.update(.nan) == 0)
    #expect(ticks.update(-10) == -5)
    var none = DetentFeedback(.none)
    #expect(none.update(0) == 0)
    #expect(none.update(100) == 0)
    var endless = DetentFeedback(.every(1e-300))
    #expect(endless.update(0) == 0)
    #expect(endless.update(1) == 0)
  }

  @Test func `given places are counted as steps are`() {
    let places = (0..<50).map { Double($0) * 10 + 5 }
    var steps = DetentFeedback(.every(10, origin: 5))
    var given = DetentFeedback(.at(places))
    for value in [3.0, 5, 15, 14, 200, 205, 205, 100, 95, 3, 499, 20] {
      #expect(steps.update(value) == given.update(value))
    }
  }

  @Test func `a dial ticks for every detent of a throw, whatever the display rate`() {
    for rate in [24.0, 60, 240] {
      var dial = Dial(center: .zero)
      dial.detents = .every(.pi / 12)
      var ticks = DetentFeedback(dial.detents)
      _ = ticks.update(dial.angle)
      dial.touchDown(1, at: Vector2(100, 0), time: 0)
      dial.touchMoved(1, to: Vector2(100, 30), time: 0.05)
      dial.touchUp(1, time: 0.05)
      var (count, time) = (ticks.update(dial.angle), 0.05)
      while dial.isMoving {
        time += 1 / rate
        dial.advance(to: time)
        count += ticks.update(dial.angle)
      }
      #expect(count == Int((dial.angle / (.pi / 12)).rounded()))
      #expect(count > 1)
    }
  }

  @Test func `the nearest page and row are reported once each`() {
    var album = Pager.album()
    var feedback = SelectionFeedback()
    #expect(feedback.update(album) == nil)
    album.at(0) { $0.scroll(toPage: 3) }
    var seen: [Int] = []
    while album.isMoving {
      album.advance(to: album.time + 1.0 / 120)
      if let change = feedback.update(album) {
        #expect(change.from == (seen.last ?? 0))
        seen.append(change.to)
      }
    }
    #expect(seen == [1, 2, 3])
    let rows = RowIndex(count: 100, extent: 50)
    var list = Scroller.list(5_000)
    var ticks = SelectionFeedback()
    #expect(ticks.update(list, rows: rows) == nil)
    list.setContentOffset(Vector2(0, 24), animated: false)
    #expect(ticks.update(list, rows: rows) == nil)
    list.setContentOffset(Vector2(0, 26), animated: false)
    #expect(ticks.update(list, rows: rows) == SelectionChange(from: 0, to: 1))
    #expect(ticks.update(list, rows: RowIndex()) == nil)
  }

  /// A list 400 points before its end, flicked hard enough to meet it.
  static func flicked(_ change: (inout Scroller) -> Void = { _ in }) -> Scroller {
    var list = Scroller.list()
    change(&list)
    list.setContentOffset(Vector2(0, 4_600), animated: false)
    list.flick(200)
    return list
  }

  @Test(arguments: [24.0, 60, 240, 0.5])
  func `an edge is hit once, at its own time and speed`(rate: Double) throws {
    for bounces in [true, false] {
      var list = Self.flicked { $0.bounces = bounces }
      let flight = try #require(list.flight(.vertical))
      let expected = Self.flicked().flight(.vertical)?.flight.collision
      let collision = try #require(expected)
      var feedback = EdgeFeedback(.vertical)
      #expect(feedback.update(list) == nil)
      var hits: [EdgeHit] = []
      var time = list.time
      while list.isMoving {
        time += 1 / rate
        list.advance(to: time)
        if let hit = feedback.update(list) { hits.append(hit) }
      }
      #expect(hits.count == 1)
      #expect(abs((hits.first?.time ?? 0) - flight.start - collision.time) < 1e-9)
      #expect(abs((hits.first?.velocity ?? 0) - collision.velocity) < 1e-6)
    }
  }

  @Test func `fingers, catches and programs hit no edge`() {
    var feedback = EdgeFeedback(.vertical)
    var pulled = Scroller.list()
    pulled.touchDown(1, at: Vector2(200, 100), time: 0)
    for step in 1...20 {
      pulled.touchMoved(1, to: Vector2(200, 100 + 10 * Double(step)), time: Double(step) / 60)
      #expect(feedback.update(pulled) == nil)
    }
    var caught = Self.flicked()
    _ = feedback.update(caught)
    caught.advance(to: 0.12)
    _ = feedback.update(caught)
    caught.touchDown(2, at: .zero, time: 0.13)
    caught.touchUp(2, time: 5)
    #expect(feedback.update(caught) == nil)
    var sent = Scroller.list()
    sent.at(0) {
      $0.scrollRectToVisible(Rect2(x: 0, y: 5_999, width: 1, height: 1), animated: true)
    }
    while sent.isMoving {
      sent.advance(to: sent.time + 1.0 / 60)
      #expect(feedback.update(sent) == nil)
    }
  }

  @Test func `frames of UIKit's arithmetic hit in the frame that is beyond`() {
    var list = Self.flicked { $0.dynamics = .uiKitFrames(frameInterval: 1.0 / 60) }
    var feedback = EdgeFeedback(.vertical)
    var hits: [EdgeHit] = []
    while list.isMoving {
      list.advance(to: list.time + 1.0 / 60)
      if let hit = feedback.update(list) { hits.append(hit) }
    }
    #expect(hits.count == 1)
    #expect((hits.first?.velocity ?? 0) > 1_000)
  }
}
