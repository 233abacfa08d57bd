import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// Wheels, trackpads and keyboards: what comes without a touch moves the view as it moves the engine alone.
@MainActor @Suite struct HardwareTests {
  private static let place = CGPoint(x: 200, y: 600)

  /// Refreshes until nothing moves; the direct model along with it, and the same to the bit.
  private func rest<Model: Draggable>(
    _ adapter: DragAdapter<Model>, _ direct: inout Model, from start: Double,
    read: (Model) -> [Double]
  ) {
    var now = start
    while StandInDisplay.refresh(at: now, showing: now + Stage.interval) > 0, now < start + 20 {
      direct.advance(to: now + Stage.interval)
      now += Stage.interval
      #expect(read(adapter.model) == read(direct))
    }
    #expect(!direct.isMoving && !adapter.model.isMoving)
  }

  private func offset(_ scroller: Scroller) -> [Double] {
    [scroller.contentOffset.x, scroller.contentOffset.y]
  }

  /// Strokes a trackpad by 108 points one way, and hands the same to the model alone.
  private func stroke<Model>(
    _ stage: Stage, _ direct: inout Model, along way: Vector2 = Vector2(0, 1),
    at start: Double = 0.1,
    take: (inout Model, WheelEvent) -> Void
  ) {
    let pad = StandInTrackpad(stage.window, .continuous, at: Self.place)
    for step in 0...9 {
      let (time, delta) = (start + Double(step) / 120, way * (step < 9 ? Double(step) * 3 : 0))
      pad.scroll(
        step == 0 ? .began : step < 9 ? .changed : .ended, by: CGPoint(Vector2(0, 0) - delta),
        at: time)
      let phase: WheelEvent.Phase = step == 0 ? .began : step < 9 ? .changed : .ended
      take(&direct, WheelEvent(delta: delta, phase: phase, isPrecise: true, time: time))
    }
  }

  @Test func `a stroke on a trackpad is followed, and flings when the fingers leave`() {
    let (view, stage) = Stage.list()
    var direct = view.scroller
    direct.trackpadMomentum = .engine
    stroke(stage, &direct) { $0.wheel($1) }
    #expect(view.contentOffset.y == 1_108)
    rest(view.adapter, &direct, from: 0.18, read: offset)
    #expect(view.contentOffset.y > 1_500)
  }

