import ScrollPhysics
import Testing

/// A colour, as a value a spring can move.
private struct Color: LinearValue, Equatable {
  var red, green, blue: Double

  static func + (a: Color, b: Color) -> Color {
    Color(red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue)
  }

  static func - (a: Color, b: Color) -> Color {
    Color(red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue)
  }

  func scaled(by factor: Double) -> Color {
    Color(red: red * factor, green: green * factor, blue: blue * factor)
  }
}

/// A spring has many names; each undoes the other.
@Suite struct SpringTests {
  static let masses = [0.05, 0.5, 1, 2, 3, 40]
  static let ratios = [0, 0.001, 0.3, 0.999999, 1, 1.0042, 3, 50]

  static func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 8 * .ulpOfOne * abs(b) }

  @Test(arguments: masses)
  func `damping, response, and SwiftUI's duration and bounce undo themselves`(mass: Double) {
    for ratio in Self.ratios {
      let spring = DampedSpring(mass: mass, stiffness: 170, dampingRatio: ratio)
      let damped = DampedSpring(mass: mass, stiffness: 170, damping: spring.damping)
      #expect(Self.isClose(damped.dampingRatio, ratio))
      #expect(Self.isClose(damped.damping, spring.damping))
      let responding = DampedSpring(response: spring.response, dampingRatio: ratio)
      #expect(Self.isClose(responding.angularFrequency, spring.angularFrequency))
      // The same motion, so the stiffness is per unit of mass.
      #expect(Self.isClose(responding.stiffness, spring.stiffness / mass))
      #expect(Self.isClose(responding.decay, spring.decay))
      // The slowest has a bounce of -0.98, whose distance from -1 is what counts.
      let bouncing = DampedSpring(duration: spring.duration, bounce: spring.bounce)
      #expect(abs(bouncing.dampingRatio - ratio) <= 4 * .ulpOfOne * max(1, ratio * ratio))
      #expect(Self.isClose(bouncing.response, spring.response))
    }
  }

  @Test(arguments: [0.001, 0.02, 0.3, 2, 50])
  func `UIKit's duration undoes itself, where a spring has one`(duration: Double) throws {
    // Below this the envelope starts under ε, and above 0.9999 twelve rounds are not enough.
    for ratio in [0.002, 0.05, 0.3, 0.7, 0.9, 0.99, 1] {
      let spring = try #require(DampedSpring(settlingIn: duration, dampingRatio: ratio))
      #expect(abs(try #require(spring.uiKitDuration()) / duration - 1) < 1e-12)
    }
    #expect(DampedSpring(settlingIn: duration, dampingRatio: 0.0005) == nil)
    for ratio in [0, 0.0005, 1.5] {
      #expect(DampedSpring(stiffness: 100, dampingRatio: ratio).uiKitDuration() == nil)
    }
  }

  @Test func `only the ratio of stiffness to mass matters for the motion`() {
    for ratio in Self.ratios {
      let states = [0.5, 1, 4].map { mass in
        SpringMotion(
          DampedSpring(mass: mass, stiffness: 100 * mass, dampingRatio: ratio), from: 80,
          velocity: 300
        ).state(at: 0.3)
      }
      #expect(states[0] == states[1] && states[2] == states[1])
    }
  }

  @Test(arguments: [1e99, 1e100, 1e101, 1e154, 1e155, 1e200, Double.greatestFiniteMagnitude])
  func `however damped, no number of a spring is none`(ratio: Double) {
    for (mass, stiffness) in [(1.0, 100.0), (1e9, 1e-9), (1e-9, 1e12)] {
      let spring = DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
      for velocity in [-3_000, 0, 3_000.0] {
        let motion = SpringMotion(spring, from: 100, velocity: velocity)
        var numbers = [
          spring.decay, spring.damping, spring.bounce, spring.duration, motion.limit,
          spring.settlingDuration(), motion.settleTime(within: 0.5) ?? 0,
          motion.settleTime(within: 0.5, slowerThan: 10) ?? 0,
          motion.firstTime(within: 0.5, slowerThan: 10) ?? 0, motion.nextTime(at: 50) ?? 0,
          motion.peak?.time ?? 0, motion.peak?.value ?? 0,
        ]
        for time in [0, 1e-300, 1e-9, 1, 1e9, 1e300] {
          let (state, step) = (motion.state(at: time), SpringStep(spring, interval: time))
          let weights = SpringWeights(spring, at: time)
          numbers += [state.value, state.velocity, weights.position, weights.velocity]
          numbers += [step.weights.positionSlope, step.weights.velocitySlope]
          // It creeps, from where it is.
          if time <= 1 { #expect(abs(state.value - 100) < 1e-3) }
        }
        #expect(numbers.allSatisfy { !$0.isNaN }, "\(numbers)")
      }
    }
  }

  @Test func `a damping ratio is a number, however large mass and stiffness`() {
    for size in [1e-200, 1, 1e200] {
      let spring = DampedSpring(mass: size, stiffness: size, damping: size)
      #expect(abs(spring.dampingRatio - 0.5) < 1e-12 && abs(spring.damping / size - 1) < 1e-12)
    }
  }

  @Test func `a settling duration is finite unless the spring is undamped, and never negative`() {
    for ratio in Self.ratios {
      let spring = DampedSpring(stiffness: 100, dampingRatio: ratio)
      for velocity in [-1e6, -3.0, 0, 3, 1e6] {
        for epsilon in [1e-6, 0.001, 0.5] {
          let duration = spring.settlingDuration(initialVelocity: velocity, epsilon: epsilon)
          #expect(duration >= 0 && duration.isFinite == (ratio > 0))
        }
      }
    }
  }

  @Test func `the springs with a name`() {
    #expect(DampedSpring.interaction == DampedSpring(mass: 1, stiffness: 200, dampingRatio: 1))
    #expect(DampedSpring.articleBounce.angularFrequency == 10)
  }

  @Test(arguments: [24, 30, 60, 90, 120, 240])
  func `at every display rate n steps are the motion`(rate: Int) {
    for spring in SpringCases.springs {
      let step = SpringStep(spring, interval: 1 / Double(rate))
      var (x, v) = (100.0, -2504.0)
      for _ in 0..<rate { step.advance(&x, &v) }
      let motion = SpringMotion(spring, from: 100, velocity: -2504).state(at: 1)
      #expect(abs(x - motion.value) < 1e-9 && abs(v - motion.velocity) < 1e-8)
    }
  }

  @Test(arguments: SpringCases.springs)
  func `a step is the weights, and no step changes nothing`(spring: DampedSpring) {
    #expect(SpringStep(spring, interval: 0.02).weights == SpringWeights(spring, at: 0.02))
    var (x, v) = (100.0, -2504.0)
    SpringStep(spring, interval: 0).advance(&x, &v)
    #expect(x == 100 && v == -2504)
  }

  static let times = [0, 1e-9, 1.0 / 60, 0.2, 1, 10, 86_400, .infinity, -1, .nan]

  @Test func `a colour's components move as numbers do`() {
    let (start, target) = (Color(red: 1, green: 0.5, blue: 0), Color(red: 0, green: 0.5, blue: 1))
    let velocity = Color(red: 0, green: -3, blue: 12)
    for spring in SpringCases.springs {
      for time in Self.times {
        let weights = SpringWeights(spring, at: time)
        let value = weights.value(from: start, to: target, velocity: velocity)
        let slope = weights.velocity(from: start, to: target, velocity: velocity)
        for part in [\Color.red, \.green, \.blue] {
          let (from, to) = (start[keyPath: part], target[keyPath: part])
          let motion = SpringMotion(spring, from: from, to: to, velocity: velocity[keyPath: part])
            .state(at: time)
          #expect(abs(value[keyPath: part] - motion.value) < 2e-14)
          #expect(abs(slope[keyPath: part] - motion.velocity) < 5e-13)
        }
      }
    }
  }

  @Test func `prepared poles give the same weights, to the bit`() {
    for spring in SpringCases.springs {
      let poles = SpringPoles(spring)
      for time in Self.times {
        #expect(SpringWeights(poles, at: time) == SpringWeights(spring, at: time))
      }
    }
  }
}
