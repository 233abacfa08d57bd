import ScrollPhysics
import ScrollTestSupport
import Testing

@Suite struct SpringSettlingTests {
  static let thresholds = [1e-6, 0.01, 0.5, 20, 1e4]

  @Test func `after the settle time the motion stays within, just before it does not`() throws {
    for motion in SpringCases.motions {
      for threshold in Self.thresholds {
        guard let time = motion.settleTime(within: threshold) else { continue }
        #expect(time >= 0)
        if time > 0 {
          let here = abs(motion.displacement(at: time))
          #expect(abs(here / threshold - 1) < 1e-9)
          #expect(abs(motion.displacement(at: time * (1 - 1e-6))) > threshold)
        }
        // Densely at first, then ever wider.
        let later = sequence(first: 1e-4) { $0 < 1e5 ? $0 * 1.06 : nil }
          .map { time * (1 + 1e-6) + $0 }
        #expect(later.allSatisfy { abs(motion.displacement(at: $0)) < threshold * (1 + 1e-12) })
      }
    }
  }

  @Test func `only an undamped spring never settles, and only if it oscillates so far`() {
    for spring in SpringCases.springs {
      let motion = SpringMotion(spring, from: 100, velocity: 0)
      #expect((motion.settleTime(within: 0.5) == nil) == (spring.dampingRatio == 0))
      #expect(motion.settleTime(within: 101) == 0)
      #expect(SpringMotion(spring, from: 0, velocity: 0).settleTime(within: 1e-9) == 0)
    }
  }

  @Test func `the first time within is no later than settling, and none is before it`() throws {
    for motion in SpringCases.motions {
      for threshold in Self.thresholds {
        let first = try #require(motion.firstTime(within: threshold), "\(motion) \(threshold)")
        let settled = motion.settleTime(within: threshold) ?? .infinity
        #expect(first <= settled * (1 + 4 * .ulpOfOne))
        #expect(abs(motion.displacement(at: first)) <= threshold * (1 + 1e-9))
        guard first > 0 else { continue }
        let before = (0..<50).map { first * Double($0) / 50 }
        #expect(before.allSatisfy { abs(motion.displacement(at: $0)) > threshold })
      }
    }
  }

  @Test func `peaks that just reach the threshold count, peaks that just miss it do not`() throws {
    for ratio in [0.01, 0.1, 0.4, 0.7] {
      let spring = DampedSpring(stiffness: 100, dampingRatio: ratio)
      let motion = SpringMotion(spring, from: 100, velocity: 0)
      let peak = try #require(motion.peak)
      let height = abs(peak.value)
      let reached = try #require(motion.settleTime(within: height * (1 - 1e-9)))
      #expect(try #require(motion.settleTime(within: height * (1 + 1e-9))) < peak.time)
      #expect(reached > peak.time && reached - peak.time < 1e-4)
    }
  }

  @Test func `the article's bound is never too short`() {
    for motion in SpringCases.motions {
      for threshold in Self.thresholds {
        guard let bound = motion.articleBound(within: threshold),
          let settled = motion.settleTime(within: threshold)
        else { continue }
        #expect(bound >= settled * (1 - 1e-12))
      }
    }
  }

  @Test func `the article's bound knows no over-damped springs, or undamped ones`() {
    for (ratio, isKnown) in [(0, false), (0.5, true), (1, true), (1.5, false)] {
      let motion = SpringMotion(
        DampedSpring(stiffness: 100, dampingRatio: ratio), from: 100, velocity: 0)
      #expect((motion.articleBound(within: 0.5) != nil) == isKnown)
    }
  }

  @Test func `the article's bound and settling are finite for the smallest of thresholds`() throws {
    for ratio in [0.5, 1] {
      let motion = SpringMotion(
        DampedSpring(stiffness: 100, dampingRatio: ratio), from: 100, velocity: 500)
      let bound = try #require(motion.articleBound(within: 1e-307))
      #expect(bound.isFinite && bound > (motion.articleBound(within: 1e-300) ?? .infinity))
      let settled = try #require(motion.settleTime(within: 0x1p-1030))
      #expect(settled > (motion.settleTime(within: 1e-300) ?? .infinity))
    }
  }

