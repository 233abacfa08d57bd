/// The members by their indices.
extension NestedScroll {
  /// A scroller by its index.
  ///
  /// Set its sizes and behaviour here, and scroll it by program; let fingers, wheels, keys and frames go
  /// through the functions of this type.
  ///
  /// - Precondition: `index` names a scroller.
  public subscript(index: Int) -> Scroller {
    get {
      check(index, is: .scroller)
      return members[index].scroller
    }
    _modify {
      check(index, is: .scroller)
      members[index].follow(driver.clock)
      yield &members[index].scroller
      note(index)
    }
  }

  /// A drawer by its index; otherwise as for a scroller.
  ///
  /// - Precondition: `index` names a drawer.
  public subscript(drawer index: Int) -> Drawer {
    get {
      check(index, is: .drawer)
      // swift-format-ignore: NeverForceUnwrap, the kind has been checked
      return members[index].drawer!
    }
    _modify {
      check(index, is: .drawer)
      members[index].follow(driver.clock)
      // swift-format-ignore: NeverForceUnwrap, the kind has been checked
      yield &members[index].drawer!
      note(index)
    }
  }

  /// A pager by its index; otherwise as for a scroller.
  ///
  /// - Precondition: `index` names a pager.
  public subscript(pager index: Int) -> Pager {
    get {
      check(index, is: .pager)
      // swift-format-ignore: NeverForceUnwrap, the kind has been checked
      return members[index].pager!
    }
    _modify {
      check(index, is: .pager)
      members[index].follow(driver.clock)
      // swift-format-ignore: NeverForceUnwrap, the kind has been checked
      yield &members[index].pager!
      note(index)
    }
  }

  private func check(_ index: Int, is kind: MemberKind) {
    precondition(
      members.indices.contains(index) && members[index].kind == kind,
      "index must name a member of this kind")
  }
}
