public import ScrollPhysics

/// The times at which a motion passes a place, found the slow way: by looking very often.
public enum Crossings {
  /// Brackets around the changes of side.
  public static func sampled(
    of value: (Double) -> Double, at place: Double, from start: Double, to end: Double, count: Int
  ) -> [ClosedRange<Double>] {
    var brackets: [ClosedRange<Double>] = []
    var (last, side) = (start, value(start) - place)
    for index in 1...count {
      let time = start + (end - start) * Double(index) / Double(count)
      let next = value(time) - place
      if next != 0, side != 0, (next > 0) != (side > 0) { brackets.append(last...time) }
      if next != 0 { (last, side) = (time, next) }
    }
    return brackets
  }

  /// What is wrong with a list of times, or nil if they are in order and one lies in each bracket.
  ///
  /// Two times within a bracket's width, out and back between two looks, may go unseen.
  public static func disagreement(
    between times: [Double], and brackets: [ClosedRange<Double>], until end: Double, width: Double
  ) -> String? {
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else { return "disorder: \(times)" }
    for bracket in brackets where times.count(where: { bracket.contains($0) }) % 2 == 0 {
      return "none of \(times) in \(bracket)"
    }
    let unseen = times.filter { time in time < end && !brackets.contains { $0.contains(time) } }
    let areClose = stride(from: 1, to: unseen.count, by: 2).allSatisfy {
      unseen[$0] - unseen[$0 - 1] <= 2 * width
    }
    return unseen.count % 2 == 0 && areClose ? nil : "\(unseen) unseen; brackets \(brackets)"
  }
}

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
