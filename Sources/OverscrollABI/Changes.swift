internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

extension OverscrollTouch {
  /// Whether it is a lift that reports no place.
  private var isNowhere: Bool { Int(phase) == OVERSCROLL_TOUCH_ENDED && x.isNaN && y.isNaN }

  /// What happened, if it is known.
  var known: TouchEvent.Phase? { UInt8(exactly: phase).flatMap { TouchEvent.Phase(rawValue: $0) } }

  /// The event of a known phase: for its size an optional one would be taken to pieces.
  func event(_ known: TouchEvent.Phase) -> TouchEvent {
    TouchEvent(known, id: Int(pointer), position: isNowhere ? nil : Vector2(x, y), time: time)
  }

  /// Whether it makes sense; the library ignores and counts what does not.
  var status: OverscrollStatus {
    let isPlaced = Int(phase) <= OVERSCROLL_TOUCH_ENDED && !isNowhere
    return isPlaced ? OverscrollABI.status(x, y, time) : OverscrollABI.status(0, 0, time)
  }
}

/// The status of an event at a place and time that were handed on.
func status(_ x: Double, _ y: Double, _ time: Double) -> OverscrollStatus {
  x.isFinite && y.isFinite && time.isFinite ? Status.ok : Status.invalidArgument
}

/// Lets a program change something, and writes what that causes immediately.
///
/// - Parameter isValid: whether the program's numbers are; nothing happens otherwise.
func program<ID: Moving>(
  _ id: ID, _ events: UnsafeMutablePointer<ID.Events>?, if isValid: Bool = true,
  _ change: (inout ID.Value) -> ID.Value.Events
) -> OverscrollStatus {
  with(id) {
    guard isValid else { return Status.invalidArgument }
    unsafe report(ID.events(change(&$0), of: $0), events)
    return Status.ok
  }
}

/// The same where that depends on the value, which the question does not change; as an inout it is not copied.
func program<ID: Moving>(
  _ id: ID, _ events: UnsafeMutablePointer<ID.Events>?, where isValid: (inout ID.Value) -> Bool,
  _ change: (inout ID.Value) -> ID.Value.Events
) -> OverscrollStatus {
  let status = with(id) { isValid(&$0) ? Status.ok : Status.invalidArgument }
  return status == Status.ok ? unsafe program(id, events, change) : status
}

/// Settings of a kind in one struct.
protocol Settings: Def {
  associatedtype Value

  /// Takes the current settings; what it does not set is 0.
  mutating func read(_ value: Value)

  /// Sets what differs; false, and nothing has changed, if a number is not valid.
  func apply(to value: inout Value) -> Bool
}

/// Keeps a new value with the settings.
func create<ID: Handle, Def: Settings>(
  _ value: consuming ID.Value, _ def: Def, _ out: UnsafeMutablePointer<ID>?
) -> OverscrollStatus where Def.Value == ID.Value {
  let box = ID.box(value)
  guard unsafe def.apply(to: &box.place.assumingMemoryBound(to: ID.Value.self).pointee) else {
    return Status.invalidArgument
  }
  return unsafe insert(box, out)
}

/// Whether a list or a buffer is there: one without items needs no memory.
func isThere(_ items: UnsafeRawPointer?, _ count: Int32) -> Bool {
  unsafe items != nil || count == 0
}

/// The items of a buffer, read by a function; nil if one of them is not valid.
func list<Item, Read>(
  _ items: UnsafePointer<Item>?, _ count: Int32, _ read: (Item) -> Read?
) -> [Read]? {
  guard let items = unsafe items else { return [] }
  var list: [Read] = []
  list.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    guard let item = unsafe read(items[index]) else { return nil }
    list.append(item)
  }
  return list
}

/// Writes the first `capacity` of `total` items, and how many there are.
func fill<Item>(
  _ out: UnsafeMutablePointer<Item>?, _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?,
  _ total: Int, _ item: (Int) -> Item
) -> OverscrollStatus {
  guard isCount(capacity) else { return Status.invalidArgument }
  guard unsafe isThere(out, capacity) else { return Status.nullPointer }
  for index in 0..<min(Int(capacity), total) { unsafe out?[index] = item(index) }
  unsafe report(Int32(total), count)
  return Status.ok
}
