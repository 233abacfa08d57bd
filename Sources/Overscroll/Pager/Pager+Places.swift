/// Positions, counted from the base.
extension Pager {
  /// The farthest a pager that wraps goes without coming to rest, 1e9, in points.
  ///
  /// Source: chosen, as far as coordinates are taken seriously. Grade D.
  static let farthest = 1e9

  /// Where the axis is when a page is in its place.
  func coordinate(of page: PageCopy) -> Double { strip.coordinate(of: page) }

  /// Where the pages move freely, and how they resist beyond.
  var limits: AxisLimits {
    let length = strip.layout.length
    if strip.wraps { return AxisLimits(-Self.farthest...Self.farthest, below: 0, above: 0) }
    guard strip.count > 0 else { return AxisLimits(0...0, below: length, above: length) }
    let first = coordinate(of: PageCopy(page: 0))
    let last = coordinate(of: PageCopy(page: strip.count - 1))
    return AxisLimits(first...max(first, last), below: length, above: length)
  }

  /// The page nearest to where it is; of several equally near the one it goes to.
  var nearestCopy: PageCopy { strip.nearest(to: body.line.position, preferring: target).copy }

  /// Tells the position from another page; nothing moves.
  mutating func rebase(to copy: PageCopy) {
    guard copy != PageCopy(page: strip.base) else { return }
    body.line.shift(by: -coordinate(of: copy))
    strip.base = copy.page
    target.lap -= copy.lap
    grabbed.lap -= copy.lap
    body.line.setLimits(limits)
  }

  /// Where the beginning of a page is seen, from the viewport's beginning on, in points.
  func start(of copy: PageCopy) -> Double {
    guard strip.count > 0 else {
      return strip.layout.line + (coordinate(of: copy) - body.line.position)
    }
    return start(of: strip.pages.place(of: copy.page), copy)
  }

  /// The same for a page whose extent is known.
  func start(of place: RowPlace, _ copy: PageCopy) -> Double {
    let layout = strip.layout
    return layout.line - layout.alignment.share * place.extent
      + (strip.coordinate(of: place, copy) - body.line.position)
  }

  /// The page nearest to a wanted one to which a release may go, by the current rule.
  @inline(__always)
  func allowed(_ wanted: PlacedPage) -> PlacedPage {
    if case .free = turn { return wanted }
    let allowed = allowed(wanted.copy)
    return allowed == wanted.copy ? wanted : strip.placed(allowed)
  }

  private func allowed(_ wanted: PageCopy) -> PageCopy {
    switch turn {
    case .free:
      return wanted
    case .atMost(let pages):
      let pages = max(0, pages)
      return confined(
        wanted, strip.page(-pages, after: grabbed), strip.page(pages, after: grabbed))
    case .neighbor:
      let (before, after) = strip.pages(around: body.line.position)
      // On a page's place exactly, its neighbours are those on either side.
      let isThere = before.coordinate == body.line.position
      return confined(
        wanted, isThere ? strip.page(-1, after: before.copy) : before.copy, after.copy)
    }
  }

  private func confined(_ wanted: PageCopy, _ low: PageCopy, _ high: PageCopy) -> PageCopy {
    min(max(wanted, low), high)
  }
}
