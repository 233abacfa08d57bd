internal import ScrollPhysics

/// Pull to refresh as the system's control has it: it fires in hand.
///
/// ```
/// h      60 pt, with a title of height τ > 0: τ + 67
/// snap   min(nearest(H/2), (100 + τ) · 1.125 · max(H, 372) / 568)           H the viewport's height
/// pull   1:1 down to h beyond the edge, from there band(raw + h) - h; while refreshing band(raw)
/// ```
///
/// | from | to | when |
/// |---|---|---|
/// | idle | bounced | bouncing, 5 pt < visible |
/// | idle | revealing | 5 pt < visible < snap |
/// | revealing, bounced, leaving | idle | visible <= 5 pt |
/// | revealing | refreshing | tracking, visible >= snap: it fires |
/// | refreshing | leaving | ``end()`` |
/// | bounced, leaving | revealing | tracking, visible <= 0.75 snap; not if it ended with the finger down |
///
/// Source: published analyses of the refresh control as shipped in iOS 26.1. Grade P, all alike.
///
/// - Complexity: O(1), no allocation.
public struct RefreshPull: Hashable, Sendable {
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
    /// Loaded, returning by the program of 0.3 s.
    case leaving
  }

  /// What counts as nothing visible, 5, in points (grade P).
  public static let leastVisible = 5.0

  /// The share of the snap height below which a pull is armed again, 0.75, dimensionless (grade P).
  public static let rearmingShare = 0.75

  /// h: the height of the control, in points.
  public let controlHeight: Double

  /// How much has to be visible to refresh, in points.
  public let snapHeight: Double

  /// Where it stands.
  public private(set) var state = State.idle

  /// Whether a finger held the content at the last update.
  private var isTracking = false

  /// Whether it ended in hand, so that it must leave first.
  private var mustLeave = false

  /// Creates a control at rest.
  ///
  /// - Parameters:
  ///   - viewportHeight: H, in points.
  ///   - titleHeight: τ, in points; 0 for no title.
  public init(viewportHeight: Double, titleHeight: Double = 0) {
    controlHeight = titleHeight > 0 ? titleHeight + 67 : 60
    snapHeight = min(
      (viewportHeight / 2).rounded(), (100 + titleHeight) * 1.125 * max(viewportHeight, 372) / 568)
  }

  /// What to add to the top content inset now, in points.
  public var inset: Double { state == .refreshing ? controlHeight : 0 }

  /// Says what is visible, after every event and frame of the scroll view.
  ///
  /// - Parameters:
  ///   - visible: how far the content lies beyond its top edge, in points. NaN is ignored.
  ///   - isTracking: whether a finger holds the content.
  ///   - isBouncing: whether it decelerates beyond the edge.
  /// - Returns: whether it fires: start to load, and call ``end()`` when done.
  @discardableResult
  public mutating func update(visible: Double, isTracking: Bool, isBouncing: Bool) -> Bool {
    guard !visible.isNaN else { return false }
    self.isTracking = isTracking
    let (isSeen, share) = (visible > Self.leastVisible, visible / snapHeight)
    switch state {
    case .refreshing: return false
    case _ where !isSeen: (state, mustLeave) = (.idle, false)
    case .idle:
      if isBouncing { state = .bounced } else if share < 1 { state = .revealing }
    case .revealing:
      guard isTracking, share >= 1 else { return false }
      state = .refreshing
      return true
    case .bounced, .leaving:
      if isTracking, !mustLeave, share <= Self.rearmingShare { state = .revealing }
    }
    return false
  }

  /// Loading is done; without a refresh going on it does nothing.
  public mutating func end() {
    guard state == .refreshing else { return }
    (state, mustLeave) = (.leaving, isTracking)
  }

  /// The offset of a drag near the control, in points; not on a pixel.
  ///
  /// - Parameters:
  ///   - raw: where the finger would put it, in points.
  ///   - range: the offset bounds, in points.
  ///   - dimension: the viewport's length, in points, finite and not negative.
  ///   - controlHeight: h, in points.
  ///   - isRefreshing: whether the inset holds the control already: then the band begins at the edge.
  public static func offset(
    _ raw: Double, in range: ClosedRange<Double>, dimension: Double, controlHeight: Double,
    isRefreshing: Bool
  ) -> Double {
    let band = RubberBand(dimension: dimension)
    if isRefreshing || raw > range.upperBound { return band.clamp(raw, to: range) }
    let beyond = raw + controlHeight - range.lowerBound
    return beyond < 0 ? range.lowerBound + band.stretch(beyond) - controlHeight : raw
  }
}
