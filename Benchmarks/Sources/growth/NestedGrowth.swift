import Overscroll

extension Growth {
  /// Scrollers inside one another; eight are the most.
  static let depth = GrowthFigure(
    name: "depth", things: "scrollers inside one another", operation: "an event or a frame",
    counts: Array(1...8),
    curves: curves(floorDepth: { $0 }) { depth in
      var page = NestedScroll(scroller(extra: depth == 1 ? 90_000 : 20), order: .collapsing)
      for level in 1..<max(depth, 2) where level < depth {
        page.active = page.add(
          scroller(extra: level == depth - 1 ? 90_000 : 20), to: page.active, order: .collapsing)
      }
      return page
    })

  /// Lists side by side in a pager, one of them shown and touched.
  static let siblings = GrowthFigure(
    name: "siblings", things: "lists side by side", operation: "an event or a frame",
    counts: GrowthFigure.counts(to: 100_000),
    curves: curves(floorDepth: { _ in 2 }) { count in
      let pages = Size2(390 * Double(count), 796)
      var page = NestedScroll(
        Scroller(viewport: Size2(390, 796), content: pages), order: .collapsing)
      page[page.root].isPagingEnabled = true
      var first = 0
      for index in 0..<count {
        let list = page.add(scroller(extra: 90_000), to: page.root)
        if index == 0 { first = list }
      }
      page.active = first
      return page
    })

  /// A page, its innermost list touched and flicked.
  private static func curves(
    floorDepth: @escaping @Sendable (Int) -> Int, _ page: @escaping @Sendable (Int) -> NestedScroll
  ) -> [GrowthCurve] {
    [
      GrowthCurve("touch event") { count in
        let touched = dragged(page(count))
        // Its own storage from here on: the first change of a copy copies.
        var page = touched
        var time = 0.05
        return {
          for index in 0..<1_024 {
            time += 0.008
            page.touchMoved(1, to: Vector2(200, 460 - Double(index & 255)), time: time)
          }
          keep(page.time)
          return 1_024
        }
      },
      GrowthCurve("frame, decelerating") { count in
        // One page for all passes, flicked there and back: a copy would be copied by its first change.
        var page = page(count)
        var time = 0.0
        var flick = -60.0
        return {
          for step in 0...4 {
            let point = Vector2(200, 400 + flick * Double(step))
            if step == 0 { page.touchDown(1, at: point, time: time) }
            if step > 0 { page.touchMoved(1, to: point, time: time + Double(step) * 0.01) }
          }
          page.touchUp(1, time: time + 0.045)
          for index in 0..<4_096 { page.advance(to: time + 0.05 + Double(index) * 1e-4) }
          time += 1
          flick = -flick
          keep(page.time)
          return 4_096
        }
      },
      GrowthCurve("distance of a finger, clamped by each", isFloor: true) { count in
        let depth = floorDepth(count)
        let ends = [Double](repeating: 20, count: depth)
        var offsets = [Double](repeating: 0, count: depth)
        return {
          for index in 0..<1_024 {
            var rest = Double(index & 255) - 127
            for member in 0..<depth {
              let next = min(max(offsets[member] + rest, 0), ends[member])
              rest -= next - offsets[member]
              offsets[member] = next
            }
          }
          keep(offsets[0])
          return 1_024
        }
      },
    ]
  }

  private static func scroller(extra: Double) -> Scroller {
    Scroller(viewport: Size2(390, 796), content: Size2(390, 796 + extra))
  }

  /// With a finger that has moved by 240 points.
  private static func dragged(_ page: NestedScroll) -> NestedScroll {
    var page = page
    page.touchDown(1, at: Vector2(200, 700), time: 0)
    for step in 1...4 {
      page.touchMoved(1, to: Vector2(200, 700 - 60 * Double(step)), time: Double(step) * 0.01)
    }
    return page
  }
}
