import Overscroll
import Testing

@Suite struct MomentumTransferTests {
  @Test(arguments: [(1.0, 1.0), (1, 2), (3, 0.5), (1e-6, 1e6)])
  func `momentum is what it was`(source: Double, target: Double) throws {
    let transfer = MomentumTransfer(sourceMass: source, targetMass: target)
    for velocity in [-4_000.0, -3, 1e-9, 700, 1e12] {
      let passed = try #require(transfer.velocity(of: velocity))
      #expect(abs(target * passed - source * velocity) <= 1e-15 * abs(source * velocity))
    }
  }

  @Test func `equal masses pass a velocity on to the bit`() {
    #expect(MomentumTransfer().velocity(of: 1_234.567) == 1_234.567)
    let masses = MomentumTransfer(sourceMass: 0.3, targetMass: 0.3)
    #expect(masses.velocity(of: Vector2(-7.1, 3.3)) == Vector2(-7.1, 3.3))
  }

  @Test func `there and back again is nothing`() throws {
    let transfer = MomentumTransfer(
      sourceMass: 1, targetMass: 4, directions: [.right: .down, .left: .up])
    let there = transfer.velocity(of: Vector2(800, 0))
    #expect(there == Vector2(0, 200) && transfer.reversed.velocity(of: there) == Vector2(800, 0))
    #expect(transfer.reversed.reversed == transfer)
  }

  @Test func `a direction that leads nowhere keeps its momentum`() {
    let transfer = MomentumTransfer(directions: [.right: .down])
    #expect(transfer.velocity(of: -900, along: .horizontal) == nil)
    #expect(transfer.velocity(of: Vector2(-900, 500)) == .zero)
    #expect(transfer.velocity(of: Vector2(900, 500)) == Vector2(0, 900))
  }

  @Test func `directions are distinguished, also mirrored ones`() throws {
    let turned = MomentumTransfer(directions: [.left: .down, .right: .up, .up: .left])
    for (way, end) in [
      (Vector2(-5, 0), Vector2(0, 5)), (Vector2(5, 0), Vector2(0, -5)),
      (Vector2(0, -5), Vector2(-5, 0)), (Vector2(0, 5), .zero),
    ] { #expect(turned.velocity(of: way) == end, "\(way)") }
  }

  @Test func `what is slower than the least speed stays`() {
    let transfer = MomentumTransfer(minimumSpeed: 250)
    #expect(transfer.velocity(of: -249.9) == nil && transfer.velocity(of: -250) == -250)
    #expect(MomentumTransfer(minimumSpeed: .infinity).velocity(of: 1e300) == nil)
  }

  @Test func `numbers that make no sense pass nothing`() {
    for velocity in [Double.nan, .infinity, -.infinity, 0] {
      #expect(MomentumTransfer().velocity(of: velocity) == nil)
      #expect(MomentumTransfer().velocity(of: Vector2(velocity, 1)) == Vector2(0, 1))
    }
  }

  @Test(arguments: [-3_000.0, 500, 2_500])
  func `what is left is the velocity at the edge, exactly`(velocity: Double) throws {
    let glide = Deceleration(from: 0, velocity: velocity)
    let edge = velocity / 2_002.002669 * 700
    let time = try #require(glide.time(to: edge))
    let left = MomentumTransfer.leftover(velocity: velocity, distance: edge)
    #expect(abs(left - glide.velocity(at: time)) < 1e-9)
  }

  @Test func `nothing is left where it does not get to`() {
    for (velocity, distance) in [(1e3, 500), (-1e3, -500), (1e3, -1), (0, 0), (1e3, .nan)] {
      #expect(MomentumTransfer.leftover(velocity: velocity, distance: distance) == 0)
    }
  }
}
