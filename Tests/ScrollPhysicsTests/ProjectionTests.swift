@_spi(Formulas) import ScrollPhysics
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

  @Test func `a wheel lands on the item nearest its natural end`() {
    func landing(_ offset: Double, _ velocity: Double) -> FlutterTargets.Landing {
      FlutterTargets.landing(from: offset, velocity: velocity, extent: 50, in: 0...2000)
    }
    #expect(landing(500, 3000) == .friction(item: 40) && landing(130, -200) == .friction(item: 1))
    #expect(landing(130, 5) == .spring(item: 3))
    #expect(landing(150, 5) == .none && landing(150.9, -19) == .none)
    #expect(landing(151, 5) == .spring(item: 3) && landing(150, 20) == .spring(item: 3))
    #expect(landing(1990, 900) == .freely && landing(0, -900) == .freely)
    #expect(landing(2040, 10) == .freely)
  }

  static let points = [0.0, 1, 2, 3, 4]

  private func swipe(
    _ velocity: Double, from initial: Double, at progress: Double, long: Bool = false
  ) -> Double {
    AdwaitaProjection.target(
      among: Self.points, velocity: velocity, progress: progress, initial: initial,
      isTouchpad: false, allowsLongSwipes: long
    ).target
  }

  @Test func `a slow swipe goes to the nearest point, a fast one never back to its start`() {
    #expect(swipe(0.2, from: 1, at: 1.4) == 1 && swipe(0.5, from: 1, at: 1.1) == 2)
    #expect(swipe(-0.5, from: 1, at: 0.9) == 0)
  }

  @Test func `only a long swipe passes its neighbours`() {
    #expect(swipe(5, from: 0, at: 0.2) == 1 && swipe(5, from: 0, at: 0.2, long: true) == 4)
  }

  @Test func `the projection is smooth where its parabola begins`() {
    let before = AdwaitaProjection.travel(2 - 1e-6, isTouchpad: false)
    let at = AdwaitaProjection.travel(2, isTouchpad: false)
    let after = AdwaitaProjection.travel(2 + 1e-6, isTouchpad: false)
    #expect(abs((after - at) - (at - before)) < 1e-11)
  }

  @Test func `one point is the only target`() {
    let only = AdwaitaProjection.target(
      among: [7.0], velocity: -3, progress: 6, initial: 7, isTouchpad: true, allowsLongSwipes: false
    )
    #expect(only.target == 7)
  }
}
