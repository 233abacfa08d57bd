import Foundation
import Overscroll
import Testing

@Suite struct DialTests {
  /// A place on a circle of 100 pt about (200, 200).
  static func point(_ angle: Double, radius: Double = 100) -> Vector2 {
    Vector2(200 + radius * cos(angle), 200 + radius * sin(angle))
  }

  /// Turns the finger from one angle to another in `duration` seconds.
  static func turn(
    _ dial: inout Dial, from start: Double, to end: Double, at time: Double = 0,
    for duration: Double = 0.1, events: Int = 20, holding: Double = 0
  ) {
    dial.touchDown(1, at: point(start), time: time)
    for step in 1...events {
      let share = Double(step) / Double(events)
      dial.touchMoved(1, to: point(start + (end - start) * share), time: time + duration * share)
    }
    dial.touchUp(1, time: time + duration + holding)
  }

  static func dial(_ limits: ClosedRange<Double>? = nil) -> Dial {
    Dial(center: Vector2(200, 200), limits: limits)
  }

  @Test(arguments: [0.3, -2.0, 3.5, 7, 40])
  func `it turns as far as the finger, all turns counted`(angle: Double) {
    var dial = Self.dial()
    Self.turn(&dial, from: 2, to: 2 + angle, for: 2, events: 200, holding: 1)
    #expect(abs(dial.angle - angle) < 1e-9)
  }

  @Test func `beyond a limit the band holds`() {
    var dial = Self.dial(-1...1)
    dial.drag(from: Self.point(0), to: Self.point(1.5))
    #expect(abs(dial.angle - 1 - RubberBand(dimension: Dial.bandLength).stretch(0.5)) < 1e-9)
    dial.touchUp(1, time: 1)
    #expect(dial.isMoving && dial.destination == 1 && dial.advance(to: 9).angle == 1)
  }

  @Test func `however gently it is pulled beyond a limit, it returns`() {
    for pull in 1...200 {
      var dial = Self.dial(-1...1)
      Self.turn(&dial, from: 0, to: 1 + Double(pull) * 1e-4, for: 1, holding: 1)
      #expect(dial.destination == 1 && dial.advance(to: 9).angle == 1 && !dial.isMoving)
    }
  }

  @Test func `released it flies as a scroll view's content does, in radians`() {
    var dial = Self.dial()
    Self.turn(&dial, from: 0, to: 1, for: 0.1)
    let (start, speed) = (dial.angle, dial.velocity)
    #expect(abs(speed - 10) < 0.5)
    let motion = Deceleration(from: start, velocity: speed, decay: ScrollLaw.uiKit.decay)
    for time in Displays.times(1...40, rate: 20) {
      #expect(abs(dial.advance(to: 0.1 + time).angle - motion.value(at: time)) < 1e-9)
    }
    #expect(dial.advance(to: 20).velocity == 0 && !dial.isMoving)
  }

  @Test(arguments: [60.0, 120, 240, 1_000], [6.0, -18, 30])
  func `it turns as fast as the finger, however often that is seen`(rate: Double, speed: Double) {
    var dial = Self.dial()
    dial.touchDown(1, at: Self.point(0), time: 0)
    for time in Displays.times(1...Int(0.15 * rate), rate: rate) {
      // On its way out it turns as fast.
      dial.touchMoved(1, to: Self.point(speed * time, radius: 60 + 400 * time), time: time)
      if time * rate > 3.5 { #expect(abs(dial.velocity / speed - 1) < 1e-9) }
    }
    #expect(abs(dial.touchUp(1, time: 0.15).velocity / speed - 1) < 1e-9 && dial.isMoving)
  }

  @Test func `with detents it comes to rest on the one nearest to the projection`() {
    var dial = Self.dial(0...5).with(\.detents, .every(0.5))
    Self.turn(&dial, from: 0, to: 0.8)
    let wanted = ((0.8 + dial.velocity * 0.499_5) / 0.5).rounded() * 0.5
    #expect(dial.destination == wanted && dial.advance(to: 9).angle == wanted)
    dial.detents = .at([0, 1, 4.2])
    Self.turn(&dial, from: 0, to: -1.2, at: 10, for: 1, holding: 1)
    #expect(dial.advance(to: 30).angle == 4.2)
  }

  @Test(arguments: [
    (DialDetents.at([0, 1, 7]), 1.0), (.at([-9, 0, 1, 7, 7, 8]), 1), (.at([0, 1, 2.5, 7]), 2.5),
    (.every(2), 2), (.every(4, origin: 0.5), 0.5),
    // With none inside it goes as far towards one as it may.
    (.at([-9, 7]), 2.5), (.at([-9, -7]), 0), (.every(9, origin: 4), 2.5),
  ])
  func `flung at a limit it comes to rest on a detent inside`(detents: DialDetents, end: Double) {
    for side in [1.0, -1] {
      var dial = Self.dial(side > 0 ? 0...2.5 : -2.5...0)
      dial.detents =
        switch detents {
        case .at(let angles): .at(angles.map { side * $0 }.sorted())
        case .every(let step, let origin): .every(step, origin: side * origin)
        case .none: .none
        }
      Self.turn(&dial, from: 0, to: side * 1.9)
      #expect(dial.destination == side * end && dial.advance(to: 9).angle == side * end)
    }
    var dial = Self.dial(0...2.5).with(\.detents, .every(9, origin: 4))
    Self.turn(&dial, from: 0, to: 0.8, for: 2, holding: 1)
    #expect(dial.destination == 2.5)
  }

  @Test func `near the centre a finger turns nothing`() {
    var dial = Self.dial()
    dial.drag(from: Self.point(0, radius: 40), to: Vector2(203, 201))
    #expect(dial.angle == 0)
    for (place, radius, angle) in [(1.0, 40.0, 1.0), (2, 7.999, 1), (2, 8.001, 2)] {
      dial.touchMoved(1, to: Self.point(place, radius: radius), time: 0.2)
      #expect(abs(dial.angle - angle) < 1e-9, "\(radius)")
    }
  }

  @Test func `a program turns it within its limits`() {
    var dial = Self.dial(-1...1)
    dial.at(0) { $0.turn(to: 7) }
    #expect(dial.isMoving && dial.advance(to: 5).angle == 1)
    dial.turn(to: -0.5, animated: false)
    #expect(dial.angle == -0.5)
    dial.turn(to: .nan)
    #expect(dial.angle == -0.5 && dial.diagnostics.nonFinite == 1)
  }

  @Test(arguments: [Vector2(1e155, 1e155), Vector2(0, .greatestFiniteMagnitude)])
  func `a centre too far away to count turns nothing`(center: Vector2) {
    var dial = Dial(center: center)
    dial.swipe(from: .zero, to: Vector2(120, 0), events: 6)
    #expect(dial.angle == 0 && dial.advance(to: 1).velocity == 0)
  }
}
