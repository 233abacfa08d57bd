import Overscroll
import Testing

@Suite struct PullToRefreshTests {
  @Test func `pulled beyond the threshold and let go, it refreshes once`() {
    var pull = PullToRefresh(threshold: 80, refreshInset: 60)
    #expect(pull.update(overscroll: 40, isTracking: true) == nil)
    #expect(pull.state == .pulling(progress: 0.5))
    #expect(pull.update(overscroll: 80, isTracking: true) == .armed)
    #expect(pull.update(overscroll: 95, isTracking: true) == nil)
    #expect(pull.inset == 0)
    // The first word after the release may already come from further back.
    #expect(pull.update(overscroll: 78, isTracking: false) == .triggered)
    #expect(pull.state == .refreshing)
    #expect(pull.inset == 60)
    #expect(pull.update(overscroll: 0, isTracking: false) == nil)
    #expect(pull.update(overscroll: 90, isTracking: true) == nil)
    pull.finish()
    #expect(pull.state == .finishing)
    #expect(pull.inset == 0)
    #expect(pull.update(overscroll: 30, isTracking: false) == nil)
    #expect(pull.state == .finishing)
    #expect(pull.update(overscroll: 0, isTracking: false) == nil)
    #expect(pull.state == .idle)
  }

  @Test func `pushed back before letting go, nothing happens`() {
    var pull = PullToRefresh(threshold: 80)
    pull.update(overscroll: 81, isTracking: true)
    #expect(pull.update(overscroll: 60, isTracking: true) == .disarmed)
    #expect(pull.state == .pulling(progress: 0.75))
    #expect(pull.update(overscroll: 80, isTracking: true) == .armed)
    #expect(pull.update(overscroll: -1, isTracking: true) == .disarmed)
    #expect(pull.state == .idle)
    #expect(pull.update(overscroll: 0, isTracking: false) == nil)
  }

  @Test func `let go too early it returns to idle`() {
    var pull = PullToRefresh(threshold: 80)
    pull.update(overscroll: 60, isTracking: true)
    #expect(pull.update(overscroll: 60, isTracking: false) == nil)
    #expect(pull.update(overscroll: 20, isTracking: false) == nil)
    #expect(pull.state == .pulling(progress: 0.25))
    pull.update(overscroll: 0, isTracking: false)
    #expect(pull.state == .idle)
  }

  @Test func `a bounce without a finger never arms, and its progress stays below 1`() {
    var pull = PullToRefresh(threshold: 80)
    #expect(pull.update(overscroll: 200, isTracking: false) == nil)
    guard case .pulling(let progress) = pull.state else {
      Issue.record("expected pulling")
      return
    }
    #expect(progress < 1)
    // Caught there, the finger arms.
    #expect(pull.update(overscroll: 200, isTracking: true) == .armed)
  }

  @Test func `a pull while finishing waits for the edge`() {
    var pull = PullToRefresh(threshold: 80)
    pull.begin()
    #expect(pull.inset == PullToRefresh.defaultRefreshInset)
    pull.finish()
    #expect(pull.update(overscroll: 90, isTracking: true) == nil)
    #expect(pull.state == .finishing)
    pull.update(overscroll: 0, isTracking: true)
    #expect(pull.update(overscroll: 90, isTracking: true) == .armed)
  }

  @Test func `finishing what is not going on changes nothing`() {
    var pull = PullToRefresh(threshold: 80)
    pull.finish()
    #expect(pull == PullToRefresh(threshold: 80))
    pull.update(overscroll: 90, isTracking: true)
    pull.finish()
    #expect(pull.state == .armed)
  }

  @Test func `NaN is ignored and counted`() {
    var pull = PullToRefresh(threshold: 80)
    pull.update(overscroll: 90, isTracking: true)
    #expect(pull.update(overscroll: .nan, isTracking: false) == nil)
    #expect(pull.state == .armed)
    #expect(pull.ignoredEvents == 1)
  }

  @Test func `on a real release the machine triggers once, whatever the frame rate`() {
    for rate in [24.0, 60, 120, 240] {
      var pull = PullToRefresh()
      let release = RubberBand(dimension: 844).stretch(300)
      #expect(pull.update(overscroll: release, isTracking: true) == .armed)
      let flight = Flight(from: -release, velocity: 0, in: 0...5000)
      var triggered = 0
      for frame in 0...Int(rate) {
        let overscroll = -flight.value(at: Double(frame) / rate)
        if pull.update(overscroll: overscroll, isTracking: false) == .triggered { triggered += 1 }
      }
      #expect(triggered == 1)
    }
  }

  @Test func `traps on an impossible threshold or inset`() async {
    await #expect(processExitsWith: .failure) { _ = PullToRefresh(threshold: 0) }
    await #expect(processExitsWith: .failure) { _ = PullToRefresh(refreshInset: -.infinity) }
  }
}
