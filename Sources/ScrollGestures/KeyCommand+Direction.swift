public import ScrollCoordinates

extension KeyCommand {
  /// The key that does in left-to-right content what this one does in content of a direction.
  ///
  /// On a horizontal axis the pages of right-to-left content go on to the left, and it begins at the right.
  /// Arrows name a side of the screen, and are what they are.
  ///
  /// - Parameters:
  ///   - direction: of the content.
  ///   - axis: along which page keys, home, end and space act.
  public func mirrored(for direction: InterfaceLayoutDirection, along axis: ScrollAxis)
    -> KeyCommand
  {
    guard direction.isMirrored(axis) else { return self }
    switch self {
    case .arrowUp, .arrowDown, .arrowLeft, .arrowRight: return self
    case .pageUp: return .pageDown
    case .pageDown: return .pageUp
    case .home: return .end
    case .end: return .home
    case .space: return .shiftSpace
    case .shiftSpace: return .space
    }
  }

  /// The key in the direction of the content, and the axis that it scrolls: the vertical one, unless only the other one
  /// has something to scroll between two offsets.
  package func directed(
    within reach: (min: Vector2, max: Vector2), _ direction: InterfaceLayoutDirection
  ) -> (KeyCommand, ScrollAxis) {
    let isWide = reach.min.y == reach.max.y && reach.min.x != reach.max.x
    let main: ScrollAxis = isWide ? .horizontal : .vertical
    return (mirrored(for: direction, along: main), axis(main: main))
  }
}
