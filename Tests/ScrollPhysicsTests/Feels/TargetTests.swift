@_spi(Formulas) import ScrollPhysics
import Testing

@Suite struct TargetTests {
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
