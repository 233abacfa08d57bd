import Testing

@testable import OverscrollLab

/// Rules of platforms that no model has, event by event.
@Suite struct FeelRuleTests {
  @Test func `Android rounds its thresholds to physical pixels`() {
    let hdpi = AndroidThresholds(density: 1.5)
    #expect(hdpi.touchSlop == 12 && hdpi.minimumFling == 75 && hdpi.maximumFling == 12_000)
    let large = AndroidThresholds(density: 2, isExtraLarge: true)
    #expect(large.touchSlop == 24 && large.overflingDistance == 18 && large.minimumFling == 100)
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
