import Overscroll
import Testing

/// A hundred thousand random events each, sane and insane: nothing traps, nothing becomes NaN,
/// everything comes to rest, and a snapshot replays to the same state.
@Suite struct InteractionFuzzTests {
  /// Dice for a session: times mostly go forward, numbers are mostly sane.
  struct Dice {
    var seeded: ScrollerFuzzTests.Seeded
    var now = 0.0

    init(_ seed: Int) { seeded = ScrollerFuzzTests.Seeded(state: UInt64(seed)) }

    mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &seeded) }

    mutating func bool() -> Bool { Bool.random(using: &seeded) }

    mutating func number() -> Double {
      switch int(0..<40) {
      case 0: .nan
      case 1: .infinity
      case 2: -1e300
      case 3: 1e12
      case 4: 0
      default: Double.random(in: -300...1_200, using: &seeded)
      }
    }

    /// A number that may be kept: NaN is not equal to itself, and neither would be a snapshot.
    mutating func share() -> Double { Double.random(in: -1...3, using: &seeded) }

    mutating func point() -> Vector2 { Vector2(number(), number()) }

    mutating func size() -> Size2 { Size2(number(), number()) }

    mutating func insets() -> Insets { Insets(top: number(), left: 3, bottom: number(), right: 0) }

    mutating func time() -> Double {
      switch int(0..<60) {
      case 0: return .nan
      case 1: return now - Double.random(in: 0...2, using: &seeded)
      case 2: now += Double.random(in: 0...100, using: &seeded)
      case 3...9: break
      default: now += Double.random(in: 0...0.03, using: &seeded)
      }
      return now
    }

    mutating func spring() -> Spring {
      Spring(stiffness: 200, dampingRatio: Double.random(in: 0.1...2, using: &seeded))
    }
  }

  private func pow2(_ exponent: Int) -> Double {
    exponent < 0 ? 1 / Double(1 << -exponent) : Double(1 << exponent)
  }

  static func run<Value: Hashable>(
    _ value: Value, seed: Int, event: (inout Value, inout Dice) -> Void,
    flaw: (Value) -> String?
  ) -> (Value, Double)? {
    var (value, dice) = (value, Dice(seed))
    for index in 0..<25_000 {
      let snapshot = (value, dice)
      event(&value, &dice)
      if let flaw = flaw(value) {
        Issue.record("seed \(seed), event \(index): \(flaw)")
        return nil
      }
      if index % 50 == 0 {
        var replay = snapshot
        event(&replay.0, &replay.1)
        #expect(replay.0 == value)
      }
    }
    return (value, dice.now)
  }

  @Test(arguments: 1...4)
  func `a drawer stands anything`(seed: Int) {
    let edge = DrawerEdge.allCases[seed % 4]
    let end = Self.run(Drawer.sheet(edge: edge), seed: seed) { drawer, dice in
      let id = dice.int(0..<4)
      switch dice.int(0..<30) {
      case 0...3: drawer.touchDown(id, at: dice.point(), time: dice.time())
      case 4...13: drawer.touchMoved(id, to: dice.point(), time: dice.time())
      case 14...17:
        drawer.touchUp(id, at: dice.bool() ? dice.point() : nil, time: dice.time())
      case 18: drawer.touchCancelled(id, time: dice.time())
      case 19: drawer.cancelTouches(time: dice.time())
      case 20...23: drawer.advance(to: dice.time())
      case 24: drawer.container = dice.size()
      case 25: drawer.insets = dice.insets()
      case 26: drawer.contentHeight = dice.number()
      case 27:
        drawer.move(
          to: dice.int(0..<drawer.anchors.count), animated: dice.bool(), time: dice.time())
      case 28:
        drawer.setAnchors(
          [.dismissed, .contentHeight, .fromTop(dice.share() * 400), .fraction(dice.share())],
          anchor: dice.bool() ? dice.int(0..<4) : nil, animated: dice.bool())
      default:
        drawer.spring = dice.spring()
        drawer.reducesMotion = dice.int(0..<5) == 0
        drawer.isDragEnabled = dice.int(0..<9) != 0
      }
    } flaw: { drawer in
      drawer.position.isFinite && drawer.velocity.isFinite && drawer.progress >= 0
        && drawer.progress <= 1 ? nil : "\(drawer.position), \(drawer.velocity)"
    }
    guard let end else { return }
    var drawer = end.0
    drawer.cancelTouches(time: end.1)
    #expect(drawer.restTime.isFinite)
    drawer.advance(to: drawer.restTime)
    #expect(drawer.phase == .idle && drawer.velocity == 0)
    #expect(drawer.position == drawer.position(of: drawer.anchor))
  }

  @Test(arguments: 1...4)
  func `a drawer with a list stands anything`(seed: Int) {
    let drawer = Drawer.sheet(edge: seed % 2 == 0 ? .bottom : .top)
    let list = Scroller(viewport: Size2(390, 744), content: Size2(390, 3_000))
    let end = Self.run(ScrollingDrawer(drawer: drawer, list: list), seed: seed) { sheet, dice in
      let id = dice.int(0..<4)
      switch dice.int(0..<30) {
      case 0...3:
        sheet.touchDown(
          id, at: dice.point(), on: dice.int(0..<4) == 0 ? .header : .list, time: dice.time())
      case 4...13: sheet.touchMoved(id, to: dice.point(), time: dice.time())
      case 14...17:
        sheet.touchUp(id, at: dice.bool() ? dice.point() : nil, time: dice.time())
      case 18: sheet.touchCancelled(id, time: dice.time())
      case 19: sheet.cancelTouches(time: dice.time())
      case 20...23: sheet.advance(to: dice.time())
      case 24: sheet.drawer.container = dice.size()
      case 25: sheet.list.contentSize = dice.size()
      case 26: sheet.list.viewport = dice.size()
      case 27: sheet.drawer.move(to: dice.int(0..<3), animated: dice.bool())
      case 28: sheet.list.setContentOffset(dice.point(), animated: dice.bool())
      default:
        sheet.passesMomentumToList = dice.int(0..<4) != 0
        sheet.passesMomentumToDrawer = dice.int(0..<4) != 0
        sheet.drawer.isDragEnabled = dice.int(0..<9) != 0
        sheet.list.bounces = dice.bool()
        sheet.reducesMotion = dice.int(0..<5) == 0
      }
    } flaw: { sheet in
      sheet.drawer.position.isFinite && sheet.drawerVelocity.isFinite
        && sheet.list.contentOffset.isFinite && sheet.listVelocity.isFinite
        ? nil : "\(sheet.drawer.position), \(sheet.list.contentOffset)"
    }
    guard let end else { return }
    var sheet = end.0
    sheet.cancelTouches(time: end.1)
    sheet.advance(to: sheet.time + 1e6)
    #expect(!sheet.isMoving && sheet.list.overscroll == .zero)
    #expect(sheet.drawer.phase == .idle)
  }

  @Test(arguments: 1...6)
  func `nested scrollers stand anything`(seed: Int) {
    var dice = ScrollerFuzzTests.Seeded(state: UInt64(seed))
    var start = seed % 2 == 0 ? NestedScroll.profile() : NestedScroll.chain(&dice)
    let row = start.add(
      Scroller(viewport: Size2(390, 120), content: Size2(800, 120)), to: start.root)
    start.connect(row, to: start.root, [.right: .down, .left: .up])
    start.connect(start.root, to: row, [.down: .left, .up: .right])
    if seed > 4 { start[0].dynamics = .uiKitFrames(frameInterval: 1 / 60) }
    let end = Self.run(start, seed: seed) { page, dice in
      let id = dice.int(0..<4)
      let index = dice.int(0..<page.count)
      switch dice.int(0..<40) {
      case 0...4:
        page.touchDown(id, at: dice.point(), in: dice.bool() ? index : nil, time: dice.time())
      case 5...16: page.touchMoved(id, to: dice.point(), time: dice.time())
      case 17...21: page.touchUp(id, at: dice.bool() ? dice.point() : nil, time: dice.time())
      case 22: page.touchCancelled(id, time: dice.time())
      case 23: page.cancelTouches(time: dice.time())
      case 24...27: page.advance(to: dice.time())
      case 28...30:
        let phase = WheelEvent.Phase.allCases[dice.int(0..<8)]
        page.wheel(
          WheelEvent(
            delta: dice.point() * 0.1, phase: phase, isPrecise: dice.bool(), time: dice.time()),
          in: dice.bool() ? index : nil)
      case 31: page.key(KeyCommand.allCases[dice.int(0..<10)], time: dice.time())
      case 32: page[index].contentSize = dice.size()
      case 33: page[index].viewport = dice.size()
      case 34: page[index].setContentOffset(dice.point(), animated: dice.bool())
      case 35: page.active = index
      case 36: page.setMass(pow2(dice.int(-3..<4)), of: index)
      case 37: page.setOrder(HandOffOrder.allCases[dice.int(0..<3)], of: index)
      case 38: page.scrollToTop(animated: dice.bool(), time: dice.time())
      default:
        page[index].bounces = dice.bool()
        page[index].isPagingEnabled = dice.int(0..<4) == 0
        page[index].isScrollEnabled = dice.int(0..<9) != 0
        page.setMinimumSpeed(dice.bool() ? 0 : 800, of: index)
        page.directionalLock = dice.bool() ? .nearerAxis : nil
        page.reducesMotion = dice.int(0..<5) == 0
      }
    } flaw: { page in
      for index in 0..<page.count {
        if !page[index].contentOffset.isFinite || !page.velocity(of: index).isFinite {
          return "\(index): \(page[index].contentOffset), \(page.velocity(of: index))"
        }
      }
      return nil
    }
    guard let end else { return }
    var page = end.0
    page.cancelTouches(time: end.1)
    for index in 0..<page.count { page[index].dynamics = .continuous }
    for step in 1...4_000 { page.advance(to: page.time + (step < 4_000 ? 1.0 / 60 : 1e6)) }
    #expect(!page.isMoving)
    for index in 0..<page.count { #expect(page[index].overscroll == .zero) }
  }

  @Test(arguments: 1...4)
  func `a floating window stands anything`(seed: Int) {
    let end = Self.run(PictureInPictureTests.window(), seed: seed) { window, dice in
      let id = dice.int(0..<4)
      switch dice.int(0..<30) {
      case 0...3: window.touchDown(id, at: dice.point(), time: dice.time())
      case 4...13: window.touchMoved(id, to: dice.point(), time: dice.time())
      case 14...17:
        window.touchUp(id, at: dice.bool() ? dice.point() : nil, time: dice.time())
      case 18: window.touchCancelled(id, time: dice.time())
      case 19: window.cancelTouches(time: dice.time())
      case 20...23: window.advance(to: dice.time())
      case 24:
        window.setContainer(dice.size(), insets: dice.insets(), animated: dice.bool())
      case 25: window.keyboardInset = dice.number()
      case 26: window.size = dice.size()
      case 27:
        let side: StashSide = dice.bool() ? .left : .right
        window.move(
          to: dice.bool() ? .resting(dice.int(0..<4)) : .stashed(side, share: dice.number()),
          animated: dice.bool())
      case 28: window.margin = dice.number() / 20
      default:
        window.spring = dice.spring()
        window.stashing = dice.bool() ? StashRule() : nil
        window.alternateSize = dice.bool() ? Size2(200, 100) : nil
        window.reducesMotion = dice.int(0..<5) == 0
      }
    } flaw: { window in
      window.frame.isFinite && window.velocity.isFinite ? nil : "\(window.frame)"
    }
    guard let end else { return }
    var window = end.0
    window.cancelTouches(time: end.1)
    window.advance(to: window.restTime)
    #expect(window.phase == .idle && window.velocity == .zero)
    #expect(window.corner == window.corner(of: window.place))
  }

  @Test(arguments: 1...4)
  func `a dial stands anything`(seed: Int) {
    let start = Dial(center: Vector2(200, 200), limits: seed % 2 == 0 ? -3...9 : nil)
    let end = Self.run(start, seed: seed) { dial, dice in
      let id = dice.int(0..<4)
      switch dice.int(0..<24) {
      case 0...3: dial.touchDown(id, at: dice.point(), time: dice.time())
      case 4...13: dial.touchMoved(id, to: dice.point(), time: dice.time())
      case 14...17:
        dial.touchUp(id, at: dice.bool() ? dice.point() : nil, time: dice.time())
      case 18: dial.touchCancelled(id, time: dice.time())
      case 19: dial.cancelTouches(time: dice.time())
      case 20...21: dial.advance(to: dice.time())
      case 22: dial.turn(to: dice.number(), animated: dice.bool(), time: dice.time())
      default:
        dial.detents = dice.bool() ? .every(dice.share()) : .none
        dial.spring = dice.spring()
        dial.reducesMotion = dice.bool()
      }
    } flaw: { dial in
      dial.angle.isFinite && dial.velocity.isFinite ? nil : "\(dial.angle), \(dial.velocity)"
    }
    guard let end else { return }
    var dial = end.0
    dial.cancelTouches(time: end.1)
    dial.advance(to: dial.restTime)
    #expect(!dial.isMoving && dial.velocity == 0)
  }

  @Test(arguments: 1...4)
  func `a thrown value stands anything`(seed: Int) {
    let end = Self.run(Throw(Vector2(1, 2), tolerance: 0.1), seed: seed) { thrown, dice in
      switch dice.int(0..<12) {
      case 0: thrown.hold(time: dice.time())
      case 1...3: thrown.drag(to: dice.point(), time: dice.time())
      case 4...5:
        thrown.release(
          velocity: dice.point(), to: dice.bool() ? [dice.point(), dice.point()] : [],
          time: dice.time())
      case 6: thrown.move(to: dice.point(), animated: dice.bool(), time: dice.time())
      case 7: thrown.spring = dice.spring()
      default: thrown.advance(to: dice.time())
      }
    } flaw: { thrown in
      thrown.value.isFinite && thrown.velocity.isFinite ? nil : "\(thrown.value)"
    }
    guard let end else { return }
    var thrown = end.0
    thrown.advance(to: thrown.restTime)
    #expect(!thrown.isMoving && thrown.value == thrown.target)
  }
}
