package import ScrollCoordinates

/// How fast the fingers of a trackpad stroke, from its last four events: for hosts whose system sends no momentum.
///
/// UIKit's two stages, as of a touch: ``UIKitRelease``.
///
/// - Complexity: O(1), no allocation.
package struct StrokeVelocity: Hashable, Sendable {
  /// The velocities between the newest events, the newest first, in pt/s.
  private var newest = Vector2.zero
  private var middle = Vector2.zero
  private var oldest = Vector2.zero
  /// When the newest event came, and how long after the one before, in seconds.
  private var last = -Double.infinity
  private var interval = 0.0
  /// How many velocities there are, 0 … 3.
  private var count: UInt8 = 0

  package init() {}

  /// Fingers lie down.
  package mutating func begin(at time: Double) {
    self = StrokeVelocity()
    last = time
  }

  /// Fingers stroke.
  ///
  /// - Parameters:
  ///   - delta: of the offset, in points.
  ///   - time: in seconds; never earlier than before.
  package mutating func add(_ delta: Vector2, at time: Double) {
    guard last.isFinite else { return begin(at: time) }
    guard time - last >= PointerSample.clockResolution else {
      if count > 0 { newest = newest + delta / interval }
      return
    }
    interval = time - last
    last = time
    (newest, middle, oldest) = (delta / interval, newest, middle)
    count = min(count + 1, 3)
  }

  /// The velocity of the offset that a lift hands on, in pt/s.
  ///
  /// - Parameters:
  ///   - time: of the lift, in seconds.
  ///   - isOutside: whether the content is beyond its bounds, where there is no least speed.
  ///   - pan: the least and the greatest speed, and how long fingers rest to be still.
  package func release(
    at time: Double, isOutside: Bool, _ pan: PanConfiguration
  ) -> Vector2 {
    if let still = pan.stillFingerInterval, time - last >= still { return .zero }
    let last = count > 1 ? Self.recognizer(middle, newest) : newest
    let previous = count > 2 ? Self.recognizer(oldest, middle) : middle
    guard isOutside || last.length >= pan.minimumFlingSpeed else { return .zero }
    return pan.limited(UIKitRelease.velocity(previous: previous, last: last))
  }

  /// Moves stored times, when the host's clock was set, in seconds.
  package mutating func shiftTime(by difference: Double) { last += difference }

  private static func recognizer(_ previous: Vector2, _ newest: Vector2) -> Vector2 {
    UIKitVelocity.recognizer(previousDifference: previous, newestDifference: newest)
  }
}

/// Who moves the content on when fingers leave a trackpad.
public enum TrackpadMomentum: UInt8, Hashable, Sendable, CaseIterable {
  /// The system, which goes on sending events: macOS, browsers.
  case system
  /// The engine, by the feel: for systems that send nothing after the fingers have left. Events of momentum are not
  /// followed then, and fingers that lie down stop what moves.
  case engine
}
