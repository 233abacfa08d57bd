import ScrollGestures
import Testing

@Suite struct FeelRuleTests {
  @Test func `thresholds hold a fling to their maximum and refuse what is too slow or too short`() {
    let flutter = FlingThresholds(
      slop: 18, minimumSpeed: 50, maximumSpeed: 8000, isMinimumExclusive: true)
    #expect(flutter.fling(velocity: 50, distance: 30) == nil)
    #expect(flutter.fling(velocity: 51, distance: 30) == 51)
    #expect(flutter.fling(velocity: 51, distance: -18) == nil)
    #expect(flutter.fling(velocity: -9000, distance: -19) == -8000)
    let chromium = FlingThresholds(slop: 15, minimumSpeed: 30)
    #expect(chromium.fling(velocity: -30) == -30)
    #expect(chromium.fling(velocity: 1e9) == 1e9)
  }

  @Test func `Android rounds its thresholds to physical pixels`() {
    let hdpi = AndroidThresholds(density: 1.5)
    #expect(hdpi.touchSlop == 12 && hdpi.minimumFling == 75 && hdpi.maximumFling == 12_000)
    let large = AndroidThresholds(density: 2, isExtraLarge: true)
    #expect(large.touchSlop == 24 && large.overflingDistance == 18 && large.minimumFling == 100)
  }

  @Test(arguments: MomentumRule.allCases)
  func `a fling after rest, or against the one before, takes nothing over`(rule: MomentumRule) {
    #expect(rule.velocity(1600, after: .init(start: 0, interrupted: 0)) == 1600)
    #expect(rule.velocity(1600, after: .init(start: -2000, interrupted: -1800)) == 1600)
  }

  @Test(arguments: MomentumRule.allCases.filter { ![.none, .qt, .buildUp].contains($0) })
  func `a second fling the same way is faster, in both directions alike`(rule: MomentumRule) {
    let there = rule.velocity(1600, after: .init(start: 2000, interrupted: 1800))
    let back = rule.velocity(-1600, after: .init(start: -2000, interrupted: -1800))
    #expect(there > 1600)
    #expect(back == -there)
  }

  @Test func `Qt multiplies, by at most three`() {
    let factors = (0...10).map { MomentumRule.qtBoost(after: $0) }
    #expect(factors.prefix(3) == [1, 1.25, 1.5])
    #expect(factors.max() == 3)
  }

  @Test func `Flutter's momentum needs half its speed and a finger that kept moving`() {
    let carried = MomentumRule.flutterCarried(2000)
    #expect(abs(carried - 2539.8973223379685) < 1e-9)
    let previous = MomentumRule.Previous(start: 2000, interrupted: 2000)
    #expect(MomentumRule.flutter.velocity(carried / 2, after: previous) == carried / 2)
    #expect(MomentumRule.flutter.velocity(1300, after: previous) == 1300 + carried)
    var late = previous
    late.pause = 0.021
    #expect(MomentumRule.flutter.velocity(1300, after: late) == 1300)
    #expect(MomentumRule.flutterCarried(1e6) == 40_000)
  }

  @Test(arguments: [(0.05, 4_000.0), (0.051, 2_000)])
  func `Chromium adds a fling to one that was caught a twentieth of a second ago`(
    pause: Double, velocity: Double
  ) {
    let previous = MomentumRule.Previous(start: 2_000, interrupted: 1_800, pause: pause)
    #expect(MomentumRule.chromium.velocity(2_000, after: previous) == velocity)
  }

  @Test func `a drag starts softly, once, and again after a rest`() {
    var start = DragStartAttenuation()
    let events = [
      (3.5, 0), (0.5, 0.008), (4, 0.016), (0, 0.06), (1, 0.064), (0, 0.12), (2, 0.13), (-9, 0.14),
    ]
    let passed = events.map { start.pass($0, at: $1) }
    #expect(passed == [0, 0.5, 4, 0, 1, 0, 0, -3.5 / 3])
    var quick = DragStartAttenuation()
    let first = quick.pass(-30, at: 0)
    #expect(first == -30)
  }

  @Test func `Flutter's band per event comes near its closed form for small events`() {
    // The hyperbolic band with c = 0.52 solves dy = c (1 - y/d)² dx.
    var overscroll = 1e-6
    for _ in 0..<200_000 {
      overscroll += EventResistance.flutter(
        0.001, overscroll: overscroll, isEasing: false, viewport: 600, isFast: false)
    }
    let closed = 600 * 0.52 * 200 / (600 + 0.52 * 200)
    #expect(abs(overscroll - closed) < 0.01)
  }

  @Test func `Flutter eases fast scrolling one to one, and lets the crossing event go free`() {
    #expect(
      EventResistance.flutter(-30, overscroll: 80, isEasing: true, viewport: 600, isFast: true)
        == -30)
    #expect(
      EventResistance.flutter(40, overscroll: 0, isEasing: false, viewport: 600, isFast: false)
        == 40)
  }

  @Test
  func `Firefox's resistance is at most 8 an event outwards and never passes the edge inwards`() {
    #expect(
      EventResistance.firefox(overscroll: 0, distance: 500, length: 800, isFarEdge: true) == 8)
    #expect(
      EventResistance.firefox(overscroll: 30, distance: -50, length: 800, isFarEdge: true) == 0)
    #expect(
      EventResistance.firefox(overscroll: -30, distance: 5, length: 800, isFarEdge: false) == -25)
  }

  @Test func `Chromium's stretch waits for 10 points and shows whole ones`() {
    var accumulator = StretchAccumulator()
    // After -161 it is at rest again, and waits once more.
    let shown = [5.0, 4, 2, 50, 100, -161, 9, 11].map { accumulator.add($0) }
    #expect(shown == [0, 0, 1, 3, 8, 0, 0, 1])
  }
}
