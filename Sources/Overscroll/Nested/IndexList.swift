/// Members by their indices, each at most once, in memory that has room for all: nothing is counted when it changes.
///
/// Whoever makes one frees it.
@safe struct IndexList {
  private let base: UnsafeMutablePointer<Int>

  private let capacity: Int

  private(set) var count = 0

  /// A list with room for so many, and what another one has in it.
  init(capacity: Int, copying other: IndexList? = nil) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
    guard let other else { return }
    count = other.count
    unsafe base.initialize(from: other.base, count: count)
  }

  func free() { unsafe base.deallocate() }

  subscript(place: Int) -> Int { unsafe base[place] }

  mutating func append(_ index: Int) {
    precondition(count < capacity, "a member is listed twice")
    unsafe base[count] = index
    count += 1
  }

  mutating func popLast() -> Int? {
    guard count > 0 else { return nil }
    count -= 1
    return unsafe base[count]
  }

  /// Leaves out what a condition holds of; the others keep their order.
  mutating func removeAll(where isOut: (Int) -> Bool) {
    var kept = 0
    for place in 0..<count where !isOut(self[place]) {
      unsafe base[kept] = self[place]
      kept += 1
    }
    count = kept
  }
}

extension IndexList: Equatable {
  static func == (a: IndexList, b: IndexList) -> Bool {
    a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
  }
}
