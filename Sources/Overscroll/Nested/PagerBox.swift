/// A pager in a page: what lies in it are its pages.
final class PagerBox: PlacedBox<Pager>, @unchecked Sendable {
  override func copied() -> MemberBox { telling(PagerBox(model)) }

  override var kind: NestedMemberKind? { .pager }

  // Not for all that rest in places: of a type that is not known the address would be that of a copy.
  override var lines: MemberLines {
    MemberLines(&model.body.lines, along: model.screenAxis, sign: model.sign)
  }

  override var isMoving: Bool { model.isMoving }

  override var restingPage: Int? { model.page }

  override func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    // A pager that rests has its page at 0.
    let place = model.body.line.position
    guard axis == model.screenAxis, place != 0, !model.body.line.isOutside else { return 0 }
    let near = model.nearest(after: 0)
    let other = model.way(to: model.strip.page(near.way > place ? -1 : 1, after: near.copy))
    return NestedMember.gap(
      from: place, between: near.way, and: other, isForward: isForward == (model.sign > 0))
  }

  override func length(_ axis: ScrollAxis) -> Double { model.strip.layout.length }

  override var layoutDirection: InterfaceLayoutDirection { model.strip.layout.layoutDirection }

  override func scroll(by share: Double, along axis: ScrollAxis, duration: Double) {
    model.turn(by: share * model.strip.layout.sign > 0 ? 1 : -1)
  }

  override var state: NestedScrollState.Member { NestedScrollState.Member(pager: model.state) }

  override func restore(_ state: NestedScrollState.Member) -> Bool {
    state.pager.map { model.restore($0) } ?? false
  }
}
