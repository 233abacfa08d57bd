// The functions of this file are documented in overscroll_throw.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollPhysics

extension OverscrollThrow: Handle {
  nonisolated(unsafe) static var registry = Registry<Throw<SIMD4<Double>>>()
}

extension OverscrollValue {
  init(_ value: SIMD4<Double>) { self.init(parts: (value.x, value.y, value.z, value.w)) }

  /// The value, if its numbers are fit for one.
  fileprivate var value: SIMD4<Double>? {
    let (x, y, z, w) = parts
    return x.isPlace && y.isPlace && z.isPlace && w.isPlace ? SIMD4(x, y, z, w) : nil
  }
}

extension OverscrollThrowDef {
  /// The settings of a throw.
  fileprivate init(_ thrown: Throw<SIMD4<Double>>) {
    self.init()
    value = OverscrollValue(thrown.value)
    spring = OverscrollSpring(thrown.spring)
    deceleration_rate = thrown.decelerationRate.keptPerMillisecond
    tolerance = thrown.tolerance
    reduces_motion = thrown.reducesMotion ? 1 : 0
  }
}

@implementation @c
public func overscroll_throw_def() -> OverscrollThrowDef {
  OverscrollThrowDef(Throw(SIMD4<Double>()))
}

@implementation @c
public func overscroll_throw_create(
  _ def: UnsafePointer<OverscrollThrowDef>?, _ thrown: UnsafeMutablePointer<OverscrollThrow>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  guard let value = def.value.value, let spring = def.spring.spring,
    def.deceleration_rate.isRate, def.tolerance >= 1e-9, def.tolerance.isPositive
  else { return Status.invalidArgument }
  var new = Throw(
    value, spring: spring, rate: DecelerationRate(def.deceleration_rate), tolerance: def.tolerance)
  new.reducesMotion = def.reduces_motion != 0
  return unsafe insert(new, thrown)
}

@implementation @c
public func overscroll_throw_clone(
  _ thrown: OverscrollThrow, _ clone: UnsafeMutablePointer<OverscrollThrow>?
) -> OverscrollStatus {
  with(thrown) { unsafe insert($0, clone) }
}

@implementation @c
public func overscroll_throw_assign(
  _ thrown: OverscrollThrow, _ source: OverscrollThrow
) -> OverscrollStatus { assign(thrown, source) }

@implementation @c
public func overscroll_throw_destroy(_ thrown: OverscrollThrow) -> OverscrollStatus {
  destroy(thrown)
}

@implementation @c
public func overscroll_throw_configuration(
  _ thrown: OverscrollThrow, _ def: UnsafeMutablePointer<OverscrollThrowDef>?
) -> OverscrollStatus {
  with(thrown) { unsafe answer(OverscrollThrowDef($0), def) }
}

@implementation @c
public func overscroll_throw_configure(
  _ thrown: OverscrollThrow, _ def: UnsafePointer<OverscrollThrowDef>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  return with(thrown) {
    guard let spring = def.spring.spring, def.deceleration_rate.isRate else {
      return Status.invalidArgument
    }
    $0.spring = spring
    $0.decelerationRate = DecelerationRate(def.deceleration_rate)
    $0.reducesMotion = def.reduces_motion != 0
    return Status.ok
  }
}

// MARK: - Events

@implementation @c
public func overscroll_throw_hold(_ thrown: OverscrollThrow, _ time: Double) -> OverscrollStatus {
  with(thrown) {
    $0.hold(time: time)
    return status(0, 0, time)
  }
}

@implementation @c
public func overscroll_throw_drag(
  _ thrown: OverscrollThrow, _ value: UnsafePointer<OverscrollValue>?, _ time: Double
) -> OverscrollStatus {
  guard let def = unsafe value?.pointee else { return Status.nullPointer }
  return with(thrown) {
    guard let value = def.value, time.isFinite else { return Status.invalidArgument }
    $0.drag(to: value, time: time)
    return Status.ok
  }
}

