internal import ScrollPhysics

/// What moves it without a finger, from its start to its end.
extension Line {
  /// Whether it moves without a finger, or is about to.
  @_transparent
  var isMoving: Bool { activity.isMoving }

  /// Whether it moves without a finger and a frame has shown so: what replaces the motion starts there.
  @_transparent
  var hasBegun: Bool { isMoving && (began < .infinity || activity == .stepping) }

  /// Whether it is what UIKit calls decelerating.
  @_transparent
  var isDecelerating: Bool { activity.isDecelerating }

  /// Whether a program moves it.
  @_transparent
  var isAnimating: Bool { activity.isAnimating }

  /// Whether it is beyond its range.
  @_transparent
  var isOutside: Bool { !range.contains(position) }

  /// How fast it moves at an event, which may be earlier than what is shown.
  ///
  /// What a fling takes over does not depend on the frames' lead.
  func velocity(at time: Double) -> Double {
    guard hasBegun, activity != .stepping, time < began + segment.end else { return velocity }
    return segment.velocity(at: max(time - began, segment.start))
  }

  /// Where a program counts from: the place that has been chosen for it, else what is shown, within the range.
  var programStart: Double {
    let isFlight = activity.isFlight || activity == .stepping && segment.destination == .infinity
    return isFlight ? range.nearest(to: position) : destination
  }

  /// Where it will have come to rest.
  var destination: Double { end.place }

  /// The same, without a copy where the current part is the last.
  mutating func takeDestination() -> Double {
    guard isMoving else { return position }
    guard activity.isFlight, segment.next == .still, segment.duration < .infinity,
      range.contains(segment.destination)
    else { return destination }
    return restingPlace(segment.destination)
  }

  /// When it will have come to rest, in seconds; nil when it does not move without a finger.
  ///
  /// - Parameter time: when a motion that has not begun would begin.
  func restTime(at time: Double) -> Double? {
    guard isMoving else { return nil }
    return (began < .infinity ? began : time) + end.time
  }

  /// When it will have come to rest, in seconds after the motion began, and where: its rule plans, on a copy.
  private var end: (time: Double, place: Double) {
    guard isMoving else { return (0, position) }
    var last = segment
    if activity == .stepping {
      feel.law.frames.steps?.end.find(&last, feel.law, bounds)
    } else if !activity.isFlight, !isPressed {
      // What goes to a chosen place ends on it, also where bounds have changed that nobody has told it of.
      return (segment.end, segment.destination)
    } else if last.next != .still || !range.contains(last.destination) {
      var copy = self
      while copy.segment.end < .infinity, copy.rule.plan(&copy, .over, 0) {}
      last = copy.segment
    }
    return (last.end, restingPlace(last.end < .infinity ? last.destination : last.curve.limit))
  }

  // MARK: - Time

  /// Moves to a time; true when it came to rest before then.
  ///
  /// - Parameters:
  ///   - time: now, in seconds: of what is shown.
  ///   - beginning: when a motion starts that waits for a time, in seconds: at the event under way, which
  ///     may be earlier than what is shown, else now.
  ///   - frame: the display frame that ends now, or nil if none does.
  mutating func advance(
    to time: Double, from beginning: Double, frame: DisplayFrame? = nil
  ) -> Bool { showPart(at: time) ? false : advanceParts(to: time, from: beginning, frame: frame) }

  /// What ``advance(to:from:frame:)`` does where no current part has begun; parameters as there.
  @inline(never)
  mutating func advanceParts(to time: Double, from beginning: Double, frame: DisplayFrame?) -> Bool
  {
    if activity == .stepping { return frame.map { takeStep($0) } ?? false }
    if began == .infinity {
      began = beginning
      // Where it begins earlier than what is shown, that stays until the next frame or event.
      guard beginning >= time else { return false }
    }
    while time >= began + segment.end {
      guard rule.plan(&self, .over, time) else {
        place(at: restingPlace(segment.destination))
        return true
      }
    }
    return !showNext(at: time)
  }

  /// Once more where few frames come to.
  @inline(never)
  private mutating func showNext(at time: Double) -> Bool { showPart(at: time) }

  /// Shows the current part of a motion; false where ``advance(to:from:frame:)`` has more to do: the
  /// motion starts, its part is over, or it steps.
  ///
  /// Most frames need nothing else.
  @inline(__always)
  mutating func showPart(at time: Double) -> Bool {
    guard isMoving else { return true }
    guard activity != .stepping, began < .infinity, time < began + segment.end else { return false }
    show(segment.curve.state(at: time - began - segment.start))
    return true
  }
}
