import Overscroll
import RandomModels

extension Dial: LawfulModel {
  static var situations: [(model: Dial, flick: FingerPath)] {
    let free = Dial(center: Vector2(200, 200), limits: -1...3)
    var snapping = Dial(center: Vector2(200, 200)).with(\.detents, .every(1))
    snapping.spring = DampedSpring(stiffness: 200, dampingRatio: 0.4)
    let flick = FingerPath(Vector2(300, 200), Vector2(295, 260))
    return [
      (free, flick), (snapping, flick), (free, FingerPath(flick.corners[1], flick.corners[0])),
    ]
  }

  /// Once round and a bit, beyond both limits.
  static let path = FingerPath(
    Vector2(300, 200), Vector2(200, 320), Vector2(90, 180), Vector2(210, 80), Vector2(320, 190),
    Vector2(200, 60), Vector2(60, 210), Vector2(190, 310), Vector2(310, 215), Vector2(200, 70))

  var coordinates: [Double] { [angle] }
  var pace: [Double] { [velocity] }
  var coordinatesAtRest: [Double] { [destination] }

  var settlingSpring: DampedSpring? { detents == .none ? nil : spring }

  mutating func program() -> [Word] { words(turn(to: destination == 2.5 ? 0.5 : 2.5)) }
  mutating func goBack(to other: Self) -> [Word] { words(turn(to: other.angle)) }

  mutating func rearrange() -> [Word]? { nil }

  static func fingerVelocity(_ release: DialRelease) -> [Double] { [release.velocity] }
}
