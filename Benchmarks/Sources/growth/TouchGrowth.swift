import Overscroll

extension Growth {
  /// A touch that lasts, down and up included.
  static let touch = GrowthFigure(
    name: "touch", things: "events of a touch", operation: "one of them",
    counts: GrowthFigure.counts(to: 10_000_000),
    curves: [
      GrowthCurve("event of a scroller's touch") { count in
        {
          var scroller = Scroller(viewport: Size2(390, 844), content: Size2(39_000, 60_000))
          scroller.touchDown(1, at: point(0), time: 0)
          for index in 1...count {
            scroller.touchMoved(1, to: point(index), time: Double(index) * 0.008)
          }
          scroller.touchUp(1, time: Double(count) * 0.008)
          keep(scroller.contentOffset.y)
          return count + 2
        }
      },
      GrowthCurve("event of fingers alone") { count in
        {
          var fingers = Fingers()
          _ = fingers.down(1, at: point(0), time: 0)
          for index in 1...count {
            fingers.move(1, to: point(index), time: Double(index) * 0.008)
          }
          _ = fingers.up(1, time: Double(count) * 0.008)
          keep(fingers.end.velocity.y)
          return count + 2
        }
      },
      GrowthCurve("distance of a finger, clamped", isFloor: true) { count in
        {
          var offset = Vector2.zero
          for index in 0...count {
            let moved = point(index)
            offset.x = min(max(200 - moved.x, 0), 39_000)
            offset.y = min(max(700 - moved.y, 0), 60_000)
            keep(offset.y)
          }
          return count + 2
        }
      },
    ])

  private static func point(_ index: Int) -> Vector2 {
    Vector2(200 + Double(index & 255), 700 - Double(index & 127))
  }
}
