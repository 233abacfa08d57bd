import Overscroll
import Testing

/// Momentum at the joints.
@Suite struct NestedMomentumTests {
  typealias Page = NestedScroll
  static let decay = DecelerationRate.normal.decayConstant

  /// A profile whose finger has just left with a velocity of the offset, at time 0.1.
  static func flicked(_ page: NestedScroll, velocity: Double) -> NestedScroll {
    var page = page
    let way = velocity * 0.02
    page.swipe(from: Vector2(200, 400 + way), to: Vector2(200, 400), at: 0.08, for: 0.02, events: 4)
    return page
  }

  @Test(arguments: [800.0, 1_500, 4_000, 12_000])
  func `a flick on the header goes on in the list with exactly what is left`(speed: Double) throws {
    var page = Self.flicked(Page.profile(header: 400), velocity: speed)
    let start = page.heights()
    #expect(start.y == 0 || start.x == 400)
    guard start.x < 400 else { return }
    let glide = Deceleration(from: start.x, velocity: speed)
    let time = try 0.1 + #require(glide.time(to: 400))
    let left = speed - Self.decay * (400 - start.x)
    let before = page.advance(to: time - 1e-9)
    #expect(before.pass == nil && abs(page.velocity(of: Page.outer).y - left) < 1e-4)
    let pass = try #require(page.advance(to: time + 1e-9).pass)
    #expect(pass.giver == Page.outer && pass.taker == Page.posts && pass.direction == .down)
    #expect(abs(pass.time - time) < 1e-12 && abs(pass.speed - left) < 1e-9)
    #expect(pass.takerSpeed == pass.speed)
    #expect(page.heights().x == 400 && abs(page.velocity(of: Page.posts).y - left) < 1e-4)
    #expect(page.events(of: Page.outer).contains(.didEndDecelerating))
    #expect(page.events(of: Page.posts).contains(.willBeginDecelerating))
  }

  @Test(arguments: [1_000.0, 2_000, 5_000])
  func `a flick that brings the list to its top goes on in the header`(speed: Double) throws {
    var page = Page.profile(header: 3_000)
    page.put(Page.outer, at: 3_000)
    page.put(Page.posts, at: 300)
    page = Self.flicked(page, velocity: -speed)
    let start = page.heights().y
    let left = speed - Self.decay * start
    let time = try 0.1 + #require(Deceleration(from: start, velocity: -speed).time(to: 0))
    let pass = try #require(page.advance(to: time + 1e-9).pass)
    #expect(pass.giver == Page.posts && pass.taker == Page.outer && pass.takerDirection == .up)
    #expect(abs(pass.speed - left) < 1e-9 && abs(page.velocity(of: Page.outer).y + left) < 1e-4)
    page.advance(to: 20)
    let way = start + 3_000 - page.heights().x
    #expect(abs(way - (speed - 10) / Self.decay) < 1e-9 * way && page.heights().y == 0)
  }

  @Test(arguments: [HandOffOrder.collapsing, .quickReturn, .innerFirst], [1.0, -1])
  func `at a joint of equal masses nothing stops and nothing jerks`(
    order: HandOffOrder, sign: Double
  ) {
    var page = Page.profile(header: 300, order: order)
    if sign < 0 {
      page.put(Page.outer, at: 300)
      page.put(Page.posts, at: order == .quickReturn ? 4_000 : 200)
    } else if order == .innerFirst {
      page.put(Page.posts, at: 8_100)
    }
    page = Self.flicked(page, velocity: sign * 2_500)
    let frame = 1.0 / 480
    let most = page[Page.outer].maximumOffset.y + page[Page.posts].maximumOffset.y
    var (last, passes) = (page.heights(), 0)
    var speed = 2_500.0
    var time = 0.1
    while speed > 400 {
      time += frame
      if page.advance(to: time).pass != nil { passes += 1 }
      let now = page.heights()
      // Until the end of the last one, where it bounces.
      guard sign < 0 ? now.x + now.y > 0 : now.x + now.y < most else { break }
      // How fast the content moves under the eye: both together.
      let next = (now.x + now.y - last.x - last.y) / frame * sign
      #expect(next < speed && next > speed * (1 - 2 * Self.decay * frame))
      (last, speed) = (now, next)
    }
    #expect(passes == 1)
  }

