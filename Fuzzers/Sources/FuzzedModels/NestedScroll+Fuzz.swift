import Overscroll
@_spi(Fields) import ScrollScenes

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

  package var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) {
    (programs, properties)
  }

  package mutating func act<Source: PropertySource>(
    _ source: inout Source, at time: Double
  ) -> [Word] {
    let present = present
    let index = present[source.below(present.count)]
    let isAnimated = source.below(2) == 0
    switch source.below(16) {
    case 0...2:
      let (id, place) = (source.below(4), Vector2(source.number(), source.number()))
      return reported { $0.touchDown(id, at: place, in: index, time: time) }
    case 3...4: return actInMember(index, &source, at: time)
    case 5...7:
      let properties = Self.memberProperties(of: index)
      properties[source.below(properties.count)].draw(&self, from: &source)
    case 8: restore(state)
    case 9 where index != root: return leaving { $0.remove(index, animated: isAnimated) }
    case 10 where present.count < 12 && canAdd(to: index):
      let list = Scroller(viewport: Size2(390, 600), content: Size2(390, 900))
      let pager = Pager(count: 2, layout: PagerLayout(viewport: Size2(390, 600)))
      _ = isAnimated ? add(pager, to: index) : add(list, to: index)
    case 11 where kind(of: index) == .pager:
      let (page, count) = (source.below(self[pager: index].count + 1), source.below(3))
      return reported { $0.insertPages(count: count, at: page, in: index, animated: isAnimated) }
    case 12 where kind(of: index) == .pager:
      let first = source.below(self[pager: index].count + 1)
      let pages = first..<min(self[pager: index].count, first + 2)
      return leaving {
        $0.replacePages(pages, of: index, by: 0) { $0.remove(pages, animated: isAnimated) }
      }
    default: return actAsDescribed(&source, at: time)
    }
    return reported { $0.sync(to: $0.time) }
  }

  /// What a member does by itself.
  private mutating func actInMember<Source: PropertySource>(
    _ index: Int, _ source: inout Source, at time: Double
  ) -> [Word] {
    let words =
      switch kind(of: index) {
      case .pager: self[pager: index].act(&source, at: time)
      case .scroller: self[index].act(&source, at: time)
      default: self[index, as: Dial.self].act(&source, at: time)
      }
    return words.map { Word($0.what, part: index) }
  }

  /// Does what members may leave by, who then say nothing of what they began.
  private mutating func leaving(_ act: (inout Self) -> NestedEvents) -> [Word] {
    let before = present
    let words = reported(act)
    return words + before.filter { !isMember($0) }.map { Word(.leaves, part: $0) }
  }

  /// A stroke that went to a member by itself is that member's.
  package mutating func endProgramDrag() -> NestedEvents {
    for index in present where kind(of: index) == .scroller && self[index].isDragging {
      self[index].cancelTouches(time: time)
    }
    return sync(to: time)
  }

  private var present: [Int] { (0..<count).filter(isMember) }

  package func words(_ events: NestedEvents) -> [Word] {
    (0..<count).flatMap { member in
      self.events(of: member).words(part: member)
        + self.events(of: member, as: Pager.self).words(part: member)
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
