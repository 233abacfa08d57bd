internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollPhysics

extension OverscrollPictureInPictureDef: SprungDef {
  mutating func read(_ window: PictureInPicture) {
    size = OverscrollSize(window.targetSize)
    container = OverscrollSize(window.container)
    insets = OverscrollInsets(window.insets)
    keyboard_inset = window.keyboardInset
    margin = window.margin
    readMotion(window)
    alternate_size = OverscrollSize(window.alternateSize ?? .zero)
    let stash = window.stashing ?? StashRule()
    stash_peek = stash.peek
    stash_minimum_speed = stash.minimumSpeed
    if case .resting(let index) = window.place { place = Int32(index) }
    stashes = window.stashing == nil ? 0 : 1
    rule = UInt8(window.rule.code)
  }

  func apply(to window: inout PictureInPicture) -> Bool {
    guard let size = size.size, let container = container.size, let insets = insets.insets,
      keyboard_inset.isLength, margin.isPlace, let alternate = alternate_size.size,
      stash_peek.isLength, stash_minimum_speed.isLength, let rule = PlacedRule(code: Int32(rule)),
      setMotion(&window, rule: { if $0.rule != rule { $0.rule = rule } })
    else { return false }
    window.alternateSize = alternate == .zero ? nil : alternate
    window.stashing =
      stashes == 0 ? nil : StashRule(peek: stash_peek, minimumSpeed: stash_minimum_speed)
    window.container = container
    window.insets = insets
    window.keyboardInset = keyboard_inset
    window.margin = margin
    window.size = size
    return true
  }
}
