import ScrollPhysics
import Testing

/// Deceleration and rubber bands in the plane are those of the axes.
@Suite struct PlaneTests {
  @Test func `each axis decelerates by itself, and the slower one ends it`() {
    let motion = Deceleration2(
      from: Vector2(10, -20), velocity: Vector2(-900, 300), rate: .normal)
    let (x, y) = (Deceleration(from: 10, velocity: -900), Deceleration(from: -20, velocity: 300))
    #expect(motion.destination == Vector2(x.destination, y.destination))
    for time in [0, 0.01, 0.3, 2, 50] {
      #expect(motion.value(at: time) == Vector2(x.value(at: time), y.value(at: time)))
      #expect(motion.velocity(at: time) == Vector2(x.velocity(at: time), y.velocity(at: time)))
    }
    #expect(motion.duration() == x.time(toSpeed: 10))
    #expect(motion.duration() > y.time(toSpeed: 10))
    #expect(motion.time(toWithin: 0.5) == x.time(toWithin: 0.5))
    let turned = Deceleration2(from: .zero, velocity: Vector2(300, -900))
    #expect(turned.duration() == motion.duration())
    #expect(Deceleration2(from: .zero, velocity: .zero).duration() == 0)
    // The path is a straight line along the velocity.
    let way = motion.value(at: 0.4) - motion.value(at: 0)
    #expect(abs(way.x / way.y + 3) < 1e-12)
  }

  @Test func `each side has a band of its own length`() throws {
    let bounds = Rect2(x: -100, y: 0, width: 300, height: 1_000)
    let size = Size2(390, 844)
    #expect(RubberBand.clamp(Vector2(0, 500), to: bounds, dimensions: size) == Vector2(0, 500))
    let (x, y) = (RubberBand(dimension: 390), RubberBand(dimension: 844))
    let shown = RubberBand.clamp(Vector2(350, -200), to: bounds, dimensions: size)
    #expect(shown == Vector2(200 + x.stretch(150), -y.stretch(200)))
    let raw = try #require(RubberBand.unclamp(shown, from: bounds, dimensions: size))
    #expect(abs(raw.x - 350) < 1e-9 && abs(raw.y + 200) < 1e-9)
    #expect(RubberBand.unclamp(Vector2(600, 0), from: bounds, dimensions: size) == nil)
    let soft = RubberBand.clamp(
      Vector2(350, 0), to: bounds, dimensions: size, coefficient: 0)
    #expect(soft == Vector2(200, 0))
    // A rectangle without extent has one free point.
    let point = RubberBand.clamp(
      Vector2(5, 5), to: Rect2(x: 5, y: 5, width: -3, height: 0), dimensions: size)
    #expect(point == Vector2(5, 5))
  }
}