  @Test(arguments: [0.25, 0.5, 2, 10])
  func `a heavier list goes on slower, with the same momentum`(mass: Double) throws {
    var page = Page.profile()
    page.setMass(mass, of: Page.posts)
    page = Self.flicked(page, velocity: 3_000)
    var passes: [MomentumPass] = []
    for step in 1...400 {
      if let pass = page.advance(to: 0.1 + Double(step) / 60).pass { passes.append(pass) }
    }
    let pass = try #require(passes.first)
    #expect(passes.count == 1 && abs(pass.takerSpeed * mass - pass.speed) < 1e-9)
    #expect(abs(page.heights().y - (pass.takerSpeed - 10) / Self.decay) < 1e-9)
  }

  @Test(arguments: 1...60)
  func `in random chains of random masses, momentum is lost to deceleration alone`(seed: Int) {
    var dice = ScrollerFuzzTests.Seeded(state: UInt64(seed))
    var page = Page.chain(&dice)
    let isForward = Bool.random(using: &dice)
    // The last one whose turn it is has all the room there can be.
    for index in 0..<page.count {
      let far = page[index].maximumOffset.y
      page.put(index, at: Double.random(in: 0...1, using: &dice) * far)
    }
    let before = (0..<page.count).map { page[$0].contentOffset.y }
    let speed = Double.random(in: 300...9_000, using: &dice)
    page = Self.flicked(page, velocity: isForward ? speed : -speed)
    let start = (0..<page.count).map { page[$0].contentOffset.y }
    let dragged = zip(start, before).map { $0 - $1 }.reduce(0, +)
    var (passes, first): ([MomentumPass], Int?) = ([], nil)
    for index in 0..<page.count where page.velocity(of: index).y != 0 { first = index }
    var (time, isBounced) = (0.1, false)
    while page.isMoving {
      time += 1.0 / 997
      if let pass = page.advance(to: time).pass { passes.append(pass) }
      for index in 0..<page.count where page[index].overscroll != .zero { isBounced = true }
    }
    for pass in passes {
      let (given, taken) = (
        pass.speed * page.mass(of: pass.giver), pass.takerSpeed * page.mass(of: pass.taker)
      )
      #expect(abs(given - taken) < 1e-9 * given)
    }
    guard !isBounced, let first else { return }
    // m v' = -r m v for every one of them: the sum of m Δx is (p0 - p at the end) / r.
    let last = passes.last?.taker ?? first
    let sum = (0..<page.count).map {
      page.mass(of: $0) * abs(page[$0].contentOffset.y - start[$0])
    }.reduce(0, +)
    let kept = passes.last.map { min($0.takerSpeed, 10) } ?? 10
    let lost = page.mass(of: first) * speed - page.mass(of: last) * kept
    #expect(abs(sum - lost / Self.decay) < 1e-6, "\(dragged)")
  }

  @Test func `what nobody has room for bounces at the outermost edge`() {
    var page = Page.profile()
    page.put(Page.outer, at: 150)
    page = Self.flicked(page, velocity: -3_000)
    var least = 0.0
    for step in 1...200 {
      page.advance(to: 0.1 + Double(step) / 120)
      least = min(least, page.heights().x)
      #expect(page.heights().y == 0)
    }
    #expect(least < -50 && page.heights() == .zero && !page.isMoving)
  }

  @Test func `who does not bounce hands on all the same`() {
    var page = Page.profile()
    page[Page.outer].bounces = false
    page[Page.posts].bounces = false
    let pass = Self.flicked(page, velocity: 3_000).settled
    #expect(pass.heights().x == 200 && pass.heights().y > 1_000)
    page.put(Page.outer, at: 200)
    page.put(Page.posts, at: 400)
    #expect(Self.flicked(page, velocity: -3_000).settled.heights() == .zero)
  }

  @Test func `less than the least speed stays and bounces`() {
    var page = Page.profile()
    page.setMinimumSpeed(.infinity, of: Page.outer)
    page = Self.flicked(page, velocity: 3_000)
    var most = 0.0
    for step in 1...200 {
      page.advance(to: 0.1 + Double(step) / 120)
      most = max(most, page.heights().x)
    }
    #expect(most > 230 && page.heights() == Vector2(200, 0))
  }

