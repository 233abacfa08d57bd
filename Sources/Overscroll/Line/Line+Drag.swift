/// Fingers and trackpads.
extension Line {
  /// Whether fingers can move it: there is something to scroll, or it always bounces.
  var canDrag: Bool { isElastic || range.lowerBound < range.upperBound }

  /// A finger takes over; nothing jumps, because the band is inverted here.
  ///
  /// The one place where it is: a catch far out finds a band that reaches there, but for a thing that was put there, and
  /// content that may not be pulled out can only be brought back.
  ///
  /// - Parameters:
  ///   - free: a place between which and the range nothing resists; nil for none.
  ///   - isWheel: whether it is no finger but a wheel or a trackpad.
  ///   - translation: what the finger has moved by already, counted as the position is.
  mutating func beginDrag(
    freeTo free: Double? = nil, isWheel: Bool = false, after translation: Double = 0
  ) {
    let resistance = Resistance(feel: feel, isWheel: isWheel)
    var limits = limits
    if isElastic {
      limits = pulled
      if let free { limits.contain(free) }
      limits.reach(position, resistance, isThing: kind == .thing)
    } else {
      limits = AxisLimits(limits.range, below: 0, above: 0)
      limits.contain(position)
    }
    let raw = limits.raw(position, resistance)
    take(Grip(origin: raw - translation, raw: raw, limits: limits, isWheel: isWheel))
  }

  /// What resists the one that holds it, or a finger that would.
  @_transparent
  var resistance: Resistance { Resistance(feel: feel, isWheel: isHeld && segment.next == .held) }

  /// The limits under a finger: a refresh control is pulled out freely.
  var pulled: AxisLimits {
    var pulled = limits
    if freePullSteps != 0 { pulled.contain(range.lowerBound - freePull) }
    return pulled
  }

  /// The finger has moved by `translation`, counted as the position is, since the drag began.
  mutating func drag(by translation: Double) { if isHeld { show(raw: grip.origin + translation) } }

  /// Whatever pushes it has moved by `step` since the last event; it is held from now on.
  ///
  /// - Parameter isBanded: whether it may be pushed further out; else the range is the end, and where nothing is left
  ///   before that nothing is held.
  mutating func push(by step: Double, isBanded: Bool = true) {
    guard isBanded || scrollableDistance(isForward: step > 0) > 0 else { return }
    if !isHeld { beginDrag(isWheel: true) }
    let grip = grip
    var raw = grip.raw + step
    if !isBanded {
      var limits = freePullSteps > 0 ? limits : grip.limits
      limits.contain(grip.raw)
      raw = limits.range.nearest(to: raw)
    }
    show(raw: raw)
    segment.curve.target = raw
  }

  /// Whatever pushes it has it at a place, counted without resistance; it is held from now on.
  ///
  /// - Parameter isWheel: whether it is no finger but a wheel or a trackpad.
  mutating func push(to raw: Double, isWheel: Bool = false) {
    var raw = raw
    if !isHeld {
      // Counted with the band of fingers, as long as nobody held it.
      let step = raw - self.raw
      let isAnother = isWheel && isOutside
      beginDrag(isWheel: isWheel)
      // What is only taken hold of stays to the bit.
      if step == 0 { return }
      if isAnother { raw = self.raw + step }
    }
    show(raw: raw)
    segment.curve.target = raw
  }

  /// Goes on under the same finger from where it is now.
  ///
  /// - Parameter translation: the finger's, since the drag began.
  mutating func rebase(translation: Double, isWheel: Bool = false) {
    beginDrag(isWheel: isWheel || resistance.isWheel, after: translation)
  }

  /// Whether a finger or a trackpad has it.
  @_transparent
  var isHeld: Bool { activity == .held }

  /// Where the finger has it without resistance, or would have it if it took over now.
  var raw: Double {
    if isHeld { return grip.raw }
    guard isOutside else { return position }
    var copy = self
    copy.beginDrag()
    return copy.grip.raw
  }

  /// How fast it moves while the finger moves at `speed`, counted as the position is.
  @inline(__always)
  func velocity(dragging speed: Double) -> Double {
    guard isHeld else { return velocity }
    return speed * grip.limits.slope(grip.raw, resistance)
  }

  /// The velocity with which something beyond its range follows a finger: the band's slope times the
  /// finger's.
  ///
  /// What springs inherit, so that the motion seen goes on. UIKit's edge law takes the finger's own.
  mutating func banded(_ velocity: Double) -> Double {
    guard isOutside else { return velocity }
    let (pulled, resistance) = (pulled, Resistance(feel: feel, isWheel: false))
    let raw = pulled.raw(position, resistance)
    return raw == position ? velocity : velocity * pulled.slope(raw, resistance)
  }

  // MARK: - Shares of a distance

  /// How far fingers can move it before it meets its edge; negative beyond it.
  func scrollableDistance(isForward: Bool) -> Double {
    isForward ? range.upperBound - raw : raw - range.lowerBound
  }

  /// Whether it is at the one place that its range has.
  var isFixed: Bool { range.lowerBound == range.upperBound && position == range.lowerBound }

  /// Whether fingers have it beyond an edge.
  var isStretched: Bool { !range.contains(isHeld ? segment.curve.target : position) }

  /// How far it is stretched beyond the edge behind it; negative within the range.
  func overhang(isForward: Bool) -> Double {
    isForward ? range.lowerBound - raw : raw - range.upperBound
  }
}
