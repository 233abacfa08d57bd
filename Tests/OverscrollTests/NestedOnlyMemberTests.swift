import Overscroll
import ScrollFeels
import ScrollTestSupport
import Testing

/// A page of one member moves, reports and rests as that member by itself, whatever happens to it.
@Suite struct NestedOnlyMemberTests {
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
    var both = AloneAndInPage(list, page, "\(seed) \(name)", dice)
    both.play(
      200,
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
    var both = AloneAndInPage(pager, page, "\(seed) \(name)", dice)
    both.play(
      200, places: { [$0.offset] }, ends: { [$0.destination] },
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
    var both = AloneAndInPage(drawer, page, "\(seed) drawer \(edge) \(drawer.rule)", dice)
    both.play(
      200, places: { [$0.position] }, ends: { [$0.destination] },
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
