/// What a member shares its fingers' distance as.
public enum NestedMemberKind: Hashable, Sendable, CaseIterable {
  /// A scroller, read and changed as `page[index]`.
  case scroller
  /// A drawer, read and changed as `page[drawer: index]`.
  case drawer
  /// A pager, read and changed as `page[pager: index]`.
  case pager
}

/// The members by their indices.
extension NestedScroll {
  /// What a member shares its fingers' distance as; nil for one that takes fingers whole.
  ///
  /// - Precondition: `index` names a member.
  public func kind(of index: Int) -> NestedMemberKind? { members[index].kind }

  /// A scroller by its index.
  ///
  /// Set its sizes and behaviour here, and scroll it by program; let fingers, wheels, keys and frames go
  /// through the functions of this type.
  ///
  /// - Precondition: `index` names a scroller.
  public subscript(index: Int) -> Scroller {
    get { self[index, as: Scroller.self] }
    _modify { yield &self[index, as: Scroller.self] }
  }

  /// A drawer by its index; otherwise as for a scroller.
  ///
  /// - Precondition: `index` names a drawer.
  public subscript(drawer index: Int) -> Drawer {
    get { self[index, as: Drawer.self] }
    _modify { yield &self[index, as: Drawer.self] }
  }

  /// A pager by its index; otherwise as for a scroller.
  ///
  /// Its pages come and go by ``insertPages(count:at:in:animated:)`` and ``remove(_:animated:)`` of this type: what
  /// lies in them goes along.
  ///
  /// - Precondition: `index` names a pager.
  public subscript(pager index: Int) -> Pager {
    get { self[index, as: Pager.self] }
    _modify { yield &self[index, as: Pager.self] }
  }

  /// A member by its index, whatever it is; otherwise as for a scroller.
  ///
  /// - Precondition: `index` names a member of this type.
  public subscript<Member: Draggable>(index: Int, as type: Member.Type) -> Member {
    get { box(index, type).model }
    _modify {
      let box = change(index, type)
      let wasEnabled = box.isEnabled
      yield &box.model
      // It may move along another axis now.
      members[index].lines = box.lines
      members.note(index)
      if wasEnabled, !box.isEnabled { endGestures(on: index) }
    }
  }

  /// Whether a member is of a type.
  package func isMember<Member: Draggable>(_ index: Int, _ type: Member.Type) -> Bool {
    members.indices.contains(index) && members[index].box.of(type) != nil
  }

  // MARK: - What happened

  /// What happened to a scroller in the last call, in order; nothing where it is something else.
  ///
  /// What its own functions did, they returned themselves.
  public func events(of index: Int) -> ScrollEvents { events(of: index, as: Scroller.self) }

  /// What happened to a member of a type in the last call, in order; nothing where it is something else.
  public func events<Member: Draggable>(of index: Int, as type: Member.Type) -> Member.Events {
    members[index].box.of(type)?.events ?? Member.Events()
  }

  // MARK: - Parts

  func box<Model: Draggable>(_ index: Int, _ type: Model.Type) -> ModelBox<Model> {
    guard members.indices.contains(index), let box = members[index].box.of(type) else {
      preconditionFailure("index must name a member of this kind")
    }
    return box
  }

  /// Ends what fingers do to a member that was disabled, where nothing else is under them that they could drag.
  @inline(never)
  private mutating func endGestures(on index: Int) {
    members.change(index, at: body.clock) { $0.releaseDisabled() }
    forEachGesture { page in
      if page.gesture.exclusiveMember == index { page.endExclusive() }
      guard page.gesture.reach.contains(index) else { return }
      if page.gesture.pinched == index {
        page.gesture.pinched = nil
        page.tieToChains()
      }
      if !page.canBeginDragging { page.cancelTouching() }
    }
  }

  /// The box of a member that is about to be changed, at the page's time.
  mutating func change<Model: Draggable>(
    _ index: Int, _ type: Model.Type
  ) -> ModelBox<Model> {
    precondition(isMember(index), "index must name a member")
    let clock = body.clock
    members.own(index) { $0.follow(clock) }
    return box(index, type)
  }
}
