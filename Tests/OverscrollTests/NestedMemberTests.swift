import Overscroll
import Testing

@Suite struct NestedMemberTests {
  static let view = Size2(390, 800)

  static var list: Scroller { Scroller(viewport: view, content: Size2(390, 9_000)) }

  @Test func `a dial in a list turns on, and the list stays`() {
    var page = NestedScroll(Self.list, order: .innerFirst)
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
    var page = NestedScroll(Self.list, order: .innerFirst)
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
    var page = NestedScroll(Self.list, order: .innerFirst).with(\.reducesMotion, true)
    let list = page.add(Self.list, to: page.root)
    #expect(page[list].reducesMotion && page.reducesMotion)
  }

  @Test func `a window is the root, and a list in it scrolls on its own`() {
    let window = PictureInPicture(size: Size2(160, 90), container: Self.view)
    var page = NestedScroll(window)
    let list = page.add(Self.list, to: page.root)
    page.swipe(from: Vector2(200, 700), to: Vector2(200, 600), in: list, for: 0.05, holding: 0.25)
    #expect(page.shown(at: 3)[list].contentOffset.y > 0)
    #expect(page[page.root, as: PictureInPicture.self].corner == window.corner)
    page.swipe(2, from: Vector2(300, 780), to: Vector2(300, 300), in: 0, at: 4, for: 0.05)
    #expect(page.shown(at: 9)[page.root, as: PictureInPicture.self].place == .resting(1))
  }

  @Test func `a program moves a thrown value, and a copy of the page is a snapshot`() {
    var page = NestedScroll(Self.list, order: .innerFirst)
    let value = page.add(Throw(0.0), to: page.root)
    page[value, as: Throw<Double>.self].move(to: 1)
    page.advance(through: 0.05, to: 0.1)
    let snapshot = page
    page.advance(to: 0.2)
    #expect(snapshot != page)
    var again = snapshot
    again.advance(to: 0.2)
    #expect(again == page && again.settled[value, as: Throw<Double>.self].value == 1)
    again = snapshot
    again.resume(at: 40)
    again.advance(to: 40.1)
    let there = page[value, as: Throw<Double>.self].value
    #expect(abs(again[value, as: Throw<Double>.self].value - there) < 1e-9 && there < 1)
  }

  @Test func `a page in a page, and one whose root is a pager`() {
    let inner = NestedScroll(Self.list, order: .innerFirst)
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
