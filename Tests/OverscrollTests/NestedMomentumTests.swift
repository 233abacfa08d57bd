import Overscroll
import ScrollTestSupport
import Testing

@Suite struct NestedMomentumTests {
  @Test(arguments: [(isAhead: false, isSet: true), (true, true), (true, false)])
  func `a list at rest that is next takes over at the page's time`(isAhead: Bool, isSet: Bool) {
    var page = NestedScroll.profile()
    if isAhead {
      page[Page.posts].sync(to: 0.2)
      if isSet { page.resume(at: 0) }
    } else {
      page.tap(at: Vector2(200, 700), time: 0.35, until: 0.35)
      page.sync(to: 0)
    }
    page.swipe(from: Vector2(200, 700), to: Vector2(200, 600), at: 0, for: 0.05)
    var last = page.heights()
    for frame in 1...60 {
      let now = page.heights()
      #expect(now.x - last.x < 20 && now.y - last.y < 20, "frame \(frame)")
      last = now
      page.advance(to: 0.05 + Double(frame) / 240)
    }
    #expect(page.heights().x == 200 && page.heights().y > 20)
  }

  @Test(arguments: [800.0, 1_500, 4_000, 12_000])
  func `a flick on the header goes on in the list with exactly what is left`(speed: Double) throws {
    var page = Page.profile(header: 400).flicked(velocity: speed)
    let start = page.heights()
    #expect(start.y == 0 || start.x == 400)
    guard start.x < 400 else { return }
    let time = try 0.1 + #require(Page.law.glide(from: start.x, velocity: speed).time(to: 400))
    // What is seen of it, and handed on, is g times the velocity of the law.
    let left = Page.law.gain * (speed - Page.decay * (400 - start.x))
    let before = page.advance(to: time - 1e-9)
    #expect(before.pass == nil && abs(page.velocity(of: Page.outer).y - left) < 1e-4)
    let pass = try #require(page.advance(to: time + 1e-9).pass)
    #expect(pass.source == Page.outer && pass.target == Page.posts && pass.direction == .down)
    #expect(abs(pass.time - time) < 1e-12 && abs(pass.speed - left) < 1e-9)
    #expect(pass.targetSpeed == pass.speed)
    #expect(page.heights().x == 400 && abs(page.velocity(of: Page.posts).y - left) < 1e-4)
    #expect(page.events(of: Page.outer).contains(.didEndDecelerating))
    #expect(page.events(of: Page.posts).contains(.willBeginDecelerating))
  }

  @Test(arguments: [1_000.0, 2_000, 5_000])
  func `a flick that brings the list to its top goes on in the header`(speed: Double) throws {
    var page = Page.profile(header: 3_000, at: Vector2(3_000, 300))
    page = page.flicked(velocity: -speed)
    let start = page.heights().y
    let left = Page.law.gain * (speed - Page.decay * start)
    let time = try 0.1 + #require(Page.law.glide(from: start, velocity: -speed).time(to: 0))
    let pass = try #require(page.advance(to: time + 1e-9).pass)
    #expect(pass.source == Page.posts && pass.target == Page.outer && pass.targetDirection == .up)
    #expect(abs(pass.speed - left) < 1e-9 && abs(page.velocity(of: Page.outer).y + left) < 1e-4)
    let way = start + 3_000 - page.shown(at: 20).heights().x
    #expect(abs(way - (speed - 10) / Page.decay) < 1e-9 * way && page.heights().y == 0)
  }

  @Test(arguments: [HandOffOrder.collapsing, .quickReturn, .innerFirst], [1.0, -1])
  func `at a joint of equal masses nothing stops or jerks`(order: HandOffOrder, sign: Double) {
    var page = Page.profile(header: 300, order: order)
    if sign < 0 {
      page.put(Page.outer, at: 300)
      page.put(Page.posts, at: order == .quickReturn ? 4_000 : 200)
    } else if order == .innerFirst {
      page.put(Page.posts, at: 8_100)
    }
    page = page.flicked(velocity: sign * 2_500)
    let frame = 1.0 / 480
    let most = page[Page.outer].maximumOffset.y + page[Page.posts].maximumOffset.y
    var (last, passes, speed, time) = (page.heights(), 0, 2_500.0, 0.1)
    while speed > 400 {
      time += frame
      if page.advance(to: time).pass != nil { passes += 1 }
      let now = page.heights()
      guard sign < 0 ? now.x + now.y > 0 : now.x + now.y < most else { break }
      // How fast the content moves under the eye: both together.
      let next = (now.x + now.y - last.x - last.y) / frame * sign
      #expect(next < speed && next > speed * (1 - 2 * Page.decay * frame))
      (last, speed) = (now, next)
    }
    #expect(passes == 1)
  }

  @Test(arguments: [0.25, 0.5, 2, 10])
  func `a heavier list goes on slower, with the same momentum`(mass: Double) throws {
    var page = Page.profile()
    page.setMass(mass, of: Page.posts)
    page = page.flicked(velocity: 3_000)
    let passes = Displays.times(1...400, after: 0.1).compactMap { page.advance(to: $0).pass }
    let pass = try #require(passes.first)
    #expect(passes.count == 1 && abs(pass.targetSpeed * mass - pass.speed) < 1e-9)
    #expect(abs(page.heights().y - (pass.targetSpeed / Page.law.gain - 10) / Page.decay) < 1e-9)
  }

