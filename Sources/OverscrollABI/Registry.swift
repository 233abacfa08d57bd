/// The values that exist, and which ids come next.
///
/// An id is a place and the generation of its value, sixteen bits each. Places are used in turn, and not before a
/// thousand of them are free, so an id comes back after 67 million others at the earliest.
@safe struct Registry {
  /// How many places have to be free before one is used again, as long as there are unused ones.
  private static var leastFree: UInt32 { 1_024 }

  private(set) var slots = Slots()
  private var used: UInt32 = 0
  /// The places that are free, from the one that has been for longest; counted from 1, 0 for none.
  private var (firstFree, lastFree): (UInt32, UInt32) = (0, 0)
  private var freeCount: UInt32 = 0

  init() {}

  /// Finds space for a value, and gives its id; nil when there is none.
  mutating func insert(_ box: Box) -> UInt32? {
    guard let place = freeCount >= Self.leastFree ? takeFree() : takeUnused() ?? takeFree(),
      let slot = unsafe slots.slot(place)
    else { return nil }
    unsafe slot.pointee.box = .passRetained(box)
    unsafe slot.pointee.value = unsafe box.place
    unsafe slot.pointee.kind = box.kind
    return unsafe place | UInt32(slot.pointee.generation) << 16
  }

  private mutating func takeUnused() -> UInt32? {
    guard used < Slots.largest else { return nil }
    used += 1
    // A block begins at the place that is its size.
    if used & (used - 1) == 0 { slots.addBlock(of: Int(used)) }
    return used
  }

  private mutating func takeFree() -> UInt32? {
    let place = firstFree
    guard freeCount > 0, let slot = unsafe slots.slot(place) else { return nil }
    firstFree = unsafe slot.pointee.next
    freeCount -= 1
    return place
  }

  /// Destroys a value; false if there is none of that id.
  mutating func remove(_ id: UInt32) -> Bool {
    guard let slot = unsafe slots.find(id) else { return false }
    unsafe slot.pointee.value = nil
    unsafe slot.pointee.box?.release()
    let generation = unsafe slot.pointee.generation
    unsafe slot.pointee.generation = generation == .max ? 1 : generation + 1
    let place = id & Slots.largest
    if freeCount == 0 {
      firstFree = place
    } else if let last = unsafe slots.slot(lastFree) {
      unsafe last.pointee.next = place
    }
    lastFree = place
    freeCount += 1
    return true
  }
}
