public import ScrollCoordinates

/// The one or two pointers that are down, and where they are.
///
/// Two slots, inline: one finger drags, two pinch, and a third has nothing to add.
///
/// - Complexity: O(1), no allocation, for every member.
public struct ActivePointers: Hashable, Sendable {
  /// A pointer that is down.
  struct Pointer: Hashable, Sendable {
    var id = 0
    var position = Vector2.zero
  }

  /// The pointer that is down longest; a slot that is not in use is as it was made.
  private var first = Pointer()
  private var second = Pointer()

  /// How many pointers are down: 0, 1 or 2.
  @_transparent public var count: Int { Int(countByte) }

  // A byte, so that what comes after it in memory lies close.
  @usableFromInline private(set) var countByte: UInt8 = 0

  /// Creates an empty set.
  public init() {}

  /// Whether a pointer is down.
  public func contains(_ id: Int) -> Bool { isFirst(id) || isSecond(id) }

  private func isFirst(_ id: Int) -> Bool { count > 0 && first.id == id }

  private func isSecond(_ id: Int) -> Bool { count > 1 && second.id == id }

  /// Where a pointer is, in points; `nil` when it is not down.
  public func position(of id: Int) -> Vector2? {
    if isFirst(id) { return first.position }
    return isSecond(id) ? second.position : nil
  }

  /// Puts a pointer down; false when two others are down already.
  ///
  /// A pointer that is down is moved instead.
  public mutating func insert(_ id: Int, at position: Vector2) -> Bool {
    if move(id, to: position) { return true }
    let pointer = Pointer(id: id, position: position)
    switch count {
    case 0: first = pointer
    case 1: second = pointer
    default: return false
    }
    countByte &+= 1
    return true
  }

  /// Moves a pointer; false when it is not down.
  public mutating func move(_ id: Int, to position: Vector2) -> Bool {
    if isFirst(id) {
      first.position = position
    } else if isSecond(id) {
      second.position = position
    } else {
      return false
    }
    return true
  }

  /// Lifts a pointer; false when it is not down.
  public mutating func remove(_ id: Int) -> Bool {
    guard contains(id) else { return false }
    if isFirst(id) { first = second }
    second = Pointer()
    countByte &-= 1
    return true
  }

  /// Lifts all pointers.
  public mutating func removeAll() { self = ActivePointers() }

  /// The point midway between the pointers, or where the only one is; zero when none is down.
  public var centroid: Vector2 {
    count < 2 ? first.position : (first.position + second.position) / 2
  }

  /// The distance between two pointers, in points; zero with fewer.
  public var span: Double { count < 2 ? 0 : between.length }

  /// From one pointer to the other.
  var between: Vector2 { second.position - first.position }
}
