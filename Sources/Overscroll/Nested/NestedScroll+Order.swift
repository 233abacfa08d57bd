/// Whose turn it is.
extension NestedScroll {
  /// A scroller and those it lies in, the outermost first.
  func path(to index: Int) -> Lineup {
    var path = Lineup()
    var next: Int? = index
    while let index = next {
      path.prepend(index)
      next = members[index].parent
    }
    return path
  }

  /// The scrollers a finger moves, or would move.
  var currentPath: Lineup { path(to: isTracking ? touched : active) }

  /// The scrollers of a path that can move along an axis, in the order of their turns.
  func order(of path: Lineup, along axis: ScrollAxis, isForward: Bool) -> Lineup {
    var order = Lineup()
    var place = path.count
    // From the inside out: each takes its turn before or after all those inside it.
    while place > 0 {
      place -= 1
      let index = path[place]
      guard members[index].scroller.canDrag(axis) else { continue }
      if members[index].order.isOuterFirst(isForward: isForward) {
        order.prepend(index)
      } else {
        order.append(index)
      }
    }
    return order
  }

  /// Who stretches when nobody has room: the last one in the order that bounces.
  func last(_ order: Lineup, along axis: ScrollAxis) -> Int? {
    var place = order.count
    while place > 0 {
      place -= 1
      if members[order[place]].scroller.axes[axis].bounces { return order[place] }
    }
    return order.count > 0 ? order[order.count - 1] : nil
  }

  /// Who goes on with a momentum; nil when nobody along the path can.
  func taker(on path: Lineup, along axis: ScrollAxis, isForward: Bool) -> Int? {
    let order = order(of: path, along: axis, isForward: isForward)
    for place in 0..<order.count {
      if members[order[place]].scroller.axes[axis].overhang(isForward: isForward) > 0 {
        return order[place]
      }
    }
    for place in 0..<order.count {
      if members[order[place]].scroller.axes[axis].room(isForward: isForward) > 0 {
        return order[place]
      }
    }
    return last(order, along: axis)
  }
}
