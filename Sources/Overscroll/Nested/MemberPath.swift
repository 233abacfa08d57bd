/// Up to eight members in a row, by their indices: four numbers, moved by shifts.
struct MemberPath: Sequence, IteratorProtocol {
  /// How many members may lie inside one another.
  static let capacity = 8

  /// Two members each, the earlier one in the lower half.
  private var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// How many there are.
  private(set) var count = 0

  /// A member by its place in the row.
  subscript(place: Int) -> Int {
    let word = place < 4 ? place < 2 ? a : b : place < 6 ? c : d
    return Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: word >> Self.shift(place)))
  }

  /// Puts a member at the end.
  mutating func append(_ index: Int) {
    precondition(count < Self.capacity, "the members are nested too deep")
    let bits = UInt64(truncatingIfNeeded: index) << Self.shift(count)
    switch count >> 1 {
    case 0: a |= bits
    case 1: b |= bits
    case 2: c |= bits
    default: d |= bits
    }
    count += 1
  }

  /// Puts a member before all others.
  mutating func prepend(_ index: Int) {
    precondition(count < Self.capacity, "the members are nested too deep")
    d = d << 32 | c >> 32
    c = c << 32 | b >> 32
    b = b << 32 | a >> 32
    a = a << 32 | UInt64(truncatingIfNeeded: index)
    count += 1
  }

  /// Takes the first one out.
  mutating func next() -> Int? {
    guard count > 0 else { return nil }
    let first = self[0]
    a = a >> 32 | b << 32
    b = b >> 32 | c << 32
    c = c >> 32 | d << 32
    d >>= 32
    count -= 1
    return first
  }

  private static func shift(_ place: Int) -> UInt64 { UInt64(truncatingIfNeeded: place & 1) << 5 }
}
