/// One coordinate that fingers drag and a spring brings to a place of rest.
///
/// Drawers are one of these, floating windows and their sizes two each, a dial is one that counts
/// radians. All their physics is ``SpringMotion``, ``Deceleration`` and ``RubberBand``; this type only
/// remembers which of them is at work.
///
/// | state | leaves by |
/// |---|---|
/// | still | drag, settle, glide, place |
/// | drag | settle, glide, hold, place |
/// | spring, glide | arrival, hold (a touch), drag, settle, place |
struct SettlingAxis: Hashable, Sendable {
  /// What the coordinate is doing, with absolute times in seconds.
  enum Motion: Hashable, Sendable {
    /// At rest, or held.
    case still
    /// A finger has it: the raw position is `origin` plus the finger's way.
    case drag(origin: Double, raw: Double)
    /// On the way to a place, until `end`.
    case spring(SpringMotion, start: Double, end: Double)
    /// Decelerating freely as far as a target, which it passes at `end`.
    case glide(Deceleration, target: Double, start: Double, end: Double)
  }

  /// Where it is.
  private(set) var position: Double

  /// The change of the position per second; 0 while a finger has it (only its owner knows then).
  private(set) var velocity = 0.0

  /// What it is doing.
  private(set) var motion = Motion.still

  /// Where it moves freely.
  private(set) var limits: AxisLimits

  /// The limits of the drag under way, whose bands reach what was caught.
  private var grip: AxisLimits

  /// How near a spring comes to its target before it is put there.
  let tolerance: Double

  /// 0.1 pt: a third of the smallest device pixel.
  ///
  /// Source: chosen. Grade D.
  static let pointTolerance = 0.1

  init(
    _ position: Double, limits: AxisLimits, tolerance: Double = SettlingAxis.pointTolerance
  ) {
    self.position = position
    self.limits = limits
    self.tolerance = tolerance
    grip = limits
  }

  /// Whether the position changes by itself.
  var isMoving: Bool {
    switch motion {
    case .still, .drag: false
    case .spring, .glide: true
    }
  }

  // MARK: - Fingers

  /// Stops it where it is; the position changes by exactly 0.
  mutating func hold() {
    motion = .still
    velocity = 0
  }

  /// A finger takes over; nothing jumps, because the band is inverted.
  ///
  /// - Parameter isFree: whether the way from here to the range is free of resistance.
  mutating func beginDrag(isFree: Bool = false) {
    grip = isFree ? limits.containing(position) : limits.reaching(position)
    let raw = grip.raw(position) ?? position
    motion = .drag(origin: raw, raw: raw)
    velocity = 0
  }

  /// The finger has gone `way` since the drag began.
  mutating func drag(by way: Double) {
    guard case .drag(let origin, _) = motion else { return }
    pull(to: origin + way, origin: origin)
  }

  /// The finger has gone `step` since the last event.
  mutating func push(by step: Double) {
    guard case .drag(_, let raw) = motion else { return }
    pull(to: raw + step, origin: raw + step)
  }

  private mutating func pull(to raw: Double, origin: Double) {
    position = grip.shown(raw)
    motion = .drag(origin: origin, raw: raw)
  }

  /// Where the finger has it without resistance, or would have it if it took over now.
  var raw: Double {
    if case .drag(_, let raw) = motion { return raw }
    return limits.reaching(position).raw(position) ?? position
  }

  /// How fast it moves while the finger moves at `speed`.
  func velocity(dragging speed: Double) -> Double {
    guard case .drag(_, let raw) = motion else { return velocity }
    return speed * grip.slope(raw)
  }

  // MARK: - By itself

  /// Goes to a target by a spring that starts with a velocity; true when it is there already.
  mutating func settle(on target: Double, spring: Spring, velocity: Double, at time: Double) -> Bool
  {
    start(SpringMotion(spring, from: position, to: target, velocity: velocity), at: time)
  }

