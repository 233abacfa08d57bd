import Overscroll
import RandomModels
import ScrollTestSupport
import Testing

@Suite struct HostSuspicionTests {
  @Test(arguments: LawfulModels.allCases)
  func `a host that does all right is suspected of nothing`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for seed in 1...10 {
        var script = LawScript<Model>(seed: seed)
        for _ in 0..<200 { script.act() }
        let isSettled = script.end()
        #expect(isSettled && script.model.diagnostics.suspicion == nil)
      }
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `times in milliseconds are suspected`(type: LawfulType) {
    var model = type.still
    model.follow(type.flick, at: 5_000, for: 50, events: 6)
    #expect(model.diagnostics.suspicion == .milliseconds)
    _ = model.showUntilRest()
    model.follow(type.flick, at: 90_000, for: 0.05, events: 6)
    #expect(model.diagnostics.suspicion == nil)
  }

  @Test(arguments: LawfulModels.allCases)
  func `frames that nobody asks for are suspected`(type: LawfulType) {
    for var model in type.flights().prefix(1) {
      for time in [0.06, 0.12, 0.18] {
        #expect(model.isMoving)
        model.follow(type.flick, at: time, for: 0.03, events: 1)
      }
      #expect(model.diagnostics.suspicion == .noFrames)
    }
  }

  @Test(arguments: LawfulModels.allCases)
  func `a frame clock that stands is suspected`(type: LawfulType) {
    var model = type.flights()[0]
    for (time, suspicion) in [(0.1, nil), (0.1, HostSuspicion.frameStands), (0.11, nil)] {
      _ = model.show(time)
      #expect(model.isMoving && model.diagnostics.suspicion == suspicion)
    }
  }

  private static func change<Value>(_ value: Value, _ body: (inout Value) -> Void) {
    var value = value
    body(&value)
  }

  private static let calls: [@Sendable () -> Void] = [
    { _ = FrameClock(framesPerSecond: 0) }, { _ = FrameClock(framesPerSecond: .infinity) },
    { _ = TimerAnimation(duration: -0.1) }, { _ = TimerAnimation(duration: 1, start: .nan) },
    { _ = PullToRefresh(titleHeight: -.infinity) },
    { _ = ScrollIndicator(offset: 0, range: 0...1, viewport: 10, squeezedLength: -1) },
    { _ = ScrollIndicator(offset: 0, range: 0...1, viewport: 10, endInset: .nan) },
    { _ = Drawer(anchors: [], layout: DrawerLayout(container: Size2(1, 1))) },
    { _ = Drawer.sheet(anchor: 3) }, { _ = RowIndex(count: -1, extent: 44) },
    { _ = RowIndex(count: 2, extent: 44).offset(of: 3) },
    { change(RowIndex(count: 2, extent: 44)) { $0.remove(1..<3) } },
    { _ = PopTrack(PopTrackTests.tracks().layout, capacity: 1, pops: []) },
    { change(PopTrackTests.tracks()) { _ = $0.add(id: 0, length: 50, at: 0, pop: 1) } },
    { _ = Pager.album(page: 9) }, { change(Pager.album()) { $0.remove(3..<10) } },
  ]

  @Test(arguments: calls.indices)
  func `what may not be asked for stops the program`(index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in Self.calls[index]() }
  }
}
