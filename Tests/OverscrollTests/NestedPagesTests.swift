import Overscroll
import Testing

@Suite struct NestedPagesTests {
  static let view = Size2(390, 800)

  static func list(_ height: Double) -> Scroller {
    Scroller(viewport: view, content: Size2(390, height))
  }

  /// A pager of three lists, on the second one.
  static func album() -> (page: NestedScroll, lists: [Int]) {
    var page = NestedScroll(
      Pager(count: 3, layout: PagerLayout(viewport: view, alignment: .start), page: 1))
    let lists = [1_000.0, 2_000, 3_000].map { page.add(list($0), to: page.root) }
    page.active = lists[1]
    return (page, lists)
  }

  @Test func `active follows its member when pages come before it`() {
    var (page, lists) = Self.album()
    page.insertPages(count: 2, at: 0, in: page.root)
    #expect(page[pager: page.root].page == 3 && page.active == lists[1])
    page.key(.pageDown)
    page.advance(through: 0, to: 1)
    #expect(page[lists[1]].contentOffset.y > 0 && page[lists[0]].contentOffset.y == 0)
    // The members that come now are theirs, in order; then there is no space.
    let new = [4_000, 5_000].map { page.add(Self.list($0), to: page.root) }
    #expect(!page.canAdd(to: page.root))
    page[pager: page.root].scroll(toPage: 1, animated: false)
    #expect(page.active == new[1])
    page[pager: page.root].scroll(toPage: 0, animated: true)
    #expect(page.active == new[1])
    page.advance(through: 2, to: 4)
    #expect(page.active == new[0])
  }

  @Test(arguments: [false, true])
  func `a page that is shown goes with its member, and the one after it is active`(animated: Bool) {
    var (page, lists) = Self.album()
    page.connect(lists[0], to: lists[1], [.right: .down])
    page.remove(lists[1], animated: animated)
    #expect(page[pager: page.root].count == 2 && !page.isMember(lists[1]))
    #expect(page.active == lists[2] && page.connectionCount == 0)
    for time in [0.0, 3] { page.advance(to: time) }
    #expect(page.active == lists[2] && page[pager: page.root].page == 1 && !page.isMoving)
    // Its index is the next one's; that is the last page's.
    #expect(!page.canAdd(to: page.root))
    page.insertPages(at: 2, in: page.root)
    #expect(page.add(Self.list(700), to: page.root) == lists[1])
    page[pager: page.root].scroll(toPage: 2, animated: false)
    #expect(page.active == lists[1] && page.reducesMotion == false)
  }

  @Test func `a page removed under a finger cancels it, and goes with all that lies in it`() {
    var (page, lists) = Self.album()
    let inner = page.add(Self.list(2_500), to: lists[1])
    page.drag(from: Vector2(200, 700), to: Vector2(200, 500), in: inner)
    #expect(page.isDragging && page[lists[1]].contentOffset.y + page[inner].contentOffset.y > 0)
    page.remove(lists[1], animated: false)
    #expect(!page.isTracking && !page.isMember(inner) && page.active == lists[2])
    page.touchMoved(1, to: Vector2(200, 300), time: 0.2)
    page.touchUp(1, time: 0.21)
    #expect(page[lists[2]].contentOffset == .zero && !page.isMoving)
    page.drag(2, from: Vector2(200, 700), to: Vector2(200, 600), in: lists[2], at: 1)
    page.remove(lists[0])
    page.touchMoved(2, to: Vector2(200, 500), time: 1.2)
    #expect(page.isDragging && page[lists[2]].contentOffset.y == 190)
    #expect(page[pager: page.root].count == 1 && page[pager: page.root].page == 0)
  }

  @Test func `what moves in a removed member is over, what it lies in goes on`() {
    var page = NestedScroll.profile().flicked(velocity: 3_000)
    while page[NestedScroll.posts].contentOffset.y == 0 { page.advance(to: page.time + 1 / 120) }
    page.put(NestedScroll.outer, at: 100)
    page.remove(NestedScroll.posts)
    #expect(!page.isMoving && page.active == NestedScroll.likes)
    var pages = [NestedScroll.profile(), .profile()]
    for index in 0..<2 { pages[index].remove(NestedScroll.posts) }
    #expect(pages[0] == pages[1] && pages[0] != .profile())
  }

  @Test func `a member whose page a program removed from the pager is removed alone`() {
    var (page, lists) = Self.album()
    page[pager: page.root].remove(1..<3, animated: false)
    page.remove(lists[2])
    #expect(page[pager: page.root].count == 1 && !page.isMember(lists[2]))
    page.remove(lists[0])
    #expect(page[pager: page.root].count == 0 && page.isMember(lists[1]))
  }

  @Test func `too far from its pages a scroller rests on none`() {
    let book = Scroller.view(1e-9, 800, of: 1170, 800).with(\.isPagingEnabled, true)
    var page = NestedScroll(book, order: .innerFirst)
    page.active = page.add(Self.list(1_000), to: page.root)
    page[page.root].insertContent(before: Size2(1e12, 0))
    #expect(page.active == 1 && abs(page[page.root].pageProgress(.horizontal)) > 1e20)
  }

