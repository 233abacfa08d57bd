@_spi(Formulas) import ScrollFeels
import ScrollPhysics
import ScrollTestSupport
import Testing

/// The kinds of motions that random cases are made of, each with the laws that it obeys.
enum RandomMotion: String, CaseIterable, Sendable {
  case spring, deceleration, bounce, eased, flight, platformDeceleration

  var laws: [CurveLaw] {
    switch self {
    // A motion with a duration cannot know how long it was under way; its first velocity is rounded.
    case .eased: CurveLaw.allCases.filter { $0 != .restart && $0 != .start }
    default: CurveLaw.allCases
    }
  }

  /// A motion with random numbers, of the size that screens and fingers have.
  func curve(_ dice: inout SeededGenerator) -> TestedCurve {
    func within(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &dice) }
    func spring() -> DampedSpring {
      DampedSpring(
        mass: within(0.5...3), stiffness: within(20...2_000),
        dampingRatio: Bool.random(using: &dice) ? within(0.05...1) : within(1...4))
    }
    let start = within(-5_000...5_000)
    // From a crawl to a throw, in both directions.
    let size = within(0...1)
    let velocity = (Bool.random(using: &dice) ? 1 : -1) * 30_000 * size * size * size
    let rates: [DecelerationRate] = [.normal, .fast, DecelerationRate(within(0.9...0.9995))]
    let rate = dice.pick(rates)
    switch self {
    case .spring:
      return .spring(spring(), from: start, to: within(-5_000...5_000), velocity: velocity)
    case .deceleration:
      return .deceleration(
        Deceleration(
          from: start, velocity: velocity, decay: rate.decayConstant, gain: within(0.9...1.1)))
    case .bounce:
      return .bounce(
        from: start + within(-400...400), edge: start, carriedVelocity: velocity,
        law: .continuous(rate), pull: ScrollEdge.uiKitPull)
    case .eased:
      let easing = [Easing.easeInOut, .easeOut].randomElement(using: &dice) ?? .easeInOut
      return .eased(
        EasedMotion(
          from: start, to: within(-5_000...5_000), velocity: velocity / 10,
          duration: within(0.1...1), easing: easing), velocity: velocity / 10)
    case .flight:
      let laws: [ScrollLaw] = [
        .continuous(rate), .uiKit(frameInterval: 1 / within(24...240)),
        .springs(hit: spring(), released: spring()), .springs(),
      ]
      let low = within(-5_000...1_000)
      let range = low...(low + max(0, within(-500...6_000)))
      let offset = within(range.lowerBound - 300...range.upperBound + 300)
      let flight = Flight(
        from: offset, velocity: velocity, in: range, law: dice.pick(laws),
        tolerance: Bool.random(using: &dice) ? .uiKit : .never)
      return .flight(
        flight, from: FlightState(offset: offset, carriedVelocity: velocity, phase: .released))
    case .platformDeceleration:
      let laws: [ScrollDeceleration] = [
        .drag(decay: within(0.5...6), drag: within(5...300)), .constant(within(200...4_000)),
        .power(exponent: within(2.2...3.6), secondSpeed: within(300...2_000)),
        .friction(decay: within(0.5...4), deceleration: within(50...2_000)),
        .spline(secondSpeed: AndroidSpline.secondSpeed(), isTabled: false),
      ]
      return .deceleration(dice.pick(laws), from: start, velocity: velocity)
    }
  }
}

/// Random motions under every law that they obey.
///
/// `OVERSCROLL_CASES` sets how many cases there are of each kind, a case being one motion under one law;
/// `OVERSCROLL_SEED` sets the first motion's seed, each later one's is one higher. `Scripts/stress laws` runs millions.
@Suite struct RandomMotionTests {
  @Test(arguments: RandomMotion.allCases)
  func `random motions obey their laws`(kind: RandomMotion) {
    let cases = environment("OVERSCROLL_CASES") ?? 2_000
    let (first, laws) = (environment("OVERSCROLL_SEED") ?? 1, kind.laws)
    var worst = [Double](repeating: 0, count: laws.count)
    let count = (cases + laws.count - 1) / laws.count
    for seed in first..<first + count {
      var dice = SeededGenerator(seed)
      let curve = kind.curve(&dice)
      for (index, law) in laws.enumerated() {
        let broken = law.violations(of: curve, worst: &worst[index])
        guard broken.isEmpty else {
          Issue.record("\(kind) seed \(seed), \(law): \(curve): \(broken[0])")
          return
        }
      }
    }
    guard environment("OVERSCROLL_CASES") != nil else { return }
    let shares = zip(laws, worst).filter { $1 > 0 }.map { law, share in
      "\(law) \((share * 1000).rounded() / 1000)"
    }
    print(
      "LAWS \(kind): seeds \(first)...\(first + count - 1), \(count * laws.count) cases, "
        + "largest error as a share of what is allowed: \(shares.joined(separator: ", "))")
  }
}
