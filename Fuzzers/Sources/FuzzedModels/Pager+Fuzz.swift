import Overscroll
import ScrollScenes

extension Pager: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> Pager {
    Pager(
      pages: RowIndex(extents: [280.0, 210, 350, 280, 120, 300, 260, 340, 180]),
      layout: PagerLayout(
        viewport: Size2(390, 600), insets: Insets(left: 20, right: 20), spacing: 16,
        alignment: input.pick(PageAlignment.allCases), wraps: input.bool()),
      page: input.below(9))
  }

  package mutating func act(_ input: inout FuzzInput) -> PagerEvents {
    switch input.below(14) {
    case 0...1:
      return count > 0 ? scroll(toPage: input.byte() % count, animated: input.bool()) : .init()
    case 2: return turnPage(by: input.bool() ? .max : input.below(7) - 3)
    case 3:
      let extents = (0..<input.below(4)).map { _ in Double(input.byte() * 2) }
      return insert(extents, at: input.byte() % (count + 1))
    case 4: return insert(count: input.below(3), at: input.byte() % (count + 1))
    case 5...6:
      let from = input.byte() % (count + 1)
      let to = min(count, from + (input.below(12) == 0 ? count : 2))
      return remove(from..<to, animated: input.bool())
    case 7:
      return count > 0 ? setExtent(Double(input.byte() * 4), of: input.byte() % count) : .init()
    case 8: turn = input.pick([.atMost(-1), .atMost(0)])
    default: draw(Self.properties, &input)
    }
    return sync(to: time)
  }

  package var flaw: String? {
    guard offset.isFinite, velocity.isFinite else { return "not finite" }
    let most = Double(max(0, layout.wraps ? count : count - 1))
    guard pageProgress >= 0, pageProgress <= most else { return "progress \(pageProgress)" }
    return (0..<max(1, count)).contains(targetPage) ? nil : "target \(targetPage)"
  }

  package var flawAtRest: String? {
    guard count > 0 else { return nil }
    guard velocity == 0, pageProgress == pageProgress.rounded() else {
      return "rests between pages"
    }
    // Pages without a length are at the same place.
    return offset(of: Int(pageProgress) % count) == offset(of: page)
      ? nil : "rests away from its page"
  }
}
