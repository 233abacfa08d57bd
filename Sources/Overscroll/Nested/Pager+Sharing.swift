/// A pager in a page: what lies in it are its pages.
extension Pager {
  static var memberKind: NestedMemberKind { .pager }

  // Not for all that rest in places: of a type that is not known the address would be that of a copy.
  mutating func memberLines() -> MemberLines {
    MemberLines(&body.lines, along: screenAxis, sign: sign)
  }

  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool { false }

  mutating func restingPage() -> Int? { page }

  mutating func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    // A pager that rests has its page at 0.
    let place = body.line.position
    guard axis == screenAxis, place != 0, !body.line.isOutside else { return 0 }
    let near = nearest(after: 0)
    let other = way(to: strip.page(near.way > place ? -1 : 1, after: near.copy))
    return NestedMember.gap(
      from: place, between: near.way, and: other, isForward: isForward == (sign > 0))
  }

  mutating func memberLength(_ axis: ScrollAxis) -> Double { strip.layout.length }

  var memberDirection: InterfaceLayoutDirection { strip.layout.layoutDirection }

  mutating func scrollMember(by share: Double, along axis: ScrollAxis, duration: Double) {
    turn(by: share * strip.layout.sign > 0 ? 1 : -1)
  }

  var memberState: NestedScrollState.Member { NestedScrollState.Member(pager: state) }

  mutating func restoreMember(_ state: NestedScrollState.Member) -> Bool {
    state.pager.map { restore($0) } ?? false
  }
}
