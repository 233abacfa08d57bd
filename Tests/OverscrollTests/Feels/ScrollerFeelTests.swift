@_spi(Formulas) import Overscroll
import ScrollFeels
@_spi(Formulas) import ScrollGestures
import ScrollTestSupport
import Testing

/// A scroll view with another platform's feel moves by that platform's law, whatever happens to it.
@Suite struct ScrollerFeelTests {
  func list(_ feel: ScrollFeel, at offset: Double = 1000) -> Scroller {
    var list = Scroller.view(390, 800, of: 390, 20_800).with(\.feel, feel)
    list.setContentOffset(Vector2(0, offset), animated: false)
    return list
  }

  /// A finger that moves evenly up, and lifts; the last event is the lift.
  func flick(_ list: inout Scroller, speed: Double, at time: Double = 0) -> ScrollRelease {
    list.swipe(
      from: Vector2(200, 700), to: Vector2(200, 700 - speed * 0.08), at: time, for: 0.08, events: 8)
  }

  @Test(arguments: Platform.allCases)
  func `a flick moves by the platform's law, the same at every display rate`(platform: Platform) {
    let feel = ScrollFeel(platform)
    for speed in [700.0, 1500, 2400, -2000, 6000] {
      var released = list(feel)
      let release = flick(&released, speed: speed)
      #expect(release.velocity.y != 0)
      let flight = Flight(
        from: released.contentOffset.y, velocity: release.velocity.y, in: 0...20_000,
        law: feel.law, dimension: 800)
      if platform != .uiKit { #expect(released.destination.y == flight.destination) }
      for rate in [24.0, 60, 120, 240] {
        var list = released
        for frame in 1...Int(rate / 2) { list.advance(to: 0.08 + Double(frame) / rate) }
        let place = flight.value(at: list.time - 0.08)
        #expect(abs(list.contentOffset.y - place) < 1e-9 || platform == .uiKit)
      }
    }
  }

  @Test func `a system's momentum meets an edge no faster than a fling`() {
    var list = list(.flutter, at: 20_000)
    let delta = Vector2(0, 30_000)
    list.wheel(WheelEvent(delta: delta, phase: .momentumChanged, isPrecise: true, time: 0))
    list.advance(to: 0.001)
    #expect(list.velocity.y > 1_000 && list.velocity.y <= list.pan.maximumFlingSpeed)
  }

  @Test(arguments: Platform.allCases)
  func `UIKit's frames rest where they said, under every feel`(platform: Platform) {
    for speed in [800.0, 2500, 5000] {
      var list = list(ScrollFeel(platform))
      list.dynamics = .springs(hit: .articleBounce, released: .articleBounce)
      list.dynamics = .uiKitFrames(frameInterval: 1.0 / 60)
      _ = flick(&list, speed: speed)
      let target = list.destination.y
      for frame in 1...1_800 { list.advance(to: 0.08 + Double(frame) / 60) }
      #expect(!list.isMoving && abs(list.contentOffset.y - target) < 1.4)
    }
  }

  @Test(arguments: Platform.allCases)
  func `what is beyond an edge is caught where it is, and follows from there`(platform: Platform) {
    for (offset, content) in [(19_900.0, 20_400.0), (19_950, 20_740), (5000, 700)] {
      for delay in [0.02, 0.1, 0.2] {
        var list = list(ScrollFeel(platform), at: offset).with(\.contentSize, Size2(390, content))
        let shown = list.advance(through: 0, to: delay).offset.y
        list.touchDown(1, at: Vector2(100, 400), time: delay)
        #expect(list.contentOffset.y == shown)
        list.touchMoved(1, to: Vector2(100, 401), time: delay + 0.01)
        #expect(abs(list.contentOffset.y - shown) <= 1 + 1e-9, "\(offset) \(delay)")
        list.touchMoved(1, to: Vector2(100, 399), time: delay + 0.02)
        #expect(abs(list.contentOffset.y - shown) <= 1 + 1e-9, "\(offset) \(delay)")
      }
    }
  }

  @Test(arguments: Platform.allCases)
  func `a finger beyond an edge is resisted by the platform's band`(platform: Platform) {
    let feel = ScrollFeel(platform)
    var list = list(feel, at: 0)
    list.touchDown(1, at: Vector2(100, 100), time: 0)
    let start = Vector2(100, 100 + feel.thresholds.slop)
    for distance in stride(from: 0.0, through: 400, by: 20) {
      list.touchMoved(1, to: start + Vector2(0, distance), time: 0.01 * distance)
      let expected = -feel.law.band.stretch(max(0, distance), dimension: 800)
      #expect(abs(list.contentOffset.y - expected) < 1e-9, "\(distance)")
    }
  }

  static let rules: [VelocityEstimator: ReleaseEstimator] = [
    .flutterIOS: .uiKit, .flutterMacOS: .macOS, .flutter: .flutter, .android: .android,
    .gtk: .gtkSwipe,
  ]

  @Test(arguments: Platform.allCases.filter { rules[ScrollFeel($0).estimator] != nil })
  func `the finger's velocity is the platform's`(platform: Platform) throws {
    let feel = ScrollFeel(platform)
    let rule = try #require(Self.rules[feel.estimator])
    var generator = SeededGenerator(11)
    for _ in 0..<40 {
      var list = list(feel, at: 10_000)
      var samples = AxisSamples()
      var (position, time) = (2000.0, 0.0)
      list.touchDown(1, at: Vector2(0, position), time: 0)
      samples.append(position, at: 0, replacesSameTime: rule.replacesSameTime)
      for _ in 0..<Int.random(in: 4...12, using: &generator) {
        time += Double.random(in: 0.004...0.02, using: &generator)
        position -= Double.random(in: 12...40, using: &generator)
        list.touchMoved(1, to: Vector2(0, position), time: time)
        samples.append(position, at: time, replacesSameTime: rule.replacesSameTime)
      }
      let expected = feel.thresholds.fling(velocity: -(samples.velocity(rule) ?? 0)) ?? 0
      let release = list.touchUp(1, time: time)
      // GTK counts in whole points, of the place and of the distance.
      let allowed = rule == .gtkSwipe ? 2 / 0.02 : 1e-6 * abs(expected)
      #expect(abs(release.velocity.y - expected) <= allowed)
    }
  }

  @Test func `a second flick takes over what the platform says`() {
    typealias Speeds = (alone: Double, added: Double, before: Double)
    func second(_ feel: ScrollFeel, gap: Double = 0.1, speed: Double = 2400) -> Speeds {
      var list = list(feel)
      let first = flick(&list, speed: speed)
      let before = list.advance(through: 0.08, to: 0.08 + gap).velocity.y
      return (first.velocity.y, flick(&list, speed: speed, at: 0.08 + gap).velocity.y, before)
    }
    let (android, flutter) = (second(.android), second(.flutter))
    #expect(abs(android.added - android.alone - android.before) < 1e-3)
    #expect(abs(flutter.added - flutter.alone - MomentumRule.flutterCarried(flutter.before)) < 1e-2)
    for (feel, factor, allowed) in [
      (ScrollFeel.chromium, 2, 1e-6), (.firefox, 2, 1e-6), (.qt, 1.25, 1e-9), (.compose, 1, 1e-9),
    ] {
      let speeds = second(feel, speed: feel == .qt ? 1600 : 2400)
      #expect(abs(speeds.added - factor * speeds.alone) < allowed, "\(feel)")
    }
    // No fling is faster than the platform's fastest.
    #expect(second(.android, gap: 0.05, speed: 6_000).added == 8_000)
    // Under a finger that rests, or goes back slowly, nothing goes on that could be taken over.
    for (feel, back) in [(ScrollFeel.android, 0.0), (.chromium, 120)] {
      var list = list(feel)
      _ = flick(&list, speed: 2400)
      list.drag(from: Vector2(200, 300), to: Vector2(200, 300 + back), at: 0.2, for: 2, events: 120)
      let rest = Vector2(200, 300 + back)
      list.touchMoved(1, to: rest, time: 3)
      list.move(from: rest, to: rest - Vector2(0, 240), at: 3, for: 0.2, events: 12)
      #expect(abs(list.touchUp(1, time: 3.2).velocity.y - 1200) < 5)
    }
    let rested = second(.android, gap: 30)
    #expect(abs(rested.added - rested.alone) < 1e-9)
  }

  @Test(arguments: [(9.9, 1_600.0, 1.0), (10.1, 1_600, 1.25), (26, 1_249, 1), (26, 1_251, 1.25)])
  func `Qt boosts fast flicks in long content`(viewports: Double, speed: Double, factor: Double) {
    var list = list(.qt).with(\.contentSize, Size2(390, 800 * viewports))
    let alone = flick(&list, speed: speed).velocity.y
    list.advance(to: 0.18)
    #expect(abs(flick(&list, speed: speed, at: 0.18).velocity.y - factor * alone) < 1e-6)
  }

  @Test(arguments: [(0.045, 2.0), (0.055, 1)])
  func `Chromium adds flings up if a drag follows soon`(pause: Double, factor: Double) {
    var list = list(.chromium)
    let alone = flick(&list, speed: 2_400).velocity.y
    list.advance(to: 0.18)
    list.touchDown(1, at: Vector2(200, 700), time: 0.18)
    list.touchMoved(1, to: Vector2(200, 690), time: 0.18 + pause)
    list.move(
      from: Vector2(200, 690), to: Vector2(200, 498), at: 0.18 + pause, for: 0.08, events: 8)
    let added = list.touchUp(1, time: 0.18 + pause + 0.08).velocity.y
    #expect(abs(added - factor * alone) < 0.01 * alone)
  }

  @Test(arguments: Platform.allCases, Platform.allCases)
  func `another feel in the middle of a motion does not jump`(first: Platform, second: Platform) {
    for offset in [19_000.0, 19_850] {
      var list = list(ScrollFeel(first), at: offset)
      _ = flick(&list, speed: 2500)
      for time in [0.08, 0.35] { list.advance(to: time) }
      let (place, speed) = (list.contentOffset.y, abs(list.velocity.y))
      list.feel = ScrollFeel(second)
      #expect(list.contentOffset.y == place)
      let next = list.advance(to: 0.35 + 1.0 / 960)
      let most = max(speed, abs(next.velocity.y)) / 960 * 1.2 + 0.7 + 2.4e-5 * 8000
      #expect(abs(next.offset.y - place) <= most, "\(first) \(second) \(offset)")
    }
    var list = list(ScrollFeel(first), at: 0)
    list.drag(from: Vector2(0, 100), to: Vector2(0, 260), for: 0.05)
    let place = list.contentOffset.y
    list.feel = ScrollFeel(second)
    #expect(list.contentOffset.y == place)
    list.touchMoved(1, to: Vector2(0, 261), time: 0.06)
    // Chromium's dead zone of 10 pt ends with a step of half a point.
    #expect(abs(list.contentOffset.y - place) <= 1 + 1e-9)
  }

  @Test func `UIKit's feel is the one it has`() {
    var list = Scroller.view(390, 800, of: 390, 20_800)
    let fresh = list
    #expect(list.feel == .uiKit)
    list.feel = .android
    #expect(list != fresh && list.feel == .android && list.pan.slop == 8)
    list.feel = .uiKit
    #expect(list == fresh && list.hashValue == fresh.hashValue)
  }

  @Test(arguments: Platform.allCases)
  func `UIKit's words set parts of any feel, and what moves comes to rest`(platform: Platform) {
    var list = list(ScrollFeel(platform), at: 0)
    for rate in [DecelerationRate.fast, .normal, DecelerationRate(0.9985)] {
      list.decelerationRate = rate
      #expect(list.decelerationRate == rate)
      #expect(list.feel.law.deceleration == .exponential(decay: rate.decayConstant))
    }
    let springs = ScrollDynamics.springs(hit: .articleBounce, released: .interaction)
    for (dynamics, edge) in [
      (springs, springs.law(.normal).edge), (.uiKit(frameInterval: 1 / 60), .uiKit),
    ] {
      list.dynamics = dynamics
      #expect(list.dynamics == dynamics && list.feel.law.edge == edge)
    }
    list.buildsUpFlicks = true
    #expect(list.feel.momentum == .buildUp)
    list.buildsUpFlicks = false
    #expect(list.feel.momentum == .none && list.feel.pages == ScrollFeel(platform).pages)
    list.swipe(from: Vector2(200, 300), to: Vector2(200, 540), for: 0.06, events: 6)
    #expect(list.isMoving && list.restTime < 60)
  }

  @Test(arguments: Platform.allCases)
  func `reduced motion does not bounce under any feel`(platform: Platform) {
    var list = list(ScrollFeel(platform), at: 19_700).with(\.reducesMotion, true)
    _ = flick(&list, speed: 2500)
    #expect(list.run(120, for: 20).allSatisfy { $0.contentOffset.y <= 20_000 + 1e-9 })
    #expect(!list.isMoving)
  }
}
