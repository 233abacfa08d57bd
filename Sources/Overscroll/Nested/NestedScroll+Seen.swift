/// Where keys go, and what names no member.
extension NestedScroll {
  /// The innermost member that wheels and keys go to: of what is seen what was touched last.
  ///
  /// Fingers, wheels and momentum choose for themselves: what is touched, or meets its edge, moves what is seen in the
  /// header, or the pages, that it belongs to. Set it where keys are to go elsewhere: until the next touch, as long
  /// as that member is seen.
  ///
  /// - Precondition: it names a member.
  public var active: Int {
    get {
      if let named, members.isSeen(named) { return named }
      return members.innermostVisible
    }
    set {
      precondition(isMember(newValue), "active must name a member")
      noteTouch(of: newValue)
      named = newValue
    }
  }

  /// A member is touched: what was named before does not count any more.
  mutating func noteTouch(of index: Int) {
    named = nil
    members.noteTouch(of: index)
  }
}
