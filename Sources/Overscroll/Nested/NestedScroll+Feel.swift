import ScrollGestures

/// Whose motion it is.
extension NestedScroll {
  /// The feel of all members of the page, and of how its fingers are read: that of the first scroller or pager, else of
  /// the root, for what has no content has only a part of a feel.
  ///
  /// Setting it sets every member's ``Draggable/feel``, and ``pan`` where it reads fingers otherwise than the one before.
  /// What a fling leaves at an edge starts the next member's own law.
  ///
  /// - Complexity: O(members).
  public var feel: ScrollFeel {
    get {
      let first = members.indices.first {
        members[$0].kind == .scroller || members[$0].kind == .pager
      }
      return members[first ?? 0].box.feel
    }
    set {
      pan.change(from: feel, to: newValue)
      for index in members.indices {
        members.change(index, at: body.clock) { $0.feel = newValue }
      }
    }
  }
}
