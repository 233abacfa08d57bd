import Overscroll
import ScrollTestSupport
import Testing

/// Something, and a page in which nothing else moves, to both of which the same happens.
struct AloneAndInPage<Model: Draggable> {
  var alone: Model
  var page: NestedScroll
  var dice: SeededGenerator
  var (time, place, isDown) = (1.0, Vector2(200, 400), false)
  var way = Vector2.zero
  /// Whether two fingers may be down, and where the second is.
  var mayPinch = false
  var second: Vector2?
  let name: String
  var log: [String] = []
  /// Which member of the page it is, and where that lies.
  var (index, origin) = (0, Vector2.zero)

  init(_ model: Model, _ page: NestedScroll, _ name: String, _ dice: SeededGenerator) {
    (alone, self.page, self.name, self.dice) = (model, page, name, dice)
    (_, _) = (alone.advance(to: 1), self.page.advance(to: 1))
  }

  /// A finger comes, moves or goes; where two may be down, one of them.
  mutating func moveFinger() {
    let goes: TouchEvent.Phase = dice.chance(0.2) ? .cancelled : .ended
    let isSecond = isDown && mayPinch && dice.chance(0.5)
    let isThere = isSecond ? second != nil : isDown
    let comes = !isSecond || dice.chance(0.3)
    guard isThere || comes else { return }
    let phase: TouchEvent.Phase = !isThere ? .began : dice.chance(0.15) ? goes : .moved
    if phase == .began {
      way = Vector2(dice.within(-20...20), dice.within(-20...20))
      if dice.chance(0.3) { way = .zero }
    }
    if isSecond {
      let spread = Vector2(dice.within(-30...30), dice.within(-30...30))
      let before = second ?? place + Vector2(80, -60)
      touch(phase, 2, before + (phase == .moved ? spread : .zero))
      second = phase == .began || phase == .moved ? before + spread : nil
    } else {
      if phase == .moved { place = place + way + Vector2(dice.within(-3...3), dice.within(-3...3)) }
      touch(phase, 1, place)
      isDown = phase == .began || phase == .moved
      // The one that stays goes on as the first.
      if !isDown, second != nil {
        touch(.ended, 2, .zero)
        second = nil
      }
    }
  }

  private mutating func touch(_ phase: TouchEvent.Phase, _ id: Int, _ place: Vector2) {
    let place: Vector2? = phase == .ended || phase == .cancelled ? nil : place
    let event = TouchEvent(phase, id: id, position: place, time: time)
    let inPage = TouchEvent(phase, id: id, position: place.map { $0 + origin }, time: time)
    log.append("\(phase) \(id) \(place.map { "\($0)" } ?? "") \(time)")
    let (one, both) = (alone.handle(event), page.handle(inPage, in: index))
    compare("\(one.events)")
    #expect(one.didDrag == both.didDrag, "\(context)")
    #expect(one.didStopMotion == both.didStopMotion, "\(context)")
  }

  /// Whether the page says the same of its member as has just happened to that by itself.
  ///
  /// That it moved aside: by a rounding it has or has not.
  private func compare(_ events: String) {
    func names(_ list: String) -> [String] {
      let none: Set = ["didMove", "didScroll", ""]
      return list.split { "[], ".contains($0) }.map(String.init).filter { !none.contains($0) }
    }
    // What takes fingers whole says what a setting has caused as soon as it is asked something else.
    guard page.kind(of: index) != nil else { return }
    let inPage = "\(page.events(of: index, as: Model.self))"
    #expect(names(events) == names(inPage), "\(context)")
  }

  /// The same is done to both at a known time.
  mutating func act<A, B>(
    _ what: String, _ act: (inout Model) -> A, page actOnPage: (inout NestedScroll) -> B
  ) {
    log.append("\(what) \(time)")
    alone.perform(at: time, act)
    page.perform(at: time, actOnPage)
  }

  /// A setting of the member changes, or a program of it begins, at a known time or at none.
  mutating func change<Answer>(_ what: String, _ change: (inout Model) -> Answer) {
    let index = index
    if dice.chance(0.5) {
      act(what, { change(&$0) }, page: { change(&$0[index, as: Model.self]) })
    } else {
      log.append("\(what) at no time")
      (_, _) = (change(&alone), change(&page[index, as: Model.self]))
    }
  }

  /// A setting of the member changes, or a program of it begins, by something drawn.
  mutating func change<Value, Answer>(
    _ what: String, to value: (inout Self) -> Value, _ change: (inout Model, Value) -> Answer
  ) {
    let value = value(&self)
    self.change("\(what) \(value)") { change(&$0, value) }
  }

  /// A change by one of some values.
  static func changing<Value, Answer>(
    _ what: String, to choices: [Value], _ change: @escaping (inout Model, Value) -> Answer
  ) -> (inout Self) -> Void { { both in both.change(what, to: { $0.dice.pick(choices) }, change) } }

  /// Fingers that came down on what was disabled do nothing to it later, and in a page what is around it may follow them.
  mutating func toggleEnabled() {
    guard alone.isDragEnabled || !isDown else { return }
    change("enabled") { $0.isDragEnabled.toggle() }
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
    more: [(inout Self) -> Void] = [], changes: [(inout Self) -> Void] = []
  ) {
    // A page's own programs leave alone what a finger is on.
    for _ in 0..<steps {
      let acts = isDown ? changes : more + changes
      if dice.chance(isDown ? 0.9 : 0.25) || acts.isEmpty {
        moveFinger()
      } else {
        dice.pick(acts)(&self)
      }
      if dice.chance(0.6) {
        log.append("frame \(time)")
        let events = alone.advance(to: time).events
        page.advance(to: time)
        compare("\(events)")
      }
      let (v, w) = (velocity(alone), page.velocity(of: index))
      let a = places(alone) + ends(alone) + [v.x, v.y]
      let b =
        places(page[index, as: Model.self]) + places(page.settled[index, as: Model.self])
        + [w.x, w.y]
      let differs = zip(a, b).contains { !(abs($0 - $1) <= 1e-9 * max(1, abs($0))) }
      guard !differs, isSame else {
        Issue.record(
          """
          \(a) \(alone.isMoving) \(alone.restTime) \(alone.phase) \(alone.isDragging)
          \(b) \(page.isMoving) \(page.restTime) \(page.phase) \(page.isDragging)
          \(context)
          """)
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
    page.wheel(event, in: index)
  }

  /// Fingers stroke on a trackpad, and what the system may send after them.
  mutating func stroke(isLaid: Bool, glides: Bool) {
    var phases: [WheelEvent.Phase] = isLaid ? [.held, .began] : [.began]
    phases += Array(repeating: .changed, count: dice.below(6)) + [.ended]
    if glides { phases += [.momentumBegan, .momentumChanged, .momentumChanged, .momentumEnded] }
    let way = dice.within(-40...40)
    for phase in phases {
      let isPush = phase == .changed || phase == .momentumBegan || phase == .momentumChanged
      turn(isPush ? Vector2(0, way + dice.within(-5...5)) : .zero, phase)
      time += dice.within(0.001...0.02)
    }
  }
}
