import Overscroll
import RandomModels
import ScrollTestSupport
import Testing

/// What hosts ask for besides fingers, in any order, with any numbers: bars, keyboards, rows, directions, states.
@Suite struct HostFuzzTests {
  /// A list with what a host keeps next to it.
  struct Hosted: Hashable {
    var list = Scroller(
      viewport: Size2(390, 844), content: Size2(600, 6_000), safeAreaInset: Insets(top: 59))
    var rows = RowIndex(count: 100, extent: 60)
    var goal: RowGoal?
    var refresh = PullToRefresh()

    mutating func look() {
      _ = refresh.update(&list)
      _ = list.nearestRow(of: rows)
    }
  }

  static func program(_ hosted: inout Hosted, _ input: inout FuzzInput) {
    let (anchor, axis) = (input.pick(RowAnchor.allCases), input.pick(Array(ScrollAxis.allCases)))
    switch input.below(8) {
    case 0:
      let rect = Rect2(origin: input.point(), size: Size2(20, 20))
      hosted.list.setKeyboardInset(
        input.number(), keeping: input.bool() ? rect : nil, animated: input.bool())
    case 1:
      let row = input.below(100)
      hosted.goal = RowGoal(row: row, anchor: anchor, axis: axis)
      hosted.list.scroll(
        toRow: row, of: hosted.rows, anchor: anchor, along: axis, animated: input.bool())
    case 2, 3:
      hosted.list.setExtent(
        abs(input.share()) * 80, ofRow: input.below(100), of: &hosted.rows, keeping: hosted.goal,
        along: axis)
    case 4:
      hosted.list.snap(
        to: hosted.rows, anchor: anchor, atMost: input.bool() ? input.below(5) - 1 : nil,
        along: axis)
    case 5:
      hosted.list.restore(
        ScrollerState(x: input.number(), y: input.number(), zoomScale: input.share()))
    case 6: hosted.list.restore(hosted.list.state)
    default: hosted.refresh.endRefreshing()
    }
  }

  private static func flaw(_ hosted: Hosted) -> String? {
    let list = hosted.list
    if let flaw = list.flaw { return flaw }
    guard list.state.x.isFinite, list.state.y.isFinite else { return "state" }
    let rows = Array(list.appearances(of: hosted.rows).prefix(5))
    if rows.contains(where: { $0.time < list.time }) { return "a row in the past" }
    return list.isMoving || rows.isEmpty ? nil : "rows come into view at rest"
  }

  @Test(arguments: 1...6) func `a list and its host stand anything`(seed: Int) {
    var dice = SeededGenerator(seed)
    var (hosted, input) = (Hosted(), FuzzInput(dice.bytes(150_000)))
    while !input.isEmpty {
      if input.below(4) == 0 {
        Self.program(&hosted, &input)
      } else {
        _ = hosted.list.event(&input)
      }
      hosted.look()
      if let flaw = Self.flaw(hosted) {
        Issue.record("seed \(seed): \(flaw): \(hosted.list)")
        return
      }
    }
    var list = hosted.list
    list.cancelTouches(time: input.now)
    for frame in 1...20_000 where list.isMoving { _ = list.show(list.time + 1000 * Double(frame)) }
    #expect(!list.isMoving && list.overscroll == .zero)
  }
}
