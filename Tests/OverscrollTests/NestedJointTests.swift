import Overscroll
import ScrollTestSupport
import Testing

@Suite struct NestedJointTests {
  @Test func `what nobody has space for bounces at the outermost edge`() {
    var page = Page.profile(at: Vector2(150, 0))
    page = page.flicked(velocity: -3_000)
    let shown = page.run(120, for: 200.0 / 120).map { $0.heights() }
    #expect(shown.allSatisfy { $0.y == 0 } && shown.contains { $0.x < -50 })
    #expect(page.heights() == .zero && !page.isMoving)
  }

  @Test func `who does not bounce hands on anyway`() {
    var page = Page.profile()
    (page[Page.outer].bounces, page[Page.posts].bounces) = (false, false)
    let pass = page.flicked(velocity: 3_000).settled
    #expect(pass.heights().x == 200 && pass.heights().y > 1_000)
    page.put(Page.outer, at: 200)
    page.put(Page.posts, at: 400)
    #expect(page.flicked(velocity: -3_000).settled.heights() == .zero)
  }

  @Test(arguments: [(1.000_000_5, false), (1.000_002, true), (1.5, true)])
  func `what arrives with the stop speed is over, and more goes on`(share: Double, isPassed: Bool) {
    // Left at the joint, 200 pt on: v - r (200 - 0.02 v), the finger having gone 0.02 v of them.
    let velocity = (10 * share + Page.decay * 200) / (1 + 0.02 * Page.decay)
    var page = Page.profile().flicked(velocity: velocity)
    #expect(abs(page.heights().x - 0.02 * velocity) < 1e-9)
    let passes = Displays.times(1...600, after: 0.1).compactMap { page.advance(to: $0).pass }
    #expect(passes.count == (isPassed ? 1 : 0) && page.heights().x == 200)
    #expect((page.heights().y > 0) == isPassed)
  }

  @Test func `a header that returns immediately takes over where a stretched list releases`() {
    var page = Page.profile(order: .quickReturn, at: Vector2(200, 8_204))
    page.drag(from: Vector2(200, 500), to: Vector2(200, 400))
    page.move(from: Vector2(200, 400), to: Vector2(200, 480), at: 0.1, for: 0.02, events: 4)
    page.touchUp(1, time: 0.12)
    #expect(page[Page.posts].overscroll.y > 0)
    let end = page.settled
    #expect(end.heights().x == 0 && end.heights().y < 8_204)
  }

  @Test func `a row at its right end moves the page down`() throws {
    var page = Page.profile(header: 3_000)
    let row = page.add(Scroller.view(390, 120, of: 690, 120), to: page.root, mass: 1)
    page.setMass(2, of: page.root)
    page.connect(row, to: page.root, [.right: .down, .left: .up])
    page.active = row
    page.swipe(from: Vector2(300, 50), to: Vector2(220, 50), for: 0.02, events: 4)
    let left = 4_000 - Page.decay * (300 - page[row].contentOffset.x)
    let passes = Displays.times(1...30, after: 0.02).compactMap { page.advance(to: $0).pass }
    let joint = try #require(passes.last)
    #expect(joint.direction == .right && joint.targetDirection == .down)
    let seen = Page.law.gain * left
    #expect(abs(joint.speed - seen) < 1e-9 && abs(joint.targetSpeed - seen / 2) < 1e-9)
    let end = page.settled
    #expect(end[row].contentOffset.x == 300)
    #expect(abs(end.heights().x - (left / 2 - 10) / Page.decay) < 1e-9)
    // Back to the left at the top: nobody has space, so the row bounces.
    var back = end
    back.put(page.root, at: 0)
    back.swipe(from: Vector2(100, 50), to: Vector2(190, 50), at: 20, for: 0.02, events: 4)
    #expect(back.run(for: 1.5).contains { $0[row].contentOffset.x < -20 } && back.heights().x == 0)
  }

  @Test func `a pair has masses of its own`() {
    var page = Page.profile()
    page.setMass(3, of: Page.posts)
    page.setTransfer(MomentumTransfer(targetMass: 2), from: Page.outer, to: Page.posts)
    #expect(page.transfer(from: Page.outer, to: Page.posts)?.targetMass == 2)
    #expect(page.transfer(from: Page.posts, to: Page.outer) == nil)
    var pair = page.flicked(velocity: 3_000)
    page.setTransfer(nil, from: Page.outer, to: Page.posts)
    page.setMass(2, of: Page.posts)
    var masses = page.flicked(velocity: 3_000)
    for time in Displays.times(1...60, after: 0.1) {
      (_, _) = (pair.advance(to: time), masses.advance(to: time))
      #expect(pair.lastPass == masses.lastPass && pair.heights() == masses.heights())
    }
    #expect(pair.heights().y > 100)
  }

  @Test(arguments: [
    MomentumTransfer(directions: [:]), MomentumTransfer(minimumSpeed: .infinity),
    MomentumTransfer(directions: [.up: .up]),
  ])
  func `a pair may be forbidden, and then the source bounces`(veto: MomentumTransfer) {
    var page = Page.profile()
    page.setTransfer(veto, from: Page.outer, to: Page.posts)
    page = page.flicked(velocity: 3_000)
    let shown = page.run(120, for: 200.0 / 120)
    #expect(shown.allSatisfy { $0.lastPass == nil } && shown.contains { $0.heights().x > 230 })
    #expect(page.heights() == Vector2(200, 0))
  }

