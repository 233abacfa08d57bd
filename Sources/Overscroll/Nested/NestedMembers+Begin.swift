@_spi(Formulas) import ScrollGestures

/// Who begins among members inside one another, where their order is UIKit's.
extension NestedMembers {
  /// The same for chains that may differ by their axis.
  func beginners(at chains: AxisPair<Int>, travel: Vector2, slop: Double) -> AxisPair<Int> {
    let x = beginner(at: chains.x, travel: travel, slop: slop)
    let y = chains.x == chains.y ? x : beginner(at: chains.y, travel: travel, slop: slop)
    return AxisPair(x: x, y: y)
  }

  /// The innermost member that moves when a finger, a stroke or a key begins on a member: that, or the one around it
  /// whose order is ``HandOffOrder/uiKit`` and that takes over.
  ///
  /// - Parameters:
  ///   - index: what is touched.
  ///   - travel: of the finger beyond its slop, in points; content is pushed to its start by positive travel.
  ///   - slop: the finger's, in points.
  private func beginner(at index: Int, travel: Vector2, slop: Double) -> Int {
    let path = path(to: index)
    var (innermost, place) = (path.count - 1, path.count - 1)
    while place > 0 {
      place -= 1
      guard self[path[place]].order == .uiKit else { continue }
      if !begins(path, from: place + 1, to: innermost, travel: travel, slop: slop) {
        innermost = place
      }
    }
    return path[innermost]
  }

  /// Whether those at some places of a path begin, before the one right around them does.
  private func begins(
    _ path: MemberPath, from first: Int, to last: Int, travel: Vector2, slop: Double
  ) -> Bool {
    let slop = max(slop, .leastNormalMagnitude)
    let moved = Vector2(Self.moved(travel.x, slop: slop), Self.moved(travel.y, slop: slop))
    let pan = ChildPan(
      AxisPair(
        x: side(.horizontal, of: path, from: first, to: last),
        y: side(.vertical, of: path, from: first, to: last)),
      slop: slop)
    return pan.begins(moved: moved, pastSlop: AxisPair(x: travel.x != 0, y: travel.y != 0))
  }

  /// The travel with its slop.
  private static func moved(_ travel: Double, slop: Double) -> Double {
    travel == 0 ? 0 : travel < 0 ? travel - slop : travel + slop
  }

  /// What holds of an axis of several members together, and of the one around them.
  private func side(
    _ axis: ScrollAxis, of path: MemberPath, from first: Int, to last: Int
  ) -> ChildPan.Side {
    var side = ChildPan.Side(
      childScrolls: false, isAtStart: true, isAtEnd: true,
      parentScrolls: self[path[first - 1]].canDrag(axis))
    for place in first...last where self[path[place]].canDrag(axis) {
      let index = path[place]
      side.childScrolls = true
      if self[index].contains(axis) { side.parentScrolls = false }
      if self[index].lines.scrollableDistance(axis, isForward: false) > 0 { side.isAtStart = false }
      if self[index].lines.scrollableDistance(axis, isForward: true) > 0 { side.isAtEnd = false }
    }
    return side
  }
}
