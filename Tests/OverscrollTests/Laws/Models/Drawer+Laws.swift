import Overscroll
import RandomModels
import ScrollTestSupport

extension Drawer: LawfulModel {
  static var situations: [(model: Drawer, flick: FingerPath)] {
    DrawerEdge.allCases.map { edge in
      var drawer = Drawer.sheet(edge: edge)
      drawer.spring = DampedSpring(stiffness: 200, dampingRatio: 0.4)
      let way = edge == .bottom || edge == .right ? -70.0 : 70
      let isUpright = edge == .bottom || edge == .top
      let end = isUpright ? Vector2(400, 400 + way) : Vector2(400 + way, 400)
      return (drawer, FingerPath(Vector2(400, 400), end))
    }.reversed()
  }

  static let path = FingerPath(Vector2(300, 300), Vector2(-277, 311), Vector2(900, 290))

  var coordinates: [Double] { [position] }
  var pace: [Double] { [velocity] }
  var coordinatesAtRest: [Double] { [destination] }

  var settlingSpring: DampedSpring? { spring }

  mutating func program() -> [Word] {
    move(to: targetAnchor == anchors.count - 1 ? 0 : anchors.count - 1).words()
  }

  mutating func rearrange() -> [Word]? {
    let inset = insets.bottom == 0 ? 50.0 : 0
    insets = Insets(top: inset, left: inset, bottom: inset, right: inset)
    return []
  }

  mutating func change(_ dice: inout SeededGenerator, at time: Double) -> [Word] {
    switch dice.below(6) {
    case 0: container = Size2(dice.pick([844, 500]), dice.pick([844, 400]))
    case 1: insets.bottom = dice.within(0...100)
    case 2: contentHeight = dice.within(100...900)
    case 3:
      return move(to: dice.below(anchors.count), animated: dice.chance(0.6)).words()
    default:
      let all: [DrawerAnchor] = [.fromBottom(100), .fraction(0.5), .contentHeight]
      let some = Array(all.prefix(1 + dice.below(3)))
      return setAnchors(some, anchor: dice.below(some.count), animated: dice.chance(0.6)).words()
    }
    return []
  }

  static func fingerVelocity(_ release: DrawerRelease) -> [Double] { [release.velocity] }
}
