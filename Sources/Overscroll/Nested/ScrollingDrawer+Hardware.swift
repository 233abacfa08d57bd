/// Wheels, trackpads and keys: what they scroll goes to drawer and list in the order of a finger's distance.
extension ScrollingDrawer {
  /// A wheel turned, or fingers moved on a trackpad, by the rules of ``NestedScroll/wheel(_:in:)``.
  ///
  /// Who moves both on when fingers leave a trackpad, says the ``list``: ``Scroller/trackpadMomentum``.
  @discardableResult
  public mutating func wheel(_ event: WheelEvent) -> ScrollingDrawerEvents {
    page.trackpadMomentum = list.trackpadMomentum
    page.wheel(event)
    return events
  }

  /// Fingers were laid on a trackpad: what moves stops, as for ``Scroller/hold(at:)``.
  @discardableResult
  public mutating func hold(at time: Double) -> ScrollingDrawerEvents {
    wheel(WheelEvent(delta: .zero, phase: .held, time: time))
  }

  /// Scrolls the list to its top, as a tap on the status bar does.
  @discardableResult
  public mutating func scrollToTop(animated: Bool = true) -> ScrollingDrawerEvents {
    page.scrollToTop(animated: animated)
    return events
  }

  /// A key was pressed: the drawer goes to its next anchor, or the list scrolls.
  @discardableResult
  public mutating func key(_ command: KeyCommand) -> ScrollingDrawerEvents {
    page.key(command)
    return events
  }

  /// A key went down: where it is the list's turn, that runs as long as the key is held.
  @discardableResult
  public mutating func keyDown(
    _ command: KeyCommand, isRepeat: Bool = false, time: Double
  ) -> ScrollingDrawerEvents {
    page.keyDown(command, isRepeat: isRepeat, time: time)
    return events
  }

  /// A key went up: what it moves glides on.
  @discardableResult
  public mutating func keyUp(_ command: KeyCommand, time: Double) -> ScrollingDrawerEvents {
    page.keyUp(command, time: time)
    return events
  }
}
