import Overscroll
import Testing

@Suite struct PullToRefreshTests {
  /// A control whose snap height is 167.165 pt.
  static func control() -> PullToRefresh {
    var pull = PullToRefresh()
    pull.viewportHeight = 844
    return pull
  }

  @discardableResult
  static func pull(_ control: inout PullToRefresh, _ visible: Double) -> Bool {
    control.update(visible: visible, isTracking: true, isBouncing: false)
  }

  @Test func `it fires under the finger, once, at the snap height`() {
    var pull = Self.control()
    let snap = pull.snapHeight
    let early = [4, snap.nextDown].map { Self.pull(&pull, $0) }
    #expect(early == [false, false] && pull.state == .revealing)
    #expect(pull.revealedShare < 1 && pull.inset == 0)
    let fires = [snap, 300, 0].map { Self.pull(&pull, $0) }
    #expect(fires == [true, false, false] && pull.isRefreshing && pull.inset == 60)
    pull.endRefreshing()
    #expect(pull.state == .leaving && pull.inset == 0)
    // Without a viewport there is no height to fire at.
    var blind = PullToRefresh()
    let firesBlindly = Self.pull(&blind, 1e9)
    #expect(!firesBlindly)
  }

  @Test func `begun by a program it ends the same way; ending nothing changes nothing`() {
    var pull = Self.control()
    pull.endRefreshing()
    #expect(pull == Self.control())
    pull.beginRefreshing()
    #expect(pull.inset == 60)
    pull.endRefreshing()
    #expect(pull.state == .leaving)
  }

  @Test func `begun and ended before it has seen anything, it is armed by the next pull`() {
    var control = Self.control()
    control.beginRefreshing()
    control.endRefreshing()
    Self.pull(&control, 100)
    let hasFired = Self.pull(&control, 170)
    #expect(hasFired)
  }

  @Test func `NaN is ignored and counted`() {
    var pull = Self.control()
    Self.pull(&pull, 90)
    let fires = Self.pull(&pull, .nan)
    #expect(!fires && pull.state == .revealing && pull.ignoredEvents == 1)
  }

  /// A list below bars, and its control.
  struct Inbox {
    var list = Scroller(
      viewport: Size2(390, 844), content: Size2(390, 6_000), inset: Insets(top: 8),
      safeAreaInset: Insets(top: 59))
    var (refresh, fired) = (PullToRefresh(), 0)
    var time = 0.0

    init() { look() }

    mutating func look() { if refresh.update(&list) { fired += 1 } }

    mutating func pull(
      to distance: Double, from start: Double = 0, id: Int = 1, events: Int = 20
    ) {
      if start == 0 { list.touchDown(id, at: Vector2(200, 200), time: time) }
      for step in 1...events {
        time += 1.0 / 60
        let way = start + (distance - start) * Double(step) / Double(events)
        let before = list.contentOffset.y
        list.touchMoved(id, to: Vector2(200, 200 + way), time: time)
        look()
        // Nothing jumps, also where it fires: a list never moves further than its finger.
        #expect(abs(list.contentOffset.y - before) * Double(events) <= abs(distance - start) + 1e-9)
      }
    }

    mutating func showNext() {
      time += 1.0 / 60
      list.advance(to: time)
      look()
    }

    mutating func run() { while list.isMoving { showNext() } }

    mutating func end() {
      refresh.endRefreshing()
      look()
    }
  }

  @Test func `the pull follows the finger for the control's height and is banded from there`() {
    var inbox = Inbox()
    inbox.pull(to: 60)
    #expect(abs(inbox.list.contentOffset.y - (-67 - 50)) < 1e-9)
    inbox.pull(to: 170, from: 60)
    let end = -67 - 60 - RubberBand(dimension: 844).stretch(100)
    #expect(abs(inbox.list.contentOffset.y - end) < 1e-9 && inbox.refresh.state == .revealing)
    var plain = Scroller.view(390, 844, of: 390, 6_000).with(\.refreshControlHeight, 60)
    plain.drag(from: Vector2(200, 700), to: Vector2(200, -8_000), for: 1)
    #expect(plain.contentOffset.y > plain.maximumOffset.y)
  }

