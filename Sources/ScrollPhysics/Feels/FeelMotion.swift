#if OVERSCROLL_UIKIT_ONLY
  /// What a platform other than UIKit adds to the formulas of a motion: nothing, in this build.
  public enum FeelMotion: Hashable, Sendable {
    /// Nothing: there is no such motion.
    public func state(at time: Double) -> MotionState { switch self {} }
    func value(at time: Double) -> Double { switch self {} }
    func carriedVelocity(at time: Double) -> Double { switch self {} }
    var limit: Double { switch self {} }
    func shifted(by distance: Double) -> TimedMotion.Curve { switch self {} }
    func nextTime(at place: Double, after time: Double) -> Double? { switch self {} }
    func turn(after time: Double) -> Double? { switch self {} }
    var isDeceleration: Bool { switch self {} }
    func time(toSpeed speed: Double) -> Double { switch self {} }
    var restTime: Double { switch self {} }
    func resumed(at time: Double) -> TimedMotion.Curve { switch self {} }
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
      case .beyond(let motion): motion.state(at: time).velocity
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
    func shifted(by distance: Double) -> TimedMotion.Curve {
      switch self {
      case .inside(let motion): .feel(.inside(motion.shifted(by: distance)))
      case .beyond(let motion): .feel(.beyond(motion.shifted(by: distance)))
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
    /// When it has slowed down to a speed, in seconds; 0 for what is beyond an edge.
    func time(toSpeed speed: Double) -> Double {
      if case .inside(let motion) = self { return motion.time(toSpeed: speed) }
      return 0
    }

    /// When a motion beyond an edge is over, in seconds; infinite for a deceleration.
    var restTime: Double {
      if case .beyond(let motion) = self { return motion.restTime }
      return .infinity
    }

    /// A deceleration from `time` on, of the same launch.
    func resumed(at time: Double) -> TimedMotion.Curve {
      if case .inside(let motion) = self { return .feel(.inside(motion.resumed(at: time))) }
      return .feel(self)
    }
  }
#endif
