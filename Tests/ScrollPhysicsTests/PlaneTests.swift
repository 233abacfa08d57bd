import ScrollPhysics
import ScrollTestSupport
import Testing

/// Deceleration and rubber bands in the plane are those of the axes.
@Suite struct PlaneTests {
  @Test func `each axis decelerates by itself, and the slower one ends it`() {
    let motion = Deceleration2(from: Vector2(10, -20), velocity: Vector2(-900, 300), rate: .normal)
    let (x, y) = (Deceleration(from: 10, velocity: -900), Deceleration(from: -20, velocity: 300))
    #expect(motion.destination == Vector2(x.destination, y.destination))
    for time in [0, 0.01, 0.3, 2, 50] {
      #expect(motion.value(at: time) == Vector2(x.value(at: time), y.value(at: time)))
      #expect(motion.velocity(at: time) == Vector2(x.velocity(at: time), y.velocity(at: time)))
    }
    #expect(motion.duration() == x.time(toSpeed: 10) && motion.duration() > y.time(toSpeed: 10))
    let turned = Deceleration2(from: .zero, velocity: Vector2(300, -900))
    #expect(turned.duration() == motion.duration())
    #expect(Deceleration2(from: .zero, velocity: .zero).duration() == 0)
    // The path is a straight line along the velocity.
    let way = motion.value(at: 0.4) - motion.value(at: 0)
    #expect(abs(way.x / way.y + 3) < 1e-12)
  }

  @Test func `its times are those of the vector's length`() {
    let flick = Deceleration2(from: Vector2(100, 30), velocity: Vector2(1_500, -700))
    // ln(√(1500² + 700²) / (r / 2)) / r by 30 digits; the axis of 1500 alone takes 3.6525 s.
    #expect(abs(flick.time(toWithin: 0.5) - 3.701660099362351) < 1e-14)
    #expect(abs(flick.x.time(toWithin: 0.5) - 3.652452446677900) < 1e-14)
    for (distance, speed) in [(0.1, 3.0), (0.5, 10), (60, 400)] {
      let (near, slow) = (flick.time(toWithin: distance), flick.time(toSpeed: speed))
      #expect(abs((flick.value(at: near) - flick.destination).length / distance - 1) < 1e-9)
      #expect(abs(flick.velocity(at: slow).length / speed - 1) < 1e-12)
      #expect(slow >= max(flick.x.time(toSpeed: speed), flick.y.time(toSpeed: speed)))
    }
    #expect(flick.time(toWithin: 900) == 0 && flick.time(toSpeed: 1_700) == 0)
    // On one axis they are that axis'; where squares would overflow or vanish they are as good.
    let flat = Deceleration2(from: .zero, velocity: Vector2(0, -900))
    let axis = Deceleration(from: 0, velocity: -900)
    #expect(flat.time(toWithin: 0.5) == axis.time(toWithin: 0.5))
    #expect(flat.time(toSpeed: 10) == axis.time(toSpeed: 10))
    for scale in [1e-200, 1e200] {
      let scaled = Deceleration2(from: .zero, velocity: Vector2(1_500, -700) * scale)
      #expect(abs(scaled.time(toWithin: 0.5 * scale) - flick.time(toWithin: 0.5)) < 1e-12)
    }
  }

  @Test func `a point next to the path is passed when it is nearest`() throws {
    let flick = Deceleration2(from: Vector2(10, 20), velocity: Vector2(-300, 400))
    let point = flick.value(at: 0.7)
    #expect(abs(try #require(flick.time(to: point, within: 1e-9)) - 0.7) < 1e-12)
    let aside = point + Vector2(4, 3)
    #expect(abs(try #require(flick.time(to: aside, within: 5.1)) - 0.7) < 1e-12)
    #expect(flick.time(to: aside, within: 4.9) == nil)
    #expect(flick.time(to: flick.start, within: 0) == 0)
    #expect(flick.time(to: Vector2(13, 16), within: 5) == 0)
    #expect(flick.time(to: Vector2(13, 16), within: 4.9) == nil)
    #expect(flick.time(to: flick.destination + Vector2(-3, 4), within: 9) == nil)
    let still = Deceleration2(from: .zero, velocity: .zero)
    #expect(still.time(to: Vector2(3, 4), within: 5) == 0)
    #expect(still.time(to: Vector2(3, 4), within: 4) == nil)
  }

