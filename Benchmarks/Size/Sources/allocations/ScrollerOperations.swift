import Overscroll

extension Operation {
  /// A scroller's events and frames.
  static var scroller: [Operation] {
    [
      Operation("scroller/touch: down, 4 moves, up") {
        var scroller = Scroller(viewport: Size2(390, 844), content: Size2(2_000, 60_000))
        return { round in
          let time = Double(round)
          scroller.touchDown(1, at: Vector2(200, 700), time: time)
          for step in 1...4 {
            let moved = Vector2(200, 700 - 40 * Double(step))
            scroller.touchMoved(1, to: moved, time: time + Double(step) / 60)
          }
          keep(scroller.touchUp(1, time: time + 0.08).proposedTarget.y)
        }
      },
      Operation("scroller/frame of a two-axis flight") {
        var scroller = flying()
        return { round in keep(scroller.advance(to: 0.1 + Double(round) * 1e-4).offset.y) }
      },
      Operation("scroller/what it says of itself in flight") {
        let scroller = flying()
        return { _ in
          keep(scroller.restTime + scroller.destination.y + scroller.destination.x)
          keep(scroller.isMoving && scroller.phase == .decelerating ? 1 : scroller.time)
        }
      },
      Operation("scroller/pinch, zoom, bounds, wheel, keys, programs") {
        var scroller = Scroller(viewport: Size2(390, 844), content: Size2(2_000, 60_000))
        scroller.maximumZoomScale = 4
        return { round in
          let time = Double(round)
          scroller.touchDown(1, at: Vector2(100, 400), time: time)
          scroller.touchDown(2, at: Vector2(300, 400), time: time)
          scroller.touchMoved(1, to: Vector2(50, 400), time: time + 0.1)
          scroller.touchUp(1, time: time + 0.2)
          scroller.touchUp(2, time: time + 0.2)
          scroller.contentSize.height = 50_000 + Double(round % 100)
          scroller.insertContent(before: Size2(0, 10))
          scroller.wheel(WheelEvent(delta: Vector2(0, 120), isPrecise: false, time: time + 0.3))
          _ = scroller.perform(at: time + 0.4) { $0.key(.pageDown) }
          _ = scroller.perform(at: time + 0.5) {
            $0.setContentOffset(Vector2(0, 100), animated: true)
          }
          _ = scroller.perform(at: time + 0.6) { $0.zoom(to: 2, about: .zero, animated: true) }
          keep(scroller.advance(to: time + 0.9).zoomScale)
        }
      },
      Operation("rows/visible, appearance schedule") {
        let rows = RowIndex(count: 1_000_000, extent: 56)
        let flight = Flight(from: 0, velocity: 3_000, in: 0...56_000_000)
        return { round in
          keep(Double(rows.visibleRows(offset: Double(round) * 7, viewport: 844).upperBound))
          var schedule = AppearanceSchedule(of: flight, rows: rows, viewport: 844).makeIterator()
          for _ in 0..<5 { keep(schedule.next()?.time ?? 0) }
        }
      },
    ]
  }

  /// A scroller flung along both axes, at 0.1 s.
  static func flying() -> Scroller {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(39_000, 60_000))
    scroller.touchDown(1, at: Vector2(200, 700), time: 0)
    for step in 1...6 {
      let moved = Vector2(200 - 30 * Double(step), 700 - 40 * Double(step))
      scroller.touchMoved(1, to: moved, time: Double(step) / 60)
    }
    scroller.touchUp(1, time: 0.1)
    return scroller
  }
}
