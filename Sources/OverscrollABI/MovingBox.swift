internal import COverscroll
internal import Overscroll
internal import ScrollGestures

/// A kind that fingers move, as C has it: its structs, and how they are written.
protocol Moving: Handle where Value: Draggable {
  /// What a program chooses.
  associatedtype Def: Settings where Def.Value == Value
  /// What a call caused.
  associatedtype Events
  /// How a touch ended.
  associatedtype Release
  /// What to draw.
  associatedtype Frame
  /// Where a program has it go.
  associatedtype Target = Void

  static func events(_ happened: Value.Events, of value: Value) -> Events
  static func release(_ release: Value.Release, of value: Value) -> Release
  /// `shown`: what an advance has returned; nil: nothing happened. `value` is not changed: as an inout it is
  /// not copied either, where functions are not inlined.
  static func frame(_ value: inout Value, _ shown: Value.Frame?) -> Frame
  /// Moves to a display frame.
  static func advance(_ value: inout Value, to time: Double) -> Frame
  /// Whether there is a target.
  static func has(_ target: Int32, _ value: inout Value) -> Bool
  /// Takes a touch.
  static func touch(_ value: inout Value, _ event: TouchEvent, target: Int32) -> Release
  /// Goes to a place by a program; nil if there is none such.
  static func move(_ value: inout Value, to target: Target, animated: Bool) -> Value.Events?
  /// Makes frames that were sampled one motion.
  static func join(_ frames: UnsafeMutablePointer<Frame>, _ count: Int, of value: Value)
}

extension Moving where Events == OverscrollEvents, Value.Events: WordEvents {
  static func events(_ happened: Value.Events, of value: Value) -> OverscrollEvents {
    happened.word
  }
}

extension Moving where Events == OverscrollHappened, Value.Events: PlaceEvents {
  static func events(_ happened: Value.Events, of value: Value) -> OverscrollHappened {
    happened.happened
  }
}

extension Moving {
  static func advance(_ value: inout Value, to time: Double) -> Frame {
    let shown = value.advance(to: time)
    return frame(&value, shown)
  }

  static func has(_ target: Int32, _ value: inout Value) -> Bool { true }

  static func touch(_ value: inout Value, _ event: TouchEvent, target: Int32) -> Release {
    release(value.handle(event), of: value)
  }

  static func move(_ value: inout Value, to target: Target, animated: Bool) -> Value.Events? { nil }

  static func join(_ frames: UnsafeMutablePointer<Frame>, _ count: Int, of value: Value) {}

  static func box(_ value: consuming Value) -> Box { MovingBox<Self>(value) }
}

/// Something that fingers move: the verbs of C, each once for all kinds.
class MovingBox<ID: Moving>: ValueBox<ID> {
  // As an inout a value is read where it is; what a pointer leads to is copied first.
  private static func restTime(_ value: inout ID.Value) -> Double { value.restTime }

  private static func counts(_ value: inout ID.Value) -> OverscrollDiagnostics {
    OverscrollDiagnostics(value.diagnostics)
  }

  override var restTime: Double { unsafe Self.restTime(&pointer.pointee) }

  override func diagnose(_ counts: inout OverscrollDiagnostics) -> Bool {
    counts = unsafe Self.counts(&pointer.pointee)
    return true
  }

  override func configuration(_ def: UnsafeMutableRawPointer) -> OverscrollStatus {
    let def = unsafe def.assumingMemoryBound(to: ID.Def.self)
    unsafe def.pointee = ID.Def()
    unsafe def.pointee.header = .current(ID.Def.self)
    unsafe def.pointee.read(pointer.pointee)
    return Status.ok
  }

  override func configure(_ def: UnsafeRawPointer?) -> OverscrollStatus {
    unsafe take(def?.assumingMemoryBound(to: ID.Def.self)) {
      unsafe $0.apply(to: &pointer.pointee) ? Status.ok : Status.invalidArgument
    }
  }

  override func refuse() -> OverscrollStatus { resume(at: .nan) }

  override func resume(at time: Double) -> OverscrollStatus {
    unsafe pointer.pointee.resume(at: time)
    return time.isNaN ? Status.invalidArgument : Status.ok
  }

  override func touch(
    _ event: TouchEvent, _ target: Int32, _ release: UnsafeMutableRawPointer?
  ) -> OverscrollStatus {
    guard unsafe event.phase != .began || ID.has(target, &pointer.pointee) else {
      return Status.invalidArgument
    }
    unsafe report(
      ID.touch(&pointer.pointee, event, target: target),
      release?.assumingMemoryBound(to: ID.Release.self))
    return Status.ok
  }

  override func sync(_ time: Double, _ events: UnsafeMutableRawPointer?) -> OverscrollStatus {
    unsafe writeEvents(pointer.pointee.sync(to: time), events)
  }

  override func show(_ time: Double?, _ frame: UnsafeMutableRawPointer) -> OverscrollStatus {
    let frame = unsafe frame.assumingMemoryBound(to: ID.Frame.self)
    if let time {
      unsafe frame.pointee = ID.advance(&pointer.pointee, to: time)
    } else {
      unsafe frame.pointee = ID.frame(&pointer.pointee, nil)
    }
    return Status.ok
  }

  override var frameSize: Int { MemoryLayout<ID.Frame>.stride }

  override func join(_ frames: UnsafeMutableRawPointer, _ count: Int) {
    unsafe ID.join(frames.assumingMemoryBound(to: ID.Frame.self), count, of: pointer.pointee)
  }

  override func move(
    _ target: UnsafeRawPointer, _ animated: Bool, _ events: UnsafeMutableRawPointer?
  ) -> OverscrollStatus {
    guard MemoryLayout<ID.Target>.size > 0 else { return Status.staleID }
    let place = unsafe target.assumingMemoryBound(to: ID.Target.self)
    guard
      let happened = unsafe ID.move(&pointer.pointee, to: place.pointee, animated: animated)
    else { return Status.invalidArgument }
    return unsafe writeEvents(happened, events)
  }

  /// Writes what a call caused.
  final func writeEvents(
    _ happened: ID.Value.Events, _ events: UnsafeMutableRawPointer?
  ) -> OverscrollStatus {
    unsafe report(
      ID.events(happened, of: pointer.pointee), events?.assumingMemoryBound(to: ID.Events.self))
    return Status.ok
  }
}
