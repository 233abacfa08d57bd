/// A headless pager: pages of any size in a row, of which one at a time comes to rest in its place.
///
/// ```swift
/// var album = Pager(
///   pages: RowIndex(extents: [280, 210, 280, 350]),
///   layout: PagerLayout(viewport: Size2(390, 600), spacing: 16))
/// album.touchDown(1, at: Vector2(300, 400), time: 0)
/// album.touchMoved(1, to: Vector2(240, 400), time: 0.016)
/// let release = album.touchUp(1, time: 0.032)      // goes to release.page
/// while album.isMoving {
///   album.advance(to: clock.next())
///   album.forEachVisiblePage { draw($0.page, at: $0.start, length: $0.extent) }
/// }
/// ```
///
/// ## The law
///
/// ```
/// dragged      1:1 between the first page's place and the last's; beyond them the rubber band, d the
///              viewport's length
/// released     of the pages ``turn`` allows, the one nearest to x + v / r
/// settling     ``spring`` about that page's place, from the pager's position and velocity
/// ```
///
/// v is the finger's velocity. It chooses the page; the pager's own, slower by the band's slope beyond an
/// end, goes into the spring, so that position and velocity do not jump on release. A finger catches
/// it in flight without a jump.
///
/// ## Pages that come, go and grow
///
/// The position is counted from a page near by. Whatever happens to the others, and in any phase, that page
/// stays where it is seen and the motion goes on. See ``insert(count:extent:at:animated:)``.
///
/// ## A value
///
/// Conventions of time, input and copies are those of ``Draggable``; so is the sign: the offset grows as
/// pages move to the left or up.
///
/// - Complexity: O(log pages) per release, frame and question, O(1) per move; no allocation.
public struct Pager: Draggable {
  /// How it goes to a page.
  public var spring = DampedSpring.interaction

  /// How far a flick carries: the r of the projection.
  public var decelerationRate: DecelerationRate {
    get { axis.feel.law.decelerationRate }
    set { axis.setDecelerationRate(newValue, at: time) }
  }

  /// How many pages a single drag may turn.
  public var turn = PageTurn.atMost(1)

  /// Whether motion that no finger causes is reduced.
  ///
  /// Programmatic moves happen immediately; a release settles without oscillation.
  public var reducesMotion = false

  var strip: PageStrip
  /// Whether every page is as long as the layout's ``PagerLayout/room``.
  var isFilling: Bool

  /// The page the position is counted from; on arrival it is the page arrived at, and the position 0.
  var base: Int {
    get { strip.base }
    set { strip.base = newValue }
  }
  /// How far the strip has moved since the base was on the line.
  var axis: MovingAxis
  /// The page it goes to, its laps counted from the base's.
  var target: PageCopy
  /// The page it rested on last; nil when that has been removed.
  var rested: Int?
  /// The page it rested on or was going to when the finger came.
  var grabbed: PageCopy

  var driver = TouchDriver()
  var news = PagerEvents()
  var reason = PageChangeReason.program

  /// Creates a pager at rest, of pages with extents of their own.
  ///
  /// - Parameters:
  ///   - pages: the pages' extents.
  ///   - layout: where they lie.
  ///   - page: the index of the page to start on.
  /// - Precondition: `page` is the index of a page, or 0 when there are none.
  public init(pages: RowIndex, layout: PagerLayout, page: Int = 0) {
    self.init(
      strip: PageStrip(pages: pages, layout: layout, base: page), isFilling: false, page: page)
  }

  /// Creates a pager at rest, of pages as long as the layout's ``PagerLayout/room``; they stay so when the layout changes.
  ///
  /// - Parameters:
  ///   - count: how many pages.
  ///   - layout: where they lie.
  ///   - page: the index of the page to start on.
  /// - Precondition: `count` is not negative; `page` is the index of a page, or 0 when there are none.
  public init(count: Int, layout: PagerLayout, page: Int = 0) {
    let pages = RowIndex(count: count, extent: layout.room)
    self.init(
      strip: PageStrip(pages: pages, layout: layout, base: page), isFilling: true, page: page)
  }

  /// A pager as UIScrollView's paging: pages that fill the viewport, one per flick, its page spring.
  ///
  /// It chooses the page nearest to the projection among the neighbours, where a ``Scroller`` with paging goes by
  /// ``PageChoice``; its spring is that of a scroller's pages (``PageSpring``).
  ///
  /// - Precondition: `count` is not negative.
  public static func uiKit(
    count: Int, viewport: Size2, axis: ScrollAxis = .horizontal
  ) -> Pager {
    var pager = Pager(
      count: count, layout: PagerLayout(axis: axis, viewport: viewport, alignment: .start))
    pager.turn = .neighbor
    if let spring = PageSpring(viewportWidth: pager.layout.viewport.width).spring() {
      pager.spring = spring
    }
    return pager
  }

  private init(strip: PageStrip, isFilling: Bool, page: Int) {
    precondition(
      page >= 0 && (page < strip.count || page == 0), "page must be the index of a page")
    self.strip = strip
    self.isFilling = isFilling
    target = PageCopy(page: page)
    grabbed = target
    rested = strip.count > 0 ? page : nil
    axis = MovingAxis(0, limits: AxisLimits(0...0, below: 0, above: 0))
    axis.setLimits(limits)
  }
}
