internal import COverscroll
internal import Overscroll
internal import ScrollGestures

/// What C calls a value by: a struct around an id, one for each kind.
///
/// C's compiler tells a drawer from a scroller by them. All ids are from one table, so no id is taken for one of another kind.
protocol Handle {
  /// What is called so.
  associatedtype Value

  /// A number for the kind, different for each.
  static var kind: UInt8 { get }

  /// The id in the table.
  var id: UInt32 { get }

  init(id: UInt32)

  /// Puts a value where it stays until it is destroyed.
  static func box(_ value: consuming Value) -> Box
}

extension Handle {
  static func box(_ value: consuming Value) -> Box { ValueBox<Self>(value) }
}

/// A value that exists, and what every kind can be asked; what stands here is what a kind answers that has nothing
/// of the sort.
@safe class Box {
  let kind: UInt8

  /// Where the value is.
  @unsafe let place: UnsafeMutableRawPointer

  init(_ kind: UInt8, _ place: UnsafeMutableRawPointer) {
    self.kind = kind
    unsafe self.place = unsafe place
  }

  /// Another one in the same state.
  func clone() -> Box? { nil }

  /// Takes the state of another of the same kind.
  func assign(_ source: Box) {}

  /// When it will have come to rest; NaN for what is not in motion.
  var restTime: Double { .nan }

  /// Writes what was ignored or corrected; false for what takes no input.
  func diagnose(_ counts: inout OverscrollDiagnostics) -> Bool { false }

  // MARK: - What fingers move

  /// Writes the current settings.
  func configuration(_ def: UnsafeMutableRawPointer) -> OverscrollStatus { Status.staleID }

  /// Takes settings, all or nothing.
  func configure(_ def: UnsafeRawPointer?) -> OverscrollStatus { Status.staleID }

  /// Counts an event that makes no sense, and leaves everything as it is.
  func refuse() -> OverscrollStatus { Status.invalidArgument }

  /// Goes on from what is shown at another time; NaN is none.
  func resume(at time: Double) -> OverscrollStatus { Status.never }

  /// Takes a touch.
  func touch(
    _ event: TouchEvent, _ target: Int32, _ release: UnsafeMutableRawPointer?
  ) -> OverscrollStatus { Status.staleID }

  /// Says what time it is.
  func sync(_ time: Double, _ events: UnsafeMutableRawPointer?) -> OverscrollStatus {
    Status.staleID
  }

  /// Goes to a place by a program.
  func move(
    _ target: UnsafeRawPointer, _ animated: Bool, _ events: UnsafeMutableRawPointer?
  ) -> OverscrollStatus { Status.staleID }

  /// Writes a frame: of a time, or without one of the latest known.
  func show(_ time: Double?, _ frame: UnsafeMutableRawPointer) -> OverscrollStatus {
    Status.staleID
  }

  /// The bytes of a frame.
  var frameSize: Int { 0 }

  /// Makes frames that were sampled one motion.
  func join(_ frames: UnsafeMutableRawPointer, _ count: Int) {}

  // MARK: - What scrolls

  /// Takes a wheel.
  func wheel(
    _ event: WheelEvent, _ target: Int32, _ events: UnsafeMutableRawPointer?
  ) -> OverscrollStatus { Status.staleID }

  /// Takes a key.
  func key(
    _ command: KeyCommand, _ action: KeyAction, _ time: Double, _ events: UnsafeMutableRawPointer?
  ) -> OverscrollStatus { Status.staleID }

  /// Scrolls to the top.
  func scrollToTop(_ animated: Bool, _ events: UnsafeMutableRawPointer?) -> OverscrollStatus {
    Status.staleID
  }
}

class ValueBox<ID: Handle>: Box {
  init(_ value: consuming ID.Value) {
    let place = UnsafeMutablePointer<ID.Value>.allocate(capacity: 1)
    unsafe place.initialize(to: value)
    unsafe super.init(ID.kind, UnsafeMutableRawPointer(place))
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  final var pointer: UnsafeMutablePointer<ID.Value> {
    unsafe place.assumingMemoryBound(to: ID.Value.self)
  }

  override func clone() -> Box? { unsafe ID.box(pointer.pointee) }

  override func assign(_ source: Box) {
    let copy = unsafe source.place.assumingMemoryBound(to: ID.Value.self).pointee
    unsafe pointer.pointee = copy
  }
}

/// All values that exist.
///
/// The library's only state, and unguarded: the header says which calls must not happen at the same time. Only its
/// slots are read to find a value.
nonisolated(unsafe) private var registry = Registry()

/// Does something with what has an id, if it is of a kind; 0: of any.
func withBox(
  _ id: UInt32, _ kind: Int32 = 0, _ body: (Box) -> OverscrollStatus
) -> OverscrollStatus {
  unsafe registry.slots.with(id) { kind == 0 || kind == Int32($0.kind) ? body($0) : Status.staleID }
}

/// Does something with a value of a kind, where it is.
@_transparent
func with<ID: Handle>(
  _ id: ID, _ body: (inout ID.Value) -> OverscrollStatus
) -> OverscrollStatus {
  guard let place = unsafe registry.slots.value(id.id, ID.kind) else { return Status.staleID }
  return unsafe body(&place.assumingMemoryBound(to: ID.Value.self).pointee)
}

/// Keeps what has been made, and writes its id.
func insert(_ box: Box?, _ out: UnsafeMutablePointer<UInt32>?) -> OverscrollStatus {
  guard let out = unsafe out, let box else { return Status.nullPointer }
  guard let id = unsafe registry.insert(box) else { return Status.tooMany }
  unsafe out.pointee = id
  return Status.ok
}

/// Keeps a value, and writes its handle.
func insert<ID: Handle>(
  _ value: consuming ID.Value, _ out: UnsafeMutablePointer<ID>?
) -> OverscrollStatus { unsafe insert(ID.box(value), out) }

/// Keeps a value in its box, and writes its handle.
func insert<ID: Handle>(_ box: Box, _ out: UnsafeMutablePointer<ID>?) -> OverscrollStatus {
  // A handle is its id.
  unsafe insert(box, UnsafeMutableRawPointer(out)?.assumingMemoryBound(to: UInt32.self))
}

/// Destroys whatever has an id.
func destroy(_ id: UInt32) -> OverscrollStatus {
  unsafe registry.remove(id) ? Status.ok : Status.staleID
}
