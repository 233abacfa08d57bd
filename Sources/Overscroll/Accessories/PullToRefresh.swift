/// Pull down beyond the top, and it refreshes under the finger: a small machine next to the scroll view, as UIRefreshControl.
///
/// ```
/// h      60 pt, with a title of height τ > 0: τ + 67
/// snap   min(nearest(H/2), (100 + τ) · 1.125 · max(H, 372) / 568)           H the viewport's height
/// pull   1:1 down to h beyond the edge, the rubber band from there
/// ```
///
/// | from | to | when |
/// |---|---|---|
/// | idle | bounced | bouncing, 5 pt < visible |
/// | idle | revealing | 5 pt < visible < snap |
/// | revealing, bounced, leaving | idle | visible <= 5 pt |
/// | revealing | refreshing | tracking, visible >= snap: it fires |
/// | refreshing | leaving | ``endRefreshing()`` |
/// | bounced, leaving | revealing | tracking, visible <= 0.75 snap; not if it ended with the finger down |
///
/// ``inset`` belongs to the top content inset, and ``controlHeight`` is the scroller's
/// ``Scroller/refreshControlHeight`` unless it refreshes: ``update(_:)`` sees to both.
///
/// Source: published analyses of the refresh control as shipped in iOS 26.1. Grade P, all alike.
///
/// - Complexity: O(1), no allocation.
public struct PullToRefresh: Hashable, Sendable {
  /// Where a refresh stands.
  public enum State: Hashable, Sendable, CaseIterable {
    /// Nothing is going on.
    case idle
    /// Pulled, not far enough.
    case revealing
    /// Content bounced into the region: it never fires.
    case bounced
    /// Loading; the control's height belongs to the top inset.
    case refreshing
    /// Loaded, returning.
    case leaving
  }

  /// What counts as nothing visible, 5, in points (grade P).
  package static let leastVisible = 5.0

  /// The share of the snap height below which a pull is armed again, 0.75, dimensionless (grade P).
  package static let rearmingShare = 0.75

  /// τ: the height of a title, in points; 0 for none.
  package let titleHeight: Double

  /// H: the height of the viewport, in points; infinite, and nothing fires, until it is known.
  public var viewportHeight = Double.infinity

  /// Where it stands.
  public private(set) var state = State.idle

  /// How much of the snap height is visible, 0 … 1: what a control draws.
  public private(set) var revealedShare = 0.0

  /// How many updates were ignored because what is visible was NaN.
  public private(set) var ignoredEvents = 0

  /// What has been added to a scroller's top inset, in points.
  private var added = 0.0

  /// Whether a finger held the content at the last update.
  private var isTracking = false

  /// Whether it ended under a finger: it must be hidden before it can be pulled again.
  private var waitsUntilHidden = false

  /// Creates a control at rest.
  ///
  /// - Parameter titleHeight: τ, in points; 0 for no title.
  /// - Precondition: `titleHeight` is finite and not negative.
  public init(titleHeight: Double = 0) {
    precondition(
      titleHeight >= 0 && titleHeight.isFinite, "titleHeight must be finite and not negative")
    self.titleHeight = titleHeight
  }

  /// h: the height of the control, in points.
  public var controlHeight: Double { titleHeight > 0 ? titleHeight + 67 : 60 }

  /// How much has to be visible to refresh, in points.
  public var snapHeight: Double {
    min(
      (viewportHeight / 2).rounded(), (100 + titleHeight) * 1.125 * max(viewportHeight, 372) / 568)
  }

  /// What to add to the top content inset now, in points.
  public var inset: Double { isRefreshing ? controlHeight : 0 }

  /// Whether it loads.
  public var isRefreshing: Bool { state == .refreshing }

  /// Looks at a scroller, after every event and frame of it: its viewport, where it is, and who moves it.
  ///
  /// Adds ``inset`` to its content inset, and takes it away: then what is visible leaves by program. Who sets the top
  /// content inset meanwhile adds ``inset`` to it. The top edge is that of all insets, bars included.
  ///
  /// - Returns: whether it fires: start to load, and call ``endRefreshing()`` when done.
  @discardableResult
  public mutating func update(_ list: inout Scroller) -> Bool {
    viewportHeight = list.viewport.height
    let hasFired = update(from: list)
    let difference = inset - added
    let top = list.minimumOffset.y - difference
    // What a flick carries inside by itself goes on: the inset is taken away behind it.
    if difference < 0, list.isDecelerating, list.contentOffset.y < top, list.destination.y >= top {
      return hasFired
    }
    if difference != 0 {
      list.contentInset.top += difference
      added = inset
    }
    list.refreshControlHeight = isRefreshing ? 0 : controlHeight
    if difference < 0, !list.isTracking, list.contentOffset.y < top {
      // What that causes is said by the list's next call.
      list.scroll(to: Vector2(list.contentOffset.x, top), animated: true)
      // Under reduced motion it is there, and no frame comes that says so.
      _ = update(from: list)
    }
    return hasFired
  }

  private mutating func update(from list: Scroller) -> Bool {
    update(
      visible: list.minimumOffset.y + added - list.contentOffset.y, isTracking: list.isTracking,
      isBouncing: list.phase == .bouncing)
  }

  /// Says what is visible, after every event and frame of a scroll view that is not a ``Scroller``.
  ///
  /// - Parameters:
  ///   - visible: how far the content lies beyond its top edge, in points, ``inset`` not counted in. NaN is
  ///     ignored, and counted.
  ///   - isTracking: whether a finger holds the content.
  ///   - isBouncing: whether it moves beyond the edge without one.
  /// - Returns: whether it fires: start to load, and call ``endRefreshing()`` when done.
  @discardableResult
  public mutating func update(visible: Double, isTracking: Bool, isBouncing: Bool) -> Bool {
    guard !visible.isNaN else {
      ignoredEvents &+= 1
      return false
    }
    self.isTracking = isTracking
    let snap = snapHeight
    let share = snap > 0 && snap.isFinite ? max(visible / snap, 0) : 0
    revealedShare = min(share, 1)
    switch state {
    case .refreshing: return false
    case _ where visible <= Self.leastVisible: (state, waitsUntilHidden) = (.idle, false)
    case .idle:
      if isBouncing { state = .bounced } else if share < 1 { state = .revealing }
    case .revealing:
      guard isTracking, share >= 1 else { return false }
      state = .refreshing
      return true
    case .bounced, .leaving:
      if isTracking, !waitsUntilHidden, share <= Self.rearmingShare { state = .revealing }
    }
    return false
  }

  /// Shows the refresh without a pull: the app itself has begun to load.
  public mutating func beginRefreshing() { state = .refreshing }

  /// Loading is done; without a refresh going on it does nothing.
  public mutating func endRefreshing() {
    guard isRefreshing else { return }
    (state, waitsUntilHidden) = (.leaving, isTracking)
  }
}