  @Test(arguments: [1e-9, 1e-11, 1e-12])
  func `the lightest damping settles when its envelope does`(ratio: Double) throws {
    let spring = DampedSpring(stiffness: 100, dampingRatio: ratio)
    let motion = SpringMotion(spring, from: 0, to: 300, velocity: 500)
    // ln(√(300² + 50²) / 0.5) / (ζ ω).
    let expected = 6.410_629_142 / (10 * ratio)
    for time in [
      motion.curve.settleTime(within: 0.5), try #require(motion.settleTime(within: 0.5)),
    ] { #expect(abs(time / expected - 1) < 1e-6) }
  }

  @Test func `the times at a position are complete and in order`() {
    for motion in SpringCases.motions {
      for position in [0, 0.3, -0.3, 25, -25, 90, 500] {
        var found: [Double] = []
        while let next = motion.nextTime(at: position, after: found.last ?? 0), next < 4 {
          found.append(next)
        }
        let seen = Crossings.sampled(of: motion.value, at: position, from: 1e-9, to: 4, count: 2000)
        #expect(Crossings.disagreement(between: found, and: seen, until: 4, width: 4 / 2000) == nil)
      }
    }
  }

  @Test func `dead and overflown oscillations are not searched forever`() {
    let spring = DampedSpring(stiffness: 1e6, dampingRatio: 1e-3)
    #expect(SpringMotion(spring, from: 1e-300, velocity: 0).nextTime(at: 0, after: 1e6) == nil)
    let overflown = SpringMotion(spring, from: 1e308, velocity: 1e308)
    let passes = overflown.nextTime(at: 5, after: 3)
    #expect(passes.map { $0 > 3 } ?? true)
  }

  @Test(arguments: [1.0, 2, 1e6], [1e307, -1e307, 1e-290])
  func `the farthest and smallest places settle`(dampingRatio: Double, start: Double) throws {
    let spring = DampedSpring(stiffness: 100, dampingRatio: dampingRatio)
    let motion = SpringMotion(spring, from: start, velocity: 0)
    for threshold in [1e-300, 0.5] where threshold < abs(start) {
      let time = try #require(motion.settleTime(within: threshold))
      #expect(abs(motion.displacement(at: time * (1 + 1e-9))) <= threshold)
      #expect(abs(motion.displacement(at: time * (1 - 1e-9))) >= threshold)
    }
  }

  /// A spring that hardly loses anything, as far out as it turns: by rounding its turns may never get inside.
  @Test(.timeLimit(.minutes(1)), arguments: [-0.0, 1e-300, 1e-30, 1e-17, 1e-13])
  func `what hardly falls settles in no time, or never`(dampingRatio: Double) throws {
    let spring = DampedSpring(stiffness: 200, dampingRatio: dampingRatio)
    for start in [-262.575, 0, 3, 1e6] {
      for velocity in [-700, 0, 0.3] where velocity != 0 || start != 0 {
        let motion = SpringMotion(spring, from: start, velocity: velocity)
        let farthest = abs(try #require(motion.peak).value)
        for threshold in [0.01, farthest.nextDown, farthest, farthest.nextUp, farthest * 2] {
          for settled in [
            motion.settleTime(within: threshold) ?? .infinity,
            Segment.spring(motion, within: threshold).duration,
          ] where settled < .infinity {
            #expect(settled >= 0)
            #expect(abs(motion.displacement(at: settled)) <= threshold * (1 + 1e-12))
          }
        }
      }
    }
  }

  /// Where displacements have no digits left, the estimate of the last turn is off by billions of them.
  @Test(.timeLimit(.minutes(1)), arguments: [0x1p-1074, 0x1p-1063, 0x1p-1030, 1e-300])
  func `a fast oscillation settles within the smallest thresholds`(threshold: Double) throws {
    for (stiffness, dampingRatio) in [(1e24, 2e-11), (1e24, 2e-10), (1e18, 1e-8)] {
      let spring = DampedSpring(stiffness: stiffness, dampingRatio: dampingRatio)
      let decay = dampingRatio * spring.angularFrequency
      let motion = SpringMotion(spring, from: 7.3, velocity: 0)
      let plane = SpringMotion2(spring, from: Vector2(0, 7.3), velocity: .zero)
      for time in [motion.settleTime(within: threshold), plane.settleTime(within: threshold)] {
        let exponent = try decay * #require(time)
        #expect(abs(exponent - logarithm(of: 7.3, over: threshold)) < 1.5)
      }
    }
  }

  @Test func `a critical spring that turns by a rounding alone is found on its way`() throws {
    let spring = DampedSpring(stiffness: 333.3333332805039, dampingRatio: 1)
    let motion = SpringMotion(spring, from: 162, velocity: -spring.angularFrequency * 162)
    let time = try #require(motion.nextTime(at: motion.value(at: 0.05)))
    #expect(abs(time - 0.05) < 1e-9 && motion.peak == nil)
    #expect(motion.firstTime(within: 0.1) == motion.settleTime(within: 0.1))
  }

  @Test(arguments: [1e-12, 1e-9, 1e-7, 1], [1 - 0x1p-53, 1 - 0x1p-52, 1 - 1e-12])
  func `turning in thousands of years is found`(stiffness: Double, dampingRatio: Double) throws {
    let spring = DampedSpring(stiffness: stiffness, dampingRatio: dampingRatio)
    let motion = SpringMotion(spring, from: 100, velocity: 0)
    let (first, last) = (motion.firstTime(within: 0.5), motion.settleTime(within: 0.5))
    #expect(abs(try #require(first) / #require(last) - 1) < 1e-14)
  }
}
