public import Overscroll

/// Something a model told while a scene was played: the event, and whose it is.
public enum SceneNews: Hashable, Sendable {
  /// A scroll view's, also that of the list in a drawer.
  case scrollView(ScrollEvent)
  /// A drawer's.
  case drawer(DrawerEvent)
  /// A floating window's.
  case pictureInPicture(PictureInPictureEvent)
  /// A pager's.
  case pager(PagerEvent)
  /// That of one of several scrollers inside one another, by its index.
  case nested(Int, ScrollEvent)
  /// Momentum went from one of them to another.
  case passed(MomentumPass)

  /// The event by its name; what it carries is said by the frame.
  public var name: String {
    switch self {
    case .scrollView(let event): Self.name(event)
    case .drawer(let event): Self.name(event)
    case .pictureInPicture(let event): Self.name(event)
    case .pager(let event): Self.name(event)
    case .nested(_, let event): Self.name(event)
    case .passed: "didPassMomentum"
    }
  }

  /// The name of a case, without what it carries.
  private static func name(_ event: some Any) -> String {
    String("\(event)".prefix { $0 != "(" })
  }

  /// Whether it says no more than that something changed.
  fileprivate var isChange: Bool {
    switch self {
    case .scrollView(let event): event == .didScroll || event == .didZoom
    case .drawer(let event): event == .didMove
    case .pictureInPicture(let event): event == .didMove
    case .pager(let event): event == .didMove
    case .nested(_, let event): event == .didScroll || event == .didZoom
    case .passed: false
    }
  }

  /// Whether both are told by the same part of a model.
  fileprivate func hasSource(of other: SceneNews) -> Bool {
    switch (self, other) {
    case (.scrollView, .scrollView), (.drawer, .drawer),
      (.pictureInPicture, .pictureInPicture), (.pager, .pager):
      true
    case (.nested(let index, _), .nested(let same, _)): index == same
    default: false
    }
  }
}

extension [SceneNews] {
  static func scrollView(_ events: ScrollEvents) -> [SceneNews] { events.map { .scrollView($0) } }

  static func drawer(_ events: DrawerEvents) -> [SceneNews] { events.map { .drawer($0) } }

  static func scrollingDrawer(_ events: ScrollingDrawerEvents) -> [SceneNews] {
    .drawer(events.drawer) + .scrollView(events.list)
  }

  static func pictureInPicture(_ events: PictureInPictureEvents) -> [SceneNews] {
    events.map { .pictureInPicture($0) }
  }

  static func pager(_ events: PagerEvents) -> [SceneNews] { events.map { .pager($0) } }

  /// Appends what a call told; a change that is still its part's latest is not told again.
  mutating func append(inOrder news: [SceneNews]) {
    for one in news where !one.isChange || last(where: { $0.hasSource(of: one) }) != one {
      append(one)
    }
  }
}
