import Overscroll
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
    var phases = PhaseObserver()
    var edge = EdgeFeedback(.vertical)
    var selection = SelectionFeedback()
    var ticks = DetentFeedback(.every(50))

    mutating func look() {
      _ = refresh.update(&list)
      _ = phases.update(list)
      _ = edge.update(list)
      _ = selection.update(list, rows: rows)
      _ = ticks.update(list.contentOffset.y)
    }
  }

  static func program(_ hosted: inout Hosted, _ dice: inout FuzzDice) {
    let anchor = RowAnchor.allCases[dice.int(0..<4)]
    let axis = ScrollAxis.allCases[dice.int(0..<2)]
    switch dice.int(0..<12) {
    case 0: hosted.list.safeAreaInset = dice.insets()
    case 1: hosted.list.keyboardInset = dice.number()
    case 2:
      let rect = Rect2(origin: dice.point(), size: Size2(20, 20))
      hosted.list.setKeyboardInset(
        dice.number(), keeping: dice.bool() ? rect : nil, animated: dice.bool())
    case 3:
      let row = dice.int(0..<100)
      hosted.goal = RowGoal(row: row, anchor: anchor, axis: axis)
      hosted.list.scroll(
        toRow: row, of: hosted.rows, anchor: anchor, along: axis, animated: dice.bool())
    case 4, 5:
      hosted.list.setExtent(
        abs(dice.share()) * 80, ofRow: dice.int(0..<100), of: &hosted.rows, keeping: hosted.goal,
        along: axis)
    case 6:
      hosted.list.snap(
        to: hosted.rows, anchor: anchor, atMost: dice.bool() ? dice.int(-1..<4) : nil, along: axis)
    case 7: hosted.list.layoutDirection = dice.bool() ? .leftToRight : .rightToLeft
    case 8:
      hosted.list.restore(
        ScrollerState(x: dice.number(), y: dice.number(), zoomScale: dice.share()))
    case 9: hosted.list.restore(hosted.list.state)
    case 10: hosted.refresh.endRefreshing()
    default:
      hosted.list.maximumZoomScale = dice.bool() ? 1 : 3
      hosted.list.reducesMotion = dice.int(0..<5) == 0
      hosted.list.isPagingEnabled = dice.int(0..<5) == 0
    }
  }

  @Test(arguments: 1...6)
  func `a list and its host stand anything`(seed: Int) {
    let end = FuzzDice.run(Hosted(), seed: seed) { hosted, dice in
      let id = dice.int(0..<3)
      switch dice.int(0..<32) {
      case 0...3: hosted.list.touchDown(id, at: dice.point(), time: dice.time())
      case 4...12: hosted.list.touchMoved(id, to: dice.point(), time: dice.time())
      case 13...16: hosted.list.touchUp(id, time: dice.time())
      case 17: hosted.list.touchCancelled(id, time: dice.time())
      case 18...23: hosted.list.advance(to: dice.time())
      default: Self.program(&hosted, &dice)
      }
      hosted.look()
    } flaw: { hosted in
      let list = hosted.list
      guard list.contentOffset.isFinite, list.velocity.isFinite else { return "not finite" }
      guard list.zoomScale > 0, list.zoomScale.isFinite else { return "zoom scale" }
      guard list.state.x.isFinite, list.state.y.isFinite else { return "state" }
      var rows = 0
      for row in list.appearances(of: hosted.rows).prefix(5) {
        guard row.time >= list.time else { return "a row in the past" }
        rows += 1
      }
      return list.isMoving || rows == 0 ? nil : "rows come into view at rest"
    }
    guard let end else { return }
    var list = end.0.list
    list.cancelTouches(time: end.1)
    list.advance(to: list.time + 1e6)
    #expect(!list.isMoving && list.overscroll == .zero)
  }

  @Test(arguments: 1...4)
  func `a page whose members zoom stands anything`(seed: Int) {
    var start = NestedScroll.profile()
    start[NestedScroll.posts].maximumZoomScale = 3
    start[NestedScroll.posts].hasZoomMomentum = seed % 2 == 0
    if seed > 2 { start[NestedScroll.outer].maximumZoomScale = 2 }
    var layout = PagerLayout(viewport: Size2(390, 200))
    layout.layoutDirection = .rightToLeft
    let strip = start.add(Pager(count: 9, layout: layout), to: start.root)
    let end = FuzzDice.run(start, seed: seed) { page, dice in
      let id = dice.int(0..<3)
      switch dice.int(0..<32) {
      case 0...5:
        page.touchDown(id, at: dice.point(), in: dice.int(0..<page.count), time: dice.time())
      case 6...18: page.touchMoved(id, to: dice.point(), time: dice.time())
      case 19...22: page.touchUp(id, time: dice.time())
      case 23: page.touchCancelled(id, time: dice.time())
      case 24...27: page.advance(to: dice.time())
      case 28: page.setViewportOrigin(dice.point(), of: dice.int(0..<page.count))
      case 29: page.restore(page.state)
      case 30: page.key(KeyCommand.allCases[dice.int(0..<10)])
      default: page[NestedScroll.posts].contentSize = dice.size()
      }
    } flaw: { page in
      for index in 0..<page.count where index != strip {
        guard page[index].contentOffset.isFinite, page[index].zoomScale > 0 else {
          return "\(index)"
        }
      }
      return page[pager: strip].offset.isFinite ? nil : "the strip"
    }
    guard let end else { return }
    var page = end.0
    page.cancelTouches(time: end.1)
    page.advance(to: page.time + 1e6)
    page.advance(to: page.time + 1e6)
    #expect(!page.isMoving)
    for index in 0..<page.count where index != strip {
      #expect(page[index].overscroll == .zero)
      #expect(page[index].zoomScale <= page[index].maximumZoomScale)
    }
  }
}
