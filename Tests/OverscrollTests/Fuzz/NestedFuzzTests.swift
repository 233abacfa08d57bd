import Overscroll
import ScrollTestSupport
import Testing

/// Random events, sane and insane, on lists within other scrollers.
@Suite struct NestedFuzzTests {
  private func pow2(_ exponent: Int) -> Double {
    exponent < 0 ? 1 / Double(1 << -exponent) : Double(1 << exponent)
  }

  @Test(arguments: 1...6)
  func `nested scrollers stand anything`(seed: Int) {
    var dice = SeededGenerator(seed)
    var start = seed % 2 == 0 ? NestedScroll.profile() : NestedScroll.chain(&dice)
    let row = start.add(
      Scroller(viewport: Size2(390, 120), content: Size2(800, 120)), to: start.root)
    start.connect(row, to: start.root, [.right: .down, .left: .up])
    start.connect(start.root, to: row, [.down: .left, .up: .right])
    if seed > 4 { start[0].dynamics = .uiKitFrames(frameInterval: 1 / 60) }
    let end = FuzzDice.run(start, seed: seed) { page, dice in
      let id = dice.int(0..<4)
      let index = dice.int(0..<page.count)
      switch dice.int(0..<40) {
      case 0...4:
        if dice.bool() {
          page.touchDown(id, at: dice.point(), in: index, time: dice.time())
        } else {
          page.touchDown(id, at: dice.point(), time: dice.time())
        }
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
      case 31: page.at(dice.time()) { $0.key(KeyCommand.allCases[dice.int(0..<10)]) }
      case 32: page[index].contentSize = dice.size()
      case 33: page[index].viewport = dice.size()
      case 34: page[index].setContentOffset(dice.point(), animated: dice.bool())
      case 35: page.active = index
      case 36: page.setMass(pow2(dice.int(-3..<4)), of: index)
      case 37: page.setOrder(HandOffOrder.allCases[dice.int(0..<3)], of: index)
      case 38: page.at(dice.time()) { $0.scrollToTop(animated: dice.bool()) }
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
}
