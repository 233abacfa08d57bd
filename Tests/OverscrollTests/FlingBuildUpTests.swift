import Overscroll
import Testing

@Suite struct FlingBuildUpTests {
  /// The factors of flicks 0.5 s apart.
  func factors(_ velocities: [Double], drag: Double = 120) -> [Double] {
    var buildUp = FlingBuildUp()
    return velocities.enumerated().map {
      buildUp.factor(velocity: $1, dragDistance: drag, time: Double($0) * 0.5)
    }
  }

  @Test func `from the third fast flick on the factor grows, each from the last`() {
    // 1, 1, then + 1 · 0.5, + 1.5 · 0.5, + 2 · 0.5
    #expect(factors([700, 800, 900, 1000, 1100]) == [1, 1, 1.5, 2.25, 3.25])
    #expect(factors([-700, -800, -900, -1000, -1100], drag: -120) == [1, 1, 1.5, 2.25, 3.25])
  }

  @Test func `a drag counts up to 0.9 of a step, the factor up to 16`() {
    #expect(factors([700, 700, 700], drag: 1e6) == [1, 1, 1.9])
    let many = factors(Array(repeating: 5000, count: 30), drag: 240)
    #expect(many.max() == 16)
    #expect(many.last == 16)
  }

  @Test func `a reversal, a slow release and a pause start again`() {
    #expect(factors([700, 700, 700, -700, -700, -700]) == [1, 1, 1.5, 1, 1, 1.5])
    #expect(factors([700, 700, 700, 129, 700, 700, 700]) == [1, 1, 1.5, 1, 1, 1, 1.5])
    var buildUp = FlingBuildUp()
    for time in [0.0, 1, 2] {
      _ = buildUp.factor(velocity: 700, dragDistance: 120, time: time)
    }
    #expect(buildUp.factor == 1.5)
    #expect(buildUp.factor(velocity: 700, dragDistance: 120, time: 3.001) == 1)
    #expect(buildUp.count == 1)
  }

  @Test func `a release between the speeds does not count and does not end the series`() {
    #expect(factors([700, 700, 599, 700, 700]) == [1, 1, 1, 1.5, 2.25])
    #expect(factors([700, 700, 700, 130, 700]) == [1, 1, 1.5, 1, 1.75])
  }

  @Test func `a reset is a fresh start`() {
    var buildUp = FlingBuildUp()
    for time in 0..<4 {
      _ = buildUp.factor(velocity: -900, dragDistance: 100, time: Double(time) * 0.3)
    }
    #expect(buildUp.factor > 1)
    buildUp.reset()
    #expect(buildUp == FlingBuildUp())
  }

  @Test func `impossible numbers and times are ignored and counted`() {
    var buildUp = FlingBuildUp()
    for time in [1.0, 1.5] { _ = buildUp.factor(velocity: 900, dragDistance: 120, time: time) }
    let before = buildUp.count
    #expect(buildUp.factor(velocity: .nan, dragDistance: 120, time: 2) == 1)
    #expect(buildUp.factor(velocity: 900, dragDistance: .infinity, time: 2) == 1)
    #expect(buildUp.factor(velocity: 900, dragDistance: 120, time: .nan) == 1)
    #expect(buildUp.factor(velocity: 900, dragDistance: 120, time: 1.4) == 1)
    #expect(buildUp.count == before)
    #expect(buildUp.ignoredEvents == 4)
    #expect(buildUp.factor(velocity: 900, dragDistance: 120, time: 2) == 1.5)
  }
}