  @Test func `it fires under the finger without a jump, stays open and returns`() {
    var inbox = Inbox()
    inbox.pull(to: 400)
    #expect(inbox.fired == 1 && inbox.refresh.isRefreshing && inbox.list.contentInset.top == 68)
    inbox.list.touchUp(1, time: inbox.time)
    inbox.run()
    #expect(inbox.list.contentOffset.y == -59 - 68 && inbox.fired == 1)
    inbox.end()
    #expect(inbox.list.isMoving && inbox.list.contentInset.top == 8)
    inbox.run()
    #expect(inbox.list.contentOffset.y == -67 && inbox.refresh.state == .idle)
    inbox.time += 1
    inbox.pull(to: 400, id: 2)
    #expect(inbox.fired == 2)
  }

  @Test func `ended under the finger the content stays where it is seen`() {
    var inbox = Inbox()
    inbox.pull(to: 400)
    let before = inbox.list.contentOffset
    inbox.end()
    #expect((inbox.list.contentOffset - before).length < 1e-9 && inbox.list.contentInset.top == 8)
    inbox.pull(to: 420, from: 400)
    #expect(inbox.fired == 1)
    inbox.list.touchUp(1, time: inbox.time)
    inbox.run()
    #expect(inbox.list.contentOffset.y == -67)
  }

  @Test func `a flick that bounces there never fires, and moves as without a control`() {
    var inbox = Inbox()
    inbox.list.setContentOffset(Vector2(0, 500), animated: false)
    inbox.pull(to: 400, events: 4)
    inbox.list.touchUp(1, time: inbox.time)
    var alone = inbox.list
    while inbox.list.isMoving {
      inbox.showNext()
      #expect(inbox.list.contentOffset == alone.advance(to: inbox.time).offset)
    }
    #expect(inbox.fired == 0 && inbox.list.contentOffset.y == -67)
  }

  @Test func `ended while a flick carries the content inside, the flick goes on`() {
    var inbox = Inbox()
    inbox.refresh.beginRefreshing()
    inbox.look()
    inbox.list.setContentOffset(inbox.list.minimumOffset, animated: false)
    inbox.list.swipe(from: Vector2(200, 400), to: Vector2(200, 380), at: 1, for: 0.05)
    let (speed, goal) = (inbox.list.advance(to: 1.06).velocity.y, inbox.list.destination)
    #expect(inbox.list.contentOffset.y < -67 && goal.y > 0)
    inbox.end()
    #expect(inbox.list.isDecelerating && abs(inbox.list.velocity.y - speed) < 1)
    inbox.run()
    #expect((inbox.list.contentOffset - goal).length < 0.1 && inbox.list.contentInset.top == 8)
  }

  @Test func `under reduced motion it is gone when it ends`() {
    var inbox = Inbox()
    inbox.list.reducesMotion = true
    inbox.refresh.beginRefreshing()
    inbox.look()
    inbox.list.setContentOffset(inbox.list.minimumOffset, animated: false)
    inbox.look()
    inbox.end()
    #expect(!inbox.list.isMoving && inbox.refresh.state == .idle)
    #expect(inbox.refresh.revealedShare == 0)
  }

  @Test(arguments: [false, true])
  func `every begin has its end where loading is over before the list returns`(isReduced: Bool) {
    var inbox = Inbox()
    inbox.list.reducesMotion = isReduced
    inbox.pull(to: 350, events: 35)
    var events = Array(inbox.list.touchUp(1, time: 0.7).events)
    inbox.look()
    events += inbox.list.advance(to: 0.75).events
    let place = inbox.list.contentOffset
    inbox.end()
    for time in Displays.times(0...240, after: 0.75) {
      events += inbox.list.advance(to: time).events
    }
    #expect(inbox.list.contentOffset.y == -67 && place.y < -67 && !inbox.list.isMoving)
    let begun = events.count { $0 == .willBeginDecelerating }
    #expect(events.last == .didEndScrollingAnimation)
    #expect(begun == events.count { $0 == .didEndDecelerating })
  }
}
