/// Time: from one moment to the next, and what happens in between.
extension Scroller {
  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed: 0, a microsecond, a day. What lies between two calls is computed, not
  /// stepped, so a dropped frame changes nothing (but see ``ScrollPhysics/ScrollDynamics/uiKitFrames(frameInterval:)``).
  ///
  /// - Parameter time: when the frame will be shown, in seconds; it may be ahead of the touches.
  @discardableResult
  public mutating func advance(to time: Double) -> ScrollFrame {
    runFrame(to: time, shift: body.beginFrame(at: time))
    return frame(collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  ///
  /// No display frame ends here, so UIKit's per-frame arithmetic is not stepped.
  @discardableResult
  public mutating func sync(to time: Double) -> ScrollEvents { synchronize(to: time) }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { resumeClock(at: time) }

  mutating func run(to time: Double, isFrame: Bool) {
    // A stroke without phases ends at its own time, whenever the next frame comes.
    if wheel.isAwaitingQuiet, let quiet = wheel.quietTime, quiet > self.time, quiet < time {
      run(to: quiet, isFrame: false)
    }
    // So does a motion of the scale: what it leaves outside its bounds returns from then on.
    if zoom.isMoving { handleZoom(.awaited, .zero, time) }
    body.clock.move(to: time)
    let now = body.clock.shown
    let before = contentOffset
    // Most frames show the current parts, and nothing begins or ends.
    if body.lines.x.showPart(at: now), body.lines.y.showPart(at: now), !zoom.isMoving,
      !wheel.isAwaitingQuiet
    {
      noteScroll(from: before)
      announceDeceleration()
    } else {
      runFurther(to: now, from: before, isFrame: isFrame)
    }
  }

  @inline(never)
  private mutating func runFurther(to now: Double, from before: Vector2, isFrame: Bool) {
    // What happens on its own starts what follows right then.
    let (outside, beginning) = (body.clock.present, body.clock.beginning)
    body.clock.present = now
    defer { body.clock.present = outside }
    let wasAnimating = isScrollAnimating
    if !body.lines.x.showPart(at: now) { advance(.horizontal, from: beginning, isFrame: isFrame) }
    if !body.lines.y.showPart(at: now) { advance(.vertical, from: beginning, isFrame: isFrame) }
    noteScroll(from: before)
    if zoom.isMoving { handleZoom(.time, .zero, beginning) }
    if wheel.isAwaitingQuiet, let ended = wheel.advance(to: now) { apply(ended) }
    announce(after: wasAnimating)
  }

  /// Moves an axis to what is shown now, whatever there is to do.
  @inline(never)
  private mutating func advance(_ axis: ScrollAxis, from beginning: Double, isFrame: Bool) {
    let frame = isFrame ? DisplayFrame(sinceLast: body.clock.latestFrameLength) : nil
    let now = body.clock.shown
    if body.lines[at: axis].advanceParts(to: now, from: beginning, frame: frame) {
      turns[axis] = PageChain()
      applyFlingRule(.rested, axis: axis)
    }
  }

  mutating func shiftTime(by difference: Double) {
    body.lines.shiftTime(by: difference)
    handleZoom(.shifted, .zero, difference)
    wheel.shiftTime(by: difference, to: body.clock.event)
    wheelMomentum.last = wheelMomentum.last.map { $0 + difference }
    applyFlingRule(.shifted, .zero, difference)
  }

  /// Says that it scrolled, if it did.
  mutating func noteScroll(from before: Vector2) {
    if contentOffset != before { body.events.append(.didScroll) }
  }

  /// Says what began or ended: a deceleration, and a programmatic scroll that was under way.
  @inline(__always)
  mutating func announce(after wasAnimating: Bool) {
    announceDeceleration()
    if wasAnimating, !isScrollAnimating { endAnimation() }
  }

  /// Says that a programmatic scroll arrived, or was cut short.
  mutating func endAnimation() {
    body.events.append(.didEndScrollingAnimation)
    if switches.isScrollingToTop { body.events.append(.didScrollToTop) }
    switches.isScrollingToTop = false
  }

  /// When a motion starts that takes over an axis now.
  ///
  /// Changes nothing; mutating, as all are that a scroller calls while it is being changed: it would
  /// be copied first, 1.4 kB of the stack.
  @inline(never)
  mutating func start(_ axis: ScrollAxis) -> Double {
    body.clock.start(hasBegun: body.lines[at: axis].hasBegun)
  }
}
