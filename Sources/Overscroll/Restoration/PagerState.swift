/// What a host saves of a pager: its page.
public struct PagerState: Hashable, Sendable {
  /// The index of the page.
  public var page: Int

  /// Creates a state.
  public init(page: Int) { self.page = page }
}

extension Pager {
  /// What to save: the page it rests on or, while it moves, goes to.
  public var state: PagerState { PagerState(page: targetPage) }

  /// Rests on the saved page immediately, or on the last one if there are fewer now.
  ///
  /// What this causes is returned by the next call.
  ///
  /// - Returns: false, and nothing happens, for a negative page, without pages, and while a finger holds it.
  @discardableResult
  public mutating func restore(_ state: PagerState) -> Bool {
    guard state.page >= 0, count > 0, !isTracking else { return false }
    body.events = scroll(toPage: min(state.page, count - 1), animated: false)
    return true
  }
}

#if !hasFeature(Embedded)
  extension PagerState: Codable {}
#endif
