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
    #expect(chromium.fling(velocity: -30) == -30 && chromium.fling(velocity: 1e9) == 1e9)
  }
}
