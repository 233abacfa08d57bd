import Overscroll
import Testing

/// A hundred thousand random events each, sane and insane: nothing traps, nothing becomes NaN,
/// everything comes to rest, and a snapshot replays to the same state.
@Suite struct InteractionFuzzTests {
  @Test(arguments: 1...4)
  func `a drawer stands anything`(seed: Int) {
    let edge = DrawerEdge.allCases[seed % 4]
    let end = FuzzDice.run(Drawer.sheet(edge: edge), seed: seed) { drawer, dice in
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
        drawer.at(dice.time()) {
          $0.move(to: dice.int(0..<$0.anchors.count), animated: dice.bool())
        }
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
  func `a floating window stands anything`(seed: Int) {
    let end = FuzzDice.run(PictureInPicture.window(), seed: seed) { window, dice in
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
    let end = FuzzDice.run(start, seed: seed) { dial, dice in
      let id = dice.int(0..<4)
      switch dice.int(0..<24) {
      case 0...3: dial.touchDown(id, at: dice.point(), time: dice.time())
      case 4...13: dial.touchMoved(id, to: dice.point(), time: dice.time())
      case 14...17:
        dial.touchUp(id, at: dice.bool() ? dice.point() : nil, time: dice.time())
      case 18: dial.touchCancelled(id, time: dice.time())
      case 19: dial.cancelTouches(time: dice.time())
      case 20...21: dial.advance(to: dice.time())
      case 22: dial.at(dice.time()) { $0.turn(to: dice.number(), animated: dice.bool()) }
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
    let start = Throw(
      Vector2(1, 2), perPoint: (Vector2(0.1, 0), Vector2(0, 0.1)), tolerance: 0.1)
    let end = FuzzDice.run(start, seed: seed) { thrown, dice in
      let id = dice.int(0..<4)
      switch dice.int(0..<20) {
      case 0: thrown.touchDown(id, at: dice.point(), time: dice.time())
      case 1...3: thrown.at(dice.time()) { $0.drag(to: dice.point()) }
      case 8...12: thrown.touchMoved(id, to: dice.point(), time: dice.time())
      case 13: thrown.touchUp(id, at: dice.bool() ? dice.point() : nil, time: dice.time())
      case 14: thrown.touchCancelled(id, time: dice.time())
      case 15: thrown.cancelTouches(time: dice.time())
      case 4...5:
        thrown.at(dice.time()) {
          $0.release(velocity: dice.point(), to: dice.bool() ? [dice.point(), dice.point()] : [])
        }
      case 6: thrown.at(dice.time()) { $0.move(to: dice.point(), animated: dice.bool()) }
      case 7: thrown.spring = dice.spring()
      default: thrown.advance(to: dice.time())
      }
    } flaw: { thrown in
      thrown.value.isFinite && thrown.velocity.isFinite ? nil : "\(thrown.value)"
    }
    guard let end else { return }
    var thrown = end.0
    thrown.cancelTouches(time: end.1)
    thrown.advance(to: thrown.restTime)
    #expect(!thrown.isMoving && thrown.value == thrown.target)
  }
}
