// The functions of this file are documented in overscroll_dial.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollPhysics

extension OverscrollDial: Handle {
  nonisolated(unsafe) static var registry = Registry<Dial>()
}

extension OverscrollDialDef {
  /// The settings of a dial.
  fileprivate init(_ dial: Dial) {
    self.init()
    center = OverscrollVector(dial.center)
    angle = dial.angle
    let limits = dial.limits
    if limits.upperBound < ScrollExtent.farthest {
      (minimum, maximum) = (limits.lowerBound, limits.upperBound)
    }
    if case .every(let step, let origin) = dial.detents {
      (detent_step, detent_origin) = (step, origin)
    }
    spring = OverscrollSpring(dial.spring)
    deceleration_rate = dial.decelerationRate.keptPerMillisecond
    pan = OverscrollPan(dial.pan)
    reduces_motion = dial.reducesMotion ? 1 : 0
  }

  /// The detents, if the numbers are fit for some; those in force are kept if they are a list.
  fileprivate func detents(keeping current: DialDetents) -> DialDetents? {
    guard detent_origin.isPlace, detent_step.isLength else { return nil }
    if detent_step > 0 { return .every(detent_step, origin: detent_origin) }
    if case .at = current { return current }
    return DialDetents.none
  }
}

extension Dial {
  /// Takes settings; false, and nothing has changed, if a number is unfit.
  fileprivate mutating func configure(_ def: OverscrollDialDef) -> Bool {
    guard def.center.x.isPlace, def.center.y.isPlace, let detents = def.detents(keeping: detents),
      let spring = def.spring.spring, def.deceleration_rate.isRate,
      let pan = def.pan.configuration
    else { return false }
    center = Vector2(def.center.x, def.center.y)
    self.detents = detents
    self.spring = spring
    decelerationRate = DecelerationRate(def.deceleration_rate)
    self.pan = pan
    reducesMotion = def.reduces_motion != 0
    return true
  }
}

@implementation @c
public func overscroll_dial_def() -> OverscrollDialDef { OverscrollDialDef(Dial(center: .zero)) }

@implementation @c
public func overscroll_dial_create(
  _ def: UnsafePointer<OverscrollDialDef>?, _ dial: UnsafeMutablePointer<OverscrollDial>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  guard def.angle.isPlace, let limits = range(def.minimum, def.maximum) else {
    return Status.invalidArgument
  }
  let isFree = def.minimum == 0 && def.maximum == 0
  var new = Dial(center: .zero, angle: def.angle, limits: isFree ? nil : limits)
  guard new.configure(def) else { return Status.invalidArgument }
  return unsafe insert(new, dial)
}

@implementation @c
public func overscroll_dial_clone(
  _ dial: OverscrollDial, _ clone: UnsafeMutablePointer<OverscrollDial>?
) -> OverscrollStatus {
  with(dial) { unsafe insert($0, clone) }
}

@implementation @c
public func overscroll_dial_assign(
  _ dial: OverscrollDial, _ source: OverscrollDial
) -> OverscrollStatus { assign(dial, source) }

@implementation @c
public func overscroll_dial_destroy(_ dial: OverscrollDial) -> OverscrollStatus { destroy(dial) }

@implementation @c
public func overscroll_dial_configuration(
  _ dial: OverscrollDial, _ def: UnsafeMutablePointer<OverscrollDialDef>?
) -> OverscrollStatus {
  with(dial) { unsafe answer(OverscrollDialDef($0), def) }
}

@implementation @c
public func overscroll_dial_configure(
  _ dial: OverscrollDial, _ def: UnsafePointer<OverscrollDialDef>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  return with(dial) { $0.configure(def) ? Status.ok : Status.invalidArgument }
}

@implementation @c
public func overscroll_dial_set_detents(
  _ dial: OverscrollDial, _ angles: UnsafePointer<Double>?, _ count: Int32
) -> OverscrollStatus {
  guard isCount(count) else { return Status.invalidArgument }
  guard let angles = unsafe angles else { return Status.nullPointer }
  guard let list = unsafe ascending(angles, count) else { return Status.invalidArgument }
  return with(dial) {
    $0.detents = .at(list)
    return Status.ok
  }
}