  private mutating func start(_ curve: SpringMotion, at time: Double) -> Bool {
    let duration = curve.settleTime(within: tolerance) ?? .infinity
    guard duration > 0 else {
      place(at: curve.target)
      return true
    }
    velocity = curve.velocity(at: 0)
    motion = .spring(curve, start: time, end: time + duration)
    return false
  }

  /// Decelerates freely as far as a target; false, and nothing happens, when it would not get there.
  mutating func glide(
    to target: Double, velocity: Double, decay: Double, at time: Double
  ) -> Bool {
    let curve = Deceleration(from: position, velocity: velocity, decay: decay)
    guard let duration = curve.time(to: target), duration > 0 else { return false }
    self.velocity = velocity
    motion = .glide(curve, target: target, start: time, end: time + duration)
    return true
  }

  /// When a glide passes its target, and the speed that is left there, exactly v0 - r · distance.
  var passage: (time: Double, velocity: Double)? {
    guard case .glide(let curve, let target, _, let end) = motion else { return nil }
    return (end, curve.velocity - curve.decay * (target - curve.start))
  }

  /// Puts it somewhere at once.
  mutating func place(at target: Double) {
    position = target
    hold()
  }

  /// Where it will have come to rest.
  var destination: Double {
    switch motion {
    case .still, .drag: position
    case .spring(let curve, _, _): curve.target
    case .glide(_, let target, _, _): target
    }
  }

  /// When it will have come to rest; nil when it does not move by itself.
  var restTime: Double? {
    switch motion {
    case .still, .drag: nil
    case .spring(_, _, let end), .glide(_, _, _, let end): end
    }
  }

  // MARK: - Time and limits

  /// Moves to a time; true when it came to rest on the way.
  mutating func advance(to time: Double) -> Bool {
    let state: MotionState
    switch motion {
    case .still, .drag:
      return false
    case .spring(let curve, let start, let end):
      guard time < end else {
        place(at: curve.target)
        return true
      }
      state = curve.state(at: time - start)
    case .glide(let curve, let target, let start, let end):
      guard time < end else {
        place(at: target)
        return true
      }
      state = curve.state(at: time - start)
    }
    position = state.value
    velocity = state.velocity
    return false
  }

  /// Tells everything from another point: all positions are `distance` further on, and nothing moves.
  ///
  /// The limits are taken anew by the caller.
  mutating func shift(by distance: Double) {
    position += distance
    switch motion {
    case .still: break
    case .drag(let origin, let raw):
      motion = .drag(origin: origin + distance, raw: raw + distance)
    case .spring(let curve, let start, let end):
      motion = .spring(curve.shifted(by: distance), start: start, end: end)
    case .glide(let curve, let target, let start, let end):
      motion = .glide(
        curve.shifted(by: distance), target: target + distance, start: start, end: end)
    }
  }

  /// Takes other limits; a drag goes on from where it is.
  mutating func setLimits(_ limits: AxisLimits) {
    self.limits = limits
    guard case .drag(let origin, let raw) = motion else { return }
    grip = limits.reaching(position)
    let rebased = grip.raw(position) ?? position
    motion = .drag(origin: rebased + (origin - raw), raw: rebased)
  }

  /// Takes another target; position and velocity go on.
  ///
  /// A glide that no longer reaches its target becomes a spring.
  ///
  /// - Returns: whether it is there already.
  mutating func retarget(to target: Double, spring: Spring, at time: Double) -> Bool {
    switch motion {
    case .still, .drag:
      return false
    case .spring(let curve, let start, _):
      guard target != curve.target else { return false }
      return self.start(curve.retargeted(to: target, at: time - start), at: time)
    case .glide(let curve, let old, let start, _):
      guard target != old else { return false }
      let speed = curve.velocity(at: time - start)
      if glide(to: target, velocity: speed, decay: curve.decay, at: time) { return false }
      return settle(on: target, spring: spring, velocity: speed, at: time)
    }
  }
}
