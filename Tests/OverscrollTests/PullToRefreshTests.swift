import Overscroll
import Testing

@Suite struct PullToRefreshTests {
  @Test func `pulled beyond the threshold and released, it refreshes once`() {
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

  @Test func `pushed back before the release, nothing happens`() {
    var pull = PullToRefresh(threshold: 80)
    pull.update(overscroll: 81, isTracking: true)
    #expect(pull.update(overscroll: 60, isTracking: true) == .disarmed)
    #expect(pull.state == .pulling(progress: 0.75))
    #expect(pull.update(overscroll: 80, isTracking: true) == .armed)
    #expect(pull.update(overscroll: -1, isTracking: true) == .disarmed)
    #expect(pull.state == .idle)
    #expect(pull.update(overscroll: 0, isTracking: false) == nil)
  }

  @Test func `released too early it returns to idle`() {
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

  /// A list below bars, pulled by a finger that is still down.
  static func pulled(_ refresh: inout PullToRefresh, by distance: Double = 250) -> Scroller {
    var list = Scroller(
      viewport: Size2(390, 844), content: Size2(390, 6_000), inset: Insets(top: 8),
      safeAreaInset: Insets(top: 59))
    list.touchDown(1, at: Vector2(200, 200), time: 0)
    for step in 1...10 {
      list.touchMoved(
        1, to: Vector2(200, 200 + distance * Double(step) / 10), time: Double(step) / 60)
      refresh.update(&list)
    }
    return list
  }

  @Test func `with a scroller it counts from below the bars and makes space of its own`() {
    var refresh = PullToRefresh()
    var list = Self.pulled(&refresh)
    #expect(refresh.state == .armed)
    list.touchUp(1, time: 0.5)
    #expect(refresh.update(&list) == .triggered)
    #expect(list.contentInset.top == 68)
    while list.isMoving {
      list.advance(to: list.time + 1.0 / 60)
      #expect(refresh.update(&list) == nil)
    }
    #expect(list.contentOffset.y == -59 - 68)
    refresh.finish()
    refresh.update(&list)
    #expect(refresh.state == .finishing)
    #expect(list.contentInset.top == 8)
    while list.isMoving {
      list.advance(to: list.time + 1.0 / 60)
      refresh.update(&list)
    }
    #expect(refresh.state == .idle)
    #expect(list.contentOffset.y == -59 - 8)
    // Just below the threshold of 80 points beyond the bars it is not armed.
    var short = PullToRefresh()
    _ = Self.pulled(&short, by: 150)
    #expect(short.state != .armed)
  }

  @Test func `a touch that the system takes away refreshes nothing`() {
    for cancel in [true, false] {
      var refresh = PullToRefresh()
      var list = Self.pulled(&refresh)
      if cancel { list.touchCancelled(1, time: 0.5) } else { list.cancelTouches(time: 0.5) }
      #expect(refresh.update(&list) == .disarmed)
      while list.isMoving {
        list.advance(to: list.time + 1.0 / 60)
        #expect(refresh.update(&list) == nil)
      }
      #expect(refresh.state == .idle)
      #expect(list.contentInset.top == 8)
    }
    // The next pull is one like any other.
    var refresh = PullToRefresh()
    var list = Self.pulled(&refresh)
    list.touchCancelled(1, time: 0.5)
    refresh.update(&list)
    list.touchDown(2, at: Vector2(200, 200), time: 0.52)
    list.touchMoved(2, to: Vector2(200, 600), time: 0.6)
    #expect(refresh.update(&list) == .armed)
    list.touchUp(2, time: 0.7)
    #expect(refresh.update(&list) == .triggered)
  }

  @Test func `traps on an impossible threshold or inset`() async {
    await #expect(processExitsWith: .failure) { _ = PullToRefresh(threshold: 0) }
    await #expect(processExitsWith: .failure) { _ = PullToRefresh(refreshInset: -.infinity) }
  }
}
