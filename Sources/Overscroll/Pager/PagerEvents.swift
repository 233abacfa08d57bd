/// From which page to which, by their indices, and why; from nil when the page it rested on has been removed.
public typealias PageChange = PlaceChange<Int?, Int>

/// Something a pager tells its host.
public enum PagerEvent: MotionEvent {
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

extension PagerEvent {
  /// It goes to another page.
  public static func willChangePlace(_ change: PageChange) -> Self { .willChangePage(change) }

  /// It rests on another page.
  public static func didChangePlace(_ change: PageChange) -> Self { .didChangePage(change) }
}

/// The events of one call, in order.
public typealias PagerEvents = EventList<PagerEvent>

/// What is seen of a pager.
public struct PagerShown: Hashable, Sendable {
  /// The content's point at the beginning of the viewport, as a scroll view's offset, in points.
  public var offset: Double

  /// Which page, and how far on to the next: 2.25 is a quarter of the distance from page 2 to page 3.
  public var pageProgress: Double
}

/// What to draw: the result of ``Pager/advance(to:)``; velocity is that of the offset, in pt/s.
public typealias PagerFrame = MotionFrame<PagerShown, Double, PagerEvent>

extension MotionFrame where Event == PagerEvent, Shown == PagerShown {
  /// The content's point at the beginning of the viewport, in points.
  public var offset: Double { shown.offset }

  /// Which page, and how far on to the next.
  public var pageProgress: Double { shown.pageProgress }
}

/// How a touch ended: the result of a lift; velocity is that with which the offset would go on, in pt/s.
public typealias PagerRelease = MotionRelease<Int, Double, PagerEvent>

extension MotionRelease where Event == PagerEvent, Target == Int {
  /// The index of the page it goes to.
  public var page: Int { target }
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
