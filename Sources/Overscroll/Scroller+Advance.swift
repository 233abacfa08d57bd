/// Time: from one moment to the next, and what happens on the way.
extension Scroller {
  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed: 0, a microsecond, a day. What lies between two calls is computed, not
  /// stepped, so a dropped frame changes nothing (but see ``ScrollDynamics/uiKitFrames(frameInterval:)``).
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> ScrollFrame {
    let events = time.isFinite ? run(to: time, isFrame: true) : ignored(time)
    // Asked here, in place, and not by `velocity`: that would copy the touches for every frame.
    var finger = Vector2.zero
    if touches.isDragging { finger = touches.pan.velocity(at: self.time) }
    return ScrollFrame(
      time: self.time, offset: contentOffset, velocity: velocity(finger: finger),
      zoomScale: zoomScale, phase: phase, events: events)
  }

  /// Moves to the time of a change that carries none of its own, such as another viewport.
  ///
  /// No display frame ends here, so UIKit's per-frame arithmetic is not stepped.
  @discardableResult
  public mutating func sync(to time: Double) -> ScrollEvents {
    time.isFinite ? run(to: time, isFrame: false) : ignored(time)
  }

  /// Moves to the time of a program's change, if it has one.
  mutating func sync(toTime time: Double?) -> ScrollEvents {
    guard let time else { return ScrollEvents() }
    return sync(to: time)
  }

  private mutating func ignored(_ time: Double) -> ScrollEvents {
    counters.nonFinite &+= 1
    return ScrollEvents()
  }

  /// Whether an event's numbers make sense; counts it if not.
  mutating func admits(_ position: Vector2, _ time: Double) -> Bool {
    if position.isFinite, time.isFinite { return true }
    counters.nonFinite &+= 1
    return false
  }

  private mutating func run(to time: Double, isFrame: Bool) -> ScrollEvents {
    var events = pending
    pending = ScrollEvents()
    // A stroke without phases ends at its own time, whenever the next frame comes.
    if wheel.isAwaitingQuiet, let quiet = wheel.quietTime, quiet > self.time, quiet < time {
      events.append(run(to: quiet, isFrame: false))
    }
    // So does a motion of the scale: content that it leaves outside its bounds returns from then on.
    if zoom.isMoving, let end = zoom.endTime, end > self.time, end < time {
      events.append(run(to: end, isFrame: false))
    }
    if time < self.time { counters.reversedTime &+= 1 } else { self.time = time }
    let before = contentOffset
    let frame = isFrame ? displayFrame() : nil
    let wasAnimating = isScrollAnimating
    if axes.x.advance(to: self.time, frame: frame) { buildUp.x.reset() }
    if axes.y.advance(to: self.time, frame: frame) { buildUp.y.reset() }
    if contentOffset != before { events.append(.didScroll) }
    if zoom.isMoving { advanceZoom(into: &events) }
    if wheel.isAwaitingQuiet, let ended = wheel.advance(to: self.time) {
      apply(ended, into: &events)
    }
    announceDeceleration(into: &events)
    if wasAnimating, !isScrollAnimating { endAnimation(into: &events) }
    return events
  }

  /// Tells that a programmatic scroll arrived.
  mutating func endAnimation(into events: inout ScrollEvents) {
    events.append(.didEndScrollingAnimation)
    if isScrollingToTop { events.append(.didScrollToTop) }
    isScrollingToTop = false
  }

  /// The display frame that ends now.
  private mutating func displayFrame() -> DisplayFrame {
    defer { lastFrame = time }
    var nominal = 1.0 / 60
    if case .uiKitFrames(let interval) = dynamics, interval > 0, interval <= 1 {
      nominal = interval
    }
    guard let lastFrame else { return DisplayFrame(length: nominal, firstLength: nominal) }
    let length = time - lastFrame
    let isPause = length > DisplayFrame.longest
    return DisplayFrame(length: length, firstLength: isPause ? nominal : length)
  }
}

/// How long a display frame is, for laws that step.
struct DisplayFrame {
  /// Time since the frame before, in seconds.
  var length: Double

  /// The same for the first frame after a release, when nobody may have asked for frames for a while:
  /// the nominal interval after a pause.
  var firstLength: Double

  /// Above this a gap between frames is a pause, in seconds: frames were not asked for.
  ///
  /// Source: chosen, six frames at 60 Hz. Grade D.
  static let longest = 0.1
}
