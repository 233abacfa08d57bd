import Overscroll
import ScrollTestSupport
import Testing

/// Something, and a page of it alone, to both of which the same happens.
struct AloneAndInPage<Model: Draggable> {
  var alone: Model
  var page: NestedScroll
  var dice: SeededGenerator
  var (time, place, isDown) = (1.0, Vector2(200, 400), false)
  var way = Vector2.zero
  let name: String
  var log: [String] = []

  init(_ model: Model, _ page: NestedScroll, _ name: String, _ dice: SeededGenerator) {
    (alone, self.page, self.name, self.dice) = (model, page, name, dice)
    alone.advance(to: 1)
    self.page.advance(to: 1)
  }

  /// A finger comes, moves or goes.
  mutating func moveFinger() {
    let goes: TouchEvent.Phase = dice.chance(0.2) ? .cancelled : .ended
    let phase: TouchEvent.Phase = !isDown ? .began : dice.chance(0.15) ? goes : .moved
    if phase == .began {
      way = Vector2(dice.within(-20...20), dice.within(-20...20))
      if dice.chance(0.3) { way = .zero }
    }
    if phase == .moved {
      place = place + way + Vector2(dice.within(-3...3), dice.within(-3...3))
    }
    isDown = phase == .began || phase == .moved
    let place: Vector2? = phase == .ended || phase == .cancelled ? nil : place
    let event = TouchEvent(phase, id: 1, position: place, time: time)
    log.append("\(phase) \(place.map { "\($0)" } ?? "") \(time)")
    let (one, both) = (alone.handle(event), page.handle(event))
    #expect(one.didDrag == both.didDrag && one.didStopMotion == both.didStopMotion, "\(context)")
  }

  /// The same is done to both at a known time.
  mutating func act<A, B>(
    _ what: String, _ act: (inout Model) -> A, page actOnPage: (inout NestedScroll) -> B
  ) {
    log.append("\(what) \(time)")
    alone.perform(at: time, act)
    page.perform(at: time, actOnPage)
  }

  var context: String { "\(name)\n\(log.suffix(12).joined(separator: "\n"))" }

  var isSame: Bool {
    alone.isMoving == page.isMoving && alone.isDragging == page.isDragging
      && (alone.restTime == page.restTime || abs(alone.restTime - page.restTime) < 1e-6)
  }

  /// Runs a random scene; where it first differs.
  mutating func play(
    _ steps: Int, places: (Model) -> [Double],
    ends: (Model) -> [Double], velocity: (Model) -> Vector2,
    more: [(inout Self) -> Void]
  ) {
    for _ in 0..<steps {
      if isDown || dice.chance(0.25) {
        moveFinger()
      } else if let act = more.isEmpty ? nil : dice.pick(more) {
        act(&self)
      }
      if dice.chance(0.6) {
        log.append("frame \(time)")
        alone.advance(to: time)
        page.advance(to: time)
      }
      let (v, w) = (velocity(alone), page.velocity(of: 0))
      let a = places(alone) + ends(alone) + [v.x, v.y]
      let b =
        places(page[0, as: Model.self]) + places(page.settled[0, as: Model.self])
        + [w.x, w.y]
      let differs = zip(a, b).contains { !(abs($0 - $1) <= 1e-9 * max(1, abs($0))) }
      guard !differs, isSame else {
        Issue.record(
          """
          \(a) \(alone.isMoving) \(alone.restTime) \(alone.phase) \(alone.isDragging)
          \(b) \(page.isMoving) \(page.restTime) \(page.phase) \(page.isDragging)
          \(context)
          """
        )
        return
      }
      time += dice.within(0.001...0.03)
      if dice.chance(0.03) { time += 0.5 }
    }
  }
}

extension AloneAndInPage where Model == Scroller {
  /// A wheel turns, or fingers stroke a trackpad.
  mutating func turn(_ delta: Vector2, _ phase: WheelEvent.Phase) {
    let event = WheelEvent(delta: delta, phase: phase, isPrecise: phase != .none, time: time)
    log.append("wheel \(phase) \(delta) \(time)")
    alone.wheel(event)
    page.wheel(event)
  }
}
