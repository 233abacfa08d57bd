import Foundation
import Overscroll
import Testing

@Suite struct RestorationTests {
  /// Writes and reads a state as a host does.
  static func saved<State: Codable>(_ state: State) throws -> State {
    try JSONDecoder().decode(State.self, from: JSONEncoder().encode(state))
  }

  static func list() -> Scroller {
    var list = Scroller(
      viewport: Size2(390, 844), content: Size2(780, 6_000), inset: Insets(top: 8),
      safeAreaInset: Insets(top: 59, bottom: 34), displayScale: 3)
    list.maximumZoomScale = 3
    return list
  }

  @Test(arguments: [1.0, 1.7, 3])
  func `a scroller shows the same at a new clock`(scale: Double) throws {
    var list = Self.list()
    list.at(1_000) { $0.setZoomScale(scale, animated: false) }
    list.setContentOffset(Vector2(120, 2_345), animated: false)
    let state = try Self.saved(list.state)
    var new = Self.list()
    #expect(new.restore(state) == true && new.zoomScale == scale)
    #expect((new.contentOffset - list.contentOffset).length < 1e-9)
    #expect(!new.isMoving && new.time == 0 && new.advance(to: 0.1).events.contains(.didScroll))
    new.flick(200, at: 1)
    #expect(new.isMoving)
  }

  @Test func `saved in motion, it is shown where it would have come to rest`() {
    var list = Self.list()
    list.flick(300)
    list.advance(to: 0.2)
    var new = Self.list()
    new.restore(list.state)
    #expect(abs(new.contentOffset.y - list.destination.y) < 1e-9)
    new.at(1) { $0.setContentOffset(.zero, animated: true) }
    new.restore(list.state)
    #expect(!new.isMoving && new.advance(to: 2).events.contains(.didEndScrollingAnimation))
  }

  @Test func `other bars keep the row below them, other geometry confines`() {
    let list = Self.list().scrolled(to: Vector2(0, 1_000))
    var turned = Scroller(
      viewport: Size2(844, 390), content: Size2(844, 6_000), safeAreaInset: Insets(top: 32),
      displayScale: 3)
    #expect(turned.restore(list.state) == true)
    #expect(abs(turned.contentOffset.y + 32 - (1_000 + 67)) < 1e-9)
    var short = Scroller(viewport: Size2(390, 844), content: Size2(390, 900.1), displayScale: 3)
    #expect(short.restore(ScrollerState(x: 50, y: 5_000, zoomScale: 9)) == true)
    #expect(short.contentOffset == short.maximumOffset && short.zoomScale == 1)
    #expect(short.restore(ScrollerState(x: 0, y: 33.4)) == true)
    #expect(short.contentOffset.y * 3 == (short.contentOffset.y * 3).rounded())
  }

  @Test func `bad values are refused, and so is anything under a finger`() {
    var list = Self.list().scrolled(to: Vector2(0, 500))
    let before = list.contentOffset
    for (x, y, scale) in [
      (.nan, 0, 1), (0, .infinity, 1), (0, 1e13, 1), (0, 0, 0), (0, 0, -.infinity), (0, 0, .nan),
    ] as [(Double, Double, Double)] {
      #expect(list.restore(ScrollerState(x: x, y: y, zoomScale: scale)) == false)
    }
    #expect(list.diagnostics.nonFinite == 6)
    list.touchDown(1, at: .zero, time: 0)
    #expect(list.restore(ScrollerState(x: 0, y: 0)) == false && list.contentOffset == before)
  }

  @Test func `a pager, a drawer, a window and a dial`() throws {
    var pager = Pager.album()
    pager.at(5) { $0.scroll(toPage: 7) }
    let page = try Self.saved(pager.state)
    var album = Pager.album()
    #expect(album.restore(page) == true && album.page == 7 && !album.isMoving)
    var short = Pager(count: 3, layout: PagerLayout(viewport: Size2(390, 600)))
    #expect(short.restore(page) == true && short.page == 2)
    #expect(short.restore(PagerState(page: -1)) == false)
    var none = Pager(count: 0, layout: PagerLayout(viewport: Size2(390, 600)))
    #expect(none.restore(page) == false)
    var sheet = Drawer.sheet()
    sheet.at(5) { $0.move(to: 2) }
    var drawer = Drawer.sheet()
    #expect(drawer.restore(try Self.saved(sheet.state)) == true)
    #expect(drawer.anchor == 2 && drawer.position == sheet.destination)
    for anchor in [3, -1] { #expect(drawer.restore(DrawerState(anchor: anchor)) == false) }
    var window = PictureInPicture.window()
    window.setSize(Size2(200, 112), animated: false)
    window.move(to: .stashed(.left, share: 0.25), animated: false)
    var other = PictureInPicture.window()
    #expect(other.restore(try Self.saved(window.state)) == true)
    #expect(other.frame == window.frame && other.place == window.place)
    window.move(to: .resting(1), animated: false)
    #expect(other.restore(window.state) == true && other.corner == window.corner)
    var bad = window.state
    bad.place = 4
    #expect(other.restore(bad) == false)
    for (width, height) in [(.nan, 112), (0, 112), (200, 0), (-1, 112)] as [(Double, Double)] {
      let state = PictureInPictureState(place: .resting(0), size: Size2(width, height))
      #expect(other.restore(state) == false)
    }
    other.touchDown(1, at: .zero, time: 1)
    #expect(other.corner == window.corner && other.restore(window.state) == false)
    var dial = Dial(center: .zero, limits: -1...1)
    for (saved, angle) in [(0.7, 0.7), (9, 1)] {
      #expect(dial.restore(try Self.saved(DialState(angle: saved))) == true && dial.angle == angle)
    }
    #expect(dial.restore(DialState(angle: .nan)) == false)
  }

  @Test func `a nested page in flight is saved where it will rest, over every joint`() throws {
    var (page, new) = (NestedScroll.profile(), NestedScroll.profile())
    page.swipe(from: Vector2(200, 700), to: Vector2(200, 560), in: NestedScroll.posts, for: 0.05)
    #expect(try page.heights().y == 0 && new.restore(Self.saved(page.state)))
    #expect(new.heights() == page.settled.heights() && new.heights().y > 300)
  }

  @Test func `a nested page, member by member`() throws {
    var page = NestedScroll.profile(at: Vector2(150, 700))
    page.put(NestedScroll.likes, at: 90)
    page[NestedScroll.pager].setContentOffset(Vector2(390, 0), animated: false)
    page.active = NestedScroll.likes
    var state = try Self.saved(page.state)
    var new = NestedScroll.profile()
    #expect(new.restore(state) == true && new.active == NestedScroll.likes)
    for index in 0..<page.count { #expect(new[index].contentOffset == page[index].contentOffset) }
    state.members[NestedScroll.posts] = NestedScrollState.Member(pager: PagerState(page: 1))
    state.members[NestedScroll.likes].scroller?.y = .nan
    state.members[NestedScroll.outer].scroller?.y = 20
    #expect(new.restore(state) == false && new.heights() == Vector2(20, 700))
    state.active = 99
    #expect(new.restore(state) == false)
  }
}
