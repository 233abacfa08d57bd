internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollPhysics

extension OverscrollDialDef: SprungDef {
  mutating func read(_ dial: Dial) {
    center = OverscrollVector(dial.center)
    angle = dial.angle
    let limits = dial.limits
    if limits.upperBound < ScrollExtent.farthest {
      (minimum, maximum) = (limits.lowerBound, limits.upperBound)
    }
    if case .every(let step, let origin) = dial.detents {
      (detent_step, detent_origin) = (step, origin)
    }
    readMotion(dial)
  }

  func apply(to dial: inout Dial) -> Bool {
    guard let center = center.vector, let detents = detents(keeping: dial.detents),
      setMotion(&dial)
    else { return false }
    dial.center = center
    dial.detents = detents
    return true
  }

  /// The detents, if the numbers are valid; the current ones are kept if they are a list.
  private func detents(keeping current: DialDetents) -> DialDetents? {
    guard detent_origin.isPlace, detent_step.isLength else { return nil }
    if detent_step > 0 { return .every(detent_step, origin: detent_origin) }
    if case .at = current { return current }
    return DialDetents.none
  }
}

extension OverscrollDial: Moving {
  typealias Value = Dial
  typealias Def = OverscrollDialDef
  typealias Events = OverscrollEvents

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_DIAL) }

  static func release(_ release: DialRelease, of dial: Dial) -> OverscrollDialRelease {
    OverscrollDialRelease(
      velocity: release.velocity, destination: release.destination,
      events: release.events.word,
      will_settle: release.willSettle.flag, did_drag: release.didDrag.flag,
      did_stop_motion: release.didStopMotion.flag, reserved: (0, 0, 0, 0, 0))
  }

  static func frame(_ dial: inout Dial, _ shown: DialFrame?) -> OverscrollDialFrame {
    OverscrollDialFrame(
      time: dial.time, angle: dial.angle, velocity: dial.velocity, destination: dial.destination,
      events: (shown?.events ?? DialEvents()).word, phase: UInt8(dial.phase.code),
      is_moving: dial.isMoving.flag, is_tracking: dial.isTracking.flag,
      is_dragging: dial.isDragging.flag, reserved: (0, 0, 0, 0))
  }

  static func move(_ dial: inout Dial, to angle: Double, animated: Bool) -> DialEvents? {
    angle.isPlace ? dial.turn(to: angle, animated: animated) : nil
  }
}
