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
    (0..<count).flatMap { [self[$0].contentOffset.x, self[$0].contentOffset.y] }
  }
  var pace: [Double] { (0..<count).flatMap { [velocity(of: $0).x, velocity(of: $0).y] } }
  var coordinatesAtRest: [Double] { settled.coordinates }

  mutating func program() -> [Word] {
    let there = self[0].destination.y < 100 ? self[0].maximumOffset.y : 0
    return self[0].setContentOffset(Vector2(0, there), animated: true).words()
  }

  mutating func rearrange() -> [Word]? { self[0].rearrange() }

  static func fingerVelocity(_ release: NestedRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}
