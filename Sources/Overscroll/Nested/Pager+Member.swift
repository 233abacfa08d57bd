/// A pager in a page: what lies in it are its pages.
extension Pager: MemberModel {
  static var memberKind: NestedMemberKind { .pager }

  /// Itself, as a member; `Drawer+Member.swift` says why here.
  var boxed: MemberBox { SharingBox(self) }

  var restingPage: Int? { page }

  func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    // A pager that rests has its page at 0.
    guard axis == screenAxis, self.axis.position != 0, !self.axis.isOutside else { return 0 }
    let near = nearest(after: 0)
    let other = way(to: strip.page(near.way > self.axis.position ? -1 : 1, after: near.copy))
    return NestedMember.gap(
      from: self.axis.position, between: near.way, and: other, isForward: isForward == (sign > 0))
  }

  func length(_ axis: ScrollAxis) -> Double { strip.layout.length }

  var contentDirection: InterfaceLayoutDirection { strip.layout.layoutDirection }

  mutating func scroll(by share: Double, along axis: ScrollAxis, duration: Double) {
    turn(by: share * strip.layout.sign > 0 ? 1 : -1)
  }

  var memberState: NestedScrollState.Member { NestedScrollState.Member(pager: state) }

  mutating func restore(_ state: NestedScrollState.Member) -> Bool {
    state.pager.map { restore($0) } ?? false
  }
}