  @Test func `joints that lead in a circle end anyway`() {
    var page = NestedScroll(Scroller.view(100, 100, of: 100, 100.001), order: .collapsing)
    let row = page.add(Scroller.view(100, 100, of: 100.001, 100), to: page.root)
    page.connect(page.root, to: row, [.down: .right, .up: .left])
    page.connect(row, to: page.root, [.right: .up, .left: .down])
    (page.pan.slop, page.active) = (0, row)
    page.swipe(from: Vector2(50, 50), to: Vector2(50, 0), for: 0.01, events: 4)
    #expect(page.isMoving)
    let end = page.settled
    page.advance(to: 1_000)
    #expect(!page.isMoving && page[row].overscroll == .zero && page.heights(0).x >= 0)
    #expect(end[row].contentOffset == page[row].contentOffset)
  }

  @Test func `momentum goes to the list that is shown when it gets there`() {
    var page = Page.profile(header: 900)
    page = page.flicked(velocity: 4_000)
    page[Page.pager].setContentOffset(Vector2(390, 0), animated: false)
    let end = page.settled
    #expect(end.heights().y == 0 && end.heights(Page.likes).y > 100)
  }

  @Test func `a list that is no longer shown hands nothing to a header that a finger holds`() {
    var page = Page.profile(at: Vector2(200, 300))
    page = page.flicked(velocity: -3_000)
    page.touchDown(1, at: Vector2(200, 300), in: Page.likes, time: 0.11)
    #expect(!page[page.root].isMoving && page[Page.posts].isMoving)
    #expect(page.shown(at: 5).heights() == Vector2(200, 0))
  }

  @Test func `masses that multiply round a circle stay numbers`() {
    let view = Size2(390, 600)
    var page = NestedScroll(Scroller(viewport: view, content: view), order: .innerFirst)
    let lists = (0..<2).map { _ in
      page.add(Scroller(viewport: view, content: Size2(390, 650)), to: page.root)
    }
    page.connect(lists[0], to: lists[1], [.up: .up, .down: .down])
    page.connect(lists[1], to: lists[0], [.up: .down, .down: .up])
    let transfer = MomentumTransfer(sourceMass: 1e6, targetMass: 1e-4)
    for (source, target) in [(lists[0], lists[1]), (lists[1], lists[0])] {
      page.setTransfer(transfer, from: source, to: target)
    }
    page.swipe(from: Vector2(200, 500), to: Vector2(200, 460), in: lists[0], for: 0.067, events: 4)
    for shown in page.run(for: 5) {
      for list in lists {
        #expect(shown[list].contentOffset.y.isFinite && shown.velocity(of: list).y.isFinite)
      }
    }
    #expect(page.settled[lists[0]].contentOffset.y.isFinite)
  }

  @Test func `what a program moves goes where that says, and takes no momentum`() {
    let view = Size2(390, 796)
    let list = Scroller(viewport: view, content: Size2(390, 9_000))
    func flick(_ page: inout NestedScroll, by way: Vector2) {
      let start = Vector2(200, 400)
      page.swipe(from: start, to: start + way, in: 1, for: 4.0 / 120, events: 4)
    }
    var page = NestedScroll(Scroller(viewport: view, content: Size2(390, 996)), order: .collapsing)
    page.add(list, to: page.root)
    flick(&page, by: Vector2(0, -80))
    page.perform(at: 0.05) { _ = $0[1].setContentOffset(Vector2(0, 1_000), animated: true) }
    #expect(page.settled[1].contentOffset.y == 1_000)
    #expect(page.shown(at: 9)[1].contentOffset.y == 1_000 && page[0].contentOffset.y == 200)
    page = NestedScroll(Pager(count: 5, layout: PagerLayout(viewport: view)))
    page.add(Scroller.view(390, 200, of: 700, 200), to: page.root)
    flick(&page, by: Vector2(-80, 0))
    page.perform(at: 0.05) { _ = $0[pager: 0].scroll(toPage: 3) }
    #expect(page.shown(at: 9)[pager: 0].page == 3)
    page = NestedScroll(Drawer.sheet())
    page.add(Scroller.list(at: 300), to: page.root)
    flick(&page, by: Vector2(0, 80))
    page.perform(at: 0.05) { _ = $0[drawer: 0].move(to: 2) }
    #expect(page.shown(at: 9)[drawer: 0].anchor == 2)
    // So does a scale that moves: who had the momentum bounces.
    page = NestedScroll(Scroller.list(at: 1_000), order: .innerFirst)
    page[0].maximumZoomScale = 3
    page.add(Scroller.list(at: 200), to: page.root)
    flick(&page, by: Vector2(0, 80))
    page.perform(at: 0.06) { _ = $0[0].setZoomScale(2, animated: true) }
    #expect(page.run(for: 1).contains { $0[1].contentOffset.y < -30 })
    // A notch goes as far as by itself, wherever a flick next to it is.
    page = NestedScroll(list, order: .innerFirst)
    page.add(Scroller.view(390, 400, of: 390, 600), to: page.root)
    flick(&page, by: Vector2(0, -48))
    for time in [0.06, 0.1, 0.14] {
      var turned = page
      turned.wheel(WheelEvent(delta: Vector2(0, 120), isPrecise: false, time: time), in: 0)
      #expect(turned.settled[0].contentOffset.y <= page.settled[0].contentOffset.y + 120)
    }
  }

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
