import Overscroll
import Testing

/// Changes of phase, with why.
@Suite struct PhaseObserverTests {
  typealias Step = (MotionPhase, PhaseChangeReason)

  /// Plays frames until it rests, and lists the changes.
  static func rest<Model: Draggable>(
    _ model: inout Model, _ observer: inout PhaseObserver
  ) -> [PhaseChange] {
    var changes: [PhaseChange] = []
    var time = model.time
    while model.isMoving {
      time += 1.0 / 120
      model.advance(to: time)
      if let change = observer.update(model) { changes.append(change) }
    }
    return changes
  }

  @Test func `a flick against an edge, caught in flight`() {
    var list = Scroller.list()
    list.setContentOffset(Vector2(0, 4_600), animated: false)
    var observer = PhaseObserver()
    var changes: [PhaseChange?] = []
    for event in [
      TouchEvent(.began, id: 1, position: Vector2(200, 600), time: 0),
      TouchEvent(.moved, id: 1, position: Vector2(200, 500), time: 0.03),
      TouchEvent(.moved, id: 1, position: Vector2(200, 400), time: 0.06),
      TouchEvent(.ended, id: 1, time: 0.06),
    ] {
      list.handle(event)
      changes.append(observer.update(list, after: event))
    }
    changes += Self.rest(&list, &observer)
    #expect(
      changes == [
        PhaseChange(from: .idle, to: .tracking, reason: .touched),
        PhaseChange(from: .tracking, to: .dragging, reason: .dragged),
        nil,
        PhaseChange(from: .dragging, to: .decelerating, reason: .lifted),
        PhaseChange(from: .decelerating, to: .bouncing, reason: .edge),
        PhaseChange(from: .bouncing, to: .idle, reason: .arrived),
      ])
    #expect(observer.phase == .idle)
  }

  @Test func `a cancelled drag, a program that is caught, and a trackpad`() {
    var list = Scroller.list()
    var observer = PhaseObserver()
    list.touchDown(1, at: Vector2(200, 300), time: 0)
    list.touchMoved(1, to: Vector2(200, 500), time: 0.1)
    #expect(observer.update(list)?.to == .dragging)
    let cancel = TouchEvent(.cancelled, id: 1, time: 0.2)
    list.handle(cancel)
    #expect(
      observer.update(list, after: cancel)
        == PhaseChange(from: .dragging, to: .bouncing, reason: .cancelled))
    list.advance(to: 3)
    _ = observer.update(list)
    list.at(3) { $0.setContentOffset(Vector2(0, 900), animated: true) }
    #expect(
      observer.update(list) == PhaseChange(from: .idle, to: .animating, reason: .program))
    list.touchDown(1, at: .zero, time: 3.1)
    #expect(
      observer.update(list) == PhaseChange(from: .animating, to: .tracking, reason: .touched))
    list.touchUp(1, time: 3.2)
    #expect(observer.update(list) == PhaseChange(from: .tracking, to: .idle, reason: .lifted))
    list.wheel(WheelEvent(delta: Vector2(0, 9), phase: .began, isPrecise: true, time: 4))
    #expect(observer.update(list) == PhaseChange(from: .idle, to: .dragging, reason: .wheel))
    list.wheel(WheelEvent(delta: .zero, phase: .ended, time: 4.1))
    // Content that a new bound leaves outside returns because a property says so.
    _ = observer.update(list)
    list.setContentOffset(list.maximumOffset, animated: false)
    list.contentSize.height -= 100
    #expect(observer.update(list) == PhaseChange(from: .idle, to: .bouncing, reason: .program))
  }

  @Test func `anything draggable is observed`() {
    var sheet = Drawer.sheet()
    var observer = PhaseObserver(phase: sheet.phase)
    sheet.at(0) { $0.move(to: 2) }
    #expect(
      observer.update(sheet) == PhaseChange(from: .idle, to: .settling, reason: .program))
    #expect(
      Self.rest(&sheet, &observer)
        == [PhaseChange(from: .settling, to: .idle, reason: .arrived)])
  }
}
