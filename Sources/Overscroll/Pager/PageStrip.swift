/// A page, and after how many rounds of a pager that wraps; the lap is 0 in one that does not.
struct PageCopy: Hashable, Sendable, Comparable {
  var page: Int
  var lap = 0

  static func < (a: PageCopy, b: PageCopy) -> Bool {
    a.lap == b.lap ? a.page < b.page : a.lap < b.lap
  }
}

/// Pages in a row by their extents, and what lies where.
///
/// ```
/// mark(i)  = begin of page i + share · extent       the point that comes to lie on the line
/// place    = mark(i) - mark(base) + laps · lap      how far the strip has moved since page `base`
///                                                   was on the line
/// ```
///
/// Marks ascend with the pages whatever the extents, so a search for the nearest one walks down the tree
/// of extents once. Places are told from a base near by, not from the first page: the millionth page
/// rests as exactly as the first.
///
/// - Complexity: O(log n) for a question.
struct PageStrip: Hashable, Sendable {
  /// The pages' extents.
  var pages: RowIndex

  /// What else is needed to know where they are.
  var layout: PagerLayout

  /// The most rounds that are counted, 1e9, either way: they fit an `Int` of 32 bits, with room.
  ///
  /// Source: chosen, nobody turns as many. Grade D.
  static let mostLaps = 1e9

  /// A number of rounds, within what is counted.
  private static func laps(_ laps: Double) -> Int {
    Int(min(max(laps, -mostLaps), mostLaps))
  }

  /// The number of pages.
  var count: Int { pages.count }

  /// From a page to its own copy a round later, in points.
  var lapLength: Double { pages.totalExtent + Double(count) * layout.spacing }

  /// Whether the first page follows the last.
  var wraps: Bool { layout.wraps && lapLength >= PagerLayout.shortestLap }

  /// The extent of a page, in points; 0 where there are no pages.
  func extent(of page: Int) -> Double { page < count ? pages.extent(of: page) : 0 }

  /// Where a page begins, from the beginning of the first on, in points.
  func begin(of page: Int) -> Double { pages.offset(of: page) + Double(page) * layout.spacing }

  /// The point of a page that comes to lie on the line, from the beginning of the first page on.
  func mark(of page: Int) -> Double {
    begin(of: page) + layout.alignment.share * extent(of: page)
  }

  /// The way from having one page on the line to having another there, in points.
  func way(from base: Int, to copy: PageCopy) -> Double {
    let laps = copy.lap == 0 ? 0 : Double(copy.lap) * lapLength
    guard base != copy.page else { return laps }
    let begins = pages.offset(of: copy.page) - pages.offset(of: base)
    let grown = layout.alignment.share * (extent(of: copy.page) - extent(of: base))
    return begins + Double(copy.page - base) * layout.spacing + grown + laps
  }

  /// The page some pages further on; the first or the last when there are not so many.
  func page(_ steps: Int, after copy: PageCopy) -> PageCopy {
    guard count > 0 else { return copy }
    // Far from overflow: no index has as many pages.
    let steps = min(max(steps, -Int.max / 4), Int.max / 4)
    guard wraps else { return PageCopy(page: min(max(copy.page + steps, 0), count - 1)) }
    let moved = copy.page + steps
    let lap = moved >= 0 ? moved / count : -((count - 1 - moved) / count)
    return PageCopy(page: moved - lap * count, lap: Self.laps(Double(copy.lap) + Double(lap)))
  }

  /// A point of the strip within the round it is in, and which round that is.
  private func wrapped(_ point: Double) -> (point: Double, lap: Int) {
    guard wraps else { return (point, 0) }
    let laps = (point / lapLength).rounded(.down)
    return (point - laps * lapLength, Self.laps(laps))
  }

  /// The page that begins last before a point, which is told as marks are; the first if none does.
  func page(beginningBefore point: Double) -> PageCopy {
    let (point, lap) = wrapped(point)
    let spacing = layout.spacing
    let found = pages.descend { row, begin in begin + Double(row) * spacing <= point }
    return PageCopy(page: found.row, lap: lap)
  }

  /// The last page whose place is not beyond a way, and the one after it; at an end both are that page.
  func pages(around way: Double, from base: Int) -> (before: PageCopy, after: PageCopy) {
    guard count > 0 else { return (PageCopy(page: 0), PageCopy(page: 0)) }
    let (point, lap) = wrapped(mark(of: base) + way)
    let first = PageCopy(page: 0, lap: lap)
    guard mark(of: 0) <= point else { return (page(-1, after: first), first) }
    let (share, spacing) = (layout.alignment.share, layout.spacing)
    let found = pages.descend { row, begin in
      begin + Double(row) * spacing + share * pages.extent(of: row) <= point
    }
    let before = PageCopy(page: found.row, lap: lap)
    return (before, page(1, after: before))
  }

  /// The page whose place is nearest to a way; of several equally near the preferred one.
  func nearest(to way: Double, from base: Int, preferring preferred: PageCopy) -> PageCopy {
    let (before, after) = pages(around: way, from: base)
    func distance(_ copy: PageCopy) -> Double { abs(self.way(from: base, to: copy) - way) }
    let near = distance(after) < distance(before) ? after : before
    return count > 0 && distance(preferred) <= distance(near) ? preferred : near
  }

  /// The copy of a page nearest to a way.
  func nearestCopy(of page: Int, to way: Double, from base: Int) -> PageCopy {
    let copy = PageCopy(page: page)
    guard wraps else { return copy }
    let laps = ((way - self.way(from: base, to: copy)) / lapLength).rounded()
    return PageCopy(page: page, lap: Self.laps(laps))
  }
}
