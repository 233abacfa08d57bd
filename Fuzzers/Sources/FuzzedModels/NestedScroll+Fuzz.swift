import Overscroll
import ScrollScenes

extension NestedScroll: FuzzedModel {
  static func start(_ input: inout FuzzInput) -> NestedScroll {
    let view = Size2(390, 796)
    var pages = Scroller(viewport: view, content: Size2(2 * 390, 796))
    pages.isPagingEnabled = true
    var page = NestedScroll(
      Scroller(viewport: view, content: Size2(390, 996)), order: .collapsing)
    page.add(pages, to: page.root, order: input.pick(HandOffOrder.allCases))
    for height in [4_000.0, 300] {
      page.add(Scroller(viewport: view, content: Size2(390, height)), to: 1)
    }
    if input.bool() { page.connect(page.root, to: 1, [.down: .left, .up: .right]) }
    page.active = 2
    return page
  }

  mutating func act(_ input: inout FuzzInput) -> NestedEvents {
    let index = input.below(count)
    switch input.below(16) {
    case 0...2:
      return touchDown(input.below(4), at: input.point(), in: index, time: input.time())
    case 3...4: return wheel(input.wheelEvent(), in: input.bool() ? index : nil)
    case 5: return key(input.pick(KeyCommand.allCases))
    case 6: return scrollToTop(animated: input.bool())
    case 7...9: _ = self[index].act(&input)
    case 10: setMass(input.pick([0.125, 0.5, 1, 1.5, 8]), of: index)
    case 11: setOrder(input.pick(HandOffOrder.allCases), of: index)
    case 12: setMinimumSpeed(input.bool() ? 0 : 800, of: index)
    default: draw(properties, &input)
    }
    return sync(to: time)
  }

  mutating func show(at time: Double) -> NestedEvents {
    advance(to: time)
    return NestedEvents()
  }

  var flaw: String? {
    for index in 0..<count {
      if let flaw = self[index].flaw { return "\(index): \(flaw)" }
      if !velocity(of: index).isFinite { return "\(index): velocity" }
    }
    return nil
  }

  /// What a program does to a member says of itself when it is called; here only the numbers are looked at.
  func turns(_ events: NestedEvents) -> [Turn] { [] }

  var framesToRest: Int { 20_000 }
}
