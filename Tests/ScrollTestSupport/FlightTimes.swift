public import ScrollPhysics

extension Flight {
  /// All times at which the motion passes `offset`, in order; infinitely many for an
  /// under-damped spring that no tolerance ends.
  public func times(at offset: Double) -> UnfoldSequence<Double, Double> {
    sequence(state: -1) { last in
      guard let next = nextTime(at: offset, after: last) else { return nil }
      last = next
      return next
    }
  }
}
