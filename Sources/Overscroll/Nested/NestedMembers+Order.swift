/// Whose turn it is.
///
/// Asked of the table alone: a page that is read while it is changed is copied.
extension NestedMembers {
  /// A member and those it lies in, the outermost first.
  func path(to index: Int) -> MemberPath {
    var path = MemberPath()
    var next: Int? = index
    while let index = next {
      path.prepend(index)
      next = self[index].parent
    }
    return path
  }

  /// The members of a path that can move along an axis, in the order of their turns.
  ///
  /// - Parameter gesture: whose turns: what another one holds has none; ``NestedGesture/none`` for a wheel's or a
  ///   key's, of what no finger is on; nil for anybody's.
  func order(
    of path: MemberPath, along axis: ScrollAxis, isForward: Bool, for gesture: Int8? = nil
  ) -> MemberPath {
    var order = MemberPath()
    var isInside = false
    var place = path.count
    // From the inside out: each takes its turn before or after all those inside it.
    while place > 0 {
      place -= 1
      let index = path[place]
      guard self[index].canDrag(axis) else { continue }
      // What lies inside has begun, and keeps what it is given; but pages take the rest.
      if self[index].order == .uiKit, isInside, !self[index].isPaged(along: axis) { continue }
      isInside = true
      if !isFree(index, axis, for: gesture) {
        // Its turn is another finger's.
      } else if self[index].isOuterFirst(axis, isForward: isForward) {
        order.prepend(index)
      } else {
        order.append(index)
      }
      if self[index].contains(axis) { break }
    }
    return order
  }

  /// The axes along which anything on chains can move.
  func movableAxes(of chains: AxisPair<Int>) -> PanAxes {
    let (x, y) = (path(to: chains.x), path(to: chains.y))
    let isWide = order(of: x, along: .horizontal, isForward: true).count > 0
    let isHigh = order(of: y, along: .vertical, isForward: true).count > 0
    return isWide ? isHigh ? .both : .horizontal : .vertical
  }

  @inline(__always)
  private func isFree(_ index: Int, _ axis: ScrollAxis, for gesture: Int8?) -> Bool {
    guard let gesture else { return true }
    if gesture == NestedGesture.none { return !self[index].isTracking }
    return self[index].holder[axis] < 0 || self[index].holder[axis] == gesture
  }

  /// What a member moves for; in this order.
  enum Turn {
    /// What is stretched the other way comes back.
    case stretched
    /// A strip between two pages goes to one of them, before anything on it moves.
    case between
    /// It scrolls to its edge.
    case scrolling

    /// The one after it; nil after the last.
    var next: Turn? {
      switch self {
      case .stretched: .between
      case .between: .scrolling
      case .scrolling: nil
      }
    }
  }

  /// How far a member goes in a turn, in points; not above 0 where it does not.
  @inline(__always)
  func distance(
    of index: Int, in turn: Turn, along axis: ScrollAxis, isForward: Bool
  ) -> Double {
    switch turn {
    case .stretched: self[index].lines.overhang(axis, isForward: isForward)
    case .between: self[index].distanceToPage(axis, isForward: isForward)
    case .scrolling: self[index].lines.scrollableDistance(axis, isForward: isForward)
    }
  }

  /// Who goes on with a momentum; nil when nobody along the path can.
  func target(
    on path: MemberPath, along axis: ScrollAxis, isForward: Bool, for gesture: Int8? = nil
  ) -> Int? {
    let order = order(of: path, along: axis, isForward: isForward, for: gesture)
    var turn: Turn? = .stretched
    while let now = turn {
      for place in 0..<order.count
      where distance(of: order[place], in: now, along: axis, isForward: isForward) > 0 {
        return order[place]
      }
      turn = now.next
    }
    return last(order, along: axis)
  }

  /// Who stretches when nobody can scroll on: the last one in the order that bounces.
  func last(_ order: MemberPath, along axis: ScrollAxis) -> Int? {
    var place = order.count
    while place > 0 {
      place -= 1
      if self[order[place]].lines.isElastic(axis) { return order[place] }
    }
    return order.count > 0 ? order[order.count - 1] : nil
  }
}
