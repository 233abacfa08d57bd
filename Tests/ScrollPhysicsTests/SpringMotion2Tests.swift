import ScrollPhysics
import Testing

/// Springs in the plane: the axes' own motions, and the last time at which the vector is as long as a threshold.
@Suite struct SpringMotion2Tests {
  /// The last crossing by 30 digits: searched backwards in 8000 steps, then halved 120 times.
  static let cases: [(Double, Double, Vector2, Vector2, Double, Double)] = [
    (100, 1, Vector2(0, 0), Vector2(600, 800), 0.5, 0.72839971350990816469),
    (100, 1, Vector2(80, 0), Vector2(0, 900), 0.5, 0.75664359507349705987),
    (100, 1, Vector2(80, 0), Vector2(-1200, 400), 10, 0.21582955559060046731),
    (200, 0.5, Vector2(80, 40), Vector2(-400, 700), 0.5, 0.67679295513546759477),
    (200, 0.1, Vector2(80, 0), Vector2(0, 1000), 0.5, 3.6029699701272440267),
    (200, 0.1, Vector2(80, 0), Vector2(0, -1131.370849898476), 0.5, 3.6254640005550528929),
    (200, 0.3, Vector2(80, 0), Vector2(-400, 30), 20, 0.27586553532585130505),
    (100, 0.02, Vector2(100, 0), Vector2(0, 300), 1, 22.957816020140109494),
    (100, 3, Vector2(50, -20), Vector2(-3000, 10), 0.5, 2.1640311717226847236),
    (100, 3, Vector2(0, 30), Vector2(2000, 0), 25, 0.36745975584727261188),
    (400, 1.0000001, Vector2(10, 20), Vector2(300, -900), 0.01, 0.52524687082758206729),
  ]

  @Test(arguments: cases)
  func `the settling time is the last crossing`(
    stiffness: Double, ratio: Double, start: Vector2, velocity: Vector2, near: Double, last: Double
  ) throws {
    let spring = DampedSpring(stiffness: stiffness, dampingRatio: ratio)
    let motion = SpringMotion2(spring, from: start, velocity: velocity)
    let time = try #require(motion.settleTime(within: near))
    #expect(abs(time / last - 1) < 1e-13, "\(time)")
  }

  @Test func `each axis moves as its own spring, to its own target`() {
    let spring = DampedSpring(stiffness: 200, dampingRatio: 0.4)
    let motion = SpringMotion2(
      spring, from: Vector2(80, -5), to: Vector2(10, 20), velocity: Vector2(-400, 7))
    let x = SpringMotion(spring, from: 80, to: 10, velocity: -400)
    let y = SpringMotion(spring, from: -5, to: 20, velocity: 7)
    #expect(motion.target == Vector2(10, 20))
    for time in [0, 0.01, 0.3, 2, 50] {
      #expect(motion.value(at: time) == Vector2(x.value(at: time), y.value(at: time)))
      #expect(motion.velocity(at: time) == Vector2(x.velocity(at: time), y.velocity(at: time)))
    }
  }

  /// Second components next to those of `SpringCases.starts`.
  private static let across = [
    Vector2(0, 0), Vector2(0, 900), Vector2(60, -1_100), Vector2(-30, 12), Vector2(1e-7, -3),
  ]

  @Test func `after the settling time it stays within, just before it does not`() throws {
    for spring in SpringCases.springs {
      for (start, other) in SpringCases.starts.flatMap({ a in Self.across.map { (a, $0) } }) {
        let motion = SpringMotion2(
          spring, from: Vector2(start.x, other.x), velocity: Vector2(start.v, other.y))
        for threshold in [1e-6, 0.5, 20, 95] {
          let settled = motion.settleTime(within: threshold)
          #expect(settled != nil || spring.dampingRatio == 0)
          guard let time = settled else { continue }
          let axes = [motion.x, motion.y].compactMap { $0.settleTime(within: threshold) }
          #expect(axes.allSatisfy { $0 <= time * (1 + 1e-12) }, "\(motion) \(threshold)")
          if time > 0 {
            #expect(abs(motion.value(at: time).length / threshold - 1) < 1e-9)
            #expect(motion.value(at: time * (1 - 1e-8)).length > threshold)
          }
          let later = sequence(first: 1e-4) { $0 < 1e3 ? $0 * 1.06 : nil }
            .map { motion.value(at: time * (1 + 1e-6) + $0).length }
          #expect(later.allSatisfy { $0 < threshold * (1 + 1e-12) }, "\(motion) \(threshold)")
        }
      }
    }
  }

  @Test func `along one direction it is the spring of one axis, at any angle and size`() throws {
    for (spring, start) in SpringCases.springs.flatMap({ a in SpringCases.starts.map { (a, $0) } })
    {
      let motion = SpringMotion(spring, from: start.x, velocity: start.v)
      guard let time = motion.settleTime(within: 0.5) else { continue }
      for angle in [Vector2(1, 0), Vector2(0, -1), Vector2(0.6, 0.8), Vector2(-0.28, 0.96)] {
        for scale in [1, 1e-180, 1e180] {
          let way = angle * scale
          let turned = SpringMotion2(spring, from: way * start.x, velocity: way * start.v)
          let settled = try #require(turned.settleTime(within: 0.5 * scale))
          #expect(abs(settled - time) <= 1e-11 * time, "\(motion) \(way)")
        }
      }
    }
  }

  @Test func `turned and mirrored it takes as long, nothing moves settles at 0`() throws {
    let spring = DampedSpring(stiffness: 150, dampingRatio: 0.25)
    let (start, velocity) = (Vector2(30, -70), Vector2(900, 250))
    let time = try #require(
      SpringMotion2(spring, from: start, velocity: velocity).settleTime(within: 0.5))
    func turned(_ a: Vector2) -> Vector2 { Vector2(0.6 * a.x - 0.8 * a.y, 0.8 * a.x + 0.6 * a.y) }
    for (a, b) in [(turned(start), turned(velocity)), (-start, -velocity)] {
      let other = try #require(SpringMotion2(spring, from: a, velocity: b).settleTime(within: 0.5))
      #expect(abs(other / time - 1) < 1e-13)
    }
    #expect(SpringMotion2(spring, from: .zero, velocity: .zero).settleTime(within: 1e-9) == 0)
    // Round and round at one distance, where nothing slows it down.
    let circle = SpringMotion2(
      DampedSpring(stiffness: 4, dampingRatio: 0), from: Vector2(3, 0), velocity: Vector2(0, 6))
    #expect(circle.settleTime(within: 2.9) == nil && circle.settleTime(within: 3.1) == 0)
  }
}
