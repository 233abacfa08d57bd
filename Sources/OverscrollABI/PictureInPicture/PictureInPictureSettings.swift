internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollPhysics

extension OverscrollPictureInPictureDef: Settings {
  init(_ window: PictureInPicture) {
    self.init()
    size = OverscrollSize(window.targetSize)
    container = OverscrollSize(window.container)
    insets = OverscrollInsets(window.insets)
    keyboard_inset = window.keyboardInset
    margin = window.margin
    spring = OverscrollSpring(window.spring)
    deceleration_rate = window.decelerationRate.keptPerMillisecond
    pan = OverscrollPan(window.pan)
    alternate_size = OverscrollSize(window.alternateSize ?? .zero)
    let stash = window.stashing ?? StashRule()
    stash_peek = stash.peek
    stash_minimum_speed = stash.minimumSpeed
    if case .resting(let index) = window.place { place = Int32(index) }
    stashes = window.stashing == nil ? 0 : 1
    is_drag_enabled = window.isDragEnabled.flag
    reduces_motion = window.reducesMotion.flag
    rule = UInt8(window.rule.code)
  }

  func apply(to window: inout PictureInPicture) -> Bool {
    guard let size = size.size, let container = container.size, let insets = insets.insets,
      keyboard_inset.isLength, margin.isPlace, let spring = spring.spring,
      deceleration_rate.isRate, let pan = pan.configuration,
      let alternate = alternate_size.size, stash_peek.isLength, stash_minimum_speed.isLength,
      let rule = PlacedRule(code: Int32(rule))
    else { return false }
    let before = (window.spring, window.decelerationRate)
    let rate = DecelerationRate(deceleration_rate)
    let isOther = rule != window.rule
    if isOther { window.rule = rule }
    if !isOther || spring != before.0 { window.spring = spring }
    if !isOther || rate != before.1 { window.decelerationRate = rate }
    window.pan = pan
    window.alternateSize = alternate == .zero ? nil : alternate
    window.stashing =
      stashes == 0 ? nil : StashRule(peek: stash_peek, minimumSpeed: stash_minimum_speed)
    window.isDragEnabled = is_drag_enabled != 0
    window.reducesMotion = reduces_motion != 0
    window.container = container
    window.insets = insets
    window.keyboardInset = keyboard_inset
    window.margin = margin
    window.size = size
    return true
  }
}
