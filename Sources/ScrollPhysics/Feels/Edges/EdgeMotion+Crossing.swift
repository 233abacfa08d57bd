internal import ScrollMath

/// When a motion beyond an edge is at a place.
extension EdgeMotion {
  /// The first time at or after 0 at which it is at `offset`, in seconds, or nil.
  public func time(to offset: Double) -> Double? {
    if state(at: 0).value == offset { return 0 }
    return switch self {
    case .parabola(let motion): motion.time(to: offset)
    case .smooth(let motion): motion.time(to: offset)
    case .bezier(let motion): motion.time(to: offset)
    case .flickable(let motion): motion.time(to: offset)
    }
  }
}

extension BezierBounce {
  /// The first time at or after 0 at which it is at `offset`, in seconds, or nil.
  public func time(to offset: Double) -> Double? {
    let level = offset - edge
    let gap = overshoot - displacement
    let progress = gap == 0 ? -1 : (level - displacement) / gap
    if progress >= 0, progress <= 1 {
      let time = forwardDuration * forwardShare(reaching: progress)
      if time >= age { return time - age }
    }
    guard overshoot != 0 else { return level == 0 ? 0 : nil }
    let left = level / overshoot
    guard left >= 0, left <= 1 else { return nil }
    let time = forwardDuration + backDuration * backShare(reaching: 1 - left)
    return time >= age ? time - age : nil
  }
}

extension FlickableBounce {
  /// The first time at or after 0 at which it is at `offset`, in seconds, or nil.
  public func time(to offset: Double) -> Double? {
    let level = (offset - edge) * (overshoot < 0 ? -1 : 1)
    let (start, top) = (abs(displacement), abs(overshoot))
    guard level >= 0, level <= top else { return nil }
    if level >= start, velocity != 0 {
      let speed = abs(velocity)
      let root = max(0, speed * speed - 2 * deceleration * (level - start)).squareRoot()
      let time = 2 * (level - start) / (speed + root)
      if time >= age { return time - age }
    }
    let time = outDuration + Self.returnTime(toLeft: level / top)
    return time >= age ? time - age : nil
  }

  /// When a share of the return is left, in seconds after it began.
  private static func returnTime(toLeft left: Double) -> Double {
    if left >= 0.5 { return 0.1 * (2 * (1 - left)).squareRoot() }
    let kept = 1 - (1 - 2 * left) / 1.001
    return kept > 0 ? min(0.1 - 0.03 * Double.log(kept) / 0.693147180559945309417, 0.4) : 0.4
  }
}
