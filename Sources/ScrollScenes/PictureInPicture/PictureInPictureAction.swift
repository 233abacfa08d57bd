public import Overscroll

/// What can happen to a floating window beside fingers; the cases are the calls of
/// `PictureInPicture`.
public enum PictureInPictureAction: Hashable, Sendable {
  /// A program sends it to a place.
  case moveToPlace(PictureInPicturePlace, animated: Bool)
  /// It gets another size.
  case setSize(Size2, animated: Bool)
  /// What it floats in gets another size: a rotation, a split view.
  case setContainer(Size2, insets: Insets?, animated: Bool)
  /// What it floats in gets other insets.
  case setInsets(Insets, animated: Bool)
  /// A keyboard comes or goes.
  case setKeyboardInset(Double, animated: Bool)
  /// A property is set.
  case set(PictureInPictureSetting)

  /// Lets it happen.
  func apply(
    to window: inout PictureInPicture
  ) throws(SceneError) -> PictureInPictureEvents {
    switch self {
    case .moveToPlace(let place, let animated):
      if case .resting(let index) = place {
        try NumberDomain.index(of: window.restingPlaces.count).check(index, path: "place")
      }
      return window.move(to: place, animated: animated)
    case .setSize(let size, let animated):
      return window.setSize(size, animated: animated)
    case .setContainer(let size, let insets, let animated):
      return window.setContainer(size, insets: insets, animated: animated)
    case .setInsets(let insets, let animated):
      return window.setContainer(
        window.container, insets: insets, animated: animated)
    case .setKeyboardInset(let inset, let animated):
      return window.setKeyboardInset(inset, animated: animated)
    case .set(let setting):
      setting.apply(to: &window)
      return PictureInPictureEvents()
    }
  }
}

/// One property of a floating window and the value it is to have.
public enum PictureInPictureSetting: Hashable, Sendable {
  case spring(Spring)
  case decelerationRate(DecelerationRate)
  case pan(PanSetting)
  case stashing(StashRule?)
  case alternateSize(Size2?)
  case reducesMotion(Bool)

  /// Sets the property.
  func apply(to window: inout PictureInPicture) {
    switch self {
    case .spring(let spring): window.spring = spring
    case .decelerationRate(let rate): window.decelerationRate = rate
    case .pan(let setting): setting.apply(to: &window.pan)
    case .stashing(let rule): window.stashing = rule
    case .alternateSize(let size): window.alternateSize = size
    case .reducesMotion(let flag): window.reducesMotion = flag
    }
  }
}
