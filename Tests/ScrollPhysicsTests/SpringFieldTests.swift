import ScrollPhysics
import Testing

/// Many springs stepped together, against each of them alone.
@Suite struct SpringFieldTests {
  static let ratios = [0, 0.0625, 0.5, 0.999_999, 1, 1.000_001, 1.5, 20]

  static func spring(_ ratio: Double) -> DampedSpring {
    DampedSpring(stiffness: 200, dampingRatio: ratio)
  }

  /// The largest errors of value and velocity over some steps, as a share of the amplitude.
  static func error<Scalar: BinaryFloatingPoint & Sendable>(
    _: Scalar.Type, _ ratio: Double, interval: Double, steps: Int
  ) -> Double {
    let spring = spring(ratio)
    var field = SpringField<Scalar>(spring, interval: interval, capacity: 3)
    let starts: [(from: Double, to: Double, velocity: Double)] = [
      (100, 0, 0), (0, 64, 1000), (-20, 4, -500),
    ]
    let motions = starts.map {
      SpringMotion(spring, from: $0.from, to: $0.to, velocity: $0.velocity)
    }
    for start in starts {
      field.add(
        from: Scalar(start.from), to: Scalar(start.to), velocity: Scalar(start.velocity))
    }
    var largest = 0.0
    for step in 0...steps {
      for (slot, motion) in motions.enumerated() {
        let truth = motion.state(at: Double(step) * interval)
        largest = max(largest, abs(Double(field.value(at: slot)) - truth.value) / 100)
        largest = max(
          largest,
          abs(Double(field.velocity(at: slot)) - truth.velocity) / (100 * spring.angularFrequency))
      }
      field.step()
    }
    return largest
  }

  @Test(arguments: ratios, [1.0 / 240, 1.0 / 60, 0.1])
  func `n steps are the exact motion after n intervals`(ratio: Double, interval: Double) {
    #expect(Self.error(Double.self, ratio, interval: interval, steps: 1000) < 1e-12)
    #expect(Self.error(Float.self, ratio, interval: interval, steps: 1000) < 5e-5)
  }

  @Test(arguments: ratios)
  func `value and velocity start as given`(ratio: Double) {
    var field = SpringField<Double>(Self.spring(ratio), interval: 1.0 / 120, capacity: 1)
    field.add(from: 37, to: -12, velocity: 250)
    #expect(field.value(at: 0) == 37)
    #expect(abs(field.velocity(at: 0) - 250) <= 1e-11)
    #expect(field.target(at: 0) == -12)
  }

  @Test(arguments: ratios)
  func `a new target does not change value or velocity`(ratio: Double) {
    var field = SpringField<Double>(Self.spring(ratio), interval: 1.0 / 120, capacity: 1)
    field.add(from: 37, to: -12, velocity: 250)
    for _ in 0..<10 { field.step() }
    let before = (field.value(at: 0), field.velocity(at: 0))
    field.setTarget(500, at: 0)
    #expect(abs(field.value(at: 0) - before.0) <= 1e-12)
    #expect(abs(field.velocity(at: 0) - before.1) <= 1e-9)
    let motion = SpringMotion(
      Self.spring(ratio), from: before.0, to: 500, velocity: before.1)
    for _ in 0..<30 { field.step() }
    #expect(abs(field.value(at: 0) - motion.value(at: 0.25)) <= 1e-9)
  }

