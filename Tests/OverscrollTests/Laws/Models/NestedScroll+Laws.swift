import Overscroll
import RandomModels
import ScrollScenes
import ScrollTestSupport

extension NestedScroll: LawfulModel {
  static var situations: [(model: NestedScroll, flick: FingerPath)] {
    let (down, up) = (
      FingerPath(Vector2(200, 500), Vector2(200, 350)),
      FingerPath(Vector2(200, 350), Vector2(200, 500))
    )
    var collapsing = NestedScroll.profile(header: 300)
    collapsing.setMass(1.5, of: posts)
    var returning = NestedScroll.profile(header: 300)
    returning.put(outer, at: 300)
    returning.put(posts, at: 240)
    var dice = SeededGenerator(5)
    let besides = NestedScroll.split(slop: 10)
    return [(collapsing, down), (returning, up), (album, down), (besides, down), (besides, up)]
      + (0..<6).map { (chain(&dice), $0 % 2 == 0 ? down : up) }
  }

  /// A header that waits before it comes back, and below it a pager of three pages, two of them with a list.
  private static var album: NestedScroll {
    let view = Size2(390, 600)
    var page = NestedScroll(
      Scroller(viewport: view, content: Size2(390, 800)), order: .quickReturn)
    page.setReturnDistance(60, of: page.root)
    page.add(Pager(count: 3, layout: PagerLayout(viewport: view)), to: page.root)
    for height in [2_000.0, 300] {
      page.active = page.add(Scroller(viewport: view, content: Size2(390, height)), to: 1)
    }
    page.active = 2
    page.pan.slop = 0
    return page
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(200, -300), Vector2(200, 1_600))

  static let paceTolerance = 1e-6

  var coordinates: [Double] {
    lists.flatMap { isPager($0) ? self[pager: $0].coordinates : self[$0].contentOffset.parts }
  }
  var pace: [Double] { lists.flatMap { velocity(of: $0).parts } }
  private var lists: [Int] { (0..<count).filter(isMember) }
  private func isPager(_ index: Int) -> Bool { kind(of: index) == .pager }
  var coordinatesAtRest: [Double] { settled.coordinates }

  mutating func program() -> [Word] {
    let there = self[0].destination.y < 100 ? self[0].maximumOffset.y : 0
    return self[0].setContentOffset(Vector2(0, there), animated: true).words()
  }

  mutating func rearrange() -> [Word]? { self[0].rearrange() }

  mutating func change(_ dice: inout SeededGenerator, at time: Double) -> [Word] {
    let index = dice.pick(lists)
    switch dice.below(18) {
    case 0...3:
      let words =
        isPager(index)
        ? self[pager: index].change(&dice, at: time) : self[index].change(&dice, at: time)
      return words.map { Word($0.what, part: index) }
    case 4...5:
      var input = FuzzInput(dice.bytes(20))
      dice.pick(Self.memberProperties(of: index)).draw(&self, from: &input)
    case 6:
      let event = WheelEvent(
        delta: dice.vector(40, 200), phase: dice.pick(WheelEvent.Phase.allCases),
        isPrecise: dice.pick([nil, true, false]), time: time)
      return telling { $0.wheel(event, in: index) }
    case 7:
      let key = dice.pick(KeyCommand.allCases)
      if dice.chance(0.5) { return telling { $0.keyUp(key, time: time) } }
      return telling { $0.keyDown(key, time: time) }
    case 8 where canAdd(to: index):
      let (view, order) = (Size2(390, 600), dice.pick(HandOffOrder.allCases))
      let list = Scroller(viewport: view, content: Size2(390, dice.pick([300, 2_000])))
      let pager = Pager(count: 2, layout: PagerLayout(viewport: view))
      active =
        dice.chance(0.3)
        ? add(pager, to: index, order: order) : add(list, to: index, order: order)
    case 9 where index != root: return leaving { $0.remove(index, animated: dice.chance(0.6)) }
    case 10 where isPager(index):
      let (page, isAnimated) = (dice.below(self[pager: index].count + 1), dice.chance(0.6))
      return telling {
        $0.insertPages(count: 1 + dice.below(2), at: page, in: index, animated: isAnimated)
      }
    case 11 where isPager(index):
      let (count, isAnimated) = (self[pager: index].count, dice.chance(0.6))
      let first = dice.below(count + 1)
      let pages = first..<min(count, first + 2)
      return leaving {
        $0.replacePages(pages, of: index, by: 0) { $0.remove(pages, animated: isAnimated) }
      }
    case 12...16: return touch(index, &dice, at: time)
    default: active = index
    }
    return []
  }

  /// One more finger, on a member: a gesture of its own, if no other one has that member.
  private mutating func touch(
    _ index: Int, _ dice: inout SeededGenerator, at time: Double
  ) -> [Word] {
    let (id, place) = (10 + index % 4, Vector2(200, 400) + dice.vector(60, 200))
    return telling {
      $0.handle(
        TouchEvent(
          dice.pick([.began, .moved, .moved, .moved, .ended]), id: id, position: place, time: time),
        in: index
      ).events
    }
  }

  /// Does what members may leave by, who then say nothing of what they began.
  private mutating func leaving(_ act: (inout Self) -> NestedEvents) -> [Word] {
    let before = lists
    let words = telling(act)
    return words + before.filter { !isMember($0) }.map { Word(.leaves, part: $0) }
  }

  static func fingerVelocity(_ release: NestedRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}

extension Vector2 {
  fileprivate var parts: [Double] { [x, y] }
}
