@_spi(Formulas) import Overscroll
import ScrollFeels
import Testing

/// Flicks that build up, in a scroller: from the fourth on each goes farther, and what ends the series.
@Suite struct RepeatedFlickTests {
  /// How far flicks at 3,000 pt/s would carry, one after the other.
  private func reaches(_ pauses: [Double], buildsUp: Bool = true) -> [Double] {
    var scroller = Scroller.list(600_000, at: 30_000).with(\.buildsUpFlicks, buildsUp)
    var time = 0.0
    return ([0] + pauses).map { pause in
      time += pause
      scroller.advance(to: time)
      let release = scroller.flick(300, at: time)
      time += 0.1
      return release.proposedTarget.y - scroller.contentOffset.y
    }
  }

  /// g (v - 10) / r at 3,000 pt/s.
  private let usual = 2_990 / ScrollLaw.uiKit.loss

  @Test func `the fourth carries farther, and so does every one after it`() {
    let reaches = reaches([0.3, 0.3, 0.3, 0.3, 0.3])
    // Drags of 300 pt, beyond 0.9 · 240: 1 + 0.9, + 1.5 · 0.9, + 2 · 0.9.
    for (reach, factor) in zip(reaches, [1, 1, 1, 1.9, 3.25, 5.05]) {
      #expect(abs(reach - factor * usual) < 1e-3)
    }
  }

  @Test func `only the distance is multiplied, never what a release reports`() {
    var scroller = Scroller.list(600_000)
    for time in [0, 0.4, 0.8, 1.2] {
      scroller.advance(to: time)
      #expect(abs(scroller.flick(300, at: time).velocity.y - 3_000) < 1e-6)
    }
    #expect(abs(scroller.velocity.y - 1.9 * ScrollLaw.uiKit.gain * 3_000) < 1e-6)
    let flight = scroller.flight(.vertical)?.flight
    #expect(abs((flight?.segment(0).carriedVelocity(at: 0) ?? 0) - 3_000) < 1e-6)
    #expect(abs((flight?.destination ?? 0) - scroller.destination.y) < 1e-9)
  }

  @Test(arguments: [(1.0, true), (1.001, false)])
  func `up to a second after the last flick`(pause: Double, isBuilt: Bool) {
    #expect((reaches([0.3, 0.3, pause])[3] > 1.5 * usual) == isBuilt)
  }

  @Test func `rest, a slow flick, a reversal and a bounce end the series`() {
    var resting = Scroller.list(600_000)
    for number in 0..<3 { resting.flick(300, at: 0.4 * Double(number)) }
    resting.setContentOffset(resting.contentOffset, animated: false)
    let release = resting.flick(300, at: 1.2)
    #expect(abs(release.proposedTarget.y - resting.contentOffset.y - usual) < 1e-3)
    for (distance, isBuilt) in [(61.0, true), (59, false), (-300, false)] {
      var scroller = Scroller.list(600_000, at: 300_000)
      for number in 0..<3 { scroller.flick(300, at: 0.4 * Double(number)) }
      scroller.flick(distance, at: 1.2)
      let release = scroller.flick(distance < 0 ? -300 : 300, at: 1.6)
      #expect((abs(release.proposedTarget.y - scroller.contentOffset.y) > 1.5 * usual) == isBuilt)
    }

    var bouncing = Scroller.list(600_000, at: 300)
    for time in [0, 0.15, 0.3] {
      bouncing.flick(-300, at: time)
      bouncing.advance(to: time + 0.14)
    }
    #expect(bouncing.overscroll.y < 0)
  }

  @Test(arguments: [-50.0, -2, 0], [(0.3, 1.9), (1.3, 1)])
  func `a set clock changes no pause`(shift: Double, pause: (time: Double, factor: Double)) {
    var scroller = Scroller.list(600_000)
    for number in 0..<3 { scroller.flick(300, at: 100 + 0.4 * Double(number)) }
    // The last flick ended 0.1 s ago. The clock goes back, and on from there.
    scroller.advance(through: 101, to: 101 + shift)
    let time = 100.9 + shift + pause.time
    scroller.advance(to: time)
    let reach = scroller.flick(300, at: time).proposedTarget.y - scroller.contentOffset.y
    #expect(abs(reach - pause.factor * usual) < 1e-3)
  }

