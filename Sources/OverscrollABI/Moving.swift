internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

/// A kind that fingers move, as C has it: its structs, and how they are written.
///
/// What the functions of C for each kind have in common is below, once.
protocol Moving: Handle where Value: Draggable {
  /// What a call caused.
  associatedtype Events
  /// How a touch ended.
  associatedtype Release
  /// What to draw.
  associatedtype Frame

  static func events(_ happened: Value.Events, of value: Value) -> Events
  static func release(_ release: Value.Release, of value: Value) -> Release
  /// `shown`: what an advance has returned; nil: nothing happened. `value` is not changed: as an inout it is
  /// not copied either, where functions are not inlined.
  static func frame(_ value: inout Value, _ shown: Value.Frame?) -> Frame
  /// Moves to a display frame.
  static func advance(_ value: inout Value, to time: Double) -> Frame
}

extension Moving {
  static func advance(_ value: inout Value, to time: Double) -> Frame {
    let shown = value.advance(to: time)
    return frame(&value, shown)
  }
}

extension OverscrollTouch {
  /// Whether it is a lift that reports no place.
  private var isNowhere: Bool { Int(phase) == OVERSCROLL_TOUCH_ENDED && x.isNaN && y.isNaN }

  /// What happened, if it is known.
  var known: TouchEvent.Phase? {
    UInt8(exactly: phase).flatMap { TouchEvent.Phase(rawValue: $0) }
  }

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

/// Hands a touch on.
func handle<ID: Moving>(
  _ id: ID, _ touch: UnsafePointer<OverscrollTouch>?, _ release: UnsafeMutablePointer<ID.Release>?
) -> OverscrollStatus {
  unsafe handle(id, touch, release) { ID.release($0.handle($1), of: $0) }
}

/// Hands a touch on, in a way of its own.
func handle<ID: Moving>(
  _ id: ID, _ touch: UnsafePointer<OverscrollTouch>?, _ release: UnsafeMutablePointer<ID.Release>?,
  _ body: (inout ID.Value, TouchEvent) -> ID.Release
) -> OverscrollStatus {
  guard let touch = unsafe touch?.pointee else { return Status.nullPointer }
  return with(id) {
    guard let known = touch.known else { return Status.invalidArgument }
    unsafe report(body(&$0, touch.event(known)), release)
    return touch.status
  }
}

func advance<ID: Moving>(
  _ id: ID, _ time: Double, _ frame: UnsafeMutablePointer<ID.Frame>?
) -> OverscrollStatus {
  guard let frame = unsafe frame else { return Status.nullPointer }
  return with(id) {
    guard time.isFinite else { return Status.invalidArgument }
    unsafe frame.pointee = ID.advance(&$0, to: time)
    return Status.ok
  }
}

func show<ID: Moving>(
  _ id: ID, _ frame: UnsafeMutablePointer<ID.Frame>?
) -> OverscrollStatus {
  with(id) { unsafe answer(ID.frame(&$0, nil), frame) }
}

/// Fills a buffer with frames to come, `count` times at equal distances.
func sample<ID: Moving>(
  _ id: ID, _ first: Double, _ interval: Double, _ count: Int32,
  _ frames: UnsafeMutablePointer<ID.Frame>?,
  _ before: (inout ID.Value, Double) -> Void = { _, _ in }
) -> OverscrollStatus {
  guard first.isFinite, interval >= 0, interval.isFinite, isCount(count) else {
    return Status.invalidArgument
  }
  guard let frames = unsafe frames else { return Status.nullPointer }
  return with(id) {
    var copy = $0
    for index in 0..<Int(count) {
      let time = first + Double(index) * interval
      before(&copy, time)
      unsafe frames[index] = ID.advance(&copy, to: time)
    }
    return Status.ok
  }
}

func sync<ID: Moving>(
  _ id: ID, _ time: Double, _ events: UnsafeMutablePointer<ID.Events>?
) -> OverscrollStatus {
  with(id) {
    guard time.isFinite else { return Status.invalidArgument }
    unsafe report(ID.events($0.sync(to: time), of: $0), events)
    return Status.ok
  }
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

/// Hands a key on.
func press<ID: Moving>(
  _ id: ID, _ key: Int32, _ time: Double, _ events: UnsafeMutablePointer<ID.Events>?,
  _ act: (inout ID.Value, KeyCommand) -> ID.Value.Events
) -> OverscrollStatus {
  guard let command = KeyCommand(code: key), time.isFinite else { return Status.invalidArgument }
  return unsafe program(id, events) { act(&$0, command) }
}

/// Settings of a kind in one struct.
protocol Settings: Def {
  associatedtype Value

  /// Takes the settings in force; what it does not set is 0.
  mutating func read(_ value: Value)

  /// Sets what differs; false, and nothing has changed, if a number is not valid.
  func apply(to value: inout Value) -> Bool
}

func configuration<ID: Handle, Def: Settings>(
  _ id: ID, _ def: UnsafeMutablePointer<Def>?
) -> OverscrollStatus where Def.Value == ID.Value {
  with(id) {
    guard let def = unsafe def else { return Status.nullPointer }
    unsafe def.pointee = Def()
    unsafe def.pointee.header = .current(Def.self)
    unsafe def.pointee.read($0)
    return Status.ok
  }
}

func configure<ID: Handle, Def: Settings>(
  _ id: ID, _ def: UnsafePointer<Def>?
) -> OverscrollStatus where Def.Value == ID.Value {
  unsafe take(def) { def in
    with(id) { def.apply(to: &$0) ? Status.ok : Status.invalidArgument }
  }
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

/// The items of a buffer, read by a function; nil if one of them is not valid.
func list<Item, Read>(
  _ items: UnsafePointer<Item>, _ count: Int32, _ read: (Item) -> Read?
) -> [Read]? {
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
  guard unsafe out != nil || capacity == 0 else { return Status.nullPointer }
  for index in 0..<min(Int(capacity), total) { unsafe out?[index] = item(index) }
  unsafe report(Int32(total), count)
  return Status.ok
}
