import Overscroll
import RandomModels
import ScrollTestSupport

extension PictureInPicture: LawfulModel {
  static var situations: [(model: PictureInPicture, flick: FingerPath)] {
    var window = PictureInPicture.window()
    window.spring = DampedSpring(stiffness: 200, dampingRatio: 0.5)
    return [
      (window, FingerPath(Vector2(300, 780), Vector2(220, 640))),
      (.window(place: 0), FingerPath(Vector2(60, 40), Vector2(80, 140))),
    ]
  }

  static let path = FingerPath(Vector2(300, 780), Vector2(-120, 300), Vector2(500, 900))

  var coordinates: [Double] { [corner.x, corner.y, size.width, size.height] }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] {
    [destination.x, destination.y, targetSize.width, targetSize.height]
  }

  var settlingSpring: DampedSpring? { spring }

  mutating func program() -> [Word] {
    words(move(to: targetPlace == .resting(1) ? .resting(2) : .resting(1)))
  }

  mutating func rearrange() -> [Word]? {
    keyboardInset = keyboardInset == 0 ? 300 : 0
    return []
  }

  mutating func change(_ dice: inout SeededGenerator, at time: Double) -> [Word] {
    switch dice.below(5) {
    case 0:
      let space = Size2(dice.pick([390, 844]), dice.pick([844, 390]))
      return words(setContainer(space, animated: dice.chance(0.6)))
    case 1: keyboardInset = dice.pick([0, 300])
    case 2: margin = dice.within(0...40)
    case 3: size = Size2(dice.pick([160, 200]), dice.pick([90, 120]))
    default:
      let side: StashSide = dice.chance(0.5) ? .left : .right
      return words(move(to: .stashed(side, share: dice.within(0...1)), animated: dice.chance(0.6)))
    }
    return []
  }

  static func fingerVelocity(_ release: PictureInPictureRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}
