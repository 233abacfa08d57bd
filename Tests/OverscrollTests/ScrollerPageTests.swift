@_spi(Formulas) import ScrollPhysics
import Testing

@testable import Overscroll

@Suite struct ScrollerPageTests {
  private static func pages(_ width: Double = 390) -> Scroller {
    Scroller.view(width, 844, of: 10 * width, 844).with(\.isPagingEnabled, true)
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
    let turn = PageSpring(viewportWidth: 390).turn(from: 140, to: 390, velocity: speed)
    for share in [0.1, 0.3, 0.5, 0.9] {
      let expected = turn?.state(at: share * seconds).value ?? 0
      #expect(abs(scroller.advance(to: lifted + share * seconds).offset.x - expected) < 1e-6)
    }
    #expect(scroller.advance(to: lifted + 1).offset.x == 390)
  }

  @Test(arguments: [
    (78.0, 280.0, 0.0), (19, 350, 390), (19, 299, 0), (194, 20, 0), (196, 20, 390),
    (-19, 350, 0), (400, 350, 780), (400, -350, 390),
  ])
  func `faster than 300 pt a second pages turn`(distance: Double, speed: Double, target: Double) {
    var scroller = Self.pages()
    // There first, slowly; then at the speed.
    let lead = Vector2(speed < 0 ? 5 : -5, 0)
    let end = Vector2(300 - (distance + (distance < 0 ? -10 : 10)), 400)
    let duration = 5 / abs(speed)
    scroller.drag(from: Vector2(300, 400), to: end - lead, for: 1)
    scroller.move(from: end - lead, to: end, at: 1, for: duration, events: 5)
    scroller.touchUp(1, time: 1 + duration)
    #expect(scroller.destination.x == target)
  }

  @Test(arguments: [false, true])
  func `two quick flicks turn two pages, also from before the middle`(inFrames: Bool) {
    var scroller = Self.pages()
    scroller.dynamics =
      inFrames ? .uiKitFrames(frameInterval: 1.0 / 60) : .uiKit(frameInterval: 1.0 / 60)
    Self.drag(&scroller, by: 57, speed: 2_000)
    #expect(scroller.destination.x == 390)
    #expect(scroller.advance(to: scroller.time + 0.02).offset.x < 195)
    Self.drag(&scroller, by: 57, speed: 2_000, at: scroller.time, slop: 0)
    #expect(scroller.destination.x == 780)
  }

