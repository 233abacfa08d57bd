/// What the springs of a field are doing.
extension SpringField {
  /// Where a spring is.
  ///
  /// - Precondition: `slot` is in `0 ..< count`.
  @inlinable public func value(at slot: Int) -> Scalar { targets[slot] + displacements[slot] }

  /// The change per second of a spring's value.
  ///
  /// - Precondition: `slot` is in `0 ..< count`.
  @inlinable public func velocity(at slot: Int) -> Scalar {
    (moves[slot] + sag * displacements[slot]) / reach
  }

  /// Where a spring goes.
  ///
  /// - Precondition: `slot` is in `0 ..< count`.
  @inlinable public func target(at slot: Int) -> Scalar { targets[slot] }

  /// The id a spring was added with.
  ///
  /// - Precondition: `slot` is in `0 ..< count`.
  @inlinable public func id(at slot: Int) -> Int { ids[slot] }

  /// Writes all values, in the order of the slots, over the first `count` elements of an array.
  ///
  /// - Precondition: the array has at least `count` elements.
  /// - Complexity: O(count), vector code, no allocation.
  @inlinable public func copyValues(to output: inout [Scalar]) {
    let count = displacements.count
    precondition(output.count >= count, "output must have space for every value")
    precondition(targets.count == count, "every displacement has a target")
    for slot in 0..<count {
      output[slot] = targets[slot] + displacements[slot]
    }
  }
}