  @Test func `released in the stretch and flicked on, it collapses and goes on in the list`() throws
  {
    var page = Page.profile()
    page.press(1, at: Vector2(200, 100), time: 0)
    page.drag(1, to: Vector2(200, 260), time: 0.1)
    let start = page.heights().x
    page.drag(1, to: Vector2(200, 240), time: 0.105)
    page.drag(1, to: Vector2(200, 220), time: 0.11)
    page.drag(1, to: Vector2(200, 200), time: 0.115)
    page.lift(1, time: 0.115)
    #expect(start < 0 && page.heights().x < 0 && page.velocity(of: Page.outer).y > 0)
    let end = page.settled
    #expect(end.heights().x == 200 && end.heights().y > 100)
  }

  @Test func `a header that returns at once takes over where a stretched list lets go`() {
    var page = Page.profile(order: .quickReturn)
    page.put(Page.outer, at: 200)
    page.put(Page.posts, at: 8_204)
    page.press(1, at: Vector2(200, 500), time: 0)
    page.drag(1, to: Vector2(200, 400), time: 0.1)
    for step in 1...4 {
      page.drag(1, to: Vector2(200, 400 + 20 * Double(step)), time: 0.1 + Double(step) / 200)
    }
    page.lift(1, time: 0.12)
    #expect(page[Page.posts].overscroll.y > 0)
    let end = page.settled
    #expect(end.heights().x == 0 && end.heights().y < 8_204)
  }

  // MARK: - Other joints

  @Test func `a row at its right end moves the page down`() throws {
    var page = Page.profile(header: 3_000)
    let row = page.add(
      Scroller(viewport: Size2(390, 120), content: Size2(690, 120)), to: page.root, mass: 1)
    page.setMass(2, of: page.root)
    page.connect(row, to: page.root, [.right: .down, .left: .up])
    page.active = row
    page.swipe(from: Vector2(300, 50), to: Vector2(220, 50), for: 0.02, events: 4)
    let left = 4_000 - Self.decay * (300 - page[row].contentOffset.x)
    var pass: MomentumPass?
    for step in 1...30 { pass = page.advance(to: 0.02 + Double(step) / 60).pass ?? pass }
    let joint = try #require(pass)
    #expect(joint.direction == .right && joint.takerDirection == .down)
    #expect(abs(joint.speed - left) < 1e-9 && abs(joint.takerSpeed - left / 2) < 1e-9)
    let end = page.settled
    #expect(end[row].contentOffset.x == 300)
    #expect(abs(end.heights().x - (left / 2 - 10) / Self.decay) < 1e-9)
    // Back to the left at the top: nobody has room, so the row bounces.
    var back = end
    back.put(page.root, at: 0)
    back.swipe(from: Vector2(100, 50), to: Vector2(190, 50), at: 20, for: 0.02, events: 4)
    var least = 0.0
    for step in 1...90 {
      back.advance(to: 20.02 + Double(step) / 60)
      least = min(least, back[row].contentOffset.x)
    }
    #expect(least < -20 && back.heights().x == 0)
  }

  @Test func `joints that lead in a circle end all the same`() {
    var page = NestedScroll(
      Scroller(viewport: Size2(100, 100), content: Size2(100, 100.001)), order: .collapsing)
    let row = page.add(
      Scroller(viewport: Size2(100, 100), content: Size2(100.001, 100)), to: page.root)
    page.connect(page.root, to: row, [.down: .right, .up: .left])
    page.connect(row, to: page.root, [.right: .up, .left: .down])
    page.pan.slop = 0
    page.active = row
    page.swipe(from: Vector2(50, 50), to: Vector2(50, 0), for: 0.01, events: 4)
    #expect(page.isMoving)
    let end = page.settled
    page.advance(to: 1_000)
    #expect(!page.isMoving && page[row].overscroll == .zero && page.heights(0).x >= 0)
    #expect(end[row].contentOffset == page[row].contentOffset)
  }

  @Test func `momentum goes to the list that is shown when it gets there`() {
    var page = Page.profile(header: 900)
    page = Self.flicked(page, velocity: 4_000)
    page.active = Page.likes
    let end = page.settled
    #expect(end.heights().y == 0 && end.heights(Page.likes).y > 100)
  }

  @Test func `a list that is no longer shown hands nothing to a header that a finger holds`() {
    var page = Page.profile()
    page.put(Page.outer, at: 200)
    page.put(Page.posts, at: 300)
    page = Self.flicked(page, velocity: -3_000)
    page.touchDown(1, at: Vector2(200, 300), in: Page.likes, time: 0.11)
    #expect(!page[page.root].isMoving && page[Page.posts].isMoving)
    page.advance(to: 5)
    #expect(page.heights() == Vector2(200, 0))
  }

