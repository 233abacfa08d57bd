import Overscroll

extension Growth {
  /// Pages of different sizes in a pager.
  static let pages = GrowthFigure(
    name: "pages", things: "pages", operation: "an event or a frame",
    counts: GrowthFigure.counts(to: 10_000_000),
    curves: [
      GrowthCurve("touch event") { count in
        let dragged = dragged(count)
        return {
          var pager = dragged
          for index in 0..<1_024 {
            let point = Vector2(200 - Double(index & 255), 300)
            pager.touchMoved(1, to: point, time: 0.05 + Double(index) * 0.008)
          }
          keep(pager.offset)
          return 1_024
        }
      },
      GrowthCurve("frame, settling") { count in
        var released = dragged(count)
        released.touchUp(1, time: 0.045)
        return {
          var pager = released
          for index in 0..<1_024 {
            keep(pager.advance(to: 0.045 + Double(index) * 2e-4).pageProgress)
          }
          return 1_024
        }
      },
      GrowthCurve("release: which page, and the motion to it") { count in
        var dragged = dragged(count)
        dragged.turn = .free
        return {
          for _ in 0..<256 {
            var pager = dragged
            keep(Double(pager.touchUp(1, time: 0.045).page))
          }
          return 256
        }
      },
      GrowthCurve("array of sums: binary search", isFloor: true) { count in
        let sums = sums(extents(count))
        let middle = sums[count / 2]
        return {
          var sum = 0
          for index in 0..<1_024 {
            sum &+= position(of: middle + Double(index & 255), in: sums)
          }
          keep(Double(sum))
          return 1_024
        }
      },
    ])

  /// A pager in the middle of its pages, with a finger that has moved by 120 points.
  private static func dragged(_ count: Int) -> Pager {
    var pager = Pager(
      pages: RowIndex(extents: extents(count)),
      layout: PagerLayout(viewport: Size2(390, 600), spacing: 16), page: count / 2)
    pager.touchDown(1, at: Vector2(300, 300), time: 0)
    for step in 1...4 {
      pager.touchMoved(1, to: Vector2(300 - 30 * Double(step), 300), time: Double(step) * 0.01)
    }
    return pager
  }
}
