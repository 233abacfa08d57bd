import Benchmark
import Overscroll

/// A scroller's frames, events and copies, from a client's module.
func scrollerBenchmarks() {
  let count = 4_096

  measure("scroller/frame/two-axis-flight", operations: count) {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(39_000, 60_000))
    scroller.touchDown(1, at: Vector2(200, 700), time: 0)
    for step in 1...6 {
      let moved = Vector2(200 - 30 * Double(step), 700 - 40 * Double(step))
      scroller.touchMoved(1, to: moved, time: Double(step) / 60)
    }
    scroller.touchUp(1, time: 0.1)
    let flying = scroller
    return {
      var scroller = flying
      for index in 0..<count {
        blackHole(scroller.advance(to: 0.1 + Double(index) * 5e-4).offset.y)
      }
    }
  }

  measure("scroller/touch-moved", operations: count) {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(39_000, 60_000))
    scroller.touchDown(1, at: Vector2(200, 700), time: 0)
    let touched = scroller
    return {
      var scroller = touched
      for index in 0..<count {
        let point = Vector2(200 + Double(index & 255), 700 + Double(index & 127))
        blackHole(scroller.touchMoved(1, to: point, time: Double(index + 1) * 0.008))
      }
    }
  }
}
