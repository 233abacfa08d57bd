import Overscroll
import RandomModels
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
    return [(collapsing, down), (returning, up)]
      + (0..<6).map { (chain(&dice), $0 % 2 == 0 ? down : up) }
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(200, -300), Vector2(200, 1_600))

  static let paceTolerance = 1e-6

  var coordinates: [Double] {
    lists.flatMap { [self[$0].contentOffset.x, self[$0].contentOffset.y] }
  }
  var pace: [Double] { lists.flatMap { [velocity(of: $0).x, velocity(of: $0).y] } }
  private var lists: [Int] { (0..<count).filter(isMember) }
  var coordinatesAtRest: [Double] { settled.coordinates }

  mutating func program() -> [Word] {
    let there = self[0].destination.y < 100 ? self[0].maximumOffset.y : 0
    return self[0].setContentOffset(Vector2(0, there), animated: true).words()
  }

  mutating func rearrange() -> [Word]? { self[0].rearrange() }

  mutating func change(_ dice: inout SeededGenerator, at time: Double) -> [Word] {
    let index = dice.pick(lists)
    switch dice.below(10) {
    case 0...3:
      return self[index].change(&dice, at: time).map { Word($0.what, part: index) }
    case 4: setMass(dice.pick([0.5, 1, 1.5]), of: index)
    case 5: setOrder(dice.pick(HandOffOrder.allCases), of: index)
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
      let list = Scroller(viewport: Size2(390, 600), content: Size2(390, dice.pick([300, 2_000])))
      active = add(list, to: index, order: dice.pick(HandOffOrder.allCases))
    case 9 where index != root:
      let before = lists
      let words = telling { $0.remove(index, animated: dice.chance(0.6)) }
      return words + before.filter { !isMember($0) }.map { Word(.leaves, part: $0) }
    default: active = index
    }
    return []
  }

  static func fingerVelocity(_ release: NestedRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}
