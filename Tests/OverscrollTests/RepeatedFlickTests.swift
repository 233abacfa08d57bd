import Overscroll
import Testing

/// Flicks that build up, in a scroller: what ends the series.
@Suite struct RepeatedFlickTests {
  /// The speeds of three flicks that start `pause` seconds one after the other.
  func speeds(_ distance: Double, every pause: Double, from start: Double = 30_000) -> [Double] {
    var scroller = Scroller.list(600_000)
    scroller.buildsUpFlicks = true
    scroller.setContentOffset(Vector2(0, start), animated: false)
    return (0..<3).map { number in
      let time = Double(number) * pause
      scroller.advance(to: time)
      return abs(scroller.flick(distance, at: time).velocity.y)
    }
  }

  @Test func `the third carries farther, up to a pause of a second`() {
    let usual = speeds(70, every: 0.5)
    #expect(abs(usual[0] - 700) < 1e-6 && abs(usual[1] - 700) < 1e-6 && usual[2] > 800)
    #expect(speeds(300, every: 0.999)[2] > 3_500)
    #expect(abs(speeds(300, every: 1.001)[2] - 3_000) < 1e-6)
  }

  @Test func `content that was caught slower than 130 points a second ends the series`() {
    // After t seconds 700 e^(-2 t) pt/s are left: 141 at 0.8, 128 at 0.85.
    #expect(speeds(70, every: 0.9)[2] > 800)
    #expect(abs(speeds(70, every: 0.95)[2] - 700) < 1e-6)
  }

  @Test(arguments: [(30_000.0, false), (800, true)])
  func `so does content that was caught beyond an edge, however fast`(
    start: Double, isOutside: Bool
  ) {
    var scroller = Scroller.list(600_000)
    scroller.buildsUpFlicks = true
    scroller.setContentOffset(Vector2(0, start), animated: false)
    scroller.flick(-300, at: 0)
    scroller.advance(to: 0.11)
    scroller.flick(-300, at: 0.11)
    scroller.advance(to: 0.31)
    #expect((scroller.overscroll.y < 0) == isOutside && abs(scroller.velocity.y) > 130)
    let speed = -scroller.flick(-300, at: 0.31).velocity.y
    #expect(abs(speed - (isOutside ? 3_000 : 1.9 * 3_000)) < 1e-6)
  }
}
