public import ScrollGeometry

/// The one or two pointers that are down, and where they are.
///
/// Two slots, inline: one finger drags, two pinch, and a third has nothing to add.
///
/// - Complexity: O(1), no allocation, for every member.
public struct ActivePointers: Hashable, Sendable {
  /// A pointer that is down.
  struct Pointer: Hashable, Sendable {
    var id: Int
    var position: Vector2
  }

  private var first: Pointer?
  private var second: Pointer?

  /// Creates an empty set.
  public init() {}

  /// How many pointers are down: 0, 1 or 2.
  public var count: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) }

  /// Whether a pointer is down.
  public func contains(_ id: Int) -> Bool { first?.id == id || second?.id == id }

  /// Where a pointer is, in points; `nil` when it is not down.
  public func position(of id: Int) -> Vector2? {
    if first?.id == id { return first?.position }
    return second?.id == id ? second?.position : nil
  }

  /// Puts a pointer down; false when two others are down already.
  ///
  /// A pointer that is down is moved instead.
  public mutating func insert(_ id: Int, at position: Vector2) -> Bool {
    if move(id, to: position) { return true }
    if first == nil {
      first = Pointer(id: id, position: position)
    } else if second == nil {
      second = Pointer(id: id, position: position)
    } else {
      return false
    }
    return true
  }

  /// Moves a pointer; false when it is not down.
  public mutating func move(_ id: Int, to position: Vector2) -> Bool {
    if first?.id == id {
      first?.position = position
    } else if second?.id == id {
      second?.position = position
    } else {
      return false
    }
    return true
  }

  /// Lifts a pointer; false when it is not down.
  public mutating func remove(_ id: Int) -> Bool {
    if first?.id == id {
      first = nil
    } else if second?.id == id {
      second = nil
    } else {
      return false
    }
    return true
  }

  /// Lifts all pointers.
  public mutating func removeAll() {
    first = nil
    second = nil
  }

  /// The point midway between the pointers, or where the only one is; zero when none is down.
  public var centroid: Vector2 {
    switch (first, second) {
    case (let a?, let b?): (a.position + b.position) / 2
    case (let only?, nil), (nil, let only?): only.position
    case (nil, nil): .zero
    }
  }

  /// The distance between two pointers, in points; zero with fewer.
  public var span: Double {
    guard let first, let second else { return 0 }
    return (second.position - first.position).length
  }
}
