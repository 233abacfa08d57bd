import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// The delegate is notified of what UIScrollView's is, in that order.
@MainActor @Suite struct DelegateTests {
  private let list: (DelegateLog) -> (OverscrollView, Stage) = { log in
    let view = OverscrollView(frame: .zero)
    view.contentSize = CGSize(width: 390, height: 6_000)
    let stage = Stage(view)
    view.delegate = log
    return (view, stage)
  }

  /// Delivers events and refreshes until nothing moves.
  private func play(_ events: [TouchEvent], _ stage: Stage, from start: Int = 0) {
    var rest = events[...]
    for refresh in start..<start + 900 {
      let now = Double(refresh) * Stage.interval
      let due = rest.prefix { $0.time <= now }
      rest = rest.dropFirst(due.count)
      stage.deliver(Array(due))
      StandInDisplay.refresh(at: now, showing: now + Stage.interval)
    }
  }

  @Test func `a flick`() {
    let log = DelegateLog()
    let (view, stage) = list(log)
    play(.stroke(from: Vector2(200, 700), to: Vector2(200, 300)), stage)
    #expect(
      log.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    // In points per millisecond; up, so that the offset grows.
    #expect(log.velocity.y > 2 && log.velocity.y < 10)
    #expect(abs(log.proposed.y - view.contentOffset.y) < 1)
  }

  @Test func `a chosen target is where it ends`() {
    let log = DelegateLog()
    let (view, stage) = list(log)
    log.choose = { CGPoint(x: $0.x, y: ($0.y / 500).rounded() * 500) }
    play(.stroke(from: Vector2(200, 700), to: Vector2(200, 300)), stage)
    #expect(view.contentOffset.y == (log.proposed.y / 500).rounded() * 500)
    #expect(log.order.filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(log.order.last == "didEndDecelerating")
  }

  @Test func `a slow release goes on when a target is chosen`() {
    let log = DelegateLog()
    let (view, stage) = list(log)
    log.choose = { _ in CGPoint(x: 0, y: 700) }
    var events = [TouchEvent].stroke(from: Vector2(200, 700), to: Vector2(200, 300))
    events[events.count - 1].time += 0.5
    play(events, stage)
    #expect(view.contentOffset.y == 700)
    #expect(
      log.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func `a slow release ends where it is`() {
    let log = DelegateLog()
    let (_, stage) = list(log)
    var events = [TouchEvent].stroke(from: Vector2(200, 700), to: Vector2(200, 300))
    events[events.count - 1].time += 0.5
    play(events, stage)
    #expect(
      log.order == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
  }

  @Test func `programs`() {
    let log = DelegateLog()
    let (view, stage) = list(log)
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    play([], stage)
    #expect(log.order == ["didScroll", "didEndScrollingAnimation"])
    log.calls = []
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(log.calls == ["didScroll"])
  }

  @Test func `a pinch`() {
    let log = DelegateLog()
    let (view, stage) = list(log)
    view.scroller.maximumZoomScale = 3
    play(
      .stroke(1, from: Vector2(180, 400), to: Vector2(90, 250))
        + .stroke(2, from: Vector2(220, 440), to: Vector2(330, 640), at: 0.004), stage)
    #expect(log.order.filter { $0 == "willBeginZooming" || $0 == "didEndZooming" }.count == 2)
    #expect(
      log.order.firstIndex(of: "willBeginZooming")! < log.order.firstIndex(of: "didEndZooming")!)
    #expect(view.scroller.zoomScale > 1)
  }

  @Test func `a change made while it is notified is drawn`() {
    let log = DelegateLog()
    let (view, stage) = list(log)
    play([], stage)
    // At the end of the animation the delegate scrolls on immediately; that needs one more frame.
    log.whenScrolled = { view in
      if view.contentOffset.y == 400 { view.contentOffset = CGPoint(x: 0, y: 900) }
    }
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    play([], stage, from: 900)
    #expect(view.contentOffset.y == 900)
    #expect(abs(view.contentView.frame.minY + 900) < 1e-9)
  }

  @Test func `phases change from one to the next`() {
    let log = DelegateLog()
    let (view, stage) = list(log)
    var phases = [MotionPhase.idle]
    view.onPhaseChange = { from, to in
      #expect(from == phases.last)
      phases.append(to)
    }
    play(.stroke(from: Vector2(200, 700), to: Vector2(200, 300)), stage)
    #expect(phases == [.idle, .tracking, .dragging, .decelerating, .idle])
  }
}