  @Test func `a dial in a list turns on, and the list stays`() {
    var page = NestedScroll(Self.list(9_000), order: .innerFirst)
    let dial = page.add(Dial(center: Vector2(200, 300)), to: page.root)
    let (start, end) = (Vector2(300, 300), Vector2(300, 396))
    page.touchDown(1, at: start, in: dial, time: 0)
    #expect(page.isTracking)
    page.move(from: start, to: end, at: 0, for: 0.08, events: 8)
    #expect(page.phase == .dragging && page.events(of: dial, as: Dial.self).contains(.didTurn))
    #expect(page.touchUp(1, time: 0.085).willSettle && !page.isTracking && page.isMoving)
    page.run()
    #expect(!page.isMoving && page[page.root].contentOffset == .zero)
  }

  @Test func `a dial turns on while the momentum of another member meets an edge`() {
    var page = NestedScroll(Self.list(9_000), order: .innerFirst)
    var alone = Dial(center: Vector2(195, 300))
    let dial = page.add(alone, to: page.root)
    page[page.root].setContentOffset(Vector2(0, 1_500), animated: false)
    alone.swipe(from: Vector2(255, 300), to: Vector2(255, 372), for: 0.05, events: 1)
    page.swipe(from: Vector2(255, 300), to: Vector2(255, 372), in: dial, for: 0.05)
    page.swipe(2, from: Vector2(100, 500), to: Vector2(100, 680), in: 0, at: 0.05, for: 0.05)
    for time in Displays.times(10...240) {
      let angle = alone.advance(to: time).angle
      #expect(abs(page.shown(at: time)[dial, as: Dial.self].angle - angle) < 1e-9)
    }
    #expect(page[page.root].contentOffset == .zero)
  }

  @Test func `what is added to a page of reduced motion is reduced, too`() {
    var page = NestedScroll(Self.list(9_000), order: .innerFirst).with(\.reducesMotion, true)
    let list = page.add(Self.list(9_000), to: page.root)
    #expect(page[list].reducesMotion && page.reducesMotion)
  }

  @Test func `a window is the root, and a list in it scrolls on its own`() {
    let window = PictureInPicture(size: Size2(160, 90), container: Self.view)
    var page = NestedScroll(window)
    let list = page.add(Self.list(9_000), to: page.root)
    page.swipe(from: Vector2(200, 700), to: Vector2(200, 600), in: list, for: 0.05, holding: 0.25)
    #expect(page.shown(at: 3)[list].contentOffset.y > 0)
    #expect(page[page.root, as: PictureInPicture.self].corner == window.corner)
    page.swipe(2, from: Vector2(300, 780), to: Vector2(300, 300), in: 0, at: 4, for: 0.05)
    #expect(page.shown(at: 9)[page.root, as: PictureInPicture.self].place == .resting(1))
  }

  @Test func `what never rests says so in a page, and where it goes; the others rest`() {
    var (page, lists) = Self.album()
    page[pager: 0].spring = DampedSpring(stiffness: 100, dampingRatio: 0)
    page[pager: 0].scroll(toPage: 2, animated: true)
    page[lists[0]].setContentOffset(Vector2(0, 100), animated: true)
    page.sync(to: 1)
    #expect(page.restTime == .infinity && page.settled[lists[0]].contentOffset.y == 100)
    page.active = page.root
    #expect(page.destination.x == 390)
  }

  @Test func `a program moves a thrown value, and a copy of the page is a snapshot`() {
    var page = NestedScroll(Self.list(9_000), order: .innerFirst)
    let value = page.add(Throw(0.0), to: page.root)
    page[value, as: Throw<Double>.self].move(to: 1)
    page.advance(through: 0.05, to: 0.1)
    let snapshot = page
    page.advance(to: 0.2)
    #expect(snapshot != page)
    var again = snapshot
    again.advance(to: 0.2)
    #expect(again == page && again.settled[value, as: Throw<Double>.self].value == 1)
    let alone = NestedScroll(Throw(0.0))
    #expect(alone == NestedScroll(Throw(0.0)) && alone != NestedScroll(Throw(1.0)))
    again = snapshot
    again.resume(at: 40)
    again.advance(to: 40.1)
    let there = page[value, as: Throw<Double>.self].value
    #expect(abs(again[value, as: Throw<Double>.self].value - there) < 1e-9 && there < 1)
  }

  @Test func `a page in a page, and one whose root is a pager`() {
    let inner = NestedScroll(Self.list(9_000), order: .innerFirst)
    var page = NestedScroll(Pager.uiKit(count: 3, viewport: Self.view))
    let nested = page.add(inner, to: page.root)
    #expect(page.kind(of: page.root) == .pager && page.kind(of: nested) == nil)
    page.drag(from: Vector2(200, 700), to: Vector2(200, 500), in: nested)
    #expect(page[nested, as: NestedScroll.self][0].contentOffset.y > 0)
    page.isDragEnabled = false
    #expect(!page.isTracking && !page[nested, as: NestedScroll.self].isTracking)
  }

  @Test func `a place that is taken again is told of once, whatever was done to all before`() {
    var page = NestedScroll(Scroller.list())
    var places = (0..<3).map { _ in page.add(Scroller.list(), to: page.root) }
    for place in places { page.remove(place, animated: false) }
    page.reducesMotion = true
    page.reducesMotion = false
    places = (0..<3).map { _ in page.add(Scroller.list(), to: page.root) }
    #expect(places == [1, 2, 3] && page.sync(to: 0).isEmpty)
  }
}
