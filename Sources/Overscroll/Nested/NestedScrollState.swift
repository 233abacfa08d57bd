/// What a host saves of a nested page: what it saves of each member, and which one wheels and keys go to.
public struct NestedScrollState: Hashable, Sendable {
  /// What is saved of a member: one of the three, or nothing of one that takes fingers whole.
  public struct Member: Hashable, Sendable {
    /// Of a scroller.
    public var scroller: ScrollerState?

    /// Of a drawer.
    public var drawer: DrawerState?

    /// Of a pager.
    public var pager: PagerState?

    /// Creates a state.
    public init(
      scroller: ScrollerState? = nil, drawer: DrawerState? = nil, pager: PagerState? = nil
    ) {
      self.scroller = scroller
      self.drawer = drawer
      self.pager = pager
    }
  }

  /// The index of the active member.
  public var active: Int

  /// The members, by their indices.
  public var members: [Member]

  /// Creates a state.
  public init(active: Int, members: [Member]) {
    self.active = active
    self.members = members
  }
}

extension NestedScroll {
  /// What to save of every member: while something moves, where it will rest, over every joint; allocates.
  ///
  /// - Complexity: that of ``settled``.
  public var state: NestedScrollState {
    let page = isMoving ? settled : self
    return NestedScrollState(
      active: page.active, members: page.members.indices.map { page.members[$0].box.state })
  }

  /// Shows what was saved, immediately.
  ///
  /// Members are matched by their indices. One that is of another kind now, or whose numbers make no sense, is
  /// left as it is.
  ///
  /// - Returns: whether all of it was restored. False, and nothing happens, while a finger holds the page.
  @discardableResult
  public mutating func restore(_ state: NestedScrollState) -> Bool {
    guard !isTracking else { return false }
    var isComplete = state.members.count == members.count
    for index in members.indices where index < state.members.count {
      let isRestored = members.change(index, at: body.clock) { $0.restore(state.members[index]) }
      isComplete = isComplete && isRestored
    }
    guard isMember(state.active) else { return false }
    active = state.active
    return isComplete
  }
}

#if !hasFeature(Embedded)
  extension NestedScrollState: Codable {}
  extension NestedScrollState.Member: Codable {}
#endif
