import ScrollPhysics
import Testing

@Suite struct ProjectionTests {
  static let rates = [0.9, 0.99, 0.998, 0.9999].map { DecelerationRate($0) }
  static let velocities = [-30_000, -2504, -10, -3, 0, 0.5, 9.9, 10, 10.1, 700, 5000]

  @Test func `the integral is where the motion ends`() {
    for rate in Self.rates {
      for velocity in Self.velocities {
        let end = Deceleration(from: 100, velocity: velocity, rate: rate).destination
        let ulp = max(100, abs(end)).ulp
        let distance = Projection.integral.distance(velocity: velocity, rate: rate)
        #expect(abs(100 + distance - end) <= 2 * ulp)
        #expect(abs(100.0.projected(velocity: velocity, rate: rate) - end) <= 4 * ulp)
      }
    }
  }

  @Test func `UIKit's target is where the deceleration has slowed to 10 pt/s`() {
    for velocity in Self.velocities where abs(velocity) > 10 {
      let motion = Deceleration(from: 0, velocity: velocity)
      let stop = motion.value(at: motion.time(toSpeed: StopRule.uiKit.speed))
      #expect(abs(Projection.uiKitTarget.distance(velocity: velocity) - stop) < 1e-10)
    }
    for velocity in Self.velocities where abs(velocity) <= 10 {
      #expect(Projection.uiKitTarget.distance(velocity: velocity) == 0)
    }
  }

  @Test(arguments: Projection.allCases)
  func `a projection mirrors and grows with the velocity`(projection: Projection) {
    for rate in Self.rates {
      let distances = Self.velocities.map { projection.distance(velocity: $0, rate: rate) }
      #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 })
      for (velocity, distance) in zip(Self.velocities, distances) {
        #expect(projection.distance(velocity: -velocity, rate: rate) == -distance)
      }
    }
  }

  @Test func `in the plane each axis is on its own`() {
    let end = Projection.integral.destination(
      from: Vector2(10, 20), velocity: Vector2(1000, 0), rate: .fast)
    #expect(end == Vector2(10 + Projection.integral.distance(velocity: 1000, rate: .fast), 20))
  }
}
