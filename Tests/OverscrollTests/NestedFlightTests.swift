import Overscroll
import ScrollTestSupport
import Testing

@Suite struct NestedFlightTests {
  typealias Page = NestedScroll

  @Test(arguments: [HandOffOrder.quickReturn, .innerFirst], 1...8)
  func `moving back is moving on, mirrored`(order: HandOffOrder, seed: Int) {
    var dice = SeededGenerator(seed)
    var page = Page.chain(&dice, order: order)
    var mirror = page
    for index in 0..<page.count {
      let place = Double.random(in: 0...1, using: &dice) * page[index].maximumOffset.y
      page.put(index, at: place)
      mirror.put(index, at: page[index].maximumOffset.y - place)
    }
    var time = 0.0
    for _ in 0..<12 {
      let (way, duration) = (dice.within(-400...400), dice.within(0.02...0.3))
      page.swipe(from: .zero, to: Vector2(0, way), at: time, for: duration)
      mirror.swipe(from: .zero, to: Vector2(0, -way), at: time, for: duration)
      for now in Displays.times(1...20, after: time + duration) {
        (_, _) = (page.advance(to: now), mirror.advance(to: now))
        for index in 0..<page.count {
          let sum = page[index].contentOffset.y + mirror[index].contentOffset.y
          #expect(abs(sum - page[index].maximumOffset.y) < 1e-9)
        }
      }
      time += 1
    }
  }

  @Test func `a slow finger beyond an edge leaves with its speed, as it does a list of its own`() {
    var list = Scroller.list()
    var page = NestedScroll(list, order: .innerFirst)
    // Down by 200 points, then at 100 points per second.
    let (start, turn, end) = (Vector2(100, 100), Vector2(100, 300), Vector2(100, 309))
    let slow = TouchEvent.line(1, turn, end, at: 0.1, for: 0.09, events: 9).dropFirst()
    for event in TouchEvent.line(1, start, turn, at: 0, for: 0.1, events: 10) + slow {
      (_, _) = (list.handle(event), page.handle(event))
    }
    let released = list.touchUp(1, time: 0.2).velocity
    #expect(released.y < -50 && page.touchUp(1, time: 0.2).velocity == released)
  }

  @Test func `it rests when the last member does, not when a bounce that handed on would have`() {
    var page = Page.profile(header: 300)
    page.setMass(40, of: Page.posts)
    let released = page.flicked(velocity: 1_500)
    var end = released
    while end.isMoving { end.advance(to: end.time + 1e-3) }
    #expect(abs(released.restTime - end.time) < 2e-3 && released.settled.time == released.restTime)
  }

  @Test func `content that grows in flight moves the joint, not the motion`() {
    var page = Page.profile(header: 300).flicked(velocity: 3_000)
    let (place, speed) = (page.shown(at: 0.15).heights().x, page.velocity(of: Page.outer).y)
    page[Page.outer].contentSize = Size2(390, 796 + 600)
    page.advance(to: 0.15)
    #expect(page.heights().x == place && abs(page.velocity(of: Page.outer).y - speed) < 1e-9)
    let end = page.settled
    #expect(end.heights().x == 600)
    let reach = (speed / Page.law.gain - 10) / Page.decay
    #expect(abs(end.heights().y - (reach - (600 - place))) < 1e-9)
  }

  @Test(arguments: [1_500.0, -1_500])
  func `in UIKit's order the one that was dragged bounces at its own edges`(velocity: Double) {
    let view = Size2(390, 800)
    var page = NestedScroll(Scroller(viewport: view, content: Size2(390, 2_000)), order: .uiKit)
    let inner = page.add(Scroller(viewport: view, content: Size2(390, 3_000)), to: page.root)
    // At its edge, the inner one leaves the drag to the outer.
    page.put(inner, at: velocity < 0 ? 0 : 2_200)
    page.put(page.root, at: velocity < 0 ? 300 : 900)
    page.active = inner
    page.swipe(from: Vector2(200, 400), to: Vector2(200, 400 - velocity / 10))
    let (rest, shown) = (page[inner].contentOffset, page.run())
    #expect(shown.allSatisfy { $0[inner].contentOffset == rest })
    #expect(shown.contains { abs($0[page.root].overscroll.y) > 10 })
  }
}
