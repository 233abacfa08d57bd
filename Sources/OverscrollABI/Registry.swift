/// The values that exist, by id.
///
/// An id is a place in the table and the generation of its value, sixteen bits each. A place whose
/// generations are used up is not reused, so no id ever comes to mean another value.
@safe struct Registry {
  private struct Slot {
    var box: Box?
    var generation: UInt32
    /// The next free place, counted from 1.
    var next: UInt32
  }

  private static var largest: UInt32 { 0xffff }

  private var slots: UnsafeMutablePointer<Slot>?
  private var capacity: UInt32 = 0
  private var used: UInt32 = 0
  private var firstFree: UInt32 = 0

  init() {}

  /// Finds space for a value, and gives its id; nil when there is none.
  mutating func insert(_ box: Box) -> UInt32? {
    guard let place = takePlace(), let slots = unsafe slots else { return nil }
    unsafe slots[Int(place)].box = box
    return unsafe (place + 1) | slots[Int(place)].generation << 16
  }

  private mutating func takePlace() -> UInt32? {
    if firstFree > 0, let slots = unsafe slots {
      let place = firstFree - 1
      firstFree = unsafe slots[Int(place)].next
      return place
    }
    guard used < Self.largest else { return nil }
    if used == capacity { grow() }
    guard let slots = unsafe slots else { return nil }
    unsafe (slots + Int(used)).initialize(to: Slot(box: nil, generation: 1, next: 0))
    used += 1
    return used - 1
  }

  private mutating func grow() {
    let larger = min(max(16, capacity * 2), Self.largest)
    let copy = UnsafeMutablePointer<Slot>.allocate(capacity: Int(larger))
    if let slots = unsafe slots {
      unsafe copy.moveInitialize(from: slots, count: Int(used))
      unsafe slots.deallocate()
    }
    unsafe slots = unsafe copy
    capacity = larger
  }

  /// A value's box; nil for an id that is not, or no longer, one.
  func find(_ id: UInt32) -> Box? {
    let place = id & 0xffff
    guard place > 0, place <= used, let slots = unsafe slots else { return nil }
    guard unsafe slots[Int(place - 1)].generation == id >> 16 else { return nil }
    return unsafe slots[Int(place - 1)].box
  }

  /// Destroys a value; false if there is none of that id.
  mutating func remove(_ id: UInt32) -> Bool {
    guard find(id) != nil, let slots = unsafe slots else { return false }
    let place = id & 0xffff
    let index = Int(place - 1)
    unsafe slots[index].box = nil
    unsafe slots[index].generation += 1
    if unsafe slots[index].generation <= Self.largest {
      unsafe slots[index].next = firstFree
      firstFree = place
    }
    return true
  }
}
