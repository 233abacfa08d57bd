import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// Wheels, trackpads and keyboards: what comes without a touch moves the view as it moves the engine alone.
@MainActor @Suite struct HardwareTests {
  /// Refreshes until nothing moves; the direct model along with it, and the same to the bit.
  private func rest(_ view: OverscrollView, _ direct: inout Scroller, from start: Double) {
    var now = start
    while StandInDisplay.refresh(at: now, showing: now + Stage.interval) > 0, now < start + 20 {
      direct.advance(to: now + Stage.interval)
      now += Stage.interval
      #expect(view.scroller.contentOffset == direct.contentOffset)
    }
    #expect(!direct.isMoving && !view.scroller.isMoving)
  }

  @Test func `a stroke on a trackpad is followed, and flings when the fingers leave`() {
    let (view, stage) = Stage.list()
    var direct = view.scroller
    direct.trackpadMomentum = .engine
    let pad = StandInTrackpad(stage.window, .continuous, at: CGPoint(x: 200, y: 400))
    for step in 0...8 {
      let (time, delta) = (0.1 + Double(step) / 120, Double(step) * 3)
      pad.scroll(step == 0 ? .began : .changed, by: CGPoint(x: 0, y: -delta), at: time)
      direct.wheel(
        WheelEvent(
          delta: Vector2(0, delta), phase: step == 0 ? .began : .changed, isPrecise: true,
          time: time))
    }
    #expect(view.contentOffset.y == 1_108)
    pad.scroll(.ended, by: .zero, at: 0.17)
    direct.wheel(WheelEvent(delta: .zero, phase: .ended, isPrecise: true, time: 0.17))
    rest(view, &direct, from: 0.175)
    #expect(view.contentOffset.y > 1_500)
  }

  @Test func `notches of a wheel scroll on to their sum, sideways with shift`() {
    let (view, stage) = Stage.list()
    view.contentSize.width = 2_000
    var direct = view.scroller
    for notch in 0..<3 {
      let (time, isShiftDown) = (0.1 + Double(notch) / 60, notch == 2)
      let wheel = StandInTrackpad(
        stage.window, .discrete, at: CGPoint(x: 200, y: 400), isShiftDown ? .shift : [])
      wheel.scroll(.began, by: CGPoint(x: 0, y: -50), at: time)
      wheel.scroll(.ended, by: .zero, at: time)
      direct.wheel(
        WheelEvent(
          delta: Vector2(0, 50), isPrecise: false, isShiftDown: isShiftDown, time: time))
    }
    rest(view, &direct, from: 0.15)
    #expect(view.contentOffset == CGPoint(x: 50, y: 1_100))
  }

  @Test func `keys scroll where the view has them, others go on`() {
    let (view, _) = Stage.list()
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
  }
}
