import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// The delegate is notified of what UIScrollView's is, in that order.
@MainActor @Suite struct DelegateTests {
  private func list() -> (OverscrollView, Stage, DelegateLog) {
    let ((view, stage), log) = (Stage.list(height: 6_000), DelegateLog())
    view.delegate = log
    return (view, stage, log)
  }

  /// A stroke upwards whose finger may rest before it lifts.
  private func stroke(resting seconds: Double = 0) -> [TouchEvent] {
    var events = [TouchEvent].stroke(from: Vector2(200, 700), to: Vector2(200, 300))
    events[events.count - 1].time += seconds
    return events
  }

  private static let flick = [
    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
    "willBeginDecelerating", "didScroll", "didEndDecelerating",
  ]

  @Test func `a flick`() {
    let (view, stage, log) = list()
    stage.play(stroke())
    #expect(log.order == Self.flick)
    // In points per millisecond; up, so that the offset grows.
    #expect(log.velocity.y > 2 && log.velocity.y < 10)
    #expect(abs(log.proposed.y - view.contentOffset.y) < 1)
  }

  @Test(arguments: [0, 0.5])
  func `a chosen target is where it ends, after a slow release too`(rest: Double) {
    let (view, stage, log) = list()
    log.choose = { _ in CGPoint(x: 0, y: 700) }
    stage.play(stroke(resting: rest))
    #expect(view.contentOffset.y == 700)
    #expect(log.order == Self.flick)
  }

  @Test func `a slow release ends where it is`() {
    let (_, stage, log) = list()
    stage.play(stroke(resting: 0.5))
    #expect(log.order == Self.flick.prefix(3) + ["didEndDragging false"])
  }

  @Test func `programs, and a change made while it is notified, which is drawn`() {
    let (view, stage, log) = list()
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.play([])
    #expect(log.order == ["didScroll", "didEndScrollingAnimation"])
    log.calls = []
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(log.calls == ["didScroll"])
    // At the end of the animation the delegate scrolls on immediately; that needs one more frame.
    log.whenScrolled = { view in
      if view.contentOffset.y == 400 { view.contentOffset = CGPoint(x: 0, y: 900) }
    }
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.play([], from: 900)
    #expect(view.contentOffset.y == 900)
    #expect(abs(view.contentView.frame.minY + 900) < 1e-9)
    // A change of phase is told once, also to who scrolls on by it.
    log.whenScrolled = { _ in }
    var rests = 0
    view.onPhaseChange = { _, phase in
      if phase == .idle { (rests, view.contentOffset) = (rests + 1, CGPoint(x: 0, y: 50)) }
    }
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.play([], from: 1_800)
    #expect(rests == 1 && view.contentOffset.y == 50)
  }

  @Test func `a pinch`() {
    let (view, stage, log) = list()
    view.scroller.maximumZoomScale = 3
    stage.play(
      .stroke(1, from: Vector2(180, 400), to: Vector2(90, 250))
        + .stroke(2, from: Vector2(220, 440), to: Vector2(330, 640), at: 0.004))
    #expect(log.order.filter { $0.hasSuffix("Zooming") } == ["willBeginZooming", "didEndZooming"])
    #expect(view.scroller.zoomScale > 1)
  }
}
