internal import ScrollPhysics

/// What happens when the limits or the target change under it: position and velocity go on.
extension Line {
  /// Takes other limits; a drag goes on from where it is, what runs is the owner's to retarget.
  ///
  /// - Parameter isElastic: whether fingers may pull it beyond the range.
  mutating func setLimits(_ limits: AxisLimits, isElastic: Bool = true) {
    // What the range leaves behind no finger has stretched: back from there is free.
    let free = isHeld ? grip.limits.range.nearest(to: position) : position
    replaceLimits(limits, isElastic: isElastic)
    if isHeld { regrip(freeTo: free) }
  }

  /// Goes on under the finger that holds it where it is, by other limits.
  private mutating func regrip(freeTo free: Double) {
    let (grip, pulled) = (grip, pulled)
    // Where the finger has it in the same place under the new limits nothing is rounded again.
    if isElastic, grid.nearest(pulled.shown(grip.raw, resistance)) == position {
      self.grip.limits = pulled
    } else {
      beginDrag(freeTo: free, isWheel: resistance.isWheel, after: grip.raw - grip.origin)
    }
  }

  /// Follows fingers freely so far below its range; a drag goes on from where it is.
  mutating func setFreePull(_ distance: Double) {
    let steps = UInt16(min(max(distance, 0), 1023) * 64)
    guard steps != freePullSteps else { return }
    freePullSteps = steps
    if isHeld { regrip(freeTo: range.nearest(to: position)) }
  }

  /// Puts it where it may rest, if it is at rest.
  mutating func restOnPixel() { if activity == .still { place(at: restingPlace(position)) } }

  /// Takes another feel; a drag goes on under the finger, a flight from where it is, as fast as it is.
  ///
  /// - Parameter reason: whether what nobody holds moves by another law.
  mutating func setFeel(_ feel: SharedFeel, at time: Double, _ reason: PlanReason = .law) {
    self.feel = feel
    setLimits(limits, isElastic: isElastic)
    replan(at: time, reason)
  }

  /// Takes away, or gives back, what oscillates and goes beyond an edge.
  mutating func setReduced(_ isReduced: Bool, at time: Double) {
    guard isReduced != self.isReduced else { return }
    self.isReduced = isReduced
    replan(at: time, activity == .stepping ? .law : .bounds)
  }

  /// Goes on with what runs under the current limits and law: a flight is planned again, a chosen
  /// place is brought within the range.
  ///
  /// - Parameters:
  ///   - time: now, in seconds: of what is shown.
  ///   - reason: what has changed; a flight goes on by the motion it is in where that is not the law.
  mutating func replan(at time: Double, _ reason: PlanReason = .bounds) {
    if isMoving { _ = rule.plan(&self, reason, time) }
  }

  /// How far a motion's value may be from the place it started at, 1e-6, in points: what sums of large offsets lose.
  static var rounding: Double { 1e-6 }

  /// Whether a motion is further out than content is shown, by more than it is rounded.
  func isCut(at time: Double) -> Bool {
    hasBeenCut && hasBegun && abs(position - segment.value(at: time - began)) > Self.rounding
  }

  /// Keeps its target as near as it may be now.
  mutating func keepTarget(at time: Double) {
    let target = restingPlace(segment.destination)
    if isCut(at: time) {
      _ = settle(on: target, spring: .interaction, velocity: 0, at: time)
    } else if target != segment.destination {
      _ = retarget(to: target, at: time)
    }
  }

  /// Takes another target for what runs; position and velocity go on.
  ///
  /// A glide that no longer reaches its target becomes a spring.
  ///
  /// - Parameters:
  ///   - target: the new place.
  ///   - spring: what a glide becomes that does not get there.
  ///   - time: now, in seconds: of what is shown.
  /// - Returns: whether it is there already.
  mutating func retarget(
    to target: Double, spring: DampedSpring = .interaction, at time: Double
  ) -> Bool {
    guard isMoving, target != segment.destination else { return false }
    // A place that has only been rounded anew is the same: what runs goes on as it is, and ends there.
    if activity == .program, abs(target - segment.destination) <= max(grid.pixel, Self.rounding) {
      segment.destination = target
      return false
    }
    // A program that no frame has shown is one to the other place.
    if activity == .program, !hasBegun {
      (segment.curve.from, segment.curve.target, segment.destination) = (position, target, target)
      return false
    }
    let now = hasBegun ? time - began : 0
    let start = hasBegun ? time : .infinity
    // A landing by deceleration ends slowly where it was bent to; elsewhere only a spring does.
    let isBent = activity == .settling && segment.curve.isDeceleration
    if !isBent, segment.retarget(to: target, at: now, within: nearEnough) {
      return run(segment, at: start)
    }
    return settle(on: target, spring: spring, velocity: velocity, at: start)
  }
}

extension Line {
  /// Makes its deceleration exponential, of a rate; a flight goes on by the new one.
  ///
  /// - Parameter owner: what keeps its feel.
  mutating func setDecelerationRate(
    _ rate: DecelerationRate, keeping owner: inout FeelOwner, at time: Double
  ) {
    guard !feel.law.decelerates(at: rate) else { return }
    var next = feel.feel
    next.law.decelerationRate = rate
    setFeel(next, keeping: &owner, at: time)
  }

  /// Takes another feel, and lets it be kept; parameters as there.
  mutating func setFeel(
    _ feel: ScrollFeel, keeping owner: inout FeelOwner, at time: Double,
    _ reason: PlanReason = .law
  ) {
    let next = FeelOwner(feel)
    setFeel(next.shared, at: time, reason)
    owner = next
  }
}

extension PlanReason {
  /// What another feel is for what moves: another law, or no more than bounds that change nothing.
  static func change(from old: ScrollFeel, to feel: ScrollFeel) -> PlanReason {
    feel.law.moves(as: old.law) ? .bounds : .law
  }
}
