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

  private typealias Platforms = DecelerationLawTests

  static let kinds = [
    Kind("a bounce", BounceTests.curves), Kind("a flight", FlightCases.curves),
    Kind("a deceleration", DecelerationTests.motions.map(TestedCurve.deceleration)),
    Kind("a spring", SpringCases.curves),
    // A motion with a duration cannot know how long it was under way.
    Kind("a programmatic scroll", EasedMotionTests.curves, but: [.restart, .start]),
    Kind("a smooth deceleration", Platforms.curves(Platforms.restartable + Platforms.launched)),
    Kind("the Windows fling", Platforms.curves([Platforms.windows]), but: [.scale]),
    Kind("Android's table", Platforms.curves([Platforms.table]), but: [.start, .slope]),
    // They are launched, and never begun again: what follows a catch is a launch of its own.
    Kind("Android's parabola and return", EdgeMotionTests.scaling, but: [.restart]),
    Kind("the timed edges", EdgeMotionTests.fixed, but: [.scale, .restart]),
  ]

  @Test(arguments: kinds, CurveLaw.allCases)
  func `a curve obeys every law that its kind can obey`(kind: Kind, law: CurveLaw) {
    guard !kind.others.contains(law) else { return }
    #expect(law.violations(in: kind.curves) == [])
  }
}
