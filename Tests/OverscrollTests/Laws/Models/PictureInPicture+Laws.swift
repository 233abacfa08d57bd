import Overscroll
import RandomModels

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

  // How fast the size changes is nobody's to ask.
  func way(from before: Self) -> Double {
    Self.distance([corner.x, corner.y], [before.corner.x, before.corner.y])
  }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] {
    [destination.x, destination.y, targetSize.width, targetSize.height]
  }

  var settlingSpring: DampedSpring? { spring }

  mutating func program() -> [Word] {
    words(move(to: targetPlace == .resting(1) ? .resting(2) : .resting(1)))
  }

  mutating func goBack(to other: Self) -> [Word] { words(move(to: other.place)) }

  mutating func rearrange() -> [Word]? {
    keyboardInset = keyboardInset == 0 ? 300 : 0
    return []
  }

  static func fingerVelocity(_ release: PictureInPictureRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}
