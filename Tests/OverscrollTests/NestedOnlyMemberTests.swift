import Overscroll
import ScrollFeels
import ScrollTestSupport
import Testing

/// A page of one member moves, reports and rests as that member by itself, whatever happens to it.
@Suite struct NestedOnlyMemberTests {
  /// Something, and a page of it alone, to both of which the same happens.
  struct Both<Model: Draggable> {
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
  }

  /// Runs a random scene; where it first differs.
  static func play<Model: Draggable>(
    _ both: inout Both<Model>, _ steps: Int, places: (Model) -> [Double],
    ends: (Model) -> [Double], velocity: (Model) -> Vector2,
    more: [(inout Both<Model>) -> Void]
  ) {
    for _ in 0..<steps {
      if both.isDown || both.dice.chance(0.25) {
        both.moveFinger()
      } else if let act = more.isEmpty ? nil : both.dice.pick(more) {
        act(&both)
      }
      if both.dice.chance(0.6) {
        both.log.append("frame \(both.time)")
        both.alone.advance(to: both.time)
        both.page.advance(to: both.time)
      }
      let (v, w) = (velocity(both.alone), both.page.velocity(of: 0))
      let a = places(both.alone) + ends(both.alone) + [v.x, v.y]
      let b =
        places(both.page[0, as: Model.self]) + places(both.page.settled[0, as: Model.self])
        + [w.x, w.y]
      let differs = zip(a, b).contains { !(abs($0 - $1) <= 1e-9 * max(1, abs($0))) }
      guard !differs, both.isSame else {
        Issue.record(
          """
          \(a) \(both.alone.isMoving) \(both.alone.restTime) \(both.alone.phase) \(both.alone.isDragging)
          \(b) \(both.page.isMoving) \(both.page.restTime) \(both.page.phase) \(both.page.isDragging)
          \(both.context)
          """
        )
        return
      }
      both.time += both.dice.within(0.001...0.03)
      if both.dice.chance(0.03) { both.time += 0.5 }
    }
  }

  static func scroller(_ dice: inout SeededGenerator) -> (Scroller, String) {
    var list = Scroller(
      viewport: Size2(390, 844),
      content: Size2(dice.chance(0.5) ? 390 : 1_900, dice.pick([600, 2_000, 6_000])),
      displayScale: dice.pick([0, 3]))
    var name = "scroller"
    if dice.chance(0.4) {
      let platform = dice.pick(ScrollFeel.Platform.allCases)
      list.feel = ScrollFeel(platform)
      name += " \(platform)"
    }
    switch dice.below(4) {
    case 0:
      list.isPagingEnabled = true
      name += " paging"
    case 1:
      list.snapVertical = .stride(300)
      name += " snaps"
    default: break
    }
    if dice.chance(0.3) {
      (list.isDirectionalLockEnabled, list.directionalLockFollowsMoves) = (true, false)
      name += " locked"
    }
    if dice.chance(0.3) {
      list.trackpadMomentum = .engine
      name += " engine"
    }
    list.setContentOffset(Vector2(0, dice.within(0...1_000)), animated: false)
    return (list, "\(name) of \(list.contentSize)")
  }

