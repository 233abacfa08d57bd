import ScrollMath
import ScrollPhysics
import Testing

@Suite struct DecelerationTests {
  static let rates = [0.5, 0.9, 0.99, 0.998, 0.9999].map { DecelerationRate($0) }

  static let motions: [Deceleration] = rates.flatMap { rate in
    [(0, 1000), (120.5, -2504), (-3000, 0), (1e6, 0.5), (7, 30_000)].flatMap { start, velocity in
      [1, 0.999, 1.7].map { gain in
        Deceleration(from: start, velocity: velocity, decay: rate.decayConstant, gain: gain)
      }
    }
  }

  @Test func `the time to an offset undoes the offset at a time`() throws {
    for motion in Self.motions where motion.velocity != 0 {
      for time in [1e-9, 1e-3, 1.0 / 60, 0.1, 0.7, 2] {
        let offset = motion.value(at: time)
        // One ulp of the offset is worth so much time.
        let worth = 8 * max(abs(offset), 1) * .ulpOfOne / abs(motion.velocity(at: time))
        guard worth < 0.1 * time else { continue }
        #expect(abs(try #require(motion.time(to: offset)) - time) <= worth + 8 * .ulpOfOne * time)
      }
    }
  }

  @Test func `only offsets ahead are reached`() {
    for motion in Self.motions where motion.velocity != 0 {
      let reach = motion.destination - motion.start
      #expect(motion.time(to: motion.start) == 0)
      #expect(motion.time(to: motion.start - 0.01 * reach) == nil)
      #expect(motion.time(to: motion.start + 1.01 * reach) == nil)
      #expect(motion.time(to: .infinity) == nil && motion.time(to: .nan) == nil)
    }
    #expect(Deceleration(from: 3, velocity: 0).time(to: 3) == 0)
    #expect(Deceleration(from: 3, velocity: 0).time(to: 4) == nil)
    // Ahead by its side, however short the way.
    let short = Deceleration(from: .leastNonzeroMagnitude, velocity: -1e300)
    #expect(short.time(to: 0) == 0 && short.time(to: 1e-300) == nil)
  }

  @Test func `the duration is where the remaining distance is the threshold, and never negative`() {
    for motion in Self.motions {
      let reach = abs(motion.destination - motion.start)
      for threshold in [1e-3, 0.5, 40] {
        let time = motion.time(toWithin: threshold)
        let left = abs(motion.destination - motion.value(at: time))
        let isClose = abs(left - threshold) <= 1e-9 * threshold + 4 * abs(motion.destination).ulp
        #expect(reach > threshold ? isClose : time == 0)
      }
    }
  }

  @Test func `a duration is known where its quotient is beyond the largest number`() {
    let decay = DecelerationRate.normal.decayConstant
    let motion = Deceleration(from: 0, velocity: 1e300)
    let logarithm = 600 * Double.log(10)
    #expect(abs(motion.time(toSpeed: 1e-300) / (logarithm / decay) - 1) < 1e-14)
    let way = (logarithm - Double.log(decay)) / decay
    #expect(abs(motion.time(toWithin: 1e-300) / way - 1) < 1e-14)
  }

  @Test func `the time to a speed is when the carried speed has fallen to it`() {
    for motion in Self.motions {
      for speed in [1e-3, 10, 400] {
        let time = motion.time(toSpeed: speed)
        let isSo = abs(abs(motion.carriedVelocity(at: time)) / speed - 1) < 1e-13
        #expect(abs(motion.velocity) > speed ? isSo : time == 0)
      }
    }
  }

  @Test func `the velocity asked for passes the offset at the time`() {
    for rate in Self.rates {
      for (target, time) in [(500.0, 0.5), (-30, 1e-6), (1e6, 3)] {
        let velocity = Deceleration.velocity(from: 12, reaching: target, after: time, rate: rate)
        let motion = Deceleration(from: 12, velocity: velocity, rate: rate)
        #expect(abs(motion.value(at: time) - target) <= 1e-13 * abs(target - 12) + 1e-14)
      }
    }
  }

  @Test func `a deceleration bent to a target lands on it, if it lies ahead`() throws {
    let bent = try #require(Deceleration(from: 100, velocity: -900, landingOn: -420))
    #expect(abs(bent.destination + 420) < 1e-12)
    #expect(bent.state(at: 0) == MotionState(value: 100, velocity: -900))
    #expect(Deceleration(from: 100, velocity: -900, landingOn: 101) == nil)
    #expect(Deceleration(from: 100, velocity: -900, landingOn: 100) == nil)
    #expect(Deceleration(from: 100, velocity: 0, landingOn: 99) == nil)
  }

  @Test(arguments: rates) func `a rate and its decay constant are one`(rate: DecelerationRate) {
    let back = DecelerationRate(decayConstant: rate.decayConstant)
    #expect(abs(back.keptPerMillisecond - rate.keptPerMillisecond) < 4 * .ulpOfOne)
    // Kept each millisecond means: after one millisecond, so much is left.
    let left = Deceleration(from: 0, velocity: 1, rate: rate).velocity(at: 0.001)
    #expect(abs(left - rate.keptPerMillisecond) < 4 * .ulpOfOne)
  }
}
