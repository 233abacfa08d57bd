// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

extension OverscrollMomentumStream: Handle {
  typealias Value = MomentumStream

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_MOMENTUM_STREAM) }

  static func box(_ value: consuming MomentumStream) -> Box { StreamBox(value) }
}

/// A stream: of the verbs of C those that it has.
private final class StreamBox: ValueBox<OverscrollMomentumStream> {
  override func configure(_ def: UnsafeRawPointer?) -> OverscrollStatus {
    unsafe take(def?.assumingMemoryBound(to: OverscrollMomentumStreamDef.self)) {
      unsafe $0.apply(to: &pointer.pointee) ? Status.ok : Status.invalidArgument
    }
  }

  override func wheel(
    _ event: WheelEvent, _ target: Int32, _ deltas: UnsafeMutableRawPointer?
  ) -> OverscrollStatus { unsafe report(deltas) { $0.handle(event, $1) } }

  override func show(_ time: Double?, _ deltas: UnsafeMutableRawPointer) -> OverscrollStatus {
    guard let time else { return Status.staleID }
    return unsafe report(deltas) { $0.advance(to: time, $1) }
  }

  /// Writes what comes out of a call.
  private func report(
    _ deltas: UnsafeMutableRawPointer?,
    _ call: (inout MomentumStream, (WheelEvent) -> Void) -> Void
  ) -> OverscrollStatus {
    var out = OverscrollDeltas()
    unsafe call(&pointer.pointee) { out.append($0) }
    out.is_moving = unsafe pointer.pointee.isMoving.flag
    unsafe OverscrollABI.report(out, deltas?.assumingMemoryBound(to: OverscrollDeltas.self))
    return Status.ok
  }
}

extension OverscrollMomentumStreamDef: Def {
  /// Sets a stream by it, where the numbers are valid.
  func apply(to stream: inout MomentumStream) -> Bool {
    guard viewport.isSize, lift_interval >= 0, lift_interval.isFinite,
      let momentum = TrackpadMomentum(code: Int32(momentum)),
      let unit = WheelEvent.Unit(code: Int32(unit)), unit != .pages
    else { return false }
    stream.viewport = Size2(viewport.width, viewport.height)
    stream.liftInterval = lift_interval > 0 ? lift_interval : nil
    stream.unit = unit
    stream.isWhole = is_whole != 0
    stream.momentum = momentum
    return true
  }
}

extension OverscrollDeltas {
  /// Puts what comes out behind what already has.
  fileprivate mutating func append(_ event: WheelEvent) {
    let wheel = OverscrollWheel(
      delta: OverscrollVector(event.delta), time: event.time, unit: UInt8(event.unit.code),
      phase: UInt8(event.phase.code),
      precision: UInt8(
        event.isPrecise == true ? OVERSCROLL_WHEEL_PRECISE : OVERSCROLL_WHEEL_NOTCHED),
      is_shift_down: 0, reserved: (0, 0, 0, 0))
    switch count {
    case 0: wheels.0 = wheel
    case 1: wheels.1 = wheel
    case 2: wheels.2 = wheel
    case 3: wheels.3 = wheel
    case 4: wheels.4 = wheel
    default: wheels.5 = wheel
    }
    count += 1
  }
}

@implementation @c
public func overscroll_momentum_stream_create(
  _ def: UnsafePointer<OverscrollMomentumStreamDef>?,
  _ stream: UnsafeMutablePointer<OverscrollMomentumStream>?
) -> OverscrollStatus {
  unsafe take(def) {
    var made = MomentumStream()
    guard $0.apply(to: &made) else { return Status.invalidArgument }
    return unsafe insert(made, stream)
  }
}
