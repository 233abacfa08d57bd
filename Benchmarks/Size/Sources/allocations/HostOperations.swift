import Overscroll

extension Operation {
  /// What hosts ask for besides offsets.
  static var host: [Operation] {
    [
      Operation("host/phase, nearest row, indicator, pull to refresh: an event and a frame") {
        var list = Scroller(
          viewport: Size2(390, 844), content: Size2(390, 60_000),
          safeAreaInset: Insets(top: 59, bottom: 34))
        let rows = RowIndex(extents: (0..<1_000).map { 40 + Double($0 % 9) })
        var refresh = PullToRefresh()
        return { round in
          let time = Double(round) / 30
          let event = TouchEvent(
            round % 20 == 0 ? .began : round % 20 == 19 ? .ended : .moved, id: 1,
            position: Vector2(200, 700 - 30 * Double(round % 20)), time: time)
          list.handle(event)
          keep(refresh.update(&list) ? 1 : 0)
          keep(list.advance(to: time + 0.01).offset.y)
          keep(list.phase == .bouncing ? 1 : 0)
          keep(Double(list.nearestRow(of: rows) ?? 0))
          keep(list.indicator(.vertical)?.length ?? 0)
        }
      },
      Operation("host/keyboard, rows, snapping, schedule, direction, state") {
        var list = Scroller(viewport: Size2(390, 844), content: Size2(780, 48_000))
        var rows = RowIndex(extents: (0..<1_000).map { 40 + Double($0 % 9) })
        let goal = RowGoal(row: 500, anchor: .center)
        return { round in
          list.setKeyboardInset(
            Double(round % 2) * 336, keeping: Rect2(x: 0, y: 600, width: 390, height: 44))
          list.scroll(toRow: goal.row, of: rows, anchor: goal.anchor)
          keep(list.advance(to: Double(round)).offset.y)
          list.setExtent(40 + Double(round % 30), ofRow: round % 1_000, of: &rows, keeping: goal)
          for row in list.appearances(of: rows).prefix(3) { keep(row.time) }
          list.snap(to: rows, atMost: 3)
          keep(list.nextTime(at: 9_000, along: .vertical, after: 0) ?? 0)
          list.layoutDirection = round % 2 == 0 ? .leftToRight : .rightToLeft
          keep(list.progress(.horizontal))
          list.restore(list.state)
        }
      },
      Operation("host/two fingers inside a nested page") {
        var page = NestedScroll(
          Scroller(viewport: Size2(390, 844), content: Size2(390, 3_000)), order: .innerFirst)
        var map = Scroller(viewport: Size2(390, 500), content: Size2(780, 1_000))
        map.maximumZoomScale = 4
        let cell = page.add(map, to: page.root)
        return { round in
          let time = Double(round)
          page.touchDown(1, at: Vector2(100, 400), in: cell, time: time)
          page.touchDown(2, at: Vector2(200, 400), in: cell, time: time)
          page.touchMoved(2, to: Vector2(260 - Double(round % 90), 420), time: time + 0.1)
          page.touchUp(2, time: time + 0.2)
          page.touchUp(1, time: time + 0.2)
          page.advance(to: time + 0.5)
          keep(page[cell].zoomScale)
        }
      },
    ]
  }
}
