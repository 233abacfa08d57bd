import ScrollGestures

/// Whose motion it is.
extension NestedScroll {
  /// The feel of all scrollers and pagers of the page, and of how its fingers are read: that of the root.
  ///
  /// Setting it sets every scroller's and pager's ``Scroller/feel``, and ``pan``; drawers keep their own.
  /// What a fling leaves at an edge starts the next member's own law.
  ///
  /// - Complexity: O(members).
  public var feel: ScrollFeel {
    get { members[0].box.feel ?? .uiKit }
    set {
      pan = PanConfiguration(newValue)
      for index in members.indices {
        members[index].own.follow(driver.clock)
        members[index].own.feel = newValue
        note(index)
      }
    }
  }
}
