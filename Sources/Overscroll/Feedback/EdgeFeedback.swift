/// Content that moved by itself met an edge of its bounds.
public struct EdgeHit: Hashable, Sendable {
  /// When, in seconds; exact, and not the frame's time.
  public var time: Double

  /// The velocity at the edge, in pt/s: negative at the beginning of the content, positive at its end.
  public var velocity: Double

  /// Creates a hit.
  public init(time: Double, velocity: Double) {
    self.time = time
    self.velocity = velocity
  }
}

/// Tells when a flick meets an edge and how fast: the moment for what UIImpactFeedbackGenerator does, with
/// an intensity.
///
/// Time and velocity are those of the closed form, whenever frames come, also where nothing bounces. Under
/// ``ScrollDynamics/uiKitFrames(frameInterval:)`` they are those of the frame that is beyond the edge. What
/// comes to rest just before an edge, what a finger pulls beyond it, programs and landings hit nothing.
///
/// - Complexity: O(1), no allocation.
public struct EdgeFeedback: Hashable, Sendable {
  /// The axis that is watched.
  public let axis: ScrollAxis

  /// The hit that lies ahead.
  private var next: EdgeHit?

  /// Whether the content was within its bounds at the last update.
  private var wasInside = false

  /// Creates a value that has seen nothing yet.
  public init(_ axis: ScrollAxis) { self.axis = axis }

  /// Looks at a scroller, after every event and every frame.
  ///
  /// - Returns: the hit since the last update, if there was one.
  public mutating func update(_ list: Scroller) -> EdgeHit? {
    let moving = list.body.lines[axis]
    defer {
      next = moving.edgeAhead(now: list.time)
      wasInside = !moving.isOutside
    }
    if moving.activity == .stepping, wasInside, moving.isOutside {
      return EdgeHit(time: list.time, velocity: moving.velocity)
    }
    guard let next, list.time >= next.time else { return nil }
    // A finger, or a program, may have been faster.
    let isThere =
      next.velocity < 0
      ? moving.position <= moving.range.lowerBound || moving.isReturning
      : moving.position >= moving.range.upperBound || moving.isReturning
    return isThere ? next : nil
  }
}

extension Line {
  /// When its flight will meet an edge and how fast, if it goes on so.
  fileprivate func edgeAhead(now: Double) -> EdgeHit? {
    guard activity == .decelerating else { return nil }
    let left = segment.leftover
    guard abs(left) > leastLeft,
      segment.destination == (left < 0 ? range.lowerBound : range.upperBound)
    else { return nil }
    return EdgeHit(
      time: (began < .infinity ? began : now) + segment.end, velocity: seenAtEnd(of: segment))
  }

  /// Whether it is returning from beyond an edge that it met, or has come back.
  fileprivate var isReturning: Bool { activity == .hit }
}
