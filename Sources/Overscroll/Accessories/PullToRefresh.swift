/// What an update of ``PullToRefresh`` brought about.
public enum PullToRefreshEvent: Hashable, Sendable {
  /// Pulled far enough: releasing now refreshes.
  case armed
  /// Pushed back before the release: releasing now does nothing.
  case disarmed
  /// Release while armed: start loading, and call ``PullToRefresh/finish()`` when done.
  case triggered
}

/// Pull down beyond the top, release, refresh: a small machine next to the scroll view.
///
/// | state | finger pulls ≥ threshold | finger pulls less | release | back at the edge | `finish()` |
/// |---|---|---|---|---|---|
/// | idle | armed | pulling | – | – | – |
/// | pulling | armed | pulling | pulling, returning | idle | – |
/// | armed | – | pulling (disarmed) | refreshing (triggered) | pulling (disarmed), idle | – |
/// | refreshing | – | – | – | – | finishing |
/// | finishing | – | – | – | idle | – |
///
/// Only a finger arms: a flick that bounces beyond the top refreshes nothing. While ``inset`` is
/// positive it belongs to the top content inset, so that the indicator stays in view:
/// ``update(_:)`` adds it to a scroller's.
///
/// - Complexity: O(1), no allocation.
public struct PullToRefresh: Hashable, Sendable {
  /// Where a refresh stands.
  public enum State: Hashable, Sendable {
    /// Nothing is going on.
    case idle
    /// Pulled, not far enough; progress from 0 up to, not including, 1.
    case pulling(progress: Double)
    /// Held at or beyond the threshold.
    case armed
    /// Loading.
    case refreshing
    /// Loaded; the content is returning to the edge.
    case finishing
  }

  /// How far the content must be pulled, in points of (banded) offset: 80.
  ///
  /// Source: chosen here; apps trigger between about 60 and 120 pt. Grade D.
  public static let defaultThreshold = 80.0

  /// What is added at the top while refreshing: 60 pt.
  ///
  /// Source: the height commonly given for UIRefreshControl. Grade D.
  public static let defaultRefreshInset = 60.0

  /// How far the content must be pulled, in points of offset beyond the edge.
  public let threshold: Double

  /// What is added at the top while refreshing, in points.
  public let refreshInset: Double

  /// Where it stands.
  public private(set) var state = State.idle

  /// What has been added to a scroller's top inset, in points.
  private var added = 0.0

  /// How many updates were ignored because the over-scroll was NaN.
  public private(set) var ignoredEvents = 0

  /// Creates a machine at rest.
  ///
  /// - Parameters:
  ///   - threshold: in points of offset.
  ///   - refreshInset: in points.
  /// - Precondition: `threshold` is finite and positive, `refreshInset` finite and not negative.
  public init(
    threshold: Double = PullToRefresh.defaultThreshold,
    refreshInset: Double = PullToRefresh.defaultRefreshInset
  ) {
    precondition(threshold > 0 && threshold.isFinite, "threshold must be finite and positive")
    precondition(
      refreshInset >= 0 && refreshInset.isFinite, "refreshInset must be finite and not negative")
    self.threshold = threshold
    self.refreshInset = refreshInset
  }

  /// What to add to the top content inset now, in points.
  public var inset: Double { state == .refreshing ? refreshInset : 0 }

  /// Looks at a scroller, after every event and frame of it; adds ``inset`` to its content inset, and takes
  /// it away.
  ///
  /// The top edge is that of all insets, bars included. A touch that the system cancels refreshes nothing.
  ///
  /// - Returns: what changed, if anything a host acts on; `.armed` is the moment for a haptic tap.
  @discardableResult
  public mutating func update(_ list: inout Scroller) -> PullToRefreshEvent? {
    let overscroll = list.minimumOffset.y + added - list.contentOffset.y
    if state == .armed, !list.isTracking, list.driver.wasCancelled {
      state = pulled(overscroll)
      return .disarmed
    }
    let event = update(overscroll: overscroll, isTracking: list.isTracking)
    if inset != added {
      list.contentInset.top += inset - added
      added = inset
    }
    return event
  }

  /// Tells where the content is, after every event and frame of the scroll view.
  ///
  /// - Parameters:
  ///   - overscroll: how far the content lies beyond its top edge, in points, `inset` not counted in;
  ///     negative inside. NaN is ignored.
  ///   - isTracking: whether a finger holds the content.
  /// - Returns: what changed, if anything a host acts on.
  @discardableResult
  public mutating func update(overscroll: Double, isTracking: Bool) -> PullToRefreshEvent? {
    guard !overscroll.isNaN else {
      ignoredEvents &+= 1
      return nil
    }
    switch state {
    case .idle, .pulling:
      if isTracking, overscroll >= threshold {
        state = .armed
        return .armed
      }
      state = pulled(overscroll)
      return nil
    case .armed:
      if !isTracking {
        state = .refreshing
        return .triggered
      }
      if overscroll >= threshold { return nil }
      state = pulled(overscroll)
      return .disarmed
    case .refreshing:
      return nil
    case .finishing:
      if overscroll <= 0 { state = .idle }
      return nil
    }
  }

  /// Shows the refresh without a pull: the app itself has begun to load.
  public mutating func begin() { state = .refreshing }

  /// Ends the refresh; without one going on it does nothing.
  public mutating func finish() {
    if state == .refreshing { state = .finishing }
  }

  private func pulled(_ overscroll: Double) -> State {
    guard overscroll > 0 else { return .idle }
    // A bounce may go beyond the threshold without arming; its progress stays below 1.
    return .pulling(progress: min(overscroll / threshold, 1.0.nextDown))
  }
}
