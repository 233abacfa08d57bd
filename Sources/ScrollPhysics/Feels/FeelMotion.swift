#if OVERSCROLL_UIKIT_ONLY
  /// What a platform other than UIKit adds to the formulas of a motion: nothing, in this build.
  public enum FeelMotion: Hashable, Sendable {
    /// Nothing: there is no such motion.
    public func state(at time: Double) -> MotionState { switch self {} }
    func value(at time: Double) -> Double { switch self {} }
    func carriedVelocity(at time: Double) -> Double { switch self {} }
    var limit: Double { switch self {} }
    func shifted(by distance: Double) -> FeelMotion { switch self {} }
    func nextTime(at place: Double, after time: Double) -> Double? { switch self {} }
    func turn(after time: Double) -> Double? { switch self {} }
    var isDeceleration: Bool { switch self {} }
  }

  // No axis asks for these in such a build: nothing of them is linked.
  extension TimedMotion.Curve {
    package init(_ motion: DecelerationMotion) { self = .rest(motion.destination) }
    package init(_ motion: EdgeMotion) { self = .rest(motion.edge) }
    package var decelerating: DecelerationMotion? { nil }
  }
#else
  /// What the platforms other than UIKit add to the formulas of a motion.
  ///
  /// Exponentials and springs are ``TimedMotion/Curve``'s own; the rest is here.
  ///
  /// - Complexity: O(1), no allocation, for every member.
  public enum FeelMotion: Hashable, Sendable {
    /// A deceleration inside the bounds.
    case inside(DecelerationMotion)
    /// A motion beyond an edge, and back to it.
    case beyond(EdgeMotion)

    /// Position and velocity `time` seconds after the start, in points and pt/s.
    ///
    /// Not inlined: what every frame runs stays small.
    @inline(never)
    public func state(at time: Double) -> MotionState {
      switch self {
      case .inside(let motion): motion.state(at: time)
      case .beyond(let motion): motion.state(at: time)
      }
    }

    /// The position `time` seconds after the start, in points.
    func value(at time: Double) -> Double { state(at: time).value }

    /// The velocity that a new plan would start with, in pt/s.
    func carriedVelocity(at time: Double) -> Double {
      switch self {
      case .inside(let motion): motion.state(at: time).velocity
      case .beyond(let motion): motion.carriedVelocity(at: time)
      }
    }

    /// Where the formula ends or tends to, in points.
    var limit: Double {
      switch self {
      case .inside(let motion): motion.destination
      case .beyond(let motion): motion.edge
      }
    }

    /// The same formula, `distance` points further on.
    func shifted(by distance: Double) -> FeelMotion {
      switch self {
      case .inside(let motion): .inside(motion.shifted(by: distance))
      case .beyond(let motion): .beyond(motion.shifted(by: distance))
      }
    }

    /// The next time strictly after `time` at which the formula passes `place`, or nil.
    func nextTime(at place: Double, after time: Double) -> Double? {
      switch self {
      case .inside(let motion):
        guard let hit = motion.time(to: place), hit > time else { return nil }
        return hit
      case .beyond(let motion):
        return motion.nextTime(at: place, after: time)
      }
    }

    /// The next time strictly after `time` at which the formula turns round, or nil.
    func turn(after time: Double) -> Double? {
      guard case .beyond(let motion) = self else { return nil }
      return motion.turn(after: time)
    }

    /// Whether it decelerates inside the bounds.
    var isDeceleration: Bool {
      if case .inside = self { return true }
      return false
    }
  }

  extension TimedMotion.Curve {
    /// The formula of a deceleration.
    package init(_ motion: DecelerationMotion) {
      if case .exponential(let curve) = motion {
        self = .deceleration(curve)
      } else {
        self = .feel(.inside(motion))
      }
    }

    /// The formula of a motion beyond an edge.
    package init(_ motion: EdgeMotion) {
      switch motion {
      case .bounce(let curve): self = .bounce(curve)
      case .spring(let curve): self = .spring(curve)
      case .parabola, .smooth, .bezier, .flickable: self = .feel(.beyond(motion))
      }
    }

    /// The deceleration that the formula is, if it is one.
    package var decelerating: DecelerationMotion? {
      switch self {
      case .deceleration(let curve): .exponential(curve)
      case .feel(.inside(let motion)): motion
      case .rest, .bounce, .spring, .eased, .feel(.beyond): nil
      }
    }
  }
#endif
