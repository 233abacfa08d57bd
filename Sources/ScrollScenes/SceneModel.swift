public import Overscroll

/// What is on the screen: one case for each type of model.
///
/// A type is described in a folder of its own: how it is read, what can happen to it, what a frame's
/// line says of it. Here is only the choice between them.
public enum SceneModel: Hashable, Sendable {
  /// One scroll view.
  case scrollView(Scroller)
  /// A drawer.
  case drawer(Drawer)
  /// A drawer with a list inside.
  case scrollingDrawer(ScrollingDrawer)
  /// A floating window.
  case pictureInPicture(PictureInPicture)
  /// A pager.
  case pager(Pager)
  /// Scrollers inside one another.
  case nested(NestedScroll)

  /// Whether something moves by itself.
  public var isMoving: Bool {
    switch self {
    case .scrollView(let scroller): scroller.isMoving
    case .drawer(let drawer): drawer.isMoving
    case .scrollingDrawer(let drawer): drawer.isMoving
    case .pictureInPicture(let window): window.isMoving
    case .pager(let pager): pager.isMoving
    case .nested(let page): page.isMoving
    }
  }

  /// The latest time it knows, in seconds.
  public var time: Double {
    switch self {
    case .scrollView(let scroller): scroller.time
    case .drawer(let drawer): drawer.time
    case .scrollingDrawer(let drawer): drawer.time
    case .pictureInPicture(let window): window.time
    case .pager(let pager): pager.time
    case .nested(let page): page.time
    }
  }

  /// Lets an event happen, and says what came of it.
  ///
  /// Throws when the model does not take such an event; it is then as it was.
  public mutating func apply(_ event: SceneEvent) throws(SceneError) -> [SceneNews] {
    switch self {
    case .scrollView(var scroller):
      defer { self = .scrollView(scroller) }
      return .scrollView(try scroller.apply(event))
    case .drawer(var drawer):
      defer { self = .drawer(drawer) }
      return .drawer(try drawer.apply(event))
    case .scrollingDrawer(var drawer):
      defer { self = .scrollingDrawer(drawer) }
      return .scrollingDrawer(try drawer.apply(event))
    case .pictureInPicture(var window):
      defer { self = .pictureInPicture(window) }
      return .pictureInPicture(try window.apply(event))
    case .pager(var pager):
      defer { self = .pager(pager) }
      return .pager(try pager.apply(event))
    case .nested(var page):
      defer { self = .nested(page) }
      return try page.apply(event)
    }
  }

  /// Moves to a display frame, and says what happened on the way.
  public mutating func advance(to time: Double) -> [SceneNews] {
    switch self {
    case .scrollView(var scroller):
      defer { self = .scrollView(scroller) }
      return .scrollView(scroller.advance(to: time).events)
    case .drawer(var drawer):
      defer { self = .drawer(drawer) }
      return .drawer(drawer.advance(to: time).events)
    case .scrollingDrawer(var drawer):
      defer { self = .scrollingDrawer(drawer) }
      let frame = drawer.advance(to: time)
      return .drawer(frame.drawer.events) + .scrollView(frame.list.events)
    case .pictureInPicture(var window):
      defer { self = .pictureInPicture(window) }
      return .pictureInPicture(window.advance(to: time).events)
    case .pager(var pager):
      defer { self = .pager(pager) }
      return .pager(pager.advance(to: time).events)
    case .nested(var page):
      defer { self = .nested(page) }
      return page.news(to: time)
    }
  }
}
