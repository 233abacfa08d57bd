import Overscroll
import Testing

/// A program or a key that comes while a scale returns to its limit.
@Suite struct ZoomProgramRateTests {
  /// Where it is shown, at 20 Hz, at frames of another rate besides.
  static func offsets(
    rate: Double, _ program: (inout Scroller) -> Void
  ) -> [Vector2] {
    var map = Scroller(viewport: Size2(390, 844), content: Size2(2_000, 3_000))
    map.minimumZoomScale = 0.5
    map.maximumZoomScale = 2
    map.setZoomScale(2, animated: false)
    map.touchDown(1, at: Vector2(150, 400), time: 0)
    map.touchDown(2, at: Vector2(250, 400), time: 0)
    for step in 1...20 {
      let (reach, time) = (50 + Double(step) * 6, Double(step) * 0.01)
      map.touchMoved(1, to: Vector2(200 - reach, 400), time: time)
      map.touchMoved(2, to: Vector2(200 + reach, 400), time: time)
    }
    map.touchUp(1, time: 0.21)
    map.touchUp(2, time: 0.21)
    var (shown, frame, isDone) = ([Vector2](), 0, false)
    for stop in 1...30 {
      let end = 0.21 + Double(stop) / 20
      while 0.21 + Double(frame + 1) / rate < end {
        frame += 1
        let time = 0.21 + Double(frame) / rate
        if time >= 0.31, !isDone {
          map.at(0.31, program)
          isDone = true
        }
        map.advance(to: time)
      }
      if end >= 0.31, !isDone {
        map.at(0.31, program)
        isDone = true
      }
      shown.append(map.advance(to: end).offset)
    }
    return shown
  }

  @Test(arguments: [0, 1, 2])
  func `takes the same path at every display rate`(which: Int) {
    let programs: [(inout Scroller) -> Void] = [
      { $0.setContentOffset(Vector2(900, 2_500), animated: true) },
      { $0.key(.pageDown) },
      { $0.wheel(WheelEvent(delta: Vector2(0, 100), isPrecise: false, time: 0.31)) },
    ]
    let expected = Self.offsets(rate: 120, programs[which])
    for rate in [24.0, 60, 240] {
      let shown = Self.offsets(rate: rate, programs[which])
      let most = zip(shown, expected).map { ($0 - $1).length }.max() ?? 0
      #expect(most < 1e-6)
    }
  }
}
