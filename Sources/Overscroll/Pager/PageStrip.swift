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
/// of extents once. Places are counted from a base near by, not from the first page: the millionth page
/// rests as exactly as the first.
///
/// - Complexity: O(log n) for a question: one walk down the tree for a page and those next to it.
struct PageStrip: Hashable, Sendable {
  /// The pages' extents.
  var pages: RowIndex { didSet { measureBase() } }

  /// What else is needed to know where they are.
  var layout: PagerLayout

  /// The page that places are counted from.
  var base: Int { didSet { measureBase() } }

  /// Where the base begins without spacing, and its extent; kept, for every place is counted from there.
  private var baseStart = 0.0
  private var baseExtent = 0.0

  init(pages: RowIndex, layout: PagerLayout, base: Int) {
    self.pages = pages
    self.layout = layout.sanitized
    self.base = base
    measureBase()
  }

  private mutating func measureBase() {
    // Where pages are removed the base follows them afterwards.
    guard base < count else { return (baseStart, baseExtent) = (0, 0) }
    let place = pages.place(of: base)
    (baseStart, baseExtent) = (place.start, place.extent)
  }

  /// The most rounds that are counted, 1e9, either way: they fit an `Int` of 32 bits, with a margin.
  ///
  /// Source: chosen, nobody turns as many. Grade D.
  static let mostLaps = 1e9

  /// A number of rounds, within what is counted.
  static func laps(_ laps: Double) -> Int { Int(min(max(laps, -mostLaps), mostLaps)) }

  /// The number of pages.
  var count: Int { pages.count }

  /// From a page to its own copy a round later, in points.
  var lapLength: Double { pages.totalExtent + Double(count) * layout.spacing }

  /// Whether the first page follows the last.
  var wraps: Bool { layout.wraps && lapLength >= PagerLayout.shortestLap }

  /// The extent of a page, in points; 0 where there are no pages.
  func extent(of page: Int) -> Double { page < count ? pages.extent(of: page) : 0 }

  /// The point of a page that comes to lie on the line, from the beginning of the first page on.
  func mark(of page: Int) -> Double {
    guard page != base else { return mark(page, start: baseStart, extent: baseExtent) }
    return mark(pages.place(of: page))
  }

  func mark(_ place: RowPlace) -> Double {
    mark(place.row, start: place.start, extent: place.extent)
  }

  private func mark(_ page: Int, start: Double, extent: Double) -> Double {
    start + Double(page) * layout.spacing + layout.alignment.share * extent
  }

  /// The distance from having the base on the line to having a page there, in points.
  func coordinate(of copy: PageCopy) -> Double {
    guard base != copy.page else { return laps(of: copy) }
    return coordinate(of: pages.place(of: copy.page), copy)
  }

  /// The same for a page whose place is known.
  func coordinate(of place: RowPlace, _ copy: PageCopy) -> Double {
    guard base != copy.page else { return laps(of: copy) }
    let grown = layout.alignment.share * (place.extent - baseExtent)
    return (place.start - baseStart) + Double(copy.page - base) * layout.spacing + grown
      + laps(of: copy)
  }

  private func laps(of copy: PageCopy) -> Double {
    copy.lap == 0 ? 0 : Double(copy.lap) * lapLength
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
}
