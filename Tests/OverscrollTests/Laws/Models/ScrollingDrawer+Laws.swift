import Overscroll
import RandomModels

extension ScrollingDrawer: LawfulModel {
  static var situations: [(model: ScrollingDrawer, flick: FingerPath)] {
    func sheet(_ anchor: Int, _ offset: Double) -> ScrollingDrawer {
      let list = Scroller.view(844, 744, of: 844, 6_000)
      var sheet = ScrollingDrawer(drawer: .sheet(anchor: anchor), list: list)
      sheet.list.setContentOffset(Vector2(0, offset), animated: false)
      return sheet
    }
    return [
      (sheet(1, 0), FingerPath(Vector2(200, 700), Vector2(200, 600))),
      (sheet(2, 700), FingerPath(Vector2(200, 200), Vector2(200, 350))),
    ]
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(200, -300), Vector2(200, 600))

  // Over a joint: the time at which it is met is rounded.
  static let paceTolerance = 1e-6

  var coordinates: [Double] { [drawer.position, list.contentOffset.y] }
  var pace: [Double] { [drawerVelocity, listVelocity.y] }
  var coordinatesAtRest: [Double] { [destination] }

  var isExact: Bool { list.isExact }
  var stopDistance: Double { max(drawer.stopDistance, list.stopDistance) }

  mutating func program() -> [Word] {
    drawer.move(to: drawer.targetAnchor == 0 ? drawer.anchors.count / 2 : 0).words()
  }

  mutating func rearrange() -> [Word]? { drawer.rearrange() }

  static func fingerVelocity(_ release: ScrollingDrawerRelease) -> [Double] { [release.velocity] }
}
