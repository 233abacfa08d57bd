/// Whose turn it is.
extension NestedScroll {
  /// A member and those it lies in, the outermost first.
  func path(to index: Int) -> MemberPath {
    var path = MemberPath()
    var next: Int? = index
    while let index = next {
      path.prepend(index)
      next = members[index].parent
    }
    return path
  }

  /// The members of a path that can move along an axis, in the order of their turns.
  func order(of path: MemberPath, along axis: ScrollAxis, isForward: Bool) -> MemberPath {
    var order = MemberPath()
    var place = path.count
    // From the inside out: each takes its turn before or after all those inside it.
    while place > 0 {
      place -= 1
      let index = path[place]
      guard members[index].canDrag(axis) else { continue }
      if members[index].isOuterFirst(axis, isForward: isForward) {
        order.prepend(index)
      } else {
        order.append(index)
      }
    }
    return order
  }

  /// Who stretches when nobody can scroll on: the last one in the order that bounces.
  func last(_ order: MemberPath, along axis: ScrollAxis) -> Int? {
    var place = order.count
    while place > 0 {
      place -= 1
      if members[order[place]].isElastic(axis) { return order[place] }
    }
    return order.count > 0 ? order[order.count - 1] : nil
  }

  /// Who goes on with a momentum; nil when nobody along the path can.
  func target(on path: MemberPath, along axis: ScrollAxis, isForward: Bool) -> Int? {
    let order = order(of: path, along: axis, isForward: isForward)
    for place in 0..<order.count
    where members[order[place]].overhang(axis, isForward: isForward) > 0 {
      return order[place]
    }
    for place in 0..<order.count
    where members[order[place]].scrollableDistance(axis, isForward: isForward) > 0 {
      return order[place]
    }
    return last(order, along: axis)
  }
}
