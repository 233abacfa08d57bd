/// Whose turn it is.
///
/// Computed from the members alone: a page that is read in a mutating function would be copied.
extension NestedScroll {
  /// A member and those it lies in, the outermost first.
  @inline(__always)
  func path(to index: Int) -> MemberPath { body.lines.path(to: index) }

  /// The members of a path that can move along an axis, in the order of their turns.
  ///
  /// - Parameter gesture: whose turns: what another one holds has none; ``NestedGesture/none`` for a wheel's or a
  ///   key's, of what no finger is on; nil for anybody's.
  func order(
    of path: MemberPath, along axis: ScrollAxis, isForward: Bool, for gesture: Int8? = nil
  ) -> MemberPath {
    body.lines.order(of: path, along: axis, isForward: isForward, for: gesture)
  }

  /// Who stretches when nobody can scroll on: the last one in the order that bounces.
  @inline(__always)
  func last(_ order: MemberPath, along axis: ScrollAxis) -> Int? {
    body.lines.last(order, along: axis)
  }

  /// Who goes on with a momentum; nil when nobody along the path can.
  @inline(__always)
  func target(
    on path: MemberPath, along axis: ScrollAxis, isForward: Bool, for gesture: Int8? = nil
  ) -> Int? {
    body.lines.target(on: path, along: axis, isForward: isForward, for: gesture)
  }
}

extension NestedMembers {
  fileprivate func path(to index: Int) -> MemberPath {
    var path = MemberPath()
    var next: Int? = index
    while let index = next {
      path.prepend(index)
      next = rows[index].parent
    }
    return path
  }

  fileprivate func order(
    of path: MemberPath, along axis: ScrollAxis, isForward: Bool, for gesture: Int8?
  ) -> MemberPath {
    var order = MemberPath()
    var isInside = false
    var place = path.count
    // From the inside out: each takes its turn before or after all those inside it.
    while place > 0 {
      place -= 1
      let index = path[place]
      guard boxes[index].canDrag(axis) else { continue }
      // What lies inside has begun, and keeps what it is given; but pages take the rest.
      if rows[index].order == .uiKit, isInside, !boxes[index].isPaged(along: axis) { continue }
      isInside = true
      if !isFree(index, axis, for: gesture) {
        // Its turn is another finger's.
      } else if rows[index].isOuterFirst(axis, isForward: isForward, boxes[index]) {
        order.prepend(index)
      } else {
        order.append(index)
      }
      if rows[index].contains(axis) { break }
    }
    return order
  }

  @inline(__always)
  private func isFree(_ index: Int, _ axis: ScrollAxis, for gesture: Int8?) -> Bool {
    guard let gesture else { return true }
    if gesture == NestedGesture.none { return !boxes[index].isTracking }
    return rows[index].holder[axis] < 0 || rows[index].holder[axis] == gesture
  }

  fileprivate func last(_ order: MemberPath, along axis: ScrollAxis) -> Int? {
    var place = order.count
    while place > 0 {
      place -= 1
      if boxes[order[place]].isElastic(axis) { return order[place] }
    }
    return order.count > 0 ? order[order.count - 1] : nil
  }

  fileprivate func target(
    on path: MemberPath, along axis: ScrollAxis, isForward: Bool, for gesture: Int8?
  ) -> Int? {
    let order = order(of: path, along: axis, isForward: isForward, for: gesture)
    for place in 0..<order.count
    where boxes[order[place]].overhang(axis, isForward: isForward) > 0 {
      return order[place]
    }
    for place in 0..<order.count
    where boxes[order[place]].distanceToPage(axis, isForward: isForward) > 0 {
      return order[place]
    }
    for place in 0..<order.count
    where boxes[order[place]].scrollableDistance(axis, isForward: isForward) > 0 {
      return order[place]
    }
    return last(order, along: axis)
  }
}
