/// Fingers and trackpads.
extension Line {
  /// Whether fingers can move it: there is something to scroll, or it always bounces.
  var canDrag: Bool { isElastic || range.lowerBound < range.upperBound }

  /// A finger takes over; nothing jumps, because the band is inverted here.
  ///
  /// The one place where it is: a catch far out finds a band that reaches there, and content that may
  /// not be pulled out can only be brought back.
  ///
  /// - Parameters:
  ///   - isFree: whether the distance from here to the range is free of resistance.
  ///   - isWheel: whether it is no finger but a wheel or a trackpad.
  mutating func beginDrag(isFree: Bool = false, isWheel: Bool = false) {
    take(gripHere(isFree: isFree, isWheel: isWheel))
  }

  /// The grip of a drag that begins here.
  private func gripHere(isFree: Bool = false, isWheel: Bool) -> Grip {
    let band = isWheel ? feel.band.ofWheel : feel.band
    let limits =
      isFree
      ? self.limits.containing(position)
      : isElastic ? pulled.reaching(position, band) : self.limits.rigid.containing(position)
    let raw = limits.raw(position, band)
    return Grip(origin: raw, raw: raw, limits: limits, isWheel: isWheel)
  }

  /// The limits under a finger: a refresh control is pulled out freely.
  var pulled: AxisLimits {
    freePullSteps == 0 ? limits : limits.containing(range.lowerBound - freePull)
  }

  /// The finger has moved by `translation`, counted as the position is, since the drag began.
  mutating func drag(by translation: Double) {
    if isHeld { show(raw: grip.origin + translation) }
  }

  /// Whatever pushes it has moved by `step` since the last event; it is held from now on.
  ///
  /// - Parameter isBanded: whether it may be pushed further out; else the range is the end.
  mutating func push(by step: Double, isBanded: Bool = true) {
    if !isHeld { beginDrag(isWheel: true) }
    let range = (freePullSteps > 0 ? limits : grip.limits).containing(grip.raw).range
    show(raw: isBanded ? grip.raw + step : range.nearest(to: grip.raw + step))
    grip.origin = grip.raw
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
      if isAnother { raw = self.raw + step }
    }
    show(raw: raw)
    grip.origin = raw
  }

  /// Goes on under the same finger from where it is now.
  ///
  /// - Parameter translation: the finger's, since the drag began.
  mutating func rebase(translation: Double, isWheel: Bool = false) {
    var grip = gripHere(isWheel: isWheel || isHeld && grip.isWheel)
    grip.origin -= translation
    take(grip)
  }

  /// Whether a finger or a trackpad has it.
  @_transparent
  var isHeld: Bool { activity == .held }

  /// Where the finger has it without resistance, or would have it if it took over now.
  var raw: Double {
    if isHeld { return grip.raw }
    return isOutside ? gripHere(isWheel: false).raw : position
  }

  /// How fast it moves while the finger moves at `speed`, counted as the position is.
  @inline(__always)
  func velocity(dragging speed: Double) -> Double {
    guard isHeld else { return velocity }
    return speed * grip.limits.slope(grip.raw, grip.band(feel.band))
  }

  /// The velocity with which something beyond its range follows a finger: the band's slope times the
  /// finger's.
  ///
  /// What springs inherit, so that the motion seen goes on. UIKit's edge law takes the finger's own.
  mutating func banded(_ velocity: Double) -> Double {
    guard isOutside else { return velocity }
    let raw = pulled.raw(position, feel.band)
    return raw == position ? velocity : velocity * pulled.slope(raw, feel.band)
  }

  // MARK: - Shares of a distance

  /// How far fingers can move it before it meets its edge; negative beyond it.
  func scrollableDistance(isForward: Bool) -> Double {
    isForward ? range.upperBound - raw : raw - range.lowerBound
  }

  /// How far it is stretched beyond the edge behind it; negative within the range.
  func overhang(isForward: Bool) -> Double {
    isForward ? range.lowerBound - raw : raw - range.upperBound
  }
}
