/// Whose turn it is.
///
/// Asked of the table alone: a page that is read while it is changed is copied.
extension NestedMembers {
  /// A member and those it lies in, the outermost first.
  @inline(never)
  func path(to index: Int) -> MemberPath {
    var path = MemberPath()
    var next: Int? = index
    while let index = next {
      path.prepend(index)
      next = self[index].parent
    }
    return path
  }

  /// A member and those it lies in that can move along an axis, in the order of their turns.
  ///
  /// - Parameter gesture: whose turns: what another one holds has none; ``NestedGesture/none`` for a wheel's or a
  ///   key's, of what no finger is on; nil for anybody's.
  func turns(
    at inner: Int, along axis: ScrollAxis, isForward: Bool, for gesture: Int8? = nil
  ) -> Turns {
    var turns = Turns()
    var isInside = false
    var next: Int? = inner
    // From the inside out: each takes its turn before or after all those inside it.
    while let index = next {
      next = self[index].parent
      guard self[index].canDrag(axis) else { continue }
      // What lies inside has begun, and keeps what it is given; but pages take the rest.
      if self[index].order == .uiKit, isInside, !self[index].isPaged(along: axis) { continue }
      isInside = true
      if !isFree(index, axis, for: gesture) {
        // Its turn is another finger's.
      } else if self[index].isOuterFirst(axis, isForward: isForward) {
        turns.order.prepend(index)
      } else {
        turns.order.append(index)
      }
      turns.traits.formUnion(self[index].traits)
      if self[index].contains(axis) { break }
    }
    return turns
  }

  /// The axes along which anything on chains can move.
  func movableAxes(of chains: AxisPair<Int>) -> PanAxes {
    PanAxes(
      isWide: turns(at: chains.x, along: .horizontal, isForward: true).order.count > 0,
      isHigh: turns(at: chains.y, along: .vertical, isForward: true).order.count > 0)
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

  /// Members whose turns come one after the other.
  struct Turns {
    var order = MemberPath()
    /// What holds of any of them.
    var traits = MemberTraits()
    var turn: Turn? = .stretched
    var place = 0

    /// Whether anybody may go some way for a reason.
    func has(_ turn: Turn, _ axis: ScrollAxis) -> Bool {
      switch turn {
      case .stretched: traits.contains(.isStretched)
      case .between: traits.contains(.isPaged(axis))
      case .scrolling: true
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

  /// Who is the next to go some of a distance, and how far it can, in points; nil where nobody is left.
  @inline(__always)
  func next(
    _ turns: inout Turns, along axis: ScrollAxis, isForward: Bool
  ) -> (index: Int, turn: Turn, distance: Double)? {
    while let now = turns.turn {
      while turns.has(now, axis), turns.place < turns.order.count {
        let index = turns.order[turns.place]
        turns.place += 1
        let distance = distance(of: index, in: now, along: axis, isForward: isForward)
        if distance > 0 { return (index, now, distance) }
      }
      (turns.turn, turns.place) = (now.next, 0)
    }
    return nil
  }

  /// Who goes on with a momentum; nil when nobody can.
  func target(of turns: Turns, along axis: ScrollAxis, isForward: Bool) -> Int? {
    var turns = turns
    return next(&turns, along: axis, isForward: isForward)?.index ?? last(turns.order, along: axis)
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