  // MARK: - Laws of motion

  /// Pages in flight over one or more joints, released at 0.1.
  static var released: [NestedScroll] {
    var down = Page.profile(header: 300)
    down.setMass(1.5, of: Page.posts)
    var up = Page.profile(header: 300)
    up.put(Page.outer, at: 300)
    up.put(Page.posts, at: 240)
    var dice = ScrollerFuzzTests.Seeded(state: 5)
    return [flicked(down, velocity: 3_000), flicked(up, velocity: -3_000)]
      + (0..<6).map { flicked(Page.chain(&dice), velocity: $0 % 2 == 0 ? 6_000 : -6_000) }
  }

  @Test func `the path does not depend on the display rate, joints included`() {
    for released in Self.released {
      for frames in Displays.frames(over: 5) {
        var page = released
        for time in frames {
          var direct = released
          page.advance(to: 0.1 + time)
          direct.advance(to: 0.1 + time)
          for index in 0..<page.count {
            let distance = page[index].contentOffset - direct[index].contentOffset
            let speed = page.velocity(of: index) - direct.velocity(of: index)
            #expect(distance.length < 1e-9 && speed.length < 1e-6)
          }
        }
      }
    }
  }

  @Test(arguments: [0.005, 0.05, 0.12, 0.3, 0.9])
  func `a touch moves nothing, and ends all motion`(after: Double) {
    for released in Self.released {
      var page = released
      page.advance(to: 0.1 + after)
      let before = (0..<page.count).map { page[$0].contentOffset }
      page.press(1, at: Vector2(200, 300), time: 0.1 + after)
      #expect((0..<page.count).map { page[$0].contentOffset } == before)
      #expect(!page.isMoving && page.isTracking)
      page.drag(1, to: Vector2(200, 300), time: 0.2 + after)
      page.drag(1, to: Vector2(200, 300 - 1e-9), time: 0.3 + after)
      for index in 0..<page.count {
        #expect((page[index].contentOffset - before[index]).length < 1e-8)
      }
    }
  }

  @Test(arguments: [HandOffOrder.quickReturn, .innerFirst], 1...8)
  func `the way back is the way on, mirrored`(order: HandOffOrder, seed: Int) {
    var dice = ScrollerFuzzTests.Seeded(state: UInt64(seed))
    var page = Page.chain(&dice, order: order)
    var mirror = page
    for index in 0..<page.count {
      let place = Double.random(in: 0...1, using: &dice) * page[index].maximumOffset.y
      page.put(index, at: place)
      mirror.put(index, at: page[index].maximumOffset.y - place)
    }
    var time = 0.0
    for _ in 0..<12 {
      let way = Double.random(in: -400...400, using: &dice)
      let duration = Double.random(in: 0.02...0.3, using: &dice)
      page.swipe(from: .zero, to: Vector2(0, way), at: time, for: duration)
      mirror.swipe(from: .zero, to: Vector2(0, -way), at: time, for: duration)
      for step in 1...20 {
        page.advance(to: time + duration + Double(step) * 0.017)
        mirror.advance(to: time + duration + Double(step) * 0.017)
        for index in 0..<page.count {
          let sum = page[index].contentOffset.y + mirror[index].contentOffset.y
          #expect(abs(sum - page[index].maximumOffset.y) < 1e-9)
        }
      }
      time += 1
    }
  }

  @Test func `where it will settle is where it settles`() {
    for released in Self.released {
      let end = released.settled
      var page = released
      page.advance(to: end.time)
      #expect(!end.isMoving && !page.isMoving)
      for index in 0..<page.count {
        #expect((page[index].contentOffset - end[index].contentOffset).length < 1e-9)
      }
      var early = released
      early.advance(to: end.time - 1e-3)
      #expect(early.isMoving)
    }
  }

  @Test func `content that grows in flight moves the joint, not the motion`() {
    var page = Self.flicked(Page.profile(header: 300), velocity: 3_000)
    page.advance(to: 0.15)
    let (place, speed) = (page.heights().x, page.velocity(of: Page.outer).y)
    page[Page.outer].contentSize = Size2(390, 796 + 600)
    page.advance(to: 0.15)
    #expect(page.heights().x == place && abs(page.velocity(of: Page.outer).y - speed) < 1e-9)
    let end = page.settled
    #expect(end.heights().x == 600)
    #expect(abs(end.heights().y - ((speed - 10) / Self.decay - (600 - place))) < 1e-9)
  }
}
