/// The members of a page: rows of memory that copies of the page share until one of them is changed.
///
/// Each is read and changed where it lies: an array would copy a row for every question. All that there is is behind one
/// reference, for the table is copied as well, where a question is asked while the page is being changed.
struct NestedMembers: Hashable, Sendable {
  private var memory = Memory(capacity: 0)

  @inline(__always)
  var count: Int { memory.count }

  @inline(__always)
  var indices: Range<Int> { 0..<memory.count }

  subscript(index: Int) -> NestedMember {
    @inline(__always)
    unsafeAddress {
      precondition(index >= 0 && index < memory.count, "index must name a member")
      return unsafe UnsafePointer(memory.base + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < memory.count, "index must name a member")
      unshare()
      return unsafe memory.base + index
    }
  }

  /// A member of a table that has been unshared.
  subscript(own index: Int) -> NestedMember {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(memory.base + index) }
    @inline(__always)
    unsafeMutableAddress {
      assert(index < memory.count && isKnownUniquelyReferenced(&memory), "the table is shared")
      return unsafe memory.base + index
    }
  }

  /// Which of them what concerns.
  var lists: MemberLists {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(memory.lists) }
    unsafeMutableAddress {
      unshare()
      return unsafe memory.lists
    }
  }

  /// The same, of a table that has been unshared.
  var ownLists: MemberLists {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(memory.lists) }
    @inline(__always)
    unsafeMutableAddress {
      assert(isKnownUniquelyReferenced(&memory), "the table is shared")
      return unsafe memory.lists
    }
  }

  /// What is changed from now on is no longer shared with copies of the page.
  mutating func unshare() { if !isKnownUniquelyReferenced(&memory) { copyMemory() } }

  // Not inlined, here and below: it would be in a hundred places.
  @inline(never)
  private mutating func copyMemory() { memory = Memory(copying: memory) }

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
  }

  /// Does something to what a member is, which is no longer shared with copies of the page then.
  @inline(__always)
  @discardableResult
  mutating func own<Answer>(_ index: Int, _ act: (MemberBox) -> Answer) -> Answer {
    unshare()
    return ownBox(index, act)
  }

  /// The same, of a table that has been unshared.
  @inline(__always)
  @discardableResult
  mutating func ownBox<Answer>(_ index: Int, _ act: (MemberBox) -> Answer) -> Answer {
    unshareBox(index)
    return self[own: index].asked(act)
  }

  @inline(never)
  private mutating func unshareBox(_ index: Int) {
    if unsafe !isKnownUniquelyReferenced(&memory.boxes[index]) {
      let copy = unsafe memory.boxes[index].copied()
      unsafe memory.boxes[index] = copy
      unsafe memory.base[index].box = copy
    }
  }

  static func == (a: NestedMembers, b: NestedMembers) -> Bool {
    a.memory === b.memory
      || a.count == b.count && a.lists == b.lists
        && a.indices.allSatisfy { a[$0] == b[$0] }
  }

  func hash(into hasher: inout Hasher) { for index in indices { hasher.combine(self[index]) } }

  /// Rows, and boxes by the same indices; changed only while a single value refers to it, so that it may be sent.
  @safe private final class Memory: @unchecked Sendable {
    let base: UnsafeMutablePointer<NestedMember>
    let boxes: UnsafeMutablePointer<MemberBox>
    let lists: UnsafeMutablePointer<MemberLists>
    let capacity: Int
    var count = 0

    init(capacity: Int, copying lists: MemberLists? = nil) {
      self.capacity = capacity
      unsafe base = .allocate(capacity: capacity)
      unsafe boxes = .allocate(capacity: capacity)
      unsafe self.lists = .allocate(capacity: 1)
      unsafe self.lists.initialize(to: MemberLists(capacity: capacity, copying: lists))
    }

    convenience init(copying other: Memory, capacity: Int? = nil) {
      unsafe self.init(capacity: capacity ?? other.capacity, copying: other.lists.pointee)
      unsafe base.initialize(from: other.base, count: other.count)
      unsafe boxes.initialize(from: other.boxes, count: other.count)
      count = other.count
    }

    deinit {
      unsafe base.deallocate()
      unsafe boxes.deinitialize(count: count)
      unsafe boxes.deallocate()
      unsafe lists.pointee.free()
      unsafe lists.deinitialize(count: 1)
      unsafe lists.deallocate()
    }
  }
}

/// Which members what concerns.
struct MemberLists: Equatable {
  /// Joints other than those of an inner member and its outer one.
  var connections: [NestedConnection] = []

  /// What of a momentum is passed on where that was chosen for two members.
  var transfers: [NestedTransfer] = []

  /// Those that move by themselves.
  var moving: IndexList

  /// Those to which something happened in the call under way.
  var noted: IndexList

  /// Those that keep what happened to them in the call before.
  var reported: IndexList

  init(capacity: Int, copying other: MemberLists?) {
    connections = other?.connections ?? []
    transfers = other?.transfers ?? []
    moving = IndexList(capacity: capacity, copying: other?.moving)
    noted = IndexList(capacity: capacity, copying: other?.noted)
    reported = IndexList(capacity: capacity, copying: other?.reported)
  }

  func free() {
    moving.free()
    noted.free()
    reported.free()
  }

  /// Members are gone: nothing is listed of them any more, and no joint leads to them.
  mutating func forget(_ leaving: [Int]) {
    moving.removeAll(where: leaving.contains)
    noted.removeAll(where: leaving.contains)
    reported.removeAll(where: leaving.contains)
    connections.removeAll { leaving.contains($0.source) || leaving.contains($0.target) }
    transfers.removeAll { leaving.contains($0.source) || leaving.contains($0.target) }
  }
}

/// A body without lines: what moves on a page are its members.
struct NoLines: Hashable, Sendable {}
