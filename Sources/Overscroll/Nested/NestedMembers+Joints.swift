/// Where momentum goes from one member to another.
extension NestedMembers {
  /// Who takes a source's momentum, and where it scrolls to then.
  func target(
    of source: Int, _ direction: ScrollDirection
  ) -> (target: Int, direction: ScrollDirection)? {
    for connection in lists.connections where connection.source == source {
      guard let onward = connection.directions[direction] else { continue }
      let target = connection.target
      let distance = self[target].lines.scrollableDistance(
        onward.axis, isForward: onward.sign > 0)
      if self[target].canDrag(onward.axis), distance > 0 { return (target, onward) }
    }
    // UIKit's stretches at its own edges.
    let inner =
      self[source].order == .uiKit ? source : chain(from: source, along: direction.axis)
    let isForward = direction.sign > 0
    let turns = turns(at: inner, along: direction.axis, isForward: isForward)
    return target(of: turns, along: direction.axis, isForward: isForward).map { ($0, direction) }
  }

  /// What must be left at a member's edge to be handed on to another one, in pt/s.
  func leastSpeed(
    _ velocity: Double, along axis: ScrollAxis, from source: Int, to target: Int
  ) -> Double {
    let transfer = transfer(source, target)
    guard let direction = ScrollDirection(velocity: velocity, along: axis),
      transfer.directions[direction] != nil
    else { return .infinity }
    return transfer.minimumSpeed
  }

  /// The next member after another one in the order that can scroll on; nil for none.
  func follower(
    of index: Int, in order: MemberPath, along axis: ScrollAxis, by isForward: Bool
  ) -> Int? {
    var isLater = false
    for other in order {
      if isLater, self[other].lines.scrollableDistance(axis, isForward: isForward) > 0 {
        return other
      }
      if other == index { isLater = true }
    }
    return nil
  }

  /// What was chosen for two members; nil where nothing was.
  func chosenTransfer(_ source: Int, _ target: Int) -> MomentumTransfer? {
    lists.transfers.first { $0.source == source && $0.target == target }?.transfer
  }

  /// What of a momentum goes from one member to another.
  func transfer(_ source: Int, _ target: Int) -> MomentumTransfer {
    chosenTransfer(source, target)
      ?? MomentumTransfer(
        sourceMass: self[source].mass, targetMass: self[target].mass,
        minimumSpeed: self[source].minimumSpeed)
  }
}

/// A joint of two members other than that of an inner and its outer one.
struct NestedConnection: Hashable, Sendable {
  let source: Int
  let target: Int
  let directions: ScrollDirectionMap
}

/// What of a momentum goes from one member to another.
struct NestedTransfer: Hashable, Sendable {
  let source: Int
  let target: Int
  let transfer: MomentumTransfer
}
