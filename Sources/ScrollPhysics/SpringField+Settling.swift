/// How springs leave a field.
extension SpringField {
  /// Removes the springs that have come to rest, and says which.
  ///
  /// At rest means both near and slow: a spring oscillating through its target stays. The others close up
  /// and keep their order.
  ///
  /// - Parameters:
  ///   - tolerance: the distance from the target and the speed up to which a spring is at rest.
  ///   - report: called with the id of each spring removed, in the order of the slots.
  /// - Returns: how many were removed.
  /// - Complexity: O(count), no allocation.
  @inlinable @discardableResult
  public mutating func removeSettled(
    _ tolerance: StopRule, report: (_ id: Int) -> Void = { _ in }
  ) -> Int {
    let distance = Scalar(tolerance.distance)
    // The speed as a distance per step, so that no spring needs a division.
    let speed = Scalar(tolerance.speed) * reach
    var next = 0
    for slot in 0..<count {
      let displacement = displacements[slot]
      let move = moves[slot]
      if abs(displacement) <= distance && abs(move + sag * displacement) <= speed {
        report(ids[slot])
        continue
      }
      if next < slot {
        displacements[next] = displacement
        moves[next] = move
        targets[next] = targets[slot]
        ids[next] = ids[slot]
      }
      next += 1
    }
    let removed = count - next
    displacements.removeLast(removed)
    moves.removeLast(removed)
    targets.removeLast(removed)
    ids.removeLast(removed)
    return removed
  }

  /// Removes all springs and keeps the space for as many.
  @inlinable public mutating func removeAll() {
    displacements.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
  }

  /// Sets springs that have all but vanished to exactly 0, a 64th of the slots at a time.
  ///
  /// From the square root of the smallest normal number a spring takes dozens of time constants more to
  /// reach the denormal ones; by then its turn has come. A pass over all of them in each step would
  /// cost as much as the step.
  @inlinable mutating func clearVanished() {
    if sweep >= count { sweep = 0 }
    let end = min(count, sweep + count / 64 + 1)
    let vanished = Scalar.leastNormalMagnitude.squareRoot()
    for slot in sweep..<end
    where abs(displacements[slot]) < vanished && abs(moves[slot]) < vanished {
      displacements[slot] = 0
      moves[slot] = 0
    }
    sweep = end
  }
}
