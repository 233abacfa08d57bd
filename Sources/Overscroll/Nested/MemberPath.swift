/// Up to eight members in a row, by their indices, held in place.
struct MemberPath: Hashable, Sendable {
  /// How many members may lie inside one another.
  static let capacity = 8

  private var slots = SIMD8<Int32>()

  /// How many there are.
  private(set) var count = 0

  /// A member by its place in the row.
  subscript(place: Int) -> Int { Int(slots[place]) }

  /// Puts a member at the end.
  mutating func append(_ index: Int) {
    slots[count] = Int32(index)
    count += 1
  }

  /// Puts a member before all others.
  mutating func prepend(_ index: Int) {
    precondition(count < Self.capacity, "the members are nested too deep")
    let s = slots
    slots = SIMD8(Int32(index), s[0], s[1], s[2], s[3], s[4], s[5], s[6])
    count += 1
  }

  /// Whether a member is in the row.
  func contains(_ index: Int) -> Bool {
    for place in 0..<count where self[place] == index { return true }
    return false
  }
}
