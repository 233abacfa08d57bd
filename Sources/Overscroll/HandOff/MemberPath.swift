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
    var place = count
    while place > 0 {
      slots[place] = slots[place - 1]
      place -= 1
    }
    slots[0] = Int32(index)
    count += 1
  }

  /// Whether a member is in the row.
  func contains(_ index: Int) -> Bool {
    for place in 0..<count where self[place] == index { return true }
    return false
  }
}