  @Test(arguments: 0..<150)
  func `a scroller`(seed: Int) {
    var dice = SeededGenerator(seed)
    let (list, name) = Self.scroller(&dice)
    var page = NestedScroll(list, order: .innerFirst)
    page.trackpadMomentum = list.trackpadMomentum
    page.directionalLock =
      list.isDirectionalLockEnabled
      ? DirectionalLock(followsMoves: false) : nil
    var both = Both(list, page, "\(seed) \(name)", dice)
    Self.play(
      &both, 200,
      places: { [$0.contentOffset.x, $0.contentOffset.y] },
      ends: { [$0.destination.x, $0.destination.y] },
      velocity: \.velocity,
      more: [
        { both in
          guard both.alone.contentSize.height > 844 else { return }
          // A page that is locked ties notches as well.
          let isFree = both.alone.contentSize.width > 390 && !both.alone.isDirectionalLockEnabled
          let across = isFree ? both.dice.pick([0, 0, 120.0]) : 0
          both.turn(Vector2(across, both.dice.pick([-120, 120, 300])), .none)
        },
        { both in
          let phases: [WheelEvent.Phase] = both.dice.chance(0.3) ? [.held, .began] : [.began]
          let moves = Array(repeating: WheelEvent.Phase.changed, count: both.dice.below(6))
          let way = both.dice.within(-40...40)
          for phase in phases + moves + [.ended] {
            both.turn(phase == .changed ? Vector2(0, way + both.dice.within(-5...5)) : .zero, phase)
            both.time += both.dice.within(0.001...0.02)
          }
        },
        { both in
          let key = both.dice.pick([
            KeyCommand.arrowDown, .arrowUp, .pageDown, .pageUp, .home, .end,
          ])
          both.act("key \(key)") {
            $0.key(key)
          } page: {
            $0.key(key)
          }
        },
        { both in
          let key = both.dice.pick([KeyCommand.arrowDown, .pageUp])
          both.act("down \(key)") {
            $0.keyDown(key, time: $0.time)
          } page: {
            $0.keyDown(key, time: $0.time)
          }
          both.time += both.dice.within(0...0.6)
          both.act("up \(key)") {
            $0.keyUp(key, time: $0.time)
          } page: {
            $0.keyUp(key, time: $0.time)
          }
        },
        { both in
          guard both.alone.contentSize.height > 844 else { return }
          both.act("top") {
            $0.scrollToTop()
          } page: {
            $0.scrollToTop()
          }
        },
        { both in
          let place = Vector2(0, both.dice.within(0...3_000))
          both.act("program \(place)") {
            $0.setContentOffset(place, animated: true)
          } page: {
            $0[0].setContentOffset(place, animated: true)
          }
        },
      ])
  }

  @Test(arguments: 0..<60)
  func `a pager`(seed: Int) {
    var dice = SeededGenerator(seed)
    var pager = Pager.album(page: 4, wraps: dice.chance(0.3))
    var name = "pager \(pager.layout.wraps)"
    if dice.chance(0.4) {
      let platform = dice.pick(ScrollFeel.Platform.allCases)
      pager.feel = ScrollFeel(platform)
      name += " \(platform)"
    }
    var page = NestedScroll(pager)
    page.directionalLock = nil
    var both = Both(pager, page, "\(seed) \(name)", dice)
    Self.play(
      &both, 200, places: { [$0.offset] }, ends: { [$0.destination] },
      velocity: { Vector2($0.velocity, 0) },
      more: [
        { both in
          let count = both.dice.pick([-1, 1, 2])
          both.act("turn \(count)") {
            $0.turnPage(by: count)
          } page: {
            $0[pager: 0].turnPage(by: count)
          }
        }
      ])
  }

  @Test(arguments: 0..<60)
  func `a drawer`(seed: Int) {
    var dice = SeededGenerator(seed)
    let edge = dice.pick(DrawerEdge.allCases)
    var drawer = Drawer.sheet(edge: edge)
    if dice.chance(0.3) { drawer.rule = .interaction }
    var page = NestedScroll(drawer)
    page.directionalLock = nil
    var both = Both(drawer, page, "\(seed) drawer \(edge) \(drawer.rule)", dice)
    Self.play(
      &both, 200, places: { [$0.position] }, ends: { [$0.destination] },
      velocity: { drawer in
        var velocity = Vector2.zero
        velocity[drawer.layout.edge.axis] = -drawer.velocity
        return velocity
      },
      more: [
        { both in
          let anchor = both.dice.below(3)
          both.act("to \(anchor)") {
            $0.move(to: anchor)
          } page: {
            $0[drawer: 0].move(to: anchor)
          }
        }
      ])
  }
}

extension NestedOnlyMemberTests.Both where Model == Scroller {
  /// A wheel turns, or fingers stroke a trackpad.
  mutating func turn(_ delta: Vector2, _ phase: WheelEvent.Phase) {
    let event = WheelEvent(delta: delta, phase: phase, isPrecise: phase != .none, time: time)
    log.append("wheel \(phase) \(delta) \(time)")
    alone.wheel(event)
    page.wheel(event)
  }
}
