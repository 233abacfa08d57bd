import Overscroll
import RandomModels

extension Throw<Vector2>: LawfulModel {
  static var situations: [(model: Throw<Vector2>, flick: FingerPath)] {
    var thrown = Throw(
      Vector2(0, 10), perPoint: (Vector2(1, 0), Vector2(0, 0.5)),
      spring: DampedSpring(stiffness: 90, dampingRatio: 0.3))
    var free = thrown
    free.spring = .interaction
    thrown.candidates = [Vector2(0, 10), Vector2(100, 0), Vector2(0, 200)]
    return [
      (thrown, FingerPath(Vector2(100, 100), Vector2(150, 90))),
      (free, FingerPath(Vector2(100, 100), Vector2(50, 200))),
    ]
  }

  static let path = FingerPath(Vector2(100, 100), Vector2(700, 300), Vector2(-900, 17))

  var coordinates: [Double] { [value.x, value.y] }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] { [destination.x, destination.y] }

  var settlingSpring: DampedSpring? { candidates.isEmpty ? nil : spring }

  mutating func program() -> [Word] {
    words(move(to: destination == Vector2(300, 40) ? Vector2(0, 10) : Vector2(300, 40)))
  }

  mutating func goBack(to other: Self) -> [Word] { words(move(to: other.value)) }

  mutating func rearrange() -> [Word]? { nil }

  static func fingerVelocity(_ release: ThrowRelease<Vector2>) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}
