internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollPhysics

extension OverscrollValue {
  init(_ value: SIMD4<Double>) { self.init(parts: (value.x, value.y, value.z, value.w)) }

  /// The value, if its numbers are valid.
  var value: SIMD4<Double>? {
    let (x, y, z, w) = parts
    return x.isPlace && y.isPlace && z.isPlace && w.isPlace ? SIMD4(x, y, z, w) : nil
  }
}

extension OverscrollThrowDef: SprungDef {
  mutating func read(_ thrown: Throw<SIMD4<Double>>) {
    value = OverscrollValue(thrown.value)
    readMotion(thrown)
    tolerance = thrown.tolerance
  }

  func apply(to thrown: inout Throw<SIMD4<Double>>) -> Bool { setMotion(&thrown) }
}

extension OverscrollThrow: Moving {
  typealias Value = Throw<SIMD4<Double>>
  typealias Def = OverscrollThrowDef
  typealias Events = OverscrollEvents

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_THROW) }

  static func release(
    _ release: ThrowRelease<SIMD4<Double>>, of thrown: Throw<SIMD4<Double>>
  ) -> OverscrollThrowRelease {
    OverscrollThrowRelease(
      velocity: OverscrollValue(release.velocity),
      destination: OverscrollValue(release.destination),
      events: release.events.word, candidate: Int32(release.candidate ?? -1),
      will_settle: release.willSettle.flag, did_drag: release.didDrag.flag,
      did_stop_motion: release.didStopMotion.flag, reserved: 0)
  }

  static func frame(
    _ thrown: inout Throw<SIMD4<Double>>, _ shown: ThrowFrame<SIMD4<Double>>?
  ) -> OverscrollThrowFrame {
    OverscrollThrowFrame(
      time: thrown.time, value: OverscrollValue(thrown.value),
      velocity: OverscrollValue(thrown.velocity), destination: OverscrollValue(thrown.destination),
      events: (shown?.events ?? ThrowEvents()).word,
      phase: UInt8(thrown.phase.code), is_moving: thrown.isMoving.flag,
      is_tracking: thrown.isTracking.flag, is_dragging: thrown.isDragging.flag,
      reserved: (0, 0, 0, 0))
  }

  static func move(
    _ thrown: inout Throw<SIMD4<Double>>, to target: OverscrollValue, animated: Bool
  ) -> ThrowEvents? { target.value.map { thrown.move(to: $0, animated: animated) } }
}