  @Test func `a drawer opens by strokes and keys, and its list goes on`() {
    let view = DrawerView(anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)], anchor: 1)
    view.setContent(UIView(frame: .zero), height: 6_000)
    let stage = Stage(view)
    func places(_ sheet: ScrollingDrawer) -> [Double] {
      [sheet.drawer.position, sheet.list.contentOffset.y]
    }
    var direct = view.adapter.model
    direct.list.trackpadMomentum = .engine
    stroke(stage, &direct) { $0.wheel($1) }
    rest(view.adapter, &direct, from: 0.18, read: places)
    #expect(view.drawer.anchor == 2)
    let list = view.adapter.model.list.contentOffset.y
    #expect(view.becomeFirstResponder())
    StandInKeyboard.press(.keyboardPageDown, down: 5, up: 5.1)
    direct.keyDown(.pageDown, time: 5)
    direct.keyUp(.pageDown, time: 5.1)
    rest(view.adapter, &direct, from: 5.1, read: places)
    #expect(view.adapter.model.list.contentOffset.y > list + 300)
    StandInKeyboard.press(.keyboardHome, down: 15, up: 15.1)
    direct.keyDown(.home, time: 15)
    direct.keyUp(.home, time: 15.1)
    rest(view.adapter, &direct, from: 15.1, read: places)
    #expect(view.adapter.model.list.contentOffset.y == 0)
  }

  @Test func `a pager turns by strokes, notches and keys along it`() {
    let view = PagerView(count: 9) { _ in UIView(frame: .zero) }
    let stage = Stage(view)
    var direct = view.pager
    var place = Vector2(Self.place)
    stroke(stage, &direct, along: Vector2(1, 0)) { pager, event in
      place = place - event.delta
      let phases: [WheelEvent.Phase: TouchEvent.Phase] = [.began: .began, .changed: .moved]
      pager.handle(
        TouchEvent(phases[event.phase] ?? .ended, id: 1, position: place, time: event.time))
    }
    rest(view.adapter, &direct, from: 0.18) { [$0.offset] }
    #expect(view.pager.page == 1)
    func notch(_ flags: UIKeyModifierFlags, at time: Double) {
      let wheel = StandInTrackpad(stage.window, .discrete, at: Self.place, flags)
      wheel.scroll(.began, by: CGPoint(x: 0, y: -50), at: time)
      wheel.scroll(.ended, by: .zero, at: time)
    }
    notch([], at: 5)
    #expect(view.pager.targetPage == 1)
    notch(.shift, at: 5)
    #expect(view.pager.targetPage == 2 && view.becomeFirstResponder())
    for (key, page) in [
      (UIKeyboardHIDUsage.keyboardRightArrow, 3), (.keyboardDownArrow, 3), (.keyboardEnd, 8),
      (.keyboardLeftArrow, 7), (.keyboardPageUp, 6), (.keyboardHome, 0), (.keyboardPageUp, 0),
    ] {
      StandInKeyboard.press(key, down: 6, up: 6.1)
      #expect(view.pager.targetPage == page)
    }
  }

  @Test func `strokes and keys collapse a page's header and scroll its list`() {
    let view = NestedPage(headerHeight: 100, barHeight: 48)
    view.setTabs([(UIView(frame: .zero), 9_000), (UIView(frame: .zero), 4_000)])
    let stage = Stage(view)
    func places(_ page: NestedScroll) -> [Double] {
      [page[0].contentOffset.y, page[pager: 1].offset, page[2].contentOffset.y]
    }
    var direct = view.page
    direct.trackpadMomentum = .engine
    stroke(stage, &direct) { $0.wheel($1) }
    #expect(view.collapse == 1 && view.page[2].contentOffset.y == 8)
    rest(view.adapter, &direct, from: 0.18, read: places)
    #expect(view.becomeFirstResponder())
    let list = view.page[2].contentOffset.y
    StandInKeyboard.press(.keyboardSpacebar, down: 5, up: 5.1)
    direct.keyDown(.space, time: 5)
    direct.keyUp(.space, time: 5.1)
    rest(view.adapter, &direct, from: 5.1, read: places)
    #expect(view.page[2].contentOffset.y > list + 300)
    StandInKeyboard.press(.keyboardRightArrow, down: 15, up: 15.1)
    direct.keyDown(.arrowRight, time: 15)
    direct.keyUp(.arrowRight, time: 15.1)
    rest(view.adapter, &direct, from: 15.1, read: places)
    #expect(view.tab == 1)
  }

  @Test func `notches of a wheel scroll on to their sum, sideways with shift`() {
    let (view, stage) = Stage.list()
    view.contentSize.width = 2_000
    var direct = view.scroller
    for notch in 0..<3 {
      let (time, isShiftDown) = (0.1 + Double(notch) / 60, notch == 2)
      let wheel = StandInTrackpad(
        stage.window, .discrete, at: Self.place, isShiftDown ? .shift : [])
      wheel.scroll(.began, by: CGPoint(x: 0, y: -50), at: time)
      wheel.scroll(.ended, by: .zero, at: time)
      direct.wheel(
        WheelEvent(
          delta: Vector2(0, 50), isPrecise: false, isShiftDown: isShiftDown, time: time))
    }
    rest(view.adapter, &direct, from: 0.15, read: offset)
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
    rest(view.adapter, &direct, from: 0.6, read: offset)
    #expect(view.contentOffset.y > 1_600)
  }
}
