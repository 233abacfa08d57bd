/// The values that exist, by id.
///
/// An id is a place in the table and the generation of its value, sixteen bits each. A place whose
/// generations are used up is not reused, so no id ever comes to mean another value.
@safe struct Registry {
  @safe private struct Slot {
    var box: Unmanaged<Box>?
    /// Where the box's value is, to be found without counting references.
    var value: UnsafeMutableRawPointer?
    /// The next free place, counted from 1.
    var next: UInt32 = 0
    /// 0 once they are used up.
    var generation: UInt16 = 1
    var kind: UInt8 = 0
  }

  private static var largest: UInt32 { 0xffff }

  private var slots: UnsafeMutablePointer<Slot>?
  private var capacity: UInt32 = 0
  private var used: UInt32 = 0
  private var firstFree: UInt32 = 0

  init() {}

  /// Finds space for a value, and gives its id; nil when there is none.
  mutating func insert(_ box: Box) -> UInt32? {
    if firstFree == 0 {
      guard used < Self.largest else { return nil }
      if used == capacity { grow() }
      if let slot = unsafe slot(used + 1) { unsafe slot.initialize(to: Slot()) }
      used += 1
      firstFree = used
    }
    let place = firstFree
    guard let slot = unsafe slot(place) else { return nil }
    firstFree = unsafe slot.pointee.next
    unsafe slot.pointee.box = .passRetained(box)
    unsafe slot.pointee.value = unsafe box.place
    unsafe slot.pointee.kind = box.kind
    return unsafe place | UInt32(slot.pointee.generation) << 16
  }

  private mutating func grow() {
    capacity = min(max(16, capacity * 2), Self.largest)
    let larger = UnsafeMutablePointer<Slot>.allocate(capacity: Int(capacity))
    if let slots = unsafe slots {
      unsafe UnsafeMutableRawPointer(larger).copyMemory(
        from: slots, byteCount: Int(used) * MemoryLayout<Slot>.stride)
      unsafe slots.deallocate()
    }
    unsafe slots = larger
  }

  /// A place, counted from 1, which has to be one.
  private func slot(_ place: UInt32) -> UnsafeMutablePointer<Slot>? {
    unsafe slots.map { unsafe $0 + Int(place - 1) }
  }

  /// The place of a value; nil for an id that is not, or no longer, one.
  @inline(never)
  private func find(_ id: UInt32) -> UnsafeMutablePointer<Slot>? {
    let place = id & Self.largest
    guard place > 0, place <= used, let slot = unsafe slot(place) else { return nil }
    return unsafe slot.pointee.value != nil && UInt32(slot.pointee.generation) == id >> 16
      ? slot : nil
  }

  /// Where the value of an id is; nil unless it is of a kind.
  @inline(never)
  func value(_ id: UInt32, _ kind: UInt8) -> UnsafeMutableRawPointer? {
    guard let slot = unsafe find(id), unsafe slot.pointee.kind == kind else { return nil }
    return unsafe slot.pointee.value
  }

  /// The box of an id.
  func box(_ id: UInt32) -> Box? { unsafe find(id)?.pointee.box?.takeUnretainedValue() }

  /// Destroys a value; false if there is none of that id.
  mutating func remove(_ id: UInt32) -> Bool {
    guard let slot = unsafe find(id) else { return false }
    unsafe slot.pointee.value = nil
    unsafe slot.pointee.box?.release()
    unsafe slot.pointee.generation &+= 1
    if unsafe slot.pointee.generation > 0 {
      unsafe slot.pointee.next = firstFree
      firstFree = id & Self.largest
    }
    return true
  }
}
