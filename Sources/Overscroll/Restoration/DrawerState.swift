/// What a host saves of a drawer: its anchor.
public struct DrawerState: Hashable, Sendable {
  /// The index of the anchor.
  public var anchor: Int

  /// Creates a state.
  public init(anchor: Int) { self.anchor = anchor }
}

extension Drawer {
  /// What to save: the anchor it rests on or, while it moves, goes to.
  public var state: DrawerState { DrawerState(anchor: targetAnchor) }

  /// Rests on the saved anchor immediately.
  ///
  /// What this causes is returned by the next call.
  ///
  /// - Returns: false, and nothing happens, where there is no such anchor and while a finger holds it.
  @discardableResult
  public mutating func restore(_ state: DrawerState) -> Bool {
    guard anchors.indices.contains(state.anchor), !isTracking else { return false }
    body.events = move(to: state.anchor, animated: false)
    return true
  }
}

#if !hasFeature(Embedded)
  extension DrawerState: Codable {}
#endif
