import Overscroll
import ScrollScenes

extension PictureInPicture: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> PictureInPicture {
    PictureInPicture(size: Size2(160, 90), container: Size2(390, 844), place: input.below(4))
  }

  package mutating func act(_ input: inout FuzzInput) -> PictureInPictureEvents {
    switch input.below(10) {
    case 0: return setContainer(input.size(), insets: input.insets(), animated: input.bool())
    case 1: keyboardInset = input.number()
    case 2: size = input.size()
    case 3...4:
      let side: StashSide = input.bool() ? .left : .right
      return move(
        to: input.bool() ? .resting(input.below(4)) : .stashed(side, share: input.number()),
        animated: input.bool())
    case 5: margin = input.number()
    default: draw(Self.properties, &input)
    }
    return sync(to: time)
  }

  package var flaw: String? {
    let isFinite = corner.isFinite && size.width.isFinite && size.height.isFinite
    return isFinite && velocity.isFinite ? nil : "not finite"
  }

  package var flawAtRest: String? {
    velocity == .zero && corner == corner(of: place) ? nil : "rests away from its place"
  }
}
