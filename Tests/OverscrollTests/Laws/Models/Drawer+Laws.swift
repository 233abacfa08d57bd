import Overscroll
import RandomModels

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

  mutating func goBack(to other: Self) -> [Word] { words(move(to: other.anchor)) }

  mutating func rearrange() -> [Word]? {
    let inset = insets.bottom == 0 ? 50.0 : 0
    insets = Insets(top: inset, left: inset, bottom: inset, right: inset)
    return []
  }

  static func fingerVelocity(_ release: DrawerRelease) -> [Double] { [release.velocity] }
}
