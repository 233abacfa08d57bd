import Overscroll
import ScrollTestSupport
import Testing

/// Programmer errors stop the program, before it shows what cannot be.
@Suite struct MisuseTests {
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