  @Test func `a finger that goes back, or hardly goes on, ends the chain`() {
    for way in [30.0, -2] {
      var scroller = Self.pages()
      Self.drag(&scroller, by: 57, speed: 2_000)
      let start = scroller.advance(to: scroller.time + 0.02).time
      let place = Vector2(300, 400)
      scroller.drag(from: place, to: place + Vector2(way, 0), at: start, for: 0.02)
      scroller.move(from: place, to: place - Vector2(60, 0), at: start + 0.02, for: 0.03, events: 6)
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
    var scroller = Self.pages()
    (scroller.displayScale, scroller.dynamics) = (3, .uiKitFrames(frameInterval: 1.0 / 60))
    scroller.swipe(from: Vector2(300, 400), to: Vector2(100, 400))
    let start = scroller.time
    while scroller.isMoving, scroller.time < start + 3 {
      scroller.advance(to: scroller.time + 1 / rate)
    }
    #expect(scroller.contentOffset.x == 390 && scroller.time < start + 1)
  }

  @Test func `where nothing bounces a turn ends on its page immediately`() {
    var scroller = Self.pages().with(\.bounces, false).scrolled(to: Vector2(3_200, 0))
    Self.drag(&scroller, by: 200, speed: 3_000)
    #expect(scroller.run(240).map(\.contentOffset.x).max() == 3_510)
  }

  @Test(arguments: [(400.0, 21.0), (600, 22), (800, 21), (1_000, 20), (1_500, 20)])
  func `UIKit's frames turn in 0.33 to 0.37 s, and show pixels`(speed: Double, frames: Double) {
    var scroller = Self.pages()
    (scroller.displayScale, scroller.dynamics) = (3, .uiKitFrames(frameInterval: 1.0 / 60))
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
    { $0.wheel(WheelEvent(delta: Vector2(way(on: $1, in: $0), 0), unit: .lines, time: $0.time)) },
    { $0.key($1 ? .pageDown : .pageUp) },
    {
      let end = Vector2(150 - 60 * way(on: $1, in: $0), 200)
      $0.swipe(from: Vector2(150, 200), to: end, at: $0.time)
    },
  ]

  private static func way(on isOn: Bool, in scroller: Scroller) -> Double {
    isOn == (scroller.layoutDirection == .leftToRight) ? 1 : -1
  }

  @Test(arguments: turns.indices, InterfaceLayoutDirection.allCases)
  func `however it is turned no page is left out`(turn: Int, direction: InterfaceLayoutDirection) {
    var scroller = Scroller.view(300, 500, of: 1_000, 500)
    (scroller.isPagingEnabled, scroller.layoutDirection) = (true, direction)
    func isAt(_ fromBeginning: Double) -> Bool {
      let x = scroller.contentOffset.x
      return (direction == .leftToRight ? x : 700 - x) == fromBeginning
    }
    #expect(isAt(0))
    var time = 1.0
    for (index, place) in [300.0, 600, 700, 700, 600, 300, 0, 0].enumerated() {
      scroller.sync(to: time)
      Self.turns[turn](&scroller, index < 4)
      time += 1
      scroller.advance(through: time - 0.9, to: time)
      #expect(isAt(place), "\(scroller.contentOffset.x), not \(place) from the beginning")
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.625, 2.75, 3, 3.5])
  func `pages are turned one by one, also where they are no whole number of pixels`(scale: Double) {
    for width in [374.25, 300.1, 411.4, 1_206 / 1.25, (360 * scale).rounded() / scale] {
      for count in 2...9 {
        var pages = Scroller.view(width, 800, of: width * Double(count), 800)
        (pages.displayScale, pages.isPagingEnabled) = (scale, true)
        func expect(page: Int) {
          #expect(abs(pages.contentOffset.x / width - Double(page)) * width <= 1)
        }
        for step in 1..<count {
          pages.turnPage(by: 1, along: .horizontal, animated: false)
          expect(page: step)
        }
        for step in (0..<count - 1).reversed() {
          pages.key(.pageUp)
          for _ in 0..<2 { pages.advance(to: pages.restTime) }
          expect(page: step)
        }
      }
    }
  }

  @Test func `right to left slow releases keep to the pages, too`() {
    var scroller = Scroller.view(300, 500, of: 1_000, 500)
    (scroller.isPagingEnabled, scroller.layoutDirection) = (true, .rightToLeft)
    scroller.setContentOffset(Vector2(0, 0), animated: false)
    // At the end, and stretched beyond it, the last page stays.
    Self.drag(&scroller, by: -20, speed: 10)
    #expect(scroller.destination.x == 0)
    Self.drag(&scroller, by: 80, speed: 10, at: 20)
    #expect(scroller.destination.x == 100)
  }

  @Test func `a turn that passes a bound where nothing bounces goes back from there`() {
    var list = Scroller.view(320, 40, of: 320, 400)
    list.dynamics = .uiKitFrames(frameInterval: 1.0 / 60)
    (list.isPagingEnabled, list.bounces) = (true, false)
    list.setContentOffset(Vector2(0, 120), animated: false)
    list.swipe(from: Vector2(100, 100), to: Vector2(100, 125), for: 0.005, events: 2)
    let offsets = (1...240).map { list.advance(to: 0.005 + Double($0) / 240).offset.y }
    let page = list.contentOffset.y
    #expect(page > 0 && !list.isMoving && offsets.min() == 0)
    // It nears its page on the way back.
    #expect(offsets.drop { $0 > 0 }.drop { $0 == 0 }.first.map { $0 < page / 2 } == true)
  }

  @Test(arguments: [false, true])
  func `after a lift that was lost it rests on a page, or where it snaps`(isPaging: Bool) {
    var list = Scroller.view(390, 800, of: 390, 8_000)
    if isPaging { list.isPagingEnabled = true } else { list.snapVertical = .stride(400) }
    list.drag(from: Vector2(200, 400), to: Vector2(200, 240), at: 1, for: 0.3)
    list.touchDown(1, at: Vector2(200, 400), time: 2)
    #expect(list.contentOffset.y == 150 && list.diagnostics.lostUp == 1)
    #expect(list.touchUp(1, time: 2.05).didStopMotion && list.advance(to: 10).offset.y == 0)
  }

  private func target(_ rule: SnapRule) -> Double? {
    var rules = SnapRules()
    rules[.vertical] = rule
    let target = rules.target(.vertical, projection: 730, range: 0...5_000)
    return target.isNaN ? nil : target
  }

  @Test func `strides and pages too short to be counted snap to anywhere`() {
    for length in [.leastNonzeroMagnitude, 1e-307] {
      #expect(target(.stride(length)) == 730)
      var scroller = Scroller.view(length, 400, of: 5_000, 400).with(\.isPagingEnabled, true)
      scroller.swipe(from: Vector2(700, 200), to: Vector2(400, 200))
      #expect(abs(scroller.advance(to: 60).offset.x - 1_782) < 1)
    }
    #expect(target(.stride(100)) == 700)
  }

  @Test func `positions: no numbers are no rule, infinite ones bounds, of two the lower one`() {
    for (positions, end) in [
      ([.nan], nil), ([.nan, .nan, .nan], nil), ([.infinity], 5_000), ([-.infinity], 0),
      ([700, 760], 700),
    ] as [([Double], Double?)] { #expect(target(.positions(positions)) == end, "\(positions)") }
  }

  @Test func `detents of a dial are no better`() {
    func rest(_ detents: DialDetents) -> Double {
      var dial = Dial(center: .zero, limits: -1...1).with(\.detents, detents)
      dial.swipe(from: Vector2(100, 0), to: Vector2(100, 30), events: 1, holding: 0.9)
      return dial.advance(to: 60).angle
    }
    let anywhere = rest(.none)
    #expect(abs(anywhere - 0.291_456_794) < 1e-9)
    for detents in [.every(.leastNonzeroMagnitude), .at([.nan]), .every(.nan)] as [DialDetents] {
      #expect(abs(rest(detents) - anywhere) < 1e-9)
    }
    #expect(rest(.at([.infinity])) == 1)
  }

  @Test func `rules with numbers that are none are ignored and counted`() {
    var scroller = Scroller.list().with(\.snapVertical, .stride(100))
    scroller.snapVertical = .stride(.nan)
    scroller.snapVertical = .positions([0, .nan])
    #expect(scroller.snapVertical == .stride(100) && scroller.diagnostics.nonFinite == 2)
    let dial = Dial(center: .zero).with(\.detents, .every(.nan)).with(\.detents, .at([.nan]))
    #expect(dial.detents == .none && dial.diagnostics.nonFinite == 2)
    var (window, rule) = (PictureInPicture.window(), StashRule())
    rule.peek = .nan
    window.stashing = rule
    #expect(window.stashing == nil && window.diagnostics.nonFinite == 1)
    var drawer = Drawer(anchors: [.fromBottom(100)], layout: .init(container: Size2(390, 844)))
    drawer.setAnchors([.dismissed, .fromTop(.nan)])
    #expect(drawer.anchors == [.fromBottom(100)] && drawer.diagnostics.nonFinite == 1)
  }

  @Test func `a rule that is gone leaves no trace`() {
    let plain = Scroller.view(400, 400, of: 5_000, 5_000)
    for rule in [SnapRule.paging, .stride(50), .positions([0, 700])] {
      var scroller = plain.with(\.snapVertical, rule)
      #expect(scroller != plain && scroller.snapVertical == rule)
      let same = scroller
      scroller.snapHorizontal = .positions([0, 10])
      scroller.snapHorizontal = .none
      #expect(scroller == same)
      scroller.snapVertical = .none
      #expect(scroller == plain)
    }
  }
}
