/// The members of a page: rows of memory that copies of the page share until one of them is changed.
///
/// Each is read and changed where it lies: an array would copy a row for every question.
struct NestedMembers: RandomAccessCollection, Hashable, Sendable {
  private var memory = Memory(capacity: 0)

  /// Joints other than those of an inner member and its outer one.
  var connections: [NestedConnection] = []

  /// What of a momentum is passed on where that was chosen for two members.
  var transfers: [NestedTransfer] = []

  /// Those that move by themselves.
  var moving: [Int] = []

  /// Those to which something happened in the call under way.
  var noted: [Int] = []

  /// Those that keep what happened to them in the call before.
  var reported: [Int] = []

  var startIndex: Int { 0 }

  @inline(__always)
  var endIndex: Int { memory.count }

  subscript(index: Int) -> NestedMember {
    @inline(__always)
    unsafeAddress {
      precondition(index >= 0 && index < memory.count, "index must name a member")
      return unsafe UnsafePointer(memory.base + index)
    }
    @inline(__always)
    unsafeMutableAddress {
      precondition(index >= 0 && index < memory.count, "index must name a member")
      if !isKnownUniquelyReferenced(&memory) { memory = Memory(copying: memory) }
      return unsafe memory.base + index
    }
  }

  /// Puts a member, and what it is, in the place of another one, or at the end.
  mutating func put(_ member: NestedMember, _ box: MemberBox, at index: Int) {
    if index < count {
      self[index] = member
      unsafe memory.boxes[index] = box
      return
    }
    if count == memory.capacity || !isKnownUniquelyReferenced(&memory) {
      memory = Memory(copying: memory, capacity: 2 * count + 4)
    }
    unsafe (memory.base + count).initialize(to: member)
    unsafe (memory.boxes + count).initialize(to: box)
    memory.count += 1
    moving.reserveCapacity(count)
    noted.reserveCapacity(count)
    reported.reserveCapacity(count)
  }

  /// What a member is, to be changed: no longer shared with copies of the page.
  @inline(__always)
  mutating func own(_ index: Int) -> MemberBox {
    if !isKnownUniquelyReferenced(&memory) { memory = Memory(copying: memory) }
    if unsafe !isKnownUniquelyReferenced(&memory.boxes[index]) {
      let copy = unsafe memory.boxes[index].copied()
      unsafe memory.boxes[index] = copy
      unsafe memory.base[index].box = copy
    }
    return unsafe memory.boxes[index]
  }

  static func == (a: NestedMembers, b: NestedMembers) -> Bool {
    (a.memory === b.memory || a.elementsEqual(b)) && a.moving == b.moving
      && a.reported == b.reported && a.connections == b.connections && a.transfers == b.transfers
  }

  func hash(into hasher: inout Hasher) { for member in self { hasher.combine(member) } }

  /// Rows, and boxes by the same indices; changed only while a single value refers to it, so that it may be sent.
  @safe private final class Memory: @unchecked Sendable {
    let base: UnsafeMutablePointer<NestedMember>
    let boxes: UnsafeMutablePointer<MemberBox>
    let capacity: Int
    var count = 0

    init(capacity: Int) {
      self.capacity = capacity
      unsafe base = .allocate(capacity: capacity)
      unsafe boxes = .allocate(capacity: capacity)
    }

    convenience init(copying other: Memory, capacity: Int? = nil) {
      self.init(capacity: capacity ?? other.capacity)
      unsafe base.initialize(from: other.base, count: other.count)
      unsafe boxes.initialize(from: other.boxes, count: other.count)
      count = other.count
    }

    deinit {
      unsafe base.deallocate()
      unsafe boxes.deinitialize(count: count)
      unsafe boxes.deallocate()
    }
  }
}

/// A body without lines: what moves on a page are its members.
struct NoLines: Hashable, Sendable {}
