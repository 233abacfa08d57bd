import Overscroll
import RandomModels
import ScrollTestSupport

extension Scroller: LawfulModel {
  static var situations: [(model: Scroller, flick: FingerPath)] {
    var all: [(model: Scroller, flick: FingerPath)] = []
    for start in [300.0, 0, 4_900] {
      for way in [-200.0, 175, 250] {
        let flick = FingerPath(Vector2(200, 400), Vector2(200, 400 - way))
        all.append((Scroller.list(at: start), flick))
      }
    }
    let pages = Scroller.view(390, 800, of: 3_900, 2_400).with(\.isPagingEnabled, true)
    all.append((pages, FingerPath(Vector2(300, 500), Vector2(220, 450))))
    return all
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(211, 100), Vector2(190, 1_300))

  var coordinates: [Double] { [contentOffset.x, contentOffset.y, zoomScale] }
  var pace: [Double] { [velocity.x, velocity.y] }
  var coordinatesAtRest: [Double] { [destination.x, destination.y, destinationZoomScale] }

  /// Whether it rests on pages along any axis.
  var turnsPages: Bool { isPagingEnabled || snapHorizontal == .paging || snapVertical == .paging }

  // A turn in UIKit's frames is put on its page from up to 1 pt.
  var stopDistance: Double {
    feel.law.stepInterval != nil && turnsPages ? 1.1 : max(0.5, feel.law.stop.distance)
  }

  mutating func program() -> [Word] {
    let there = contentOffset.y < 1_000 ? 1_500.0 : 100
    return setContentOffset(Vector2(contentOffset.x, there), animated: true).words()
  }

  mutating func rearrange() -> [Word]? {
    let words = setContentOffset(Vector2(contentOffset.x, minimumOffset.y), animated: false).words()
    contentInset.top = contentInset.top == -100 ? -200 : -100
    return words
  }

  var isExact: Bool { dynamics != .uiKitFrames(frameInterval: 1.0 / 60) }

  mutating func change(_ dice: inout SeededGenerator, at time: Double) -> [Word] {
    guard dice.below(12) == 0 else { return act(&dice, at: time) }
    changeRows(&dice)
    return []
  }

  /// Rows of 60 pt come, go or grow.
  private mutating func changeRows(_ dice: inout SeededGenerator) {
    var rows = RowIndex(count: Int(contentSize.height / 60), extent: 60)
    guard rows.count > 2 else { return }
    let row = dice.below(rows.count - 1)
    switch dice.below(3) {
    case 0: insertRows([40, 80], at: row, in: &rows, sticksToEnd: dice.chance(0.3))
    case 1: removeRows(row..<row + 2, in: &rows)
    default: setExtent(dice.within(20...200), ofRow: row, of: &rows)
    }
  }

  static func fingerVelocity(_ release: ScrollRelease) -> [Double] { release.velocity.parts }
}

extension ScrollingDrawer: LawfulModel {
  static var situations: [(model: ScrollingDrawer, flick: FingerPath)] {
    func sheet(_ anchor: Int, _ offset: Double) -> ScrollingDrawer {
      let list = Scroller.view(844, 744, of: 844, 6_000)
      var sheet = ScrollingDrawer(drawer: .sheet(anchor: anchor), list: list)
      sheet.list.setContentOffset(Vector2(0, offset), animated: false)
      return sheet
    }
    return [
      (sheet(1, 0), FingerPath(Vector2(200, 700), Vector2(200, 600))),
      (sheet(2, 700), FingerPath(Vector2(200, 200), Vector2(200, 350))),
    ]
  }

  static let path = FingerPath(Vector2(200, 800), Vector2(200, -300), Vector2(200, 600))

  // Over a joint: the time at which it is met is rounded.
  static let paceTolerance = 1e-6

  var coordinates: [Double] { [drawer.position, list.contentOffset.y] }
  var pace: [Double] { [drawerVelocity, listVelocity.y] }
  var coordinatesAtRest: [Double] { [destination] }

  var isExact: Bool { list.isExact }
  var stopDistance: Double { max(drawer.stopDistance, list.stopDistance) }

  mutating func program() -> [Word] {
    drawer.move(to: drawer.targetAnchor == 0 ? drawer.anchors.count / 2 : 0).words()
  }

  mutating func rearrange() -> [Word]? { drawer.rearrange() }

  static func fingerVelocity(_ release: ScrollingDrawerRelease) -> [Double] { [release.velocity] }
}

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
    lists.reduce(0) { max($0, isPager($1) ? self[pager: $1].stopDistance : self[$1].stopDistance) }
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

  static func fingerVelocity(_ release: NestedRelease) -> [Double] { release.velocity.parts }
}
