public import Overscroll

/// Something that happens to what is on the screen.
public struct SceneEvent: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double

  /// What.
  public var action: SceneAction

  /// Creates an event.
  public init(_ time: Double, _ action: SceneAction) {
    self.time = time
    self.action = action
  }
}

/// What can happen; the cases are the calls of `Scroller`.
public enum SceneAction: Hashable, Sendable {
  /// A finger touches.
  case down(Int, Vector2)
  /// A finger moves.
  case move(Int, Vector2)
  /// A finger lifts; at its last place if none is given.
  case up(Int, Vector2?)
  /// The system takes a finger away.
  case cancel(Int)
  /// The system takes all fingers away.
  case cancelAll
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
}
