import ScrollPhysics
import Testing

/// A sampled motion against the motion itself.
@Suite struct SpringTableTests {
  static let ratios = [0.0625, 0.5, 0.999_999, 1, 1.000_001, 1.5, 20]

  static func motion(_ ratio: Double, from start: Double = 30, velocity: Double = 400)
    -> SpringMotion
  {
    SpringMotion(
      DampedSpring(stiffness: 200, dampingRatio: ratio), from: start, to: 100, velocity: velocity)
  }

  @Test(arguments: ratios, [-2000.0, 0, 400])
  func `the error stays within its bound`(ratio: Double, velocity: Double) throws {
    let motion = Self.motion(ratio, velocity: velocity)
    for samplesPerSecond in [20.0, 60, 500] {
      let table = try #require(
        SpringTable(motion, tolerance: 0.01, sampleInterval: 1 / samplesPerSecond))
      var largest = MotionState(value: 0, velocity: 0)
      for index in 0..<4_000 {
        let time = table.duration * Double(index) / 4_000
        let (error, truth) = (table.state(at: time), motion.state(at: time))
        largest.value = max(largest.value, abs(error.value - truth.value))
        largest.velocity = max(largest.velocity, abs(error.velocity - truth.velocity))
      }
      #expect(largest.value <= table.errorBound && largest.velocity <= table.velocityErrorBound)
      // A bound that is far too wide would be no help: it is reached within a factor of 4.
      if ratio >= 0.5, ratio <= 1.5, samplesPerSecond == 60 {
        #expect(largest.value >= table.errorBound / 4)
      }
    }
  }

  @Test(arguments: ratios, [1.0, 0.01, 1e-6])
  func `left to itself it is as fine as its tolerance`(ratio: Double, tolerance: Double) throws {
    let table = try #require(SpringTable(Self.motion(ratio), tolerance: tolerance))
    #expect(table.errorBound <= tolerance && table.errorBound > tolerance / 1000)
  }

  @Test(arguments: ratios) func `samples are exact`(ratio: Double) throws {
    let motion = Self.motion(ratio)
    let table = try #require(SpringTable(motion, tolerance: 0.01, sampleInterval: 1.0 / 60))
    for index in 0..<(table.sampleCount - 1) {
      let time = Double(index) * table.sampleInterval
      #expect(abs(table.value(at: time) - motion.value(at: time)) <= 1e-10)
    }
  }

  @Test(arguments: ratios)
  func `from the end on it rests exactly on the target`(ratio: Double) throws {
    let motion = Self.motion(ratio)
    let table = try #require(SpringTable(motion, tolerance: 0.25))
    #expect(table.duration == motion.settleTime(within: 0.25))
    for time in [table.duration, table.duration.nextUp, 1e9, .infinity] {
      #expect(table.value(at: time) == 100 && table.velocity(at: time) == 0)
    }
    #expect(abs(table.value(at: table.duration.nextDown) - 100) <= 0.25 + table.errorBound)
  }

  @Test func `time before the start is the start`() throws {
    let table = try #require(SpringTable(Self.motion(1), tolerance: 0.01))
    for time in [0, -0.0, -1, -.infinity, .nan] {
      #expect(table.value(at: time) == 30 && abs(table.velocity(at: time) - 400) <= 1e-10)
    }
  }

  @Test func `value, velocity and state are one answer`() throws {
    let table = try #require(SpringTable(Self.motion(0.5), tolerance: 0.01))
    for index in 0..<1000 {
      let (time, state) = (Double(index) / 500, table.state(at: Double(index) / 500))
      #expect(state.value == table.value(at: time) && state.velocity == table.velocity(at: time))
    }
  }

  @Test func `a motion at rest is a table of no length`() throws {
    let table = try #require(SpringTable(Self.motion(1, from: 100, velocity: 0), tolerance: 0.01))
    #expect(table.duration == 0 && table.value(at: 0) == 100)
  }

  @Test func `more samples, less error, by the fourth power`() throws {
    let motion = Self.motion(0.5)
    let coarse = try #require(SpringTable(motion, tolerance: 1e-3, sampleInterval: 0.02))
    let fine = try #require(SpringTable(motion, tolerance: 1e-3, sampleInterval: 0.01))
    #expect(abs(coarse.errorBound / fine.errorBound - 16) < 1)
  }

  @Test(arguments: [(0, 0.01), (1_000, 1e-6), (1e4, 0.1), (1e-4, 1e-9)])
  func `a spring that never settles, or needs more samples than a table has, has none`(
    dampingRatio: Double, tolerance: Double
  ) {
    let spring = DampedSpring(stiffness: 100, dampingRatio: dampingRatio)
    let motion = SpringMotion(spring, from: 100, to: 0, velocity: 0)
    #expect(SpringTable(motion, tolerance: tolerance) == nil)
  }
}
