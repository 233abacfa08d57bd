/// What of a page is seen.
///
/// ```
/// a page of pages        shows the one that it stands on, or is nearest to
/// a header               (a member that goes before its content) shows that content: what was touched last, where
///                        several members are seen next to one another, else the first
/// any other member       shows itself
/// ```
extension NestedMembers {
  /// Of what is seen the innermost member that was touched last.
  var innermostVisible: Int {
    var index = 0
    while let next = lastTouched(in: index) ?? pageShown(by: index) { index = next }
    return seen(in: index, along: .vertical) ?? seen(in: index, along: .horizontal) ?? index
  }

  /// Remembers what was touched, in all that it lies in.
  mutating func noteTouch(of index: Int) {
    var index = index
    while let parent = self[index].parent {
      self[parent].touched = index
      index = parent
    }
  }

  /// The innermost members that fingers, a wheel or a momentum on a member move along each axis.
  func chains(at index: Int) -> AxisPair<Int> {
    AxisPair(x: chain(at: index, along: .horizontal), y: chain(at: index, along: .vertical))
  }

  /// The same of an axis: what is seen of what is touched, or of the next one around it that moves there.
  func chain(at index: Int, along axis: ScrollAxis) -> Int {
    var outer: Int? = index
    while let next = outer {
      if next == index || self[next].canDrag(axis), let inner = seen(in: next, along: axis) {
        return inner
      }
      outer = self[next].parent
    }
    return index
  }

  /// Remembers the chains of a release: momentum goes on there, as long as that is seen.
  mutating func noteChains(_ chains: AxisPair<Int>) {
    unshare()
    for axis in ScrollAxis.allCases {
      var next: Int? = chains[axis]
      while let index = next {
        self[own: index].chain[axis] = chains[axis]
        next = self[own: index].parent
      }
    }
  }

  /// The chain that a member's momentum goes on in.
  func chain(from index: Int, along axis: ScrollAxis) -> Int {
    let chain = self[index].chain[axis]
    return chain >= 0 && isSeen(chain) ? chain : self.chain(at: index, along: axis)
  }

  /// Whether all that a member lies in shows it.
  func isSeen(_ index: Int) -> Bool {
    let path = path(to: index)
    for place in 0..<path.count where place > 0 {
      let page = self[path[place - 1]].restingPage
      if let page, page != self[path[place]].place { return false }
    }
    return true
  }

  /// The innermost member that moves along an axis and is seen of a member; nil for none.
  private func seen(in index: Int, along axis: ScrollAxis) -> Int? {
    let page = self[index].restingPage
    if page != nil || self[index].order.leads {
      let last = lastTouched(in: index)
      if let inner = last.flatMap({ content($0, of: index, along: axis) }) { return inner }
      for child in indices where self[child].parent == index && child != last {
        guard page == nil || self[child].place == page else { continue }
        if let inner = content(child, of: index, along: axis) { return inner }
      }
    }
    return self[index].canDrag(axis) ? index : nil
  }

  /// The same in one that lies in a header: across the way that the header goes only in what goes that way too, so not
  /// in its tabs.
  private func content(_ child: Int, of index: Int, along axis: ScrollAxis) -> Int? {
    let header = self[index]
    if header.restingPage == nil, !header.canDrag(axis), header.canDrag(axis.cross),
      seen(in: child, along: axis.cross) == nil
    {
      return nil
    }
    return seen(in: child, along: axis)
  }

  /// The member right inside another one that was touched last, if that is seen.
  private func lastTouched(in index: Int) -> Int? {
    guard let last = self[index].touched else { return nil }
    let page = self[index].restingPage
    return page == nil || page == self[last].place ? last : nil
  }

  /// The member that is the page another one shows; nil where it has none.
  private func pageShown(by index: Int) -> Int? {
    self[index].restingPage.flatMap { child(of: index, on: $0) }
  }

  /// The member that is a page of another one.
  func child(of parent: Int, on page: Int) -> Int? {
    indices.first { self[$0].parent == parent && self[$0].place == page }
  }

  /// The member right inside another one on the path to a third; nil if that lies elsewhere.
  func child(of parent: Int, towards index: Int) -> Int? {
    var next: Int? = index
    while let index = next {
      if self[index].parent == parent { return index }
      next = self[index].parent
    }
    return nil
  }
}
