import Overscroll
import RandomModels
import ScrollTestSupport

extension NestedScroll: LawfulModel {
  static var situations: [(model: NestedScroll, flick: FingerPath)] {
    let down = FingerPath(Vector2(200, 500), Vector2(200, 350))
    let up = FingerPath(Vector2(200, 350), Vector2(200, 500))
    var collapsing = NestedScroll.profile(header: 300)
    collapsing.setMass(1.5, of: posts)
    var returning = NestedScroll.profile(header: 300)
    returning.put(outer, at: 300)
    returning.put(posts, at: 240)
    var dice = SeededGenerator(5)
    let besides = NestedScroll.split(slop: 10)
    return [(collapsing, down), (returning, up), (album, down), (besides, down), (besides, up)]
      + (0..<6).map { (chain(&dice), $0 % 2 == 0 ? down : up) }
  }

  /// A header that waits before it comes back, and below it a pager of three pages, two of them with a list.
  private static var album: NestedScroll {
    let view = Size2(390, 600)
    var page = NestedScroll(Scroller(viewport: view, content: Size2(390, 800)), order: .quickReturn)
    page.setReturnDistance(60, of: page.root)
    page.add(Pager(count: 3, layout: PagerLayout(viewport: view)), to: page.root)
    for height in [2_000.0, 300] {
      page.active = page.add(Scroller(viewport: view, content: Size2(390, height)), to: 1)
    }
    (page.active, page.pan.slop) = (2, 0)
    return page
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(200, -300), Vector2(200, 1_600))

  static let paceTolerance = 1e-6

  var coordinates: [Double] {
    lists.flatMap { isPager($0) ? self[pager: $0].coordinates : self[$0].contentOffset.parts }
  }
  var pace: [Double] { lists.flatMap { velocity(of: $0).parts } }
  private var lists: [Int] { (0..<count).filter(isMember) }
  private func isPager(_ index: Int) -> Bool { kind(of: index) == .pager }
  var coordinatesAtRest: [Double] { settled.coordinates }

  var stopDistance: Double {
    lists.reduce(0) {
      max($0, isPager($1) ? self[pager: $1].stopDistance : self[$1].stopDistance)
    }
  }
  var isExact: Bool { lists.allSatisfy { isPager($0) || self[$0].isExact } }

  mutating func program() -> [Word] {
    // By way of a copy, as C and JavaScript have it.
    var outer = self[0]
    defer { self[0] = outer }
    let there = outer.destination.y < 100 ? outer.maximumOffset.y : 0
    return outer.setContentOffset(Vector2(0, there), animated: true).words()
  }

  mutating func rearrange() -> [Word]? { self[0].rearrange() }

  static func fingerVelocity(_ release: NestedRelease) -> [Double] {
    [release.velocity.x, release.velocity.y]
  }
}

extension Vector2 {
  fileprivate var parts: [Double] { [x, y] }
}
