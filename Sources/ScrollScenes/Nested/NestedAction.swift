public import Overscroll

/// What can happen to scrollers inside one another beside fingers on the active one; the cases are the
/// calls of `NestedScroll`.
public enum NestedAction: Hashable, Sendable {
  /// A finger touches a scroller, by its index.
  case down(Int, Vector2, on: Int)
  /// A wheel turns, over a scroller or the active one; its time is that of the scene's event.
  case wheel(WheelEvent, on: Int?)
  /// A key is pressed.
  case key(KeyCommand)
  /// The status bar is tapped.
  case scrollToTop(animated: Bool)
  /// Something happens to one of the scrollers.
  case scroller(Int, ScrollViewAction)
  /// A property is set.
  case set(NestedSetting)
}

/// One property of scrollers inside one another and the value it is to have.
public enum NestedSetting: Hashable, Sendable {
  case active(Int)
  case directionalLock(DirectionalLock?)
  case pan(PanSetting)
  case reducesMotion(Bool)
  /// Of the scroller with that index.
  case order(HandOffOrder, of: Int)
  /// Of the scroller with that index.
  case mass(Double, of: Int)
  /// Of the scroller with that index.
  case minimumSpeed(Double, of: Int)

  /// Sets the property; its numbers have been checked.
  func apply(to page: inout NestedScroll) {
    switch self {
    case .active(let index): page.active = index
    case .directionalLock(let lock): page.directionalLock = lock
    case .pan(let setting): setting.apply(to: &page.pan)
    case .reducesMotion(let flag): page.reducesMotion = flag
    case .order(let order, let index): page.setOrder(order, of: index)
    case .mass(let mass, let index): page.setMass(mass, of: index)
    case .minimumSpeed(let speed, let index): page.setMinimumSpeed(speed, of: index)
    }
  }
}
