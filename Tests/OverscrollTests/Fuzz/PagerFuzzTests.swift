import Overscroll
import Testing

/// A hundred and fifty thousand random events, pages coming and going among them.
@Suite struct PagerFuzzTests {
  static func change(_ pager: inout Pager, _ dice: inout FuzzDice) {
    let count = pager.count
    switch dice.int(0..<7) {
    case 0:
      let extents = (0..<dice.int(0..<4)).map { _ in Double(dice.int(0..<500)) }
      pager.at(dice.time()) { $0.insert(extents, at: dice.int(0..<count + 1)) }
    case 1:
      pager.insert(count: dice.int(0..<3), at: dice.int(0..<count + 1))
    case 2:
      let from = dice.int(0..<count + 1)
      let most = dice.int(0..<12) == 0 ? count : min(count, from + 2)
      pager.remove(from..<max(from, most), animated: dice.bool())
    case 3:
      guard count > 0 else { break }
      pager.setExtent(Double(dice.int(0..<900)), of: dice.int(0..<count))
    case 4:
      let layout = PagerLayout(
        axis: dice.int(0..<9) == 0 ? .vertical : .horizontal, viewport: dice.size(),
        insets: dice.insets(), spacing: dice.number(),
        alignment: PageAlignment.allCases[dice.int(0..<3)], wraps: dice.bool())
      pager.setLayout(layout)
    case 5:
      let turns: [PageTurn] = [.free, .neighbor, .atMost(dice.int(-1..<3))]
      pager.turn = turns[dice.int(0..<3)]
    default:
      pager.spring = dice.spring()
      pager.reducesMotion = dice.int(0..<5) == 0
      pager.isDragEnabled = dice.int(0..<9) != 0
    }
  }

  static func event(_ pager: inout Pager, _ dice: inout FuzzDice) {
    let id = dice.int(0..<4)
    switch dice.int(0..<30) {
    case 0...3: pager.touchDown(id, at: dice.point(), time: dice.time())
    case 4...12: pager.touchMoved(id, to: dice.point(), time: dice.time())
    case 13...15: pager.touchUp(id, at: dice.bool() ? dice.point() : nil, time: dice.time())
    case 16: pager.touchCancelled(id, time: dice.time())
    case 17: pager.cancelTouches(time: dice.time())
    case 18...20: pager.advance(to: dice.time())
    case 21:
      guard pager.count > 0 else { break }
      let page = dice.int(0..<pager.count)
      pager.at(dice.time()) { $0.scroll(toPage: page, animated: dice.bool()) }
    case 22: pager.turnPages(by: dice.bool() ? .max : dice.int(-3..<4))
    default: change(&pager, &dice)
    }
  }

  static func flaw(_ pager: Pager) -> String? {
    let state = "\(pager.offset), \(pager.velocity), \(pager.progress) of \(pager.count)"
    guard pager.offset.isFinite, pager.velocity.isFinite else { return state }
    let most = Double(max(0, pager.layout.wraps ? pager.count : pager.count - 1))
    guard pager.progress >= 0, pager.progress <= most else { return state }
    return (0..<max(1, pager.count)).contains(pager.targetPage) ? nil : state
  }

  @Test(arguments: 1...6)
  func `a pager stands anything`(seed: Int) {
    let start = Pager.album(page: seed, wraps: seed % 2 == 0)
    let end = FuzzDice.run(start, seed: seed, event: Self.event, flaw: Self.flaw)
    guard let end else { return }
    var pager = end.0
    pager.cancelTouches(time: end.1)
    #expect(pager.restTime.isFinite)
    pager.advance(to: pager.restTime)
    #expect(pager.phase == .idle && pager.velocity == 0)
    #expect(pager.count == 0 || pager.progress == Double(pager.page))
  }
}
