import Overscroll
import ScrollTestSupport

typealias Page = NestedScroll

extension NestedScroll {
  /// A header that collapses, and below it two lists side by side.
  static func split(header: Double = 200, slop: Double = 0) -> NestedScroll {
    var page = NestedScroll(Scroller.view(400, 800, of: 400, 800 + header), order: .collapsing)
    for _ in 0..<2 { page.add(Scroller.view(200, 800, of: 200, 9_000), to: page.root) }
    page.pan.slop = slop
    return page
  }

  /// The indices of a profile page.
  static let (outer, pager, posts, likes, empty) = (0, 1, 2, 3, 4)

  /// A profile as in many apps: a header of 200 pt that collapses, and three lists side by side below it,
  /// the last of which is too short to scroll; the header and the first list may be scrolled.
  static func profile(
    header: Double = 200, order: HandOffOrder = .collapsing, slop: Double = 0,
    at heights: Vector2 = .zero
  ) -> NestedScroll {
    let view = Size2(390, 796)
    var outer = Scroller(viewport: view, content: Size2(390, 796 + header))
    outer.alwaysBounceVertical = true
    let pages = Scroller(viewport: view, content: Size2(3 * 390, 796)).with(\.isPagingEnabled, true)
    var page = NestedScroll(outer, order: order)
    page.add(pages, to: page.root)
    for height in [9_000.0, 4_000, 300] {
      page.add(Scroller(viewport: view, content: Size2(390, height)), to: pager)
    }
    (page.pan.slop, page.active) = (slop, posts)
    if heights.x != 0 { page.put(Self.outer, at: heights.x) }
    if heights.y != 0 { page.put(posts, at: heights.y) }
    return page
  }

  /// The vertical offsets of the outer scroller and of a list.
  func heights(_ list: Int = posts) -> Vector2 {
    Vector2(self[Self.outer].contentOffset.y, self[list].contentOffset.y)
  }

  /// The vertical offsets of all members that are scrollers.
  var offsets: [Double] {
    (0..<count).filter { kind(of: $0) == .scroller }.map { self[$0].contentOffset.y }
  }

  /// Scrolls without anybody's finger.
  mutating func put(_ index: Int, at offset: Double) {
    self[index].setContentOffset(Vector2(self[index].contentOffset.x, offset), animated: false)
  }

  /// The same as of anything else, by a finger on a member.
  mutating func drag(
    _ id: Int = 1, from start: Vector2, to end: Vector2, in member: Int, at time: Double = 0,
    for duration: Double = 0.1, events: Int = 1
  ) {
    touchDown(id, at: start, in: member, time: time)
    move(id, from: start, to: end, at: time, for: duration, events: events)
  }

  /// The same, and the finger leaves where the line ends.
  @discardableResult
  mutating func swipe(
    _ id: Int = 1, from start: Vector2, to end: Vector2, in member: Int, at time: Double = 0,
    for duration: Double = 0.1, events: Int = 1, holding: Double = 0
  ) -> NestedRelease {
    drag(id, from: start, to: end, in: member, at: time, for: duration, events: events)
    return touchUp(id, time: time + duration + holding)
  }

  /// One finger that touches a member and leaves it.
  mutating func tap(
    _ id: Int = 1, at place: Vector2, in member: Int, time: Double, until end: Double
  ) {
    touchDown(id, at: place, in: member, time: time)
    touchUp(id, time: end)
  }

  /// How they move.
  static let law = ScrollLaw.uiKit

  /// How much of a finger's velocity is lost over a distance, in 1/s.
  static let decay = law.loss

  /// The same after a finger has just left with a velocity of the offset, at time 0.1.
  func flicked(velocity: Double) -> NestedScroll {
    var page = self
    let way = velocity * 0.02
    page.swipe(from: Vector2(200, 400 + way), to: Vector2(200, 400), at: 0.08, for: 0.02, events: 4)
    return page
  }

  /// The orders that hand a finger on while it drags.
  static let handingOrders: [HandOffOrder] = [.collapsing, .quickReturn, .innerFirst]

  /// A chain of up to five scrollers, one inside the other, with random lengths, masses and orders.
  static func chain(
    _ dice: inout SeededGenerator, order: HandOffOrder? = nil,
    orders: [HandOffOrder] = HandOffOrder.allCases
  ) -> NestedScroll {
    func scroller(_ dice: inout SeededGenerator) -> Scroller {
      Scroller.view(390, 600, of: 390, 600 + Double.random(in: 20...1_500, using: &dice))
    }
    func turn(_ dice: inout SeededGenerator) -> HandOffOrder {
      order ?? orders.randomElement(using: &dice) ?? .collapsing
    }
    func mass(_ dice: inout SeededGenerator) -> Double { Double.random(in: 0.5...2, using: &dice) }
    var page = NestedScroll(scroller(&dice), order: turn(&dice), mass: mass(&dice))
    for index in 0..<Int.random(in: 0...4, using: &dice) {
      page.add(scroller(&dice), to: index, order: turn(&dice), mass: mass(&dice))
    }
    (page.pan.slop, page.active) = (0, page.count - 1)
    return page
  }
}
