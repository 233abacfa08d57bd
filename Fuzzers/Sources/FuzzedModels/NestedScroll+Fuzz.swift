import Overscroll
import ScrollScenes

extension NestedScroll: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> NestedScroll {
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
    if input.bool() { page[input.below(page.count)].maximumZoomScale = 3 }
    let row = page.add(Scroller(viewport: Size2(390, 120), content: Size2(800, 120)), to: page.root)
    page.connect(row, to: page.root, [.right: .down, .left: .up])
    var layout = PagerLayout(viewport: Size2(390, 200))
    layout.layoutDirection = input.pick([.leftToRight, .rightToLeft])
    let album = page.add(Pager(count: 9, layout: layout), to: page.root)
    page.add(Scroller.start(&input), to: album)
    page.add(Dial.start(&input), to: page.root)
    page.active = 2
    return page
  }

  package mutating func act(_ input: inout FuzzInput) -> NestedEvents {
    let index = input.pick(present)
    switch input.below(20) {
    case 0...2:
      return touchDown(input.below(4), at: input.point(), in: index, time: input.time())
    case 3...4: return wheel(input.wheelEvent(), in: input.bool() ? index : nil)
    case 5:
      let key = input.pick(KeyCommand.allCases)
      switch input.below(3) {
      case 0: return self.key(key)
      case 1: return keyDown(key, isRepeat: input.bool(), time: input.time())
      default: return keyUp(key, time: input.time())
      }
    case 6: return scrollToTop(animated: input.bool())
    case 7...8 where kind(of: index) == .pager: _ = self[pager: index].act(&input)
    case 7...8 where kind(of: index) == nil: _ = self[index, as: Dial.self].act(&input)
    case 7...8: _ = self[index].act(&input)
    case 9...11: input.pick(Self.memberProperties(of: index)).draw(&self, from: &input)
    case 12: active = index
    case 13: setViewportOrigin(input.point(), of: index)
    case 14: restore(state)
    case 15 where index != root: return remove(index, animated: input.bool())
    case 16 where present.count < 12 && canAdd(to: index):
      let isPager = input.bool()
      _ = isPager ? add(Pager.start(&input), to: index) : add(Scroller.start(&input), to: index)
    case 17 where kind(of: index) == .pager:
      let page = input.byte() % (self[pager: index].count + 1)
      return insertPages(count: input.below(3), at: page, in: index, animated: input.bool())
    default: draw(properties, &input)
    }
    return sync(to: time)
  }

  /// A stroke that went to a member by itself is that member's.
  package mutating func endProgramDrag() -> NestedEvents {
    for index in present where kind(of: index) == .scroller {
      self[index].cancelTouches(time: time)
    }
    return sync(to: time)
  }

  private var present: [Int] { (0..<count).filter(isMember) }

  package func words(_ events: NestedEvents) -> [Word] {
    (0..<count).flatMap { member in
      self.events(of: member).words(part: member) + pagerEvents(of: member).words(part: member)
        + self.events(of: member, as: Dial.self).words(part: member)
    }
  }

  package mutating func show(_ time: Double) -> [Word] {
    advance(to: time)
    return words(NestedEvents())
  }

  /// What a program does to a member is in what that call returns, not in the events of the page.
  package static var tellsAll: Bool { false }

  package var flaw: String? {
    for index in present {
      let flaw =
        switch kind(of: index) {
        case .scroller: self[index].flaw
        case .pager: self[pager: index].flaw
        default: self[index, as: Dial.self].flaw
        }
      if let flaw { return "\(index): \(flaw)" }
      if !velocity(of: index).isFinite { return "\(index): velocity" }
    }
    return nil
  }

  package var flawAtRest: String? {
    for index in present where kind(of: index) == .scroller && self[index].overscroll != .zero {
      return "\(index) rests beyond an edge"
    }
    return nil
  }

  package var framesToRest: Int { 20_000 }
}
