/// How a timer animation came to its end.
public enum TimerCompletion: Hashable, Sendable {
  /// It ran to its last frame.
  case finished
  /// It was stopped before.
  case invalidated
}

/// One frame of a timer animation.
public struct TimerFrame: Hashable, Sendable {
  /// The share of the duration that has passed, 0 to 1; exactly 1 in the last frame.
  public var progress: Double

  /// Seconds since the start; exactly the duration in the last frame.
  public var time: Double

  /// `.finished` in the last frame, nil before.
  public var completion: TimerCompletion?

  /// Creates a frame.
  package init(progress: Double, time: Double, completion: TimerCompletion? = nil) {
    self.progress = progress
    self.time = time
    self.completion = completion
  }

  /// Whether this is the last frame.
  public var isLast: Bool { completion != nil }
}

/// Progress from 0 to 1 in a given time: the smallest animation there is, and the clock of the others.
///
/// ```
/// progress = (now - start) / duration, 1 from start + duration on
/// ```
///
/// It has no clock: hand it the time of every frame. Frames may come at any rate and may drop; there
/// is always a last frame with progress exactly 1, and the end is reported exactly once, either by that
/// frame or by ``invalidate()``.
///
/// - Complexity: O(1), no allocation.
public struct TimerAnimation: Hashable, Sendable {
  /// When it starts, in seconds.
  public let start: Double

  /// How long it takes, in seconds; 0 is a single frame.
  public let duration: Double

  /// How it ended, or nil while it has not.
  public private(set) var completion: TimerCompletion?

  /// How many frames were ignored: NaN, or a time before the start or before an earlier frame.
  public private(set) var ignoredEvents = 0

  private var last: Double

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - start: in seconds, on the clock of the frames.
  /// - Precondition: both are finite, `duration` is not negative.
  public init(duration: Double, start: Double = 0) {
    precondition(duration >= 0 && duration.isFinite, "duration must be finite and not negative")
    precondition(start.isFinite, "start must be finite")
    self.duration = duration
    self.start = start
    self.last = start
  }

  /// Whether frames are still to come.
  public var isRunning: Bool { completion == nil }

  /// The frame at a time, or nil after the end and for times that are ignored.
  ///
  /// - Parameter time: in seconds; the same time again gives the same frame again.
  public mutating func advance(to time: Double) -> TimerFrame? {
    guard isRunning else { return nil }
    guard time >= last else {
      ignoredEvents &+= 1
      return nil
    }
    last = time
    let elapsed = time - start
    // Far from 0 on the clock the sum may be reached a rounding before the difference.
    if elapsed >= duration || time >= start + duration {
      completion = .finished
      return TimerFrame(progress: 1, time: duration, completion: .finished)
    }
    return TimerFrame(progress: elapsed / duration, time: elapsed)
  }

  /// Stops the animation where it is.
  ///
  /// - Returns: `.invalidated`, or nil if it had ended already.
  @discardableResult
  public mutating func invalidate() -> TimerCompletion? {
    guard isRunning else { return nil }
    completion = .invalidated
    return completion
  }
}
