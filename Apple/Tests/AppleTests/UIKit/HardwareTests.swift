import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// Wheels, trackpads and keyboards: what comes without a touch moves the view as it moves the engine alone.
@MainActor @Suite struct HardwareTests {
  private static let place = CGPoint(x: 200, y: 600)

  /// Refreshes until nothing moves; the direct scroller along with it, and the same to the bit.
  private func rest(_ view: OverscrollView, _ direct: inout Scroller, from start: Double) {
    var now = start
    while StandInDisplay.refresh(at: now, showing: now + Stage.interval) > 0, now < start + 20 {
      direct.advance(to: now + Stage.interval)
      now += Stage.interval
      #expect(view.scroller.contentOffset == direct.contentOffset)
    }
    #expect(!direct.isMoving && !view.scroller.isMoving)
  }

  /// Strokes a trackpad by 108 points one way; each event is handed on.
  private func stroke(
    _ stage: Stage, along way: Vector2 = Vector2(0, 1), take: (WheelEvent) -> Void = { _ in }
  ) {
    let pad = StandInTrackpad(stage.window, .continuous, at: Self.place)
    for step in 0...9 {
      let (time, delta) = (0.1 + Double(step) / 120, way * (step < 9 ? Double(step) * 3 : 0))
      let (state, phase): (UIGestureRecognizer.State, WheelEvent.Phase) =
        step == 0 ? (.began, .began) : step == 9 ? (.ended, .ended) : (.changed, .changed)
      pad.scroll(state, by: CGPoint(-delta), at: time)
      take(WheelEvent(delta: delta, phase: phase, isPrecise: true, time: time))
    }
  }

  private func notch(_ stage: Stage, _ flags: UIKeyModifierFlags = [], at time: Double) {
    let wheel = StandInTrackpad(stage.window, .discrete, at: Self.place, flags)
    wheel.scroll(.began, by: CGPoint(x: 0, y: -50), at: time)
    wheel.scroll(.ended, by: .zero, at: time)
  }

  @Test func `a stroke on a trackpad is followed, and flings when the fingers leave`() {
    let (view, stage) = Stage.list(height: 60_000, at: 1_000)
    var direct = view.scroller
    direct.trackpadMomentum = .engine
    stroke(stage) { direct.wheel($0) }
    #expect(view.contentOffset.y == 1_108)
    rest(view, &direct, from: 0.18)
    #expect(view.contentOffset.y > 1_500)
  }

  @Test func `notches of a wheel scroll on to their sum, sideways with shift`() {
    let (view, stage) = Stage.list(height: 60_000, at: 1_000)
    view.contentSize.width = 2_000
    for number in 0..<3 { notch(stage, number == 2 ? .shift : [], at: 0.1 + Double(number) / 60) }
    Stage.refresh(100, from: 18)
    #expect(view.contentOffset == CGPoint(x: 50, y: 1_100))
  }

  @Test func `keys scroll where the view has them, others go on`() {
    let (view, _) = Stage.list(height: 60_000, at: 1_000)
    StandInKeyboard.press(.keyboardEnd, down: 0.1, up: 0.2)
    #expect(!view.scroller.isMoving && view.becomeFirstResponder())
    var direct = view.scroller
    StandInKeyboard.press(.keyboardA, down: 0.3, up: 0.4)
    StandInKeyboard.press(.keyboardUpArrow, .command, down: 0.3, up: 0.4)
    #expect(!view.scroller.isMoving)
    for (code, command) in [
      (UIKeyboardHIDUsage.keyboardDownArrow, KeyCommand.arrowDown), (.keyboardSpacebar, .space),
    ] {
      // What is held when the key goes up does not matter.
      StandInKeyboard.press(code, down: 0.5, up: 0.6, liftingWith: [.shift, .command])
      direct.keyDown(command, time: 0.5)
      direct.keyUp(command, time: 0.6)
    }
    rest(view, &direct, from: 0.6)
    #expect(view.contentOffset.y > 1_600)
    // A key that is down where the keyboard goes elsewhere is up.
    StandInKeyboard.press(.keyboardDownArrow, down: 20, up: nil)
    #expect(view.resignFirstResponder())
    Stage.refresh(600, from: 2_400)
    #expect(!view.scroller.isMoving && view.contentOffset.y < 20_000)
  }

  @Test func `a drawer follows strokes and keys, and moves on`() {
    let view = DrawerView(anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)], anchor: 1)
    view.setContent(UIView(frame: .zero), height: 6_000)
    stroke(Stage(view))
    Stage.refresh(400, from: 22)
    #expect(view.drawer.anchor == 2 && view.becomeFirstResponder())
    let list = view.adapter.model.list.contentOffset.y
    StandInKeyboard.press(.keyboardPageDown, down: 5, up: 5.1)
    Stage.refresh(400, from: 612)
    #expect(view.adapter.model.list.contentOffset.y > list + 300)
  }

  @Test func `a nested page follows strokes and keys, and moves on`() {
    let view = NestedPage(headerHeight: 100, barHeight: 48)
    view.setTabs([(UIView(frame: .zero), 9_000), (UIView(frame: .zero), 4_000)])
    stroke(Stage(view))
    #expect(view.collapse == 1 && view.page[2].contentOffset.y == 8)
    Stage.refresh(400, from: 22)
    #expect(view.page[2].contentOffset.y > 300 && view.becomeFirstResponder())
    StandInKeyboard.press(.keyboardRightArrow, down: 5, up: 5.1)
    Stage.refresh(400, from: 612)
    #expect(view.tab == 1)
  }

  @Test func `a pager turns by strokes, notches and keys along it`() {
    let view = PagerView(count: 9) { _ in UIView(frame: .zero) }
    let stage = Stage(view)
    stroke(stage, along: Vector2(1, 0))
    Stage.refresh(400, from: 22)
    #expect(view.pager.page == 1)
    notch(stage, at: 5)
    #expect(view.pager.targetPage == 1)
    notch(stage, .shift, at: 5)
    #expect(view.pager.targetPage == 2 && view.becomeFirstResponder())
    for (key, page) in [
      (UIKeyboardHIDUsage.keyboardRightArrow, 3), (.keyboardDownArrow, 3), (.keyboardEnd, 8),
      (.keyboardLeftArrow, 7), (.keyboardPageUp, 6), (.keyboardHome, 0), (.keyboardPageUp, 0),
    ] {
      StandInKeyboard.press(key, down: 6, up: 6.1)
      #expect(view.pager.targetPage == page)
    }
  }
}
