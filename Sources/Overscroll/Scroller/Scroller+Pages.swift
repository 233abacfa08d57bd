@_spi(Formulas) import ScrollPhysics

/// A page turn: which page it goes to, and which way.
///
/// Kept while fingers catch it: a flick in the same direction goes on from its page.
struct PageChain: Hashable, Sendable {
  /// Where the page stands, in points.
  var target = 0.0

  /// Which way it turns; none for no turn.
  var direction = PageChoice.Direction.none
}

/// Paging: a release goes to a page, by the page's spring.
///
/// In every feel: paging is UIScrollView's, as are its page choice and its spring.
extension Scroller {
  /// Whether an axis rests on pages.
  mutating func isPaging(_ axis: ScrollAxis) -> Bool { rule(axis) == .paging }

  /// The pages of an axis that rests on them; nil for none, and where pages are too short to be counted.
  mutating func pages(_ axis: ScrollAxis) -> PageChoice? {
    isPaging(axis) ? viewports(along: axis) : nil
  }

  /// The viewport's lengths of an axis, counted from where its content begins; nil where they are too short to be
  /// counted.
  mutating func viewports(along axis: ScrollAxis) -> PageChoice? {
    let (range, length) = (body.lines[at: axis].range, viewport[axis])
    guard length > 0, ((range.upperBound - range.lowerBound) / length).isFinite else { return nil }
    let isMirrored = layoutDirection.isMirrored(axis)
    return PageChoice(
      length: isMirrored ? -length : length,
      origin: isMirrored ? range.upperBound : range.lowerBound, range: range)
  }

  /// The next page from a place, at a greater offset or at a lower one; nil where an axis rests on none.
  mutating func page(_ axis: ScrollAxis, from place: Double, isForward: Bool) -> Double? {
    pages(axis).map { $0.page(isForward == ($0.length > 0) ? 1 : -1, from: place) }
  }

  /// Lets an axis go to the page that a release chooses.
  ///
  /// - Parameters:
  ///   - last: the velocity of the offset at the last move, in pt/s, which chooses.
  ///   - velocity: the one that it starts with, in pt/s.
  @inline(never)
  mutating func turn(
    _ axis: ScrollAxis, among pages: PageChoice, last: Double, velocity: Double
  ) {
    let before = turns[axis]
    let (target, direction) = pages.target(
      from: body.lines[at: axis].position, velocity: last, chain: before.direction,
      previousTarget: before.target)
    turn(axis, to: PageChain(target: target, direction: direction), velocity: velocity)
  }

  /// Goes to the page nearest to a target that somebody else has chosen.
  mutating func turn(
    _ axis: ScrollAxis, among pages: PageChoice, nearest target: Double, velocity: Double
  ) {
    let page = pages.range.nearest(to: pages.page(nearest: target))
    let direction = PageChoice.direction(
      velocity: velocity, from: body.lines[at: axis].position, to: page)
    turn(axis, to: PageChain(target: page, direction: direction), velocity: velocity)
  }

  private mutating func turn(_ axis: ScrollAxis, to turn: PageChain, velocity: Double) {
    let start = start(axis)
    turns[axis] = turn
    let isOver = body.lines[at: axis].turn(
      to: turn.target, direction: turn.direction, velocity: velocity, width: viewport.width,
      at: start)
    if isOver { turns[axis] = PageChain() }
  }

  /// Forgets turns that a drag gives up.
  ///
  /// - Parameters:
  ///   - translation: of the fingers, in points.
  ///   - velocity: of the fingers, in pt/s.
  mutating func notePages(_ translation: Vector2, velocity: Vector2) {
    for axis in ScrollAxis.allCases where turns[axis].direction != .none {
      if body.lines[at: axis].isOutside
        || turns[axis].direction.endsChain(
          velocity: 0 - velocity[axis], speed: velocity.length, travel: 0 - translation[axis])
      {
        turns[axis] = PageChain()
      }
    }
  }

  /// Turns pages, counted from where the scroller rests or will rest; right to left they go on to the left.
  ///
  /// The end counts as a page, also of content that is no whole number of them.
  ///
  /// - Parameters:
  ///   - count: how many viewports on; negative for back.
  ///   - axis: along which axis.
  ///   - animated: whether to take time over it.
  @discardableResult
  public mutating func turnPage(
    by count: Int, along axis: ScrollAxis, animated: Bool = true
  ) -> ScrollEvents {
    guard let pages = viewports(along: axis) else { return collect() }
    var target = takeDestination()
    target[axis] = pages.page(count, from: target[axis])
    scroll(to: target, animated: animated)
    return collect()
  }
}
