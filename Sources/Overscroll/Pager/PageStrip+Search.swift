/// A page with its place.
struct PlacedPage: Hashable, Sendable {
  var copy: PageCopy

  /// How far the strip has moved since the base was on the line when this page is there, in points.
  var coordinate: Double
}

/// The pages around a place, from one walk.
extension PageStrip {
  /// A point of the strip within the round it is in, and which round that is.
  private func wrapped(_ point: Double) -> (point: Double, lap: Int) {
    guard wraps else { return (point, 0) }
    let laps = (point / lapLength).rounded(.down)
    return (point - laps * lapLength, Self.laps(laps))
  }

  /// The page that begins last before a point, which is given as marks are; the first if none does.
  func page(beginningBefore point: Double) -> PageCopy {
    let (point, lap) = wrapped(point)
    return PageCopy(
      page: pages.lastPlace(notAfter: point, spacing: layout.spacing).row, lap: lap)
  }

  /// The last page whose place is not beyond a way, and the one after it; at an end both are that page.
  ///
  /// Of the pages that begin before a point only the last can have its mark beyond it.
  func pages(around coordinate: Double) -> (before: PlacedPage, after: PlacedPage) {
    guard count > 0 else {
      let none = PlacedPage(copy: PageCopy(page: 0), coordinate: 0)
      return (none, none)
    }
    let (point, lap) = wrapped(mark(of: base) + coordinate)
    let found = pages.surroundings(notAfter: point, spacing: layout.spacing)
    let here = placed(found.place, lap)
    if mark(found.place) <= point {
      return (here, found.after.map { placed($0, lap) } ?? placed(1, after: here))
    }
    return (found.before.map { placed($0, lap) } ?? placed(-1, after: here), here)
  }

  private func placed(_ place: RowPlace, _ lap: Int) -> PlacedPage {
    let copy = PageCopy(page: place.row, lap: lap)
    return PlacedPage(copy: copy, coordinate: coordinate(of: place, copy))
  }

  private func placed(_ steps: Int, after page: PlacedPage) -> PlacedPage {
    let copy = self.page(steps, after: page.copy)
    return copy == page.copy ? page : placed(copy)
  }

  /// A page, with its place.
  func placed(_ copy: PageCopy) -> PlacedPage {
    PlacedPage(copy: copy, coordinate: coordinate(of: copy))
  }

  /// The page whose place is nearest to a way; of several equally near the preferred one.
  func nearest(to coordinate: Double, preferring preferred: PageCopy) -> PlacedPage {
    let (before, after) = pages(around: coordinate)
    let near =
      abs(after.coordinate - coordinate) < abs(before.coordinate - coordinate) ? after : before
    guard count > 0, preferred != near.copy else { return near }
    let other = placed(preferred)
    return abs(other.coordinate - coordinate) <= abs(near.coordinate - coordinate) ? other : near
  }

  /// The copy of a page nearest to a way.
  func nearestCopy(of page: Int, to coordinate: Double) -> PageCopy {
    let copy = PageCopy(page: page)
    guard wraps else { return copy }
    let laps = ((coordinate - self.coordinate(of: copy)) / lapLength).rounded()
    return PageCopy(page: page, lap: Self.laps(laps))
  }
}
