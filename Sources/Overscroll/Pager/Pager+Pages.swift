/// Pages and layout may change at any time, also in flight and under a finger.
///
/// The page nearest to its place is where it was, to the bit: none of what is seen of it jumps, and the
/// velocity goes on. Pages after an inserted one move on to make space, or those before it move back,
/// whichever side of that page they are on. Indices follow their pages.
///
/// ```
///            is there                       is removed
/// nearest    stays, moves on                the one after it stays, or comes from just out of sight
/// target     the spring goes on to it       the spring goes to the one after it
/// ```
///
/// The nearest page's aligned point is what stays when that page itself grows, or the viewport changes:
/// a rotation keeps the page.
extension Pager {
  /// Where the pages lie.
  public var layout: PagerLayout {
    get { strip.layout }
    set { setLayout(newValue, extents: nil) }
  }

  /// Inserts pages of the same extent before a page.
  ///
  /// - Parameters:
  ///   - newPages: how many.
  ///   - extent: of each, in points; as long as the space if left out.
  ///   - page: the index of the page that comes after them; ``count`` appends.
  ///   - animated: whether a pager that was empty takes time over coming to rest.
  /// - Precondition: `newPages` is not negative, `0 <= page <= count`, and `extent` is finite and not
  ///   negative.
  /// - Complexity: that of ``RowIndex/insert(count:extent:at:)``; may allocate.
  @discardableResult
  public mutating func insert(
    count newPages: Int, extent: Double? = nil, at page: Int, animated: Bool = true
  ) -> PagerEvents {
    let room = strip.layout.room
    if let extent, extent != room { isFilling = false }
    return insert(newPages, at: page, animated: animated) {
      $0.insert(count: newPages, extent: extent ?? room, at: page)
    }
  }

  /// Inserts pages before a page, by their extents in points; otherwise as pages of the same extent.
  @discardableResult
  public mutating func insert(
    _ extents: [Double], at page: Int, animated: Bool = true
  ) -> PagerEvents {
    isFilling = false
    return insert(extents.count, at: page, animated: animated) { $0.insert(extents, at: page) }
  }

  private mutating func insert(
    _ newPages: Int, at page: Int, animated: Bool,
    _ change: (inout RowIndex) -> Void
  ) -> PagerEvents {
    let wasEmpty = strip.count == 0
    func moved(_ old: Int) -> Int { !wasEmpty && old >= page ? old + newPages : old }
    rebase(to: nearestCopy)
    change(&strip.pages)
    strip.base = moved(strip.base)
    target.page = moved(target.page)
    grabbed.page = moved(grabbed.page)
    goal.rested = goal.rested.map(moved)
    followPages(animated: animated)
    return collect()
  }

  /// Removes pages.
  ///
  /// - Parameters:
  ///   - removed: the indices of the pages.
  ///   - animated: whether a pager at rest takes time over bringing another page to the place of one
  ///     that is gone.
  /// - Precondition: the range lies within `0..<count`.
  /// - Complexity: that of ``RowIndex/remove(_:)``.
  @discardableResult
  public mutating func remove(
    _ removed: Range<Int>, animated: Bool = true
  ) -> PagerEvents {
    precondition(
      removed.lowerBound >= 0 && removed.upperBound <= count, "removed must lie within the pages")
    guard !removed.isEmpty else { return collect() }
    let left = count - removed.count
    // The page that takes the place of one that is gone: the one after it, else the one before.
    func successor(_ old: Int) -> Int {
      if removed.contains(old) { return max(0, min(removed.lowerBound, left - 1)) }
      return old < removed.lowerBound ? old : old - removed.count
    }
    var nearest = nearestCopy
    let seen = nearest.page
    if removed.contains(seen) {
      nearest.page =
        removed.upperBound < count ? removed.upperBound : max(0, removed.lowerBound - 1)
    }
    rebase(to: nearest)
    if removed.contains(seen) { bringIntoReach() }
    strip.pages.remove(removed)
    strip.base = successor(strip.base)
    let isTargetGone = removed.contains(target.page)
    target.page = successor(target.page)
    grabbed.page = successor(grabbed.page)
    goal.rested = goal.rested.flatMap { removed.contains($0) ? nil : successor($0) }
    followPages(isTargetGone: isTargetGone, animated: animated)
    return collect()
  }

  /// Takes a base that is out of sight to just out of sight.
  private mutating func bringIntoReach() {
    let (start, extent) = (start(of: PageCopy(page: strip.base)), strip.extent(of: strip.base))
    body.line.shift(by: start - min(max(start, -extent), strip.layout.length))
  }

  /// Changes the extent of a page.
  ///
  /// - Parameters:
  ///   - extent: in points.
  ///   - page: the index of the page.
  /// - Precondition: `page` is the index of a page.
  /// - Complexity: that of ``RowIndex/setExtent(_:of:)``; may allocate for the first page that differs.
  @discardableResult
  public mutating func setExtent(
    _ extent: Double, of page: Int
  ) -> PagerEvents {
    check(page)
    guard body.admits(extent.isPlace), extent != strip.extent(of: page) else { return collect() }
    isFilling = false
    rebase(to: nearestCopy)
    strip.pages.setExtent(extent, of: page)
    followPages(animated: true)
    return collect()
  }

  /// Takes another layout, and with it other extents for the same pages if they are given.
  ///
  /// - Parameters:
  ///   - layout: the new layout. Another axis ends a drag.
  ///   - pages: the pages' new extents; if left out they keep theirs, or fill the new space as they
  ///     filled the old one.
  /// - Precondition: `pages` are as many as before.
  @discardableResult
  public mutating func setLayout(_ layout: PagerLayout, pages: RowIndex? = nil) -> PagerEvents {
    setLayout(layout, extents: pages)
    return collect()
  }

  private mutating func setLayout(_ layout: PagerLayout, extents pages: RowIndex?) {
    precondition(pages == nil || pages?.count == count, "pages must be as many as before")
    guard body.admits(layout.isValid) else { return }
    let layout = layout.sanitized
    guard layout != strip.layout || pages != nil else { return }
    if layout.axis != strip.layout.axis { cancelTouching() }
    rebase(to: nearestCopy)
    let (sign, isRoomier) = (sign, layout.room != strip.layout.room)
    strip.layout = layout
    if let pages {
      isFilling = false
      strip.pages = pages
    } else if isFilling, isRoomier {
      strip.pages = RowIndex(count: count, extent: layout.room)
    }
    followPages(animated: true)
    if self.sign != sign { mirrorDrag() }
  }

  /// Goes on under the current pages and layout.
  private mutating func followPages(isTargetGone: Bool = false, animated: Bool) {
    if !strip.wraps { (target.lap, grabbed.lap) = (0, 0) }
    body.line.setLimits(limits)
    guard !isUnderFinger else { return }
    guard strip.count > 0 else {
      if body.line.position != 0 || isMoving { arrive() }
      return
    }
    guard isMoving, !isTargetGone else {
      return go(to: target, animated: animated, reason: .layout)
    }
    retarget(to: coordinate(of: target), by: spring(to: target))
  }
}
