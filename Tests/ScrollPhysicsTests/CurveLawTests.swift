@_spi(Formulas) import ScrollFeels
import ScrollTestSupport
import Testing

/// Every curve under every law, but for those that its kind cannot obey.
@Suite struct CurveLawTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let curves: [TestedCurve]
    let others: Set<CurveLaw>

    init(_ description: String, _ curves: [TestedCurve], but others: Set<CurveLaw> = []) {
      (testDescription, self.curves, self.others) = (description, curves, others)
    }
  }

  static let kinds = [
    Kind("a bounce", FlightTests.curves), Kind("a flight", FlightCases.curves),
    Kind("a deceleration", DecelerationTests.motions.map(TestedCurve.deceleration)),
    Kind("a spring", SpringCases.curves),
    // A motion with a duration cannot know how long it was under way.
    Kind("a programmatic scroll", EasedMotionTests.curves, but: [.restart, .start]),
    Kind("a smooth deceleration", curves(restartable + launched)),
    Kind("the Windows fling", curves([windows]), but: [.scale]),
    Kind("Android's table", curves([table]), but: [.start, .slope]),
    // They are launched, and never begun again: what follows a catch is a launch of its own.
    Kind("Android's parabola and return", FeelFlightTests.scaling, but: [.restart]),
    Kind("the timed edges", FeelFlightTests.fixed, but: [.scale, .restart]),
  ]

  @Test(arguments: kinds, CurveLaw.allCases)
  func `a curve obeys every law that its kind can obey`(kind: Kind, law: CurveLaw) {
    guard !kind.others.contains(law) else { return }
    #expect(law.violations(in: kind.curves) == [])
  }

  static let restartable: [ScrollDeceleration] = [
    .exponential(decay: 2.002), .exponential(decay: 4),
    .drag(decay: DragDeceleration.chromiumDecay, drag: DragDeceleration.chromiumDrag),
    .drag(decay: 1.2, drag: 20), .constant(1500), .power(exponent: 3.1, secondSpeed: 900),
    .power(
      exponent: PowerDeceleration.androidExponent,
      secondSpeed: ScrollDeceleration.flutterClampingSpeed),
  ]
  static let launched: [ScrollDeceleration] = [
    .friction(decay: FrictionDeceleration.flutterDecay, deceleration: 1400),
    .friction(decay: 0.7, deceleration: 90),
    .spline(secondSpeed: AndroidSpline.secondSpeed(), isTabled: false),
  ]
  /// Its pace of 2300 pt/s is the vendor's constant: it does not scale.
  static let windows = ScrollDeceleration.windows(deceleration: 27.559 * 96, viewports: 3)
  /// 100 straight pieces: no slope at the knots, and a start 2.3e-5 of the distance ahead.
  static let table = ScrollDeceleration.spline(
    secondSpeed: AndroidSpline.secondSpeed(), isTabled: true)

  static let starts: [(Double, Double)] = [(0, 1000), (120.5, -2504), (-300, 30), (7, 30_000)]

  static func curves(_ laws: [ScrollDeceleration]) -> [TestedCurve] {
    laws.flatMap { law in starts.map { TestedCurve.deceleration(law, from: $0, velocity: $1) } }
  }

  @Test func `Android's table starts near its start, and its slope is that of its pieces`() {
    let motion = TimedDeceleration.android(from: 100, velocity: 3000)
    let jump = motion.state(at: 0).value - 100
    #expect(jump > 0 && jump < 2.4e-5 * motion.travel)
    for index in [3, 40, 77] {
      let step = motion.launchDuration / 100
      let (a, b) = ((Double(index) + 0.1) * step, (Double(index) + 0.9) * step)
      let slope = (motion.state(at: b).value - motion.state(at: a).value) / (b - a)
      #expect(abs(slope - motion.state(at: a).velocity) < 1e-9 * 3000)
    }
  }

  @Test func `only what is restartable gives the same motion when begun again from its state`() {
    for law in Self.restartable + Self.launched + [Self.windows, Self.table] {
      let motion = law.motion(from: 0, velocity: 4000, dimension: 800)
      let pause = 0.2
      let now = motion.state(at: pause)
      let anew = law.motion(from: now.value, velocity: now.velocity, dimension: 800)
      let isSame = abs(anew.destination - motion.destination) < 1e-9 * abs(motion.destination)
      #expect(isSame == law.isRestartable, "\(law)")
    }
  }

  @Test func `the time to an offset undoes the offset at a time`() throws {
    for law in Self.restartable + Self.launched + [Self.windows, Self.table] {
      for (start, velocity) in Self.starts {
        let motion = law.motion(from: start, velocity: velocity, dimension: 800)
        let last = min(motion.duration, 3)
        for share in [0.001, 0.03, 0.2, 0.5, 0.8] {
          let time = share * last
          let state = motion.state(at: time)
          let back = try #require(motion.time(to: state.value))
          let worth = 64 * max(abs(state.value), abs(start)) * .ulpOfOne / abs(state.velocity)
          #expect(abs(back - time) <= worth + 1e-12 * last, "\(law) \(velocity) \(share)")
        }
        let way = motion.destination - start
        #expect(motion.time(to: start - 0.01 * way) == nil)
        #expect(motion.time(to: start + 1.01 * way) == nil && motion.time(to: .nan) == nil)
      }
    }
  }

  @Test func `the time to a speed is when the speed is that, and 0 when it is slower already`() {
    for law in Self.restartable + Self.launched + [Self.windows] {
      let motion = law.motion(from: 0, velocity: -2500, dimension: 800)
      for speed in [2000.0, 300, 20, 1] {
        let time = motion.time(toSpeed: speed)
        #expect(abs(abs(motion.state(at: time).velocity) - speed) < 1e-6 * 2500, "\(law)")
      }
      #expect(motion.time(toSpeed: 2501) == 0)
    }
  }

  @Test func `the launch velocity ends where it should, and none is no motion`() throws {
    for law in Self.restartable + Self.launched + [Self.windows, Self.table] {
      for distance in [-1500.0, -3, 0, 0.25, 40, 1200] {
        let velocity = try #require(law.velocity(travelling: distance, dimension: 800))
        let motion = law.motion(from: 10, velocity: velocity, dimension: 800)
        #expect(abs(motion.destination - 10 - distance) <= 1e-11 * max(1, abs(distance)), "\(law)")
      }
      let still = law.motion(from: 5, velocity: 0, dimension: 800)
      #expect(still.state(at: 1) == MotionState(value: 5, velocity: 0), "\(law)")
      #expect(still.time(to: 6) == nil, "\(law)")
    }
    #expect(Self.windows.velocity(travelling: 2401, dimension: 800) == nil)
  }

  /// Bisection in single precision for a curve value, from the lower bound of the search before.
  private static func search(
    _ goal: Float, from low: inout Float, _ curve: (Float) -> Float
  ) -> Float {
    var high: Float = 1
    while true {
      let middle = low + (high - low) / 2
      let value = curve(middle)
      if Double(abs(value - goal)) < 1e-5 { return middle }
      if value > goal { high = middle } else { low = middle }
    }
  }

  private static func cubic(_ s: Float, _ first: Float, _ second: Float) -> Float {
    let (weight, tension) = (3 * s * (1 - s), (1 - s) * first + s * second)
    return weight * tension + s * s * s
  }

  @Test func `both tables are the vendor's, to the bit`() {
    let first: Float = 0.5 * 0.35
    let second: Float = 1 - 1 * (1 - 0.35 as Float)
    var (x, y): (Float, Float) = (0, 0)
    for index in 0..<100 {
      let goal = Float(index) / 100
      let s = Self.search(goal, from: &x) { Self.cubic($0, first, second) }
      #expect(AndroidSpline.position(index) == Self.cubic(s, 0.5, 1), "position \(index)")
      let t = Self.search(goal, from: &y) { Self.cubic($0, 0.5, 1) }
      #expect(AndroidSpline.time(index) == Self.cubic(t, first, second), "time \(index)")
    }
    #expect(AndroidSpline.position(100) == 1 && AndroidSpline.time(100) == 1)
  }
}
