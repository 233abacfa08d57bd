import Testing

@testable import ScrollPhysics

/// What is relied on of functions that are kept in values.
@Suite struct InstalledTests {
  private static let all: [Formula] = [
    .still, .glide, .drawn, .critical, .oscillation, .thrown, .standard, .scrollToTop,
  ]

  @Test func `a function is an address, and a curve is plain memory`() {
    #expect(MemoryLayout<Formula>.size == MemoryLayout<Int>.size)
    #expect(_isPOD(Formula.self) && _isPOD(Curve.self) && _isPOD(Segment.self))
    #expect(MemoryLayout<Curve>.size == 57)
  }

  @Test func `the same function is equal wherever it comes from, another one is not`() {
    for (a, first) in Self.all.enumerated() {
      for (b, second) in Self.all.enumerated() { #expect((first == second) == (a == b)) }
    }
    #expect(Set(Self.all + Self.all).count == Self.all.count)
    #expect(Deceleration(from: 0, velocity: 1).motion.curve.formula == .glide)
  }

  @Test func `a copy of a curve moves as the curve does, also after others were made`() {
    let bounce = Bounce(from: 3, edge: 0, carriedVelocity: 900, law: .continuous()).motion.curve
    var copies = [Curve](repeating: bounce, count: 100)
    for copy in copies { #expect(copy.state(at: 0.1) == bounce.state(at: 0.1)) }
    copies[0].shift(by: 5)
    #expect(copies[0].value(at: 0.1) - bounce.value(at: 0.1) == 5)
  }
}