@implementation @c
public func overscroll_throw_release(
  _ thrown: OverscrollThrow, _ velocity: UnsafePointer<OverscrollValue>?,
  _ candidates: UnsafePointer<OverscrollValue>?, _ count: Int32, _ time: Double,
  _ chosen: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard let speed = unsafe velocity?.pointee else { return Status.nullPointer }
  guard isCount(count) else { return Status.invalidArgument }
  guard unsafe candidates != nil || count == 0 else { return Status.nullPointer }
  var list: [SIMD4<Double>] = []
  list.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    guard let candidate = unsafe candidates?[index].value else { return Status.invalidArgument }
    list.append(candidate)
  }
  return with(thrown) {
    guard let velocity = speed.value, time.isFinite else { return Status.invalidArgument }
    let index = $0.release(velocity: velocity, to: list, time: time)
    unsafe report(Int32(index ?? -1), chosen)
    return Status.ok
  }
}

@implementation @c
public func overscroll_throw_move(
  _ thrown: OverscrollThrow, _ target: UnsafePointer<OverscrollValue>?, _ animated: Int32,
  _ time: Double
) -> OverscrollStatus {
  guard let def = unsafe target?.pointee else { return Status.nullPointer }
  return with(thrown) {
    guard let value = def.value, time.isFinite else { return Status.invalidArgument }
    $0.move(to: value, animated: animated != 0, time: time)
    return Status.ok
  }
}

// MARK: - Time

extension OverscrollThrowFrame {
  fileprivate init(_ thrown: Throw<SIMD4<Double>>, didSettle: Bool = false) {
    self.init(
      time: thrown.time, value: OverscrollValue(thrown.value),
      velocity: OverscrollValue(thrown.velocity), target: OverscrollValue(thrown.target),
      events: didSettle ? OverscrollEvents(OVERSCROLL_THROW_DID_SETTLE) : 0,
      is_moving: thrown.isMoving ? 1 : 0, reserved: (0, 0, 0, 0, 0, 0, 0))
  }
}

@implementation @c
public func overscroll_throw_advance(
  _ thrown: OverscrollThrow, _ time: Double, _ frame: UnsafeMutablePointer<OverscrollThrowFrame>?
) -> OverscrollStatus {
  guard unsafe frame != nil else { return Status.nullPointer }
  return with(thrown) {
    guard time.isFinite else { return Status.invalidArgument }
    let didSettle = $0.advance(to: time).didSettle
    return unsafe answer(OverscrollThrowFrame($0, didSettle: didSettle), frame)
  }
}

@implementation @c
public func overscroll_throw_frame(
  _ thrown: OverscrollThrow, _ frame: UnsafeMutablePointer<OverscrollThrowFrame>?
) -> OverscrollStatus {
  with(thrown) { unsafe answer(OverscrollThrowFrame($0), frame) }
}

@implementation @c
public func overscroll_throw_sample(
  _ thrown: OverscrollThrow, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ values: UnsafeMutablePointer<OverscrollValue>?
) -> OverscrollStatus {
  guard first_time.isFinite, interval.isFinite, isCount(count) else {
    return Status.invalidArgument
  }
  guard let values = unsafe values else { return Status.nullPointer }
  return with(thrown) {
    var copy = $0
    for index in 0..<Int(count) {
      let shown = copy.advance(to: first_time + Double(index) * interval)
      unsafe values[index] = OverscrollValue(shown.value)
    }
    return Status.ok
  }
}

@implementation @c
public func overscroll_throw_rest_time(
  _ thrown: OverscrollThrow, _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(thrown) { unsafe answer($0.restTime, time) }
}

@implementation @c
public func overscroll_throw_diagnostics(
  _ thrown: OverscrollThrow, _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  with(thrown) { unsafe answer(OverscrollDiagnostics($0.diagnostics), diagnostics) }
}
