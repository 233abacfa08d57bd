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
}
