public import Overscroll

/// What can happen to a scroll view beside fingers; the cases are the calls of `Scroller`.
public enum ScrollViewAction: Hashable, Sendable {
  /// A wheel turns; the time of the wheel's event is that of the scene's.
  case wheel(WheelEvent)
  /// A key is pressed.
  case key(KeyCommand)
  /// A program scrolls to an offset.
  case setContentOffset(Vector2, animated: Bool)
  /// A program scrolls a rectangle into view.
  case scrollRectToVisible(Rect2, animated: Bool)
  /// The status bar is tapped.
  case scrollToTop(animated: Bool)
  /// A program turns pages.
  case turnPage(Int, ScrollAxis, animated: Bool)
  /// A program zooms, about a point of the viewport or its middle.
  case setZoomScale(Double, about: Vector2?, animated: Bool)
  /// A program zooms to a rectangle of the content at scale 1.
  case zoomToRect(Rect2, animated: Bool)
  /// The content that flies is to come to rest elsewhere.
  case land(Vector2)
  /// Content is inserted above and left of what is shown.
  case insertContent(Size2)
  /// A property is set.
  case set(ScrollViewSetting)

  /// Lets it happen to a scroller, also to one inside something else.
  public func apply(to scroller: inout Scroller, time: Double) -> ScrollEvents {
    if case .wheel(var turn) = self {
      turn.time = time
      return scroller.wheel(turn)
    }
    return scroller.happening(at: time) { act(on: &$0) }
  }

  /// Does what takes no time of its own.
  private func act(on scroller: inout Scroller) -> ScrollEvents {
    switch self {
    case .wheel(let turn): return scroller.wheel(turn)
    case .key(let command): return scroller.key(command)
    case .setContentOffset(let offset, let animated):
      return scroller.setContentOffset(offset, animated: animated)
    case .scrollRectToVisible(let rect, let animated):
      return scroller.scrollRectToVisible(rect, animated: animated)
    case .scrollToTop(let animated): return scroller.scrollToTop(animated: animated)
    case .turnPage(let count, let axis, let animated):
      return scroller.turnPage(by: count, along: axis, animated: animated)
    case .setZoomScale(let scale, let point?, let animated):
      return scroller.zoom(to: scale, about: point, animated: animated)
    case .setZoomScale(let scale, nil, let animated):
      return scroller.setZoomScale(scale, animated: animated)
    case .zoomToRect(let rect, let animated): return scroller.zoom(to: rect, animated: animated)
    case .land(let target): return scroller.land(on: target)
    case .insertContent(let size): scroller.insertContent(before: size)
    case .set(let setting): setting.apply(to: &scroller)
    }
    return ScrollEvents()
  }
}