  @Test func `a rectangle is left through the side that is reached first`() throws {
    let bounds = Rect2(x: 0, y: 0, width: 200, height: 4_500)
    func hit(_ start: Vector2, _ velocity: Vector2, _ bounds: Rect2) -> EdgeCollision2? {
      Deceleration2(from: start, velocity: velocity).collision(with: bounds)
    }
    let bottom = try #require(hit(Vector2(100, 4_000), Vector2(300, 2_000), bounds))
    // -ln(1 - 500 r / 2000) / r by 30 digits.
    #expect(abs(bottom.time - 0.346727318467692) < 1e-14)
    #expect(bottom.point.y == 4_500 && abs(bottom.point.x - 175) < 1e-10)
    #expect(abs(bottom.velocity.y / bottom.velocity.x - 2_000.0 / 300) < 1e-12)
    let right = try #require(hit(Vector2(150, 4_000), Vector2(300, 2_000), bounds))
    #expect(abs(right.time - 0.202779899896863) < 1e-14)
    #expect(right.point.x == 200 && abs(right.point.y - 4_000 - 50 * 2_000.0 / 300) < 1e-10)
    // A corner is two sides.
    let corner = try #require(hit(Vector2(100, 4_400), Vector2(700, 700), bounds))
    #expect(corner.point == Vector2(200, 4_500))
    // Too slow to get there, outside already, without a velocity.
    #expect(hit(Vector2(100, 100), Vector2(20, 20), bounds) == nil)
    #expect(hit(Vector2(201, 100), Vector2(500, 0), bounds) == nil)
    #expect(hit(Vector2(200, 4_500), .zero, bounds) == nil)
    // On a side: outwards immediately, inwards to the other one.
    #expect(hit(Vector2(200, 9), Vector2(1, 50), bounds)?.time == 0)
    #expect(hit(Vector2(200, 9), Vector2(-500, 0), bounds)?.point == Vector2(0, 9))
    // A list without width is left at its end, and immediately by the least motion across.
    let list = Rect2(x: 5, y: 0, width: 0, height: 1_000)
    #expect(hit(Vector2(5, 900), Vector2(0, 800), list)?.point == Vector2(5, 1_000))
    #expect(hit(Vector2(5, 900), Vector2(1e-9, 800), list)?.time == 0)
    let small = Rect2(x: 5, y: 0, width: -80, height: 1_000)
    #expect(hit(Vector2(5, 900), Vector2(0, -8_000), small)?.point == Vector2(5, 0))
  }

  @Test func `nothing is outside before a collision, and collisions mirror`() {
    var dice = SeededGenerator(35)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &dice) }
    for _ in 0..<2_000 {
      let bounds = Rect2(
        x: number(-900...900), y: number(-900...900), width: number(0...3_000),
        height: number(0...3_000))
      let start = Vector2(
        bounds.minX + bounds.size.width * number(0...1),
        bounds.minY + bounds.size.height * number(0...1)
      ).clamped(to: bounds)
      let velocity = Vector2(number(-4_000...4_000), number(-4_000...4_000))
      let flight = Deceleration2(from: start, velocity: velocity)
      let collision = flight.collision(with: bounds)
      #expect(collision != nil || flight.destination == flight.destination.clamped(to: bounds))
      guard let hit = collision else { continue }
      #expect(hit.time >= 0 && hit.point == hit.point.clamped(to: bounds))
      #expect((flight.value(at: hit.time) - hit.point).length < 1e-9)
      #expect(hit.velocity == flight.velocity(at: hit.time))
      let before = flight.value(at: hit.time * 0.999)
      #expect((before - before.clamped(to: bounds)).length < 1e-9)
      let after = flight.value(at: hit.time * 1.001 + 1e-6)
      #expect(after != after.clamped(to: bounds))
      let mirrored = Deceleration2(from: -start, velocity: -velocity).collision(
        with: Rect2(origin: Vector2(-bounds.maxX, -bounds.maxY), size: bounds.size))
      // Not to the bit: the mirrored rectangle's own sides are rounded.
      if let mirrored { #expect((mirrored.point + hit.point).length < 1e-9) }
    }
  }

  @Test func `a point is clamped to the nearest of a rectangle`() {
    let bounds = Rect2(x: -100, y: 50, width: 300, height: 1_000)
    #expect(Vector2(3, 70).clamped(to: bounds) == Vector2(3, 70))
    #expect(Vector2(-101, 2_000).clamped(to: bounds) == Vector2(-100, 1_050))
    #expect(Vector2(200, 50).clamped(to: bounds) == Vector2(200, 50))
    #expect(Vector2(.infinity, -1).clamped(to: bounds) == Vector2(200, 50))
    let empty = Rect2(x: 7, y: 8, width: -5, height: 0)
    #expect(Vector2(1, 99).clamped(to: empty) == Vector2(7, 8))
    #expect(Vector2(.nan, 9).clamped(to: empty).x.isNaN)
  }

  @Test func `each side has a band of its own length`() throws {
    let (bounds, size) = (Rect2(x: -100, y: 0, width: 300, height: 1_000), Size2(390, 844))
    #expect(RubberBand.clamp(Vector2(0, 500), to: bounds, dimensions: size) == Vector2(0, 500))
    let (x, y) = (RubberBand(dimension: 390), RubberBand(dimension: 844))
    let shown = RubberBand.clamp(Vector2(350, -200), to: bounds, dimensions: size)
    #expect(shown == Vector2(200 + x.stretch(150), -y.stretch(200)))
    let raw = try #require(RubberBand.unclamp(shown, from: bounds, dimensions: size))
    #expect(abs(raw.x - 350) < 1e-9 && abs(raw.y + 200) < 1e-9)
    #expect(RubberBand.unclamp(Vector2(600, 0), from: bounds, dimensions: size) == nil)
    let soft = RubberBand.clamp(Vector2(350, 0), to: bounds, dimensions: size, coefficient: 0)
    #expect(soft == Vector2(200, 0))
    // A rectangle without extent has one free point.
    let point = RubberBand.clamp(
      Vector2(5, 5), to: Rect2(x: 5, y: 5, width: -3, height: 0), dimensions: size)
    #expect(point == Vector2(5, 5))
  }
}