  @Test func `one property turns it off`() {
    #expect(reaches([0.3, 0.3, 0.3, 0.3], buildsUp: false).allSatisfy { abs($0 - usual) < 1e-3 })
  }

  @Test func `a built-up flight that meets its edge bounces as fast as its law carries`() {
    var scroller = Scroller.list(30_000, at: 25_000)
    for number in 0..<4 { scroller.flick(300, at: 0.2 * Double(number)) }
    let hit = scroller.flight(.vertical)?.flight.collision
    #expect(hit != nil)
    // What was decelerated away is that of a distance 1.9 times shorter.
    let left = 3_000 - ScrollLaw.uiKit.loss * (29_156 - scroller.contentOffset.y) / 1.9
    #expect(abs((hit?.velocity ?? 0) - ScrollLaw.uiKit.gain * left) < 1e-6)
    #expect(scroller.advance(to: 60).offset.y == 29_156)
  }

  /// How far each notch of strokes goes: five of 100 pt, 30 ms apart, a stroke every `pause` seconds.
  private func notches(
    _ strokes: Int, every pause: Double, frameRate: Double = 60, lastSign: Double = 1,
    change: (inout Scroller) -> Void = { _ in }
  ) -> [Double] {
    var scroller = Scroller.list(600_000, at: 30_000)
    change(&scroller)
    var (distances, frame): ([Double], Double) = ([], 0)
    for stroke in 0..<strokes {
      for notch in 0..<5 {
        let time = 10 + Double(stroke) * pause + Double(notch) * 0.03
        while 9.9 + frame / frameRate <= time {
          scroller.advance(to: 9.9 + frame / frameRate)
          frame += 1
        }
        let before = scroller.destination.y
        let delta = Vector2(0, stroke == strokes - 1 ? lastSign * 100 : 100)
        scroller.wheel(WheelEvent(delta: delta, isPrecise: false, time: time))
        distances.append(scroller.destination.y - before)
      }
    }
    return distances
  }

  @Test(arguments: [10.0, 60, 240])
  func `strokes of a wheel build up from the third, at any display rate`(frameRate: Double) {
    let distances = notches(4, every: 0.5, frameRate: frameRate)
    // The second notch of a stroke is the first that comes quickly: the stroke counts from it on.
    let third = [100.0, 100, 100 + 100 / 2.4, 100 + 200 / 2.4, 190]
    let fourth = [190.0, 190, 190 + 150 / 2.4, 190 + 300 / 2.4, 325]
    let expected = Array(repeating: 100.0, count: 10) + third + fourth
    for (distance, wanted) in zip(distances, expected) { #expect(abs(distance - wanted) < 1e-9) }
  }

  @Test func `a pause, a reversal, slow notches and a property keep a wheel's notches alike`() {
    func expectPlain(_ distances: [Double]) {
      #expect(distances.allSatisfy { abs($0 - 100) < 1e-9 }, "\(distances)")
    }
    expectPlain(notches(4, every: 1.63))
    expectPlain(notches(4, every: 0.5) { $0.buildsUpFlicks = false })
    expectPlain(notches(4, every: 0.5) { $0.feel = .android })
    expectPlain(notches(3, every: 0.5, lastSign: -1).map(abs))
    // Without a pause it is one stroke, however long; as single notches each begins again.
    expectPlain(notches(4, every: 0.15))
    var series = FlickSeries()
    for notch in 0..<20 { series.wheelTurned(by: Vector2(0, 100), at: 0.1 * Double(notch)) }
    #expect(series.factor == 1)
  }

  @Test func `a touch on content that rests begins a new series`() {
    var scroller = Scroller.list(600_000)
    for start in [0, 0.3, 0.6, 0.9] {
      for time in [start, start + 0.03] {
        scroller.wheel(WheelEvent(delta: Vector2(0, 100), isPrecise: false, time: time))
      }
      scroller.advance(to: start + 0.2)
    }
    let release = scroller.flick(300, at: 1.2)
    #expect(abs(release.proposedTarget.y - scroller.contentOffset.y - usual) < 1e-3)
  }
}
