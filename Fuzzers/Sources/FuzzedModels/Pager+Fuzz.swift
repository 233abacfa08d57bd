import Overscroll
@_spi(Fields) import ScrollScenes

extension Pager: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> Pager {
    Pager(
      pages: RowIndex(extents: [280.0, 210, 350, 280, 120, 300, 260, 340, 180]),
      layout: PagerLayout(
        viewport: Size2(390, 600), insets: Insets(left: 20, right: 20), spacing: 16,
        alignment: input.pick(PageAlignment.allCases), wraps: input.bool()),
      page: input.below(9))
  }

  package var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) {
    (Self.programs, Self.properties)
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
