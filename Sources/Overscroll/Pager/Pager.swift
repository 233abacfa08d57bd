@_spi(Formulas) import ScrollPhysics

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
/// released     of the pages ``turn`` allows, the one that the feel's ``PageRule`` chooses
/// settling     as that rule goes to it, or by ``spring``, from the pager's position
/// ```
///
/// The finger's velocity chooses the page. A ``spring`` starts with the pager's own, slower by the band's slope beyond
/// an end, so that position and velocity do not jump on release. A finger catches it in flight without a jump.
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
  /// How it goes to a page; nil, the default: as the feel's rule does.
  ///
  /// UIKit's rule takes a page's spring by the viewport's width from the release, and 0.3 s for a program. A spring of
  /// your own serves for both, and goes on with the velocity that was seen.
  public var spring: DampedSpring?

  /// Whether every page is as long as the layout's ``PagerLayout/room``.
  var isFilling: Bool

  /// Which way a page turns by UIKit's rule, also while a finger has caught it; none for no turn.
  var chain = PageChoice.Direction.none

  /// How far a flick carries, where the rule projects: the r of the projection.
  public var decelerationRate: DecelerationRate {
    get { body.line.feel.law.decelerationRate }
    set { body.line.setDecelerationRate(newValue, keeping: &feelOwner, at: time) }
  }

  /// How many pages a single drag may turn.
  public var turn = PageTurn.atMost(1)

  /// Whether motion that no finger causes is reduced.
  ///
  /// Programmatic moves happen immediately; a release settles without oscillation.
  public var reducesMotion = false

  var strip: PageStrip
  var feelOwner = FeelOwner.uiKit
  /// The page it rested on last, nil when that has been removed; and the one it goes to, its laps counted from the
  /// base's.
  var goal: Goal<Int?, PageCopy>
  /// The page it rested on or was going to when the finger came.
  var grabbed: PageCopy

  /// Its line is how far the strip has moved since the base was on the layout's line.
  var body: Body<Line, PagerEvents>

  /// The page it goes to.
  var target: PageCopy {
    @inline(__always) get { goal.target }
    @inline(__always) _modify { yield &goal.target }
  }

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

  /// A pager as UIScrollView's paging: pages that fill the viewport, by UIKit's rule alone.
  ///
  /// A ``Scroller`` with paging moves the same.
  ///
  /// - Precondition: `count` is not negative.
  public static func uiKit(
    count: Int, viewport: Size2, axis: ScrollAxis = .horizontal
  ) -> Pager {
    var pager = Pager(
      count: count, layout: PagerLayout(axis: axis, viewport: viewport, alignment: .start))
    pager.turn = .free
    return pager
  }

  private init(strip: PageStrip, isFilling: Bool, page: Int) {
    precondition(
      page >= 0 && (page < strip.count || page == 0), "page must be the index of a page")
    self.strip = strip
    self.isFilling = isFilling
    goal = Goal(rested: strip.count > 0 ? page : nil, target: PageCopy(page: page))
    grabbed = goal.target
    body = Body(Line(0, limits: AxisLimits(0...0, below: 0, above: 0)))
    body.line.setLimits(limits)
  }
}
