public import ScrollPhysics

/// A motion beyond an edge as its law leaves it open: linear in two numbers, the displacement y0 and
/// the velocity v0 at the first sample.
///
/// ```
/// y(t_k) = a_k y0 + b_k v0
/// ```
public struct LinearMotion: Hashable, Sendable {
  /// a_k: what a unit displacement has become at each sample, dimensionless.
  public let displacement: [Double]
  /// b_k: what a unit velocity has become at each sample, in seconds.
  public let velocity: [Double]

  /// The offset beyond the edge at each sample, in points.
  public func values(displacement y0: Double, velocity v0: Double) -> [Double] {
    zip(displacement, velocity).map { a, b in a * y0 + b * v0 }
  }
}

extension LinearMotion {
  /// A spring about the edge.
  public init(_ spring: DampedSpring, at times: [Double]) {
    let weights = times.map { SpringWeights(spring, at: $0) }
    displacement = weights.map(\.position)
    velocity = weights.map(\.velocity)
  }

  /// UIScrollView's law in continuous time; v0 is the velocity it carries, not the slope.
  public init(_ law: ScrollLaw, at times: [Double]) {
    let still = Bounce(from: 1, edge: 0, carriedVelocity: 0, law: law)
    let moving = Bounce(from: 0, edge: 0, carriedVelocity: 1, law: law)
    displacement = times.map(still.value)
    velocity = times.map(moving.value)
  }

  /// UIScrollView's arithmetic, from each sample to the next; v0 is the velocity it carries.
  ///
  /// - Parameter counts: how many steps lead to each sample; left out, one.
  public init(_ law: FrameLaw, at times: [Double], steps counts: [Int]? = nil) {
    func steps(from start: FrameLaw.State) -> [Double] {
      var state = start
      var last = times.first ?? 0
      return times.indices.map { index in
        let count = counts?[index] ?? 1
        // A range of one offset: everything but 0 is beyond its edge.
        for _ in 0..<count {
          state = law.step(state, by: (times[index] - last) / Double(count), in: 0...0)
        }
        last = times[index]
        return state.offset
      }
    }
    displacement = steps(from: FrameLaw.State(offset: 1, velocity: 0))
    velocity = steps(from: FrameLaw.State(offset: 0, velocity: 1))
  }
}
