import Overscroll
import RandomModels

extension Pager: LawfulModel {
  static var situations: [(model: Pager, flick: FingerPath)] {
    [(7, false), (8, false), (8, true)].map { page, wraps in
      var album = Pager.album(page: page, wraps: wraps)
      (album.feel.pages, album.turn) = (.projected, .free)
      album.spring = DampedSpring(stiffness: 200, dampingRatio: 0.4)
      return (album, FingerPath(Vector2(100, 0), Vector2(240, 0)))
    } + [(Pager.uiKitAlbum, FingerPath(Vector2(100, 0), Vector2(240, 0)))]
  }

  /// By UIKit's rule: pages of every length, a turn beyond none of its ends.
  private static var uiKitAlbum: Pager { Pager.album(page: 4).with(\.turn, .free) }

  static let path = FingerPath(Vector2(200, 300), Vector2(-411, 277), Vector2(3_000, 290))

  // Where the pages wrap around, what is seen is where they are: that of the page it goes to.
  var coordinates: [Double] { [layout.wraps && count > 0 ? start(of: targetPage) : offset] }

  // Of the pages that wrap around one is as good as the same a round on: a fast turn passes many.
  func way(from before: Pager) -> Double {
    guard layout.wraps, count == before.count, count > 0 else {
      return Self.distance(coordinates, before.coordinates)
    }
    let way = start(of: targetPage) - before.start(of: targetPage)
    let round = pages.totalExtent + Double(count) * layout.spacing
    return abs(way - (way / round).rounded() * round)
  }

  var pace: [Double] { [velocity] }
  var coordinatesAtRest: [Double] {
    guard isMoving else { return coordinates }
    return [layout.wraps && count > 0 ? Pager.settledStart(self) : destination]
  }

  private static func settledStart(_ pager: Pager) -> Double {
    var pager = pager
    pager.advance(to: pager.time)
    pager.advance(to: pager.restTime)
    return pager.start(of: pager.page)
  }

  var settlingSpring: DampedSpring? { layout.wraps ? nil : spring }

  mutating func program() -> [Word] {
    count > 0 ? scroll(toPage: min(targetPage == 5 ? 2 : 5, count - 1)).words() : []
  }

  mutating func goBack(to other: Self) -> [Word] { words(scroll(toPage: other.page)) }

  mutating func rearrange() -> [Word]? {
    // The page shown and all after it go, the one before comes.
    page > 0 ? remove(page..<count).words() : nil
  }

  static func fingerVelocity(_ release: PagerRelease) -> [Double] { [release.velocity] }
}
