import ScrollGestures

/// Whose motion it is.
extension NestedScroll {
  /// The feel of all members of the page, and of how its fingers are read: that of the root.
  ///
  /// Setting it sets every member's ``Draggable/feel``, and ``pan`` where it reads fingers otherwise than the one before.
  /// What a fling leaves at an edge starts the next member's own law.
  ///
  /// - Complexity: O(members).
  public var feel: ScrollFeel {
    get { members[0].box.feel }
    set {
      pan.change(from: feel, to: newValue)
      for index in members.indices {
        members.change(index, at: body.clock) { $0.feel = newValue }
      }
    }
  }
}
