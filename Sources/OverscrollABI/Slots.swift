internal import COverscroll

/// Where values are, by id: all that is read to find one.
///
/// They stay where they are, in blocks of 1, 2, 4 … 32,768, so a value may be found while another is made.
@safe struct Slots {
  @safe struct Slot {
    var box: Unmanaged<Box>?
    /// Where the box's value is, to be found without counting references.
    var value: UnsafeMutableRawPointer?
    /// The place that was freed after this one.
    var next: UInt32 = 0
    /// Of the id; never 0.
    var generation: UInt16 = 1
    var kind: UInt8 = 0
  }

  /// The most there are.
  static var largest: UInt32 { 0xffff }

  private var blocks: UnsafeMutablePointer<UnsafeMutablePointer<Slot>?>?

  /// Adds places, from one that is their number.
  mutating func addBlock(of size: Int) {
    let block = UnsafeMutablePointer<Slot>.allocate(capacity: size)
    unsafe block.initialize(repeating: Slot(), count: size)
    if unsafe blocks == nil {
      unsafe blocks = .allocate(capacity: 16)
      unsafe blocks?.initialize(repeating: nil, count: 16)
    }
    unsafe blocks?[size.trailingZeroBitCount] = block
  }

  /// A place, counted from 1; nil for one that never was used.
  func slot(_ place: UInt32) -> UnsafeMutablePointer<Slot>? {
    guard place > 0, let blocks = unsafe blocks else { return nil }
    let block = 31 - place.leadingZeroBitCount
    return unsafe blocks[block].map { unsafe $0 + Int(place & ~(1 << UInt32(block))) }
  }

  /// The place of a value; nil for an id that is not, or no longer, one.
  @inline(never)
  func find(_ id: UInt32) -> UnsafeMutablePointer<Slot>? {
    guard let slot = unsafe slot(id & Self.largest) else { return nil }
    return unsafe slot.pointee.value != nil && UInt32(slot.pointee.generation) == id >> 16
      ? slot : nil
  }

  /// Where the value of an id is; nil unless it is of a kind.
  @inline(never)
  func value(_ id: UInt32, _ kind: UInt8) -> UnsafeMutableRawPointer? {
    guard let slot = unsafe find(id), unsafe slot.pointee.kind == kind else { return nil }
    return unsafe slot.pointee.value
  }

  /// Does something with the box of an id, without counting references.
  func with(_ id: UInt32, _ body: (Box) -> OverscrollStatus) -> OverscrollStatus {
    guard let box = unsafe find(id)?.pointee.box else { return Status.staleID }
    return unsafe box._withUnsafeGuaranteedRef(body)
  }
}