  @Test(arguments: 1...60)
  func `in random chains of random masses, momentum is lost to deceleration alone`(seed: Int) {
    var dice = SeededGenerator(seed)
    var page = Page.chain(&dice)
    let isForward = Bool.random(using: &dice)
    // The last one whose turn it is has all the space there can be.
    for index in 0..<page.count {
      page.put(index, at: Double.random(in: 0...1, using: &dice) * page[index].maximumOffset.y)
    }
    let (before, speed) = (page.offsets, Double.random(in: 300...9_000, using: &dice))
    page = page.flicked(velocity: isForward ? speed : -speed)
    let start = page.offsets
    let dragged = start.reduce(0, +) - before.reduce(0, +)
    var passes: [MomentumPass] = []
    let first = (0..<page.count).last { page.velocity(of: $0).y != 0 }
    var (time, isBounced) = (0.1, false)
    while page.isMoving {
      time += 1.0 / 997
      if let pass = page.advance(to: time).pass { passes.append(pass) }
      for index in 0..<page.count where page[index].overscroll != .zero { isBounced = true }
    }
    for pass in passes {
      let given = pass.speed * page.mass(of: pass.source)
      #expect(abs(given - pass.targetSpeed * page.mass(of: pass.target)) < 1e-9 * given)
    }
    guard !isBounced, let first else { return }
    // m v' = -r m v for every one of them, v the slope: the sum of m Δx is (p0 - p at the end) / r.
    let last = passes.last?.target ?? first
    let ways = zip(page.offsets, start).map { abs($0 - $1) }
    let sum = ways.indices.map { page.mass(of: $0) * ways[$0] }.reduce(0, +)
    let gain = Page.law.gain
    let kept = passes.last.map { min($0.targetSpeed, gain * 10) } ?? gain * 10
    let lost = page.mass(of: first) * gain * speed - page.mass(of: last) * kept
    #expect(abs(sum - lost / Page.law.decay) < 1e-6, "\(dragged)")
  }

  @Test(arguments: [(1.0, 1.0), (1, 2), (3, 0.5), (1e-6, 1e6)])
  func `momentum is what it was`(source: Double, target: Double) throws {
    let transfer = MomentumTransfer(sourceMass: source, targetMass: target)
    for velocity in [-4_000.0, -3, 1e-9, 700, 1e12] {
      let passed = try #require(transfer.velocity(of: velocity))
      #expect(abs(target * passed - source * velocity) <= 1e-15 * abs(source * velocity))
    }
  }

  @Test func `equal masses pass a velocity on to the bit`() {
    #expect(MomentumTransfer().velocity(of: 1_234.567) == 1_234.567)
    let masses = MomentumTransfer(sourceMass: 0.3, targetMass: 0.3)
    #expect(masses.velocity(of: Vector2(-7.1, 3.3)) == Vector2(-7.1, 3.3))
  }

  @Test func `there and back again is nothing`() throws {
    let transfer = MomentumTransfer(
      sourceMass: 1, targetMass: 4, directions: [.right: .down, .left: .up])
    let there = transfer.velocity(of: Vector2(800, 0))
    #expect(there == Vector2(0, 200) && transfer.reversed.velocity(of: there) == Vector2(800, 0))
    #expect(transfer.reversed.reversed == transfer)
  }

  @Test func `a direction that leads nowhere keeps its momentum`() {
    let transfer = MomentumTransfer(directions: [.right: .down])
    #expect(transfer.velocity(of: -900, along: .horizontal) == nil)
    #expect(transfer.velocity(of: Vector2(-900, 500)) == .zero)
    #expect(transfer.velocity(of: Vector2(900, 500)) == Vector2(0, 900))
  }

  @Test func `directions are distinguished, also mirrored ones`() throws {
    let turned = MomentumTransfer(directions: [.left: .down, .right: .up, .up: .left])
    for (way, end) in [
      (Vector2(-5, 0), Vector2(0, 5)), (Vector2(5, 0), Vector2(0, -5)),
      (Vector2(0, -5), Vector2(-5, 0)), (Vector2(0, 5), .zero),
    ] { #expect(turned.velocity(of: way) == end, "\(way)") }
  }

  @Test func `what is slower than the least speed stays`() {
    let transfer = MomentumTransfer(minimumSpeed: 250)
    #expect(transfer.velocity(of: -249.9) == nil && transfer.velocity(of: -250) == -250)
    #expect(MomentumTransfer(minimumSpeed: .infinity).velocity(of: 1e300) == nil)
  }

  @Test func `numbers that make no sense pass nothing`() {
    for velocity in [Double.nan, .infinity, -.infinity, 0] {
      #expect(MomentumTransfer().velocity(of: velocity) == nil)
      #expect(MomentumTransfer().velocity(of: Vector2(velocity, 1)) == Vector2(0, 1))
    }
  }

  @Test(arguments: [-3_000.0, 500, 2_500])
  func `what is left is the velocity at the edge, exactly`(velocity: Double) throws {
    let glide = Deceleration(from: 0, velocity: velocity)
    let edge = velocity / 2_002.002669 * 700
    let time = try #require(glide.time(to: edge))
    let left = MomentumTransfer.leftover(velocity: velocity, distance: edge)
    #expect(abs(left - glide.velocity(at: time)) < 1e-9)
  }

  @Test func `nothing is left where it does not get to`() {
    for (velocity, distance) in [(1e3, 500), (-1e3, -500), (1e3, -1), (0, 0), (1e3, .nan)] {
      #expect(MomentumTransfer.leftover(velocity: velocity, distance: distance) == 0)
    }
  }
}
