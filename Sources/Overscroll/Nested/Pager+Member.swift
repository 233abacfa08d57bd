/// A pager in a page: what lies in it are its pages.
extension Pager: MemberModel {
  static var memberKind: NestedMemberKind { .pager }

  /// Itself, as a member; `Drawer+Member.swift` says why here.
  var boxed: MemberBox { SharingBox(self) }

  var restingPage: Int? { page }

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
