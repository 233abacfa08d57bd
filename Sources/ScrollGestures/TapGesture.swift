internal import ScrollCoordinates

/// A tap in progress, without the fingers: what ``TapRecognizer`` and ``TouchTracker`` share.
///
/// - Complexity: O(1), no allocation, for every member.
struct TapGesture: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    /// Nothing that could become a tap, or the first of two.
    case idle
    /// One finger is down, where and when; it may become a tap, or the second of two.
    case pressed(PointerSample, isSecond: Bool)
    /// A first tap was reported, where and when its finger lifted.
    case tapped(PointerSample)
  }

  private var state = State.idle

  /// A finger touched.
  mutating func down(_ event: FingerEvent) {
    let start = PointerSample(position: event.now.centroid, time: event.time)
    switch event.kind {
    case .first: state = .pressed(start, isSecond: follows(start))
    case .restarted: state = .pressed(start, isSecond: false)
    default: state = .idle
    }
  }

  /// A finger moved.
  mutating func moved(_ move: FingerMove) {
    guard case .pressed(let start, _) = state else { return }
    if (move.centroid - start.position).length > TapRecognizer.slop { state = .idle }
  }

  /// A finger lifted or was taken away.
  mutating func lifted(_ event: FingerEvent, isCancelled: Bool) -> TapAction? {
    guard case .pressed(let start, let isSecond) = state else { return nil }
    state = .idle
    guard !isCancelled, event.isTimely, event.time - start.time <= TapRecognizer.interval else {
      return nil
    }
    let position = event.before.centroid
    if isSecond { return .doubleTap(position) }
    state = .tapped(PointerSample(position: position, time: event.time))
    return .tap(position)
  }

  /// Follows the host's clock when it is set forward, in seconds (backward if negative).
  mutating func shiftTime(by difference: Double) {
    switch state {
    case .idle: break
    case .pressed(var start, let isSecond):
      start.time += difference
      state = .pressed(start, isSecond: isSecond)
    case .tapped(var tap):
      tap.time += difference
      state = .tapped(tap)
    }
  }

  /// Whether a touch is near enough to the tap before it, in time and space.
  private func follows(_ start: PointerSample) -> Bool {
    guard case .tapped(let tap) = state, start.time >= tap.time else { return false }
    return start.time - tap.time <= TapRecognizer.interval
      && (start.position - tap.position).length <= TapRecognizer.doubleTapDistance
  }
}
