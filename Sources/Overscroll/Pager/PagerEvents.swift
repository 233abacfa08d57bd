/// Why a pager goes to another page.
public enum PageChangeReason: Hashable, Sendable, CaseIterable {
  /// It was released nearer to it.
  case drag
  /// It was flicked towards it.
  case fling
  /// A program asked for it.
  case program
  /// Pages came or went.
  case layout
}

/// From which page to which, and why.
public struct PageChange: Hashable, Sendable {
  /// The index of the page it rested on last; nil when that page has been removed.
  public var from: Int?

  /// The index of the page it goes to.
  public var to: Int

  /// Why.
  public var reason: PageChangeReason

  /// Creates a change.
  package init(from: Int?, to: Int, reason: PageChangeReason) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}

/// Something a pager tells its host.
public enum PagerEvent: Hashable, Sendable {
  /// A finger began to drag it.
  case willBeginDragging
  /// It moved.
  case didMove
  /// The finger left.
  case didEndDragging
  /// It goes to another page.
  ///
  /// A finger may catch it before it arrives.
  case willChangePage(PageChange)
  /// It rests on another page.
  case didChangePage(PageChange)
  /// It came to rest, on another page or the same.
  case didSettle
}

extension PagerEvent: MotionEvent {}

/// The events of one call, in order.
public typealias PagerEvents = EventList<PagerEvent>

/// What to draw: the result of ``Pager/advance(to:)``.
public struct PagerFrame: DragFrame {
  /// The time asked for, in seconds.
  public var time: Double

  /// The content's point at the beginning of the viewport, as a scroll view's offset, in points.
  public var offset: Double

  /// The change of the offset per second, in pt/s.
  public var velocity: Double

  /// Which page, and how far on to the next: 2.25 is a quarter of the distance from page 2 to page 3.
  public var pageProgress: Double

  /// What the pager is doing.
  public var phase: MotionPhase

  /// What happened since the call before.
  public var events: PagerEvents
}

/// How a touch ended: the result of a lift.
public struct PagerRelease: DragRelease {
  /// The velocity with which the offset would go on, in pt/s; 0 for a slow release.
  public var velocity: Double

  /// The index of the page it goes to.
  public var page: Int

  /// Whether it keeps moving.
  public var willSettle: Bool

  /// Whether a drag ended.
  public var didDrag: Bool

  /// What happened, in order.
  public var events: PagerEvents

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  public var didStopMotion = false
}

/// A page that is seen, and where.
public struct VisiblePage: Hashable, Sendable {
  /// The index of the page.
  public var page: Int

  /// Where it begins, from the viewport's beginning on, in points.
  public var start: Double

  /// Its extent, in points.
  public var extent: Double

  /// Creates a visible page.
  public init(page: Int, start: Double, extent: Double) {
    self.page = page
    self.start = start
    self.extent = extent
  }
}
