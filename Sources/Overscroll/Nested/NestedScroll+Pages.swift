/// Members and pages that come and go, in any phase.
///
/// ```
/// inserted   the members after it are the pages after it; what is seen stays, as in a ``Pager``
/// removed    with all that lies in it; fingers on it are cancelled, momentum in it is lost
/// seen       is what was: of a page that is removed, the one that is shown then
/// ```
extension NestedScroll {
  /// Whether an index names a member.
  public func isMember(_ index: Int) -> Bool {
    members.indices.contains(index) && members[index].isMember
  }

  /// Whether another member can be put into one: at most eight lie inside one another, and in a pager as many as it
  /// has pages.
  public func canAdd(to parent: Int) -> Bool {
    guard isMember(parent), members.path(to: parent).count < MemberPath.capacity else {
      return false
    }
    return members[parent].box.of(Pager.self).map { freePage(of: parent) < $0.model.count } ?? true
  }

  /// The first page of a member that has none.
  private func freePage(of parent: Int) -> Int {
    guard hasChanged else { return members[parent].childCount }
    var page = 0
    while members.child(of: parent, on: page) != nil { page += 1 }
    return page
  }

  @discardableResult
  mutating func append(
    _ box: MemberBox, to parent: Int?, _ order: HandOffOrder, _ mass: Double
  ) -> Int {
    precondition(MomentumTransfer.masses.contains(mass), "mass must lie within 1e-6 ... 1e6")
    var member = NestedMember(box, in: parent, order: order, mass: mass)
    if let parent {
      precondition(
        canAdd(to: parent), "parent must name a member with space: 8 inside one another, one a page"
      )
      member.place = freePage(of: parent)
      members[parent].childCount += 1
    }
    let free = hasChanged ? members.indices.first { !members[$0].isMember } : nil
    let index = free ?? members.count
    // What was done to all members may have listed the place.
    if let free { member.isListedEventful = members[free].isListedEventful }
    // What the host chose for all holds of it too.
    if members.count > 0, reducesMotion { box.reducesMotion = true }
    members.put(member, box, at: index)
    body.clock.move(to: box.time)
    pushed.reserveCapacity(MemberPath.capacity)
    members.note(index)
    return index
  }

  /// Inserts pages before a page: members that are added then are theirs, the first page first.
  ///
  /// - Parameters:
  ///   - newPages: how many.
  ///   - page: the index of the page that comes after them.
  ///   - parent: a pager, which takes them as ``Pager/insert(count:extent:at:animated:)`` says; or a scroller that
  ///     rests on pages, whose content is its host's to lengthen.
  ///   - animated: as for a pager.
  /// - Precondition: `parent` names a member; in a pager, `newPages` and `page` as there.
  @discardableResult
  public mutating func insertPages(
    count newPages: Int = 1, at page: Int, in parent: Int, animated: Bool = true
  ) -> NestedEvents {
    precondition(isMember(parent), "parent must name a member")
    return replacePages(page..<page, of: parent, by: newPages) {
      $0.insert(count: newPages, at: page, animated: animated)
    }
  }

  /// Removes a member with all that lies in it, and the page that it is.
  ///
  /// What was counted in its `diagnostics` goes with it; of what it was doing no end is reported.
  ///
  /// - Parameters:
  ///   - index: the member; its index is free then, for the next one that is added.
  ///   - animated: whether a pager takes time over bringing another page to its place.
  /// - Precondition: `index` names a member other than the root.
  @discardableResult
  public mutating func remove(_ index: Int, animated: Bool = true) -> NestedEvents {
    guard isMember(index), let parent = members[index].parent else {
      preconditionFailure("index must name a member other than the root")
    }
    let page = members[index].place..<members[index].place + 1
    return replacePages(page, of: parent, by: 0) {
      // A program may have removed the page from the pager before.
      $0.remove(page.clamped(to: 0..<$0.count), animated: animated)
    }
  }

  /// Pages go with the members that they are, and others come in their place.
  @discardableResult
  package mutating func replacePages(
    _ pages: Range<Int>, of parent: Int, by count: Int, _ change: (inout Pager) -> PagerEvents
  ) -> NestedEvents {
    beginCall()
    hasChanged = true
    let leaving = members.indices.filter { index in
      members.child(of: parent, towards: index).map { pages.contains(members[$0].place) } ?? false
    }
    forEachGesture { page in
      if page.gesture.reach.contains(where: leaving.contains) {
        page.cancelTouching()
        page.gesture.touched = parent
        page.touch(AxisPair(x: parent, y: parent))
      }
      for finger in page.gesture.joined
      where leaving.contains(finger.member) && page.body.fingers.holds(finger.id) {
        _ = page.lift(finger.id, .cancelled, at: page.body.clock.event)
      }
      if let exclusiveMember = page.gesture.exclusiveMember, leaving.contains(exclusiveMember) {
        page.endExclusive()
      }
    }
    if let chains = wheelStroke.chains, leaving.contains(chains.x) || leaving.contains(chains.y) {
      endStroke()
    }
    for index in leaving {
      let box = MemberBox()
      members.put(NestedMember(box, in: nil, order: .innerFirst, mass: 1), box, at: index)
    }
    for index in members.indices {
      if let last = members[index].touched, leaving.contains(last) { members[index].touched = nil }
      members[index].chain = AxisPair(x: -1, y: -1)
    }
    if let last = named, leaving.contains(last) { named = nil }
    members.lists.forget(leaving)
    for index in members.indices
    where members[index].parent == parent && members[index].place >= pages.upperBound {
      members[index].place += count - pages.count
    }
    if members[parent].kind == .pager {
      let pager = self.change(parent, Pager.self)
      pager.model.body.events = change(&pager.model)
    }
    members.note(parent)
    return collect()
  }
}