  @Test func `the settled are reported, the rest close up in order`() {
    var field = SpringField<Float>(Self.spring(1), interval: 1.0 / 60, capacity: 100)
    for index in 0..<100 {
      field.add(from: Float(index % 3 == 0 ? 0.1 : 50), to: 0, id: 1000 + index)
    }
    var reported: [Int] = []
    let removed = field.removeSettled(StopRule(speed: 1, distance: 0.5)) { reported.append($0) }
    #expect(removed == 34)
    #expect(reported == (0..<100).filter { $0 % 3 == 0 }.map { 1000 + $0 })
    #expect(
      (0..<field.count).map { field.id(at: $0) }
        == (0..<100).filter { $0 % 3 != 0 }.map { 1000 + $0 })
    #expect((0..<field.count).allSatisfy { field.value(at: $0) == 50 })
    #expect(field.removeSettled(StopRule(speed: 1, distance: 0.5)) == 0)
  }

  @Test func `near but moving is not settled`() {
    var field = SpringField<Double>(Self.spring(0.5), interval: 1.0 / 60, capacity: 2)
    field.add(from: 0.2, to: 0, velocity: 900)
    field.add(from: 9, to: 0)
    #expect(field.removeSettled(.uiKit) == 0)
    for _ in 0..<600 { field.step() }
    #expect(field.removeSettled(.uiKit) == 2)
    #expect(field.isEmpty)
  }

  @Test func `ids count up when none are given`() {
    var field = SpringField<Double>(Self.spring(1), interval: 1.0 / 60)
    #expect(field.add(from: 0, to: 0) == 0)
    #expect(field.add(from: 5, to: 0) == 1)
    field.removeSettled(StopRule(speed: 0, distance: 0))
    #expect(field.add(from: 5, to: 0) == 2)
    #expect(field.id(at: 0) == 1)
    #expect(field.add(from: 5, to: 0, id: -7) == -7)
  }

  @Test(arguments: [0.5, 1, 1.5])
  func `left alone a spring ends exactly on its target`(ratio: Double) {
    var field = SpringField<Float>(Self.spring(ratio), interval: 1.0 / 60, capacity: 1000)
    for index in 0..<1000 { field.add(from: Float(index), to: 7) }
    for _ in 0..<6000 { field.step() }
    #expect((0..<1000).allSatisfy { field.value(at: $0) == 7 && field.velocity(at: $0) == 0 })
    #expect(field.removeSettled(StopRule(speed: 0, distance: 0)) == 1000)
  }

  @Test func `values are copied in the order of the slots`() {
    var field = SpringField<Double>(Self.spring(1), interval: 1.0 / 60, capacity: 5)
    for index in 0..<5 { field.add(from: Double(index), to: 10) }
    field.step()
    var values = [Double](repeating: -1, count: 6)
    field.copyValues(to: &values)
    #expect(values == (0..<5).map { field.value(at: $0) } + [-1])
  }

  @Test func `a copy is a snapshot`() {
    var field = SpringField<Double>(Self.spring(1), interval: 1.0 / 60, capacity: 1)
    field.add(from: 50, to: 0)
    let snapshot = field
    field.step()
    #expect(snapshot.value(at: 0) == 50)
    var replay = snapshot
    replay.step()
    #expect(replay == field)
  }

  @Test func `the largest numbers allowed stay finite`() {
    var field = SpringField<Float>(Self.spring(0), interval: 1.0 / 60, capacity: 1)
    field.add(from: 1.8e19, to: -1.8e19, velocity: 1.8e19)
    for _ in 0..<1000 {
      field.step()
      #expect(field.value(at: 0).isFinite && field.velocity(at: 0).isFinite)
    }
  }

  @Test func `numbers that are not finite trap`() async {
    await #expect(processExitsWith: .failure) {
      var field = SpringField<Double>(DampedSpring.interaction, interval: 1.0 / 60)
      field.add(from: .nan, to: 0)
    }
    await #expect(processExitsWith: .failure) {
      var field = SpringField<Double>(DampedSpring.interaction, interval: 1.0 / 60)
      field.add(from: 0, to: 0, velocity: .infinity)
    }
    await #expect(processExitsWith: .failure) {
      var field = SpringField<Float>(DampedSpring.interaction, interval: 1.0 / 60)
      field.add(from: 0, to: 0)
      field.setTarget(.nan, at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringField<Float>(DampedSpring.interaction, interval: 0)
    }
  }
}
