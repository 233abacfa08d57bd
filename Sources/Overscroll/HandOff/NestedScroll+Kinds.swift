/// What a member of a ``NestedScroll`` is.
public enum NestedMemberKind: Hashable, Sendable, CaseIterable {
  /// A scroller, read and changed as `page[index]`.
  case scroller
  /// A drawer, read and changed as `page[drawer: index]`.
  case drawer
  /// A pager, read and changed as `page[pager: index]`.
  case pager
}

extension NestedScroll {
  /// What a member is.
  ///
  /// - Precondition: `index` names a member.
  public func kind(of index: Int) -> NestedMemberKind {
    switch members[index].kind {
    case .scroller: .scroller
    case .drawer: .drawer
    case .pager: .pager
    }
  }
}
