import Foundation
import Overscroll
import Testing

@Suite struct LandingTests {
  /// A list that was released at 290 pt with 3,000 pt/s, proposed to end at 1,782.0.
  private func flicked(to target: Double? = nil, inFrames interval: Double? = nil) -> Scroller {
    var scroller = Scroller.list(60_000)
    scroller.flick(300)
    if let interval { scroller.dynamics = .uiKitFrames(frameInterval: interval) }
    if let target { scroller.land(on: Vector2(0, target)) }
    return scroller
  }

  @Test(arguments: [300.0, 900, 1_700])
  func `a target nearer than proposed is reached by a quicker deceleration`(target: Double) {
    var scroller = flicked(to: target)
    // r' = (v - 10) / distance: 10 pt/s are left there.
    let decay = 2_990 / (target - 290)
    let curve = Deceleration(from: 290, velocity: 3_000, decay: decay)
    #expect(abs(scroller.restTime - 0.1 - curve.time(toSpeed: 10)) < 1e-6)
    let frame = scroller.advance(to: 0.1 + curve.time(toSpeed: 10) / 2)
    #expect(abs(frame.velocity.y - (3_000 - decay * (frame.offset.y - 290))) < 1e-6)
    #expect(scroller.advance(to: 60).offset.y == target)
  }

  @Test(arguments: [1_900.0, 10_000])
  func `a farther one by a faster start, at the same rate`(target: Double) {
    var scroller = flicked(to: target)
    let decay = DecelerationRate.normal.decayConstant
    #expect(abs(scroller.velocity.y - (10 + (target - 290) * decay)) < 1e-6)
    #expect(abs(scroller.contentOffset.y - 290) < 1e-9)
    #expect(abs(scroller.advance(to: scroller.restTime - 1e-9).velocity.y - 10) < 1e-4)
    #expect(scroller.advance(to: 60).offset.y == target)
  }

  @Test(arguments: [1.0, -1])
  func `from a slow release it starts at 0.985 per millisecond where that is gentler`(way: Double) {
    var list = Scroller.list(60_000, at: 1_050).with(\.snapVertical, .positions([1_000, 1_100]))
    // 40 points are left either way: 10 + 15.11 · 40 pt/s.
    list.swipe(from: Vector2(200, 600), to: Vector2(200, 600 - way * 20), for: 2)
    #expect(abs(list.contentOffset.y - (1_050 + way * 10)) < 1e-9)
    #expect(abs(list.velocity.y - way * (10 + 40 * 15.113_637_8)) < 1e-4)
    #expect(abs(list.restTime - list.time - 0.272) < 0.01)
    #expect(list.advance(to: 60).offset.y == 1_050 + way * 50)
  }

  @Test func `one chosen beyond a bound takes the edge's place in the bounce`() {
    var scroller = Scroller.list(60_000)
    let release = scroller.swipe(from: Vector2(200, 100), to: Vector2(200, 300))
    let start = scroller.contentOffset.y
    #expect(start < 0)
    scroller.land(on: Vector2(0, 200))
    // At 60 Hz its pull is 9.9967/s.
    let curve = Bounce(
      from: start, edge: 200, carriedVelocity: release.velocity.y, law: .uiKit,
      pull: -log(1 - 0.1675 + 0.1675 * 0.1675 / 2) * 60)
    for time in [0.05, 0.2, 0.4] {
      #expect(abs(scroller.advance(to: 0.1 + time).offset.y - curve.value(at: time)) < 1e-6)
    }
    #expect(scroller.advance(to: 60).offset.y == 200)
  }

  @Test func `where both axes are given targets, the quicker rate gives way to the slower`() {
    var scroller = Scroller.view(390, 844, of: 9_000, 9_000)
    scroller.swipe(from: Vector2(300, 600), to: Vector2(200, 300))
    let start = scroller.contentOffset
    // Nearer than proposed on one, 300 of 584, farther on the other.
    scroller.land(on: Vector2(300, 3_000))
    let decay = DecelerationRate.normal.decayConstant
    for axis in ScrollAxis.allCases {
      let distance = scroller.destination[axis] - start[axis]
      #expect(abs(scroller.velocity[axis] - (10 + distance * decay)) < 1e-6)
    }
    #expect(scroller.advance(to: 60).offset == Vector2(300, 3_000))
  }

  @Test func `in UIKit's frames it creeps the rest`() {
    var scroller = flicked(to: 3_000, inFrames: 1.0 / 60)
    let offsets = [290] + scroller.run(for: 10).map(\.contentOffset.y)
    // The last step is what was left.
    let slowest = zip(offsets, offsets.dropFirst()).dropLast().map { ($1 - $0) * 60 }.min() ?? 0
    #expect(abs(slowest - 10) < 0.2 && scroller.contentOffset.y == 3_000)
  }

  @Test(arguments: [60.0, 120], [300, 900, 1_700, 1_782, 1_900, 2_282, 10_000, 50_000])
  func `its rest time counts the frames that creep`(rate: Double, target: Double) {
    for interval in [1.0 / 60, 1.0 / 120] {
      var scroller = flicked(to: target, inFrames: interval)
      if rate * interval != 1 { scroller.run(rate, for: 3 / rate) }
      let end = scroller.restTime
      scroller.run(rate, for: 10_000 / rate)
      #expect(abs(scroller.time - end) < 0.51 / rate)
    }
  }

  @Test(arguments: [1, -1])
  func `content goes no further out than 0.999 of its viewport, however fast`(way: Double) {
    for speed in [40_000.0, 200_000] {
      var scroller = Scroller.list(at: way > 0 ? 5_056 : 100)
      scroller.flick(way * speed / 10)
      let farthest = scroller.run(240, for: 1).map { abs($0.overscroll.y) }.max() ?? 0
      #expect(abs(farthest - 0.999 * 844) < 1e-9)
      #expect(scroller.advance(to: 60).offset.y == (way > 0 ? 5_156 : 0))
    }
  }

  @Test(arguments: [(1.49, 1.49), (1.51, 1)])
  func `after more than one and a half a first frame is whole`(frames: Double, counted: Double) {
    let tick = 1.0 / 60
    var scroller = Scroller.list(60_000).with(\.dynamics, .uiKitFrames(frameInterval: tick))
    scroller.flick(300)
    scroller.drag(from: Vector2(200, 600), to: Vector2(200, 300), at: 1, events: 12)
    scroller.advance(to: 1.1)
    scroller.touchUp(1, time: 1.1)
    let state = FrameLaw.State(offset: scroller.contentOffset.y, velocity: scroller.velocity.y)
    let next = FrameLaw().step(state, by: counted * tick, in: 0...59_156)
    #expect(abs(scroller.advance(to: 1.1 + frames * tick).offset.y - next.offset) < 1e-6)
  }

  @Test func `a spring is put on its target from a tenth of a point away`() {
    var scroller = flicked(to: 200)
    let end = scroller.restTime
    #expect(abs(abs(scroller.advance(to: end - 1e-6).offset.y - 200) - 0.1) < 1e-4)
    #expect(scroller.advance(to: end).offset.y == 200)
  }
}
