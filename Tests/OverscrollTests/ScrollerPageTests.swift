@_spi(Formulas) import ScrollPhysics
import Overscroll
import Testing

/// Pages of a scroll view: which one a release goes to, and how.
@Suite struct ScrollerPageTests {
  private static func pages(_ width: Double = 390) -> Scroller {
    var scroller = Scroller(viewport: Size2(width, 844), content: Size2(10 * width, 844))
    scroller.isPagingEnabled = true
    return scroller
  }

  /// Drags by a distance beyond the slop at a constant speed, and lifts.
  @discardableResult
  private static func drag(
    _ scroller: inout Scroller, by distance: Double, speed: Double, at time: Double = 0,
    slop: Double = 10
  ) -> ScrollRelease {
    let travel = distance + (distance < 0 ? -slop : slop)
    return scroller.swipe(
      from: Vector2(300, 400), to: Vector2(300 - travel, 400), at: time, for: abs(travel) / speed)
  }

  @Test(arguments: [(400.0, 0.3453), (600, 0.3416), (800, 0.3376), (1000, 0.3332), (1500, 0.3202)])
  func `a page has turned after a third of a second, however fast`(speed: Double, seconds: Double) {
    var scroller = Self.pages()
    Self.drag(&scroller, by: 140, speed: speed)
    let lifted = scroller.time
    #expect(abs(scroller.contentOffset.x - 140) < 1e-9)
    #expect(abs(scroller.restTime - lifted - seconds) < 1e-4)
    // It is the page's spring from its first moment on, and nothing else.
    let spring = PageSpring(viewportWidth: 390)
    let turn = spring.turn(from: 140, to: 390, velocity: speed)
    for share in [0.1, 0.3, 0.5, 0.9] {
      let time = share * seconds
      #expect(
        abs(scroller.advance(to: lifted + time).offset.x - (turn?.state(at: time).value ?? 0))
          < 1e-6)
    }
    #expect(scroller.advance(to: lifted + 1).offset.x == 390)
  }

  @Test(arguments: [
    (78.0, 280.0, 0.0), (19, 350, 390), (19, 299, 0), (194, 20, 0), (196, 20, 390),
    (-19, 350, 0), (400, 350, 780), (400, -350, 390),
  ])
  func `faster than 300 points a second the next page is turned to, slower the nearest one`(
    distance: Double, speed: Double, target: Double
  ) {
    var scroller = Self.pages()
    // There first, slowly; then at the speed.
    let lead = speed < 0 ? 5.0 : -5
    let end = 300 - (distance + (distance < 0 ? -10 : 10))
    scroller.drag(from: Vector2(300, 400), to: Vector2(end - lead, 400), for: 1)
    for step in 1...5 {
      scroller.touchMoved(
        1, to: Vector2(end - lead + lead * Double(step) / 5, 400),
        time: 1 + abs(lead / speed) * Double(step) / 5)
    }
    scroller.touchUp(1, time: 1 + abs(lead / speed))
    #expect(scroller.destination.x == target)
  }

  @Test(
    arguments: [
      .uiKit(frameInterval: 1.0 / 60), .uiKitFrames(frameInterval: 1.0 / 60),
    ] as [ScrollDynamics])
  func `two quick flicks turn two pages, also where the first has not passed the middle`(
    dynamics: ScrollDynamics
  ) {
    var scroller = Self.pages()
    scroller.dynamics = dynamics
    Self.drag(&scroller, by: 57, speed: 2_000)
    #expect(scroller.destination.x == 390)
    scroller.advance(to: scroller.time + 0.02)
    #expect(scroller.contentOffset.x < 195)
    Self.drag(&scroller, by: 57, speed: 2_000, at: scroller.time, slop: 0)
    #expect(scroller.destination.x == 780)
  }

  @Test func `a finger that goes back, or hardly goes on, ends the chain`() {
    for (back, speed) in [(30.0, 1_000.0), (2, 100)] {
      var scroller = Self.pages()
      Self.drag(&scroller, by: 57, speed: 2_000)
      scroller.advance(to: scroller.time + 0.02)
      let start = scroller.time
      scroller.touchDown(1, at: Vector2(300, 400), time: start)
      scroller.touchMoved(
        1, to: Vector2(300 + (speed > 130 ? back : -back), 400), time: start + 0.02)
      for step in 1...6 {
        scroller.touchMoved(
          1, to: Vector2(300 - 10 * Double(step), 400), time: start + 0.02 + 0.005 * Double(step))
      }
      scroller.touchUp(1, time: start + 0.05)
      #expect(scroller.destination.x == 390)
    }
  }

  @Test func `on a page nothing turns, however fast, and the content comes back`() {
    var scroller = Self.pages()
    let release = Self.drag(&scroller, by: 390, speed: 2_000)
    #expect(scroller.contentOffset.x == 390 && release.proposedTarget.x == 390)
    #expect(scroller.advance(to: scroller.time + 0.05).offset.x > 420)
    #expect(scroller.advance(to: 10).offset.x == 390)
  }

  @Test func `a target that somebody chooses is rounded to a page, and turned to`() {
    var scroller = Self.pages()
    Self.drag(&scroller, by: 140, speed: 1_000)
    scroller.land(on: Vector2(900, 0))
    #expect(scroller.destination.x == 780)
    #expect(scroller.advance(to: scroller.time + 1).offset.x == 780)
  }

  @Test(arguments: [999.0, 1_500, 40_000])
  func `UIKit's frames turn a page however short they are`(rate: Double) {
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(1_560, 844), displayScale: 3)
    scroller.isPagingEnabled = true
    scroller.dynamics = .uiKitFrames(frameInterval: 1.0 / 60)
    scroller.swipe(from: Vector2(300, 400), to: Vector2(100, 400))
    let start = scroller.time
    while scroller.isMoving, scroller.time < start + 3 {
      scroller.advance(to: scroller.time + 1 / rate)
    }
    #expect(scroller.contentOffset.x == 390 && scroller.time < start + 1)
  }

  @Test func `where nothing bounces a turn ends on its page immediately`() {
    var scroller = Self.pages()
    scroller.bounces = false
    scroller.setContentOffset(Vector2(3_200, 0), animated: false)
    Self.drag(&scroller, by: 200, speed: 3_000)
    #expect(scroller.run(240).map(\.contentOffset.x).max() == 3_510)
  }

  @Test(arguments: [(400.0, 21.0), (600, 22), (800, 21), (1_000, 20), (1_500, 20)])
  func `UIKit's own frames step through a turn, show pixels, and take 0.33 to 0.37 s`(
    speed: Double, frames: Double
  ) {
    var scroller = Self.pages()
    scroller.displayScale = 3
    scroller.dynamics = .uiKitFrames(frameInterval: 1.0 / 60)
    let release = Self.drag(&scroller, by: 140, speed: speed)
    var turn = PageTurning(
      PageSpring(viewportWidth: 390), from: 140, to: 390, velocity: release.velocity.x,
      direction: .forward, displayScale: 3)
    let start = scroller.time
    var frame = 0.0
    while scroller.isMoving {
      turn.advance(by: 1.0 / 60)
      #expect(abs(scroller.advance(to: start + frame / 60).offset.x - turn.offset) < 1e-9)
      frame += 1
    }
    #expect(turn.isDone && scroller.contentOffset.x == 390 && frame == frames)
  }

  /// What turns a page on or back.
  private static let turns: [@Sendable (inout Scroller, Bool) -> Void] = [
    { $0.turnPage(by: $1 ? 1 : -1, along: .horizontal) },
    { scroller, isOn in
      let isForward = isOn == (scroller.layoutDirection == .leftToRight)
      scroller.wheel(
        WheelEvent(delta: Vector2(isForward ? 1 : -1, 0), unit: .lines, time: scroller.time))
    },
    { $0.key($1 ? .pageDown : .pageUp) },
    { scroller, isOn in
      let isForward = isOn == (scroller.layoutDirection == .leftToRight)
      let now = scroller.time
      scroller.swipe(
        from: Vector2(150, 200), to: Vector2(150 + (isForward ? -60 : 60), 200), at: now, for: 0.1)
    },
  ]

  @Test(arguments: turns.indices, InterfaceLayoutDirection.allCases)
  func `no page is left out, however it is turned and wherever content begins`(
    turn: Int, direction: InterfaceLayoutDirection
  ) {
    var scroller = Scroller(viewport: Size2(300, 500), content: Size2(1_000, 500))
    scroller.isPagingEnabled = true
    scroller.layoutDirection = direction
    func isAt(_ fromBeginning: Double) -> Bool {
      let x = scroller.contentOffset.x
      return (direction == .leftToRight ? x : 700 - x) == fromBeginning
    }
    #expect(isAt(0))
    var time = 1.0
    for (isOn, place) in zip(
      [true, true, true, true, false, false, false, false],
      [300.0, 600, 700, 700, 600, 300, 0, 0])
    {
      scroller.sync(to: time)
      Self.turns[turn](&scroller, isOn)
      time += 1
      for time in [time - 0.9, time] { scroller.advance(to: time) }
      #expect(isAt(place), "\(scroller.contentOffset.x), not \(place) from the beginning")
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.625, 2.75, 3, 3.5])
  func `pages are turned one by one, also where they are no whole number of pixels`(scale: Double) {
    for width in [374.25, 300.1, 411.4, 1_206 / 1.25, (360 * scale).rounded() / scale] {
      for count in 2...9 {
        var pages = Scroller(
          viewport: Size2(width, 800), content: Size2(width * Double(count), 800),
          displayScale: scale)
        pages.isPagingEnabled = true
        for step in 1..<count {
          pages.turnPage(by: 1, along: .horizontal, animated: false)
          #expect(abs(pages.contentOffset.x / width - Double(step)) * width <= 1)
        }
        for step in (0..<count - 1).reversed() {
          pages.key(.pageUp)
          for _ in 0..<2 { pages.advance(to: pages.restTime) }
          #expect(abs(pages.contentOffset.x / width - Double(step)) * width <= 1)
        }
      }
    }
  }

  @Test func `right to left slow releases keep to the pages, too`() {
    var scroller = Scroller(viewport: Size2(300, 500), content: Size2(1_000, 500))
    scroller.isPagingEnabled = true
    scroller.layoutDirection = .rightToLeft
    scroller.setContentOffset(Vector2(0, 0), animated: false)
    // At the end, and stretched beyond it, the last page stays.
    Self.drag(&scroller, by: -20, speed: 10)
    #expect(scroller.destination.x == 0)
    Self.drag(&scroller, by: 80, speed: 10, at: 20)
    #expect(scroller.destination.x == 100)
  }

  @Test func `a turn that passes a bound where nothing bounces goes back from there`() {
    var list = Scroller(viewport: Size2(320, 40), content: Size2(320, 400))
    list.dynamics = .uiKitFrames(frameInterval: 1.0 / 60)
    (list.isPagingEnabled, list.bounces) = (true, false)
    list.setContentOffset(Vector2(0, 120), animated: false)
    list.swipe(from: Vector2(100, 100), to: Vector2(100, 125), for: 0.005, events: 2)
    let offsets = (1...240).map { list.advance(to: 0.005 + Double($0) / 240).offset.y }
    let page = list.contentOffset.y
    #expect(page > 0 && !list.isMoving && offsets.min() == 0)
    // It nears its page on the way back.
    let back = offsets.drop { $0 > 0 }.drop { $0 == 0 }
    #expect(back.first.map { $0 < page / 2 } == true)
  }

  @Test(arguments: [false, true])
  func `after a lift that was lost it rests on a page, or where it snaps`(isPaging: Bool) {
    var list = Scroller(viewport: Size2(390, 800), content: Size2(390, 8_000))
    if isPaging { list.isPagingEnabled = true } else { list.snapVertical = .stride(400) }
    list.drag(from: Vector2(200, 400), to: Vector2(200, 240), at: 1, for: 0.3)
    list.touchDown(1, at: Vector2(200, 400), time: 2)
    #expect(list.contentOffset.y == 150 && list.diagnostics.lostUp == 1)
    #expect(list.touchUp(1, time: 2.05).didStopMotion)
    list.advance(to: 10)
    #expect(list.contentOffset.y == 0)
  }
}
