/// What a member does, whichever kind it is.
extension NestedMember {
  /// Moves to a time.
  mutating func run(to time: Double, isFrame: Bool, clock: HostClock) {
    switch kind {
    case .scroller:
      scroller.driver.clock.follow(clock)
      scroller.run(to: time, isFrame: isFrame)
    case .drawer:
      drawer?.driver.clock.follow(clock)
      drawer?.run(to: time, isFrame: isFrame)
    case .pager:
      pager?.driver.clock.follow(clock)
      pager?.run(to: time, isFrame: isFrame)
    }
  }

  /// Takes the page's clock, so that what starts now starts at its present.
  mutating func follow(_ clock: HostClock) {
    switch kind {
    case .scroller: scroller.driver.clock.follow(clock)
    case .drawer: drawer?.driver.clock.follow(clock)
    case .pager: pager?.driver.clock.follow(clock)
    }
  }

  /// Moves the times of all motions: the host's clock was set.
  mutating func shiftTime(by difference: Double) {
    switch kind {
    case .scroller: scroller.shiftTime(by: difference)
    case .drawer: drawer?.shiftTime(by: difference)
    case .pager: pager?.shiftTime(by: difference)
    }
  }

  /// A finger holds it where it is shown.
  mutating func hold() {
    switch kind {
    case .scroller:
      scroller.hold()
      scroller.driver.isHeld = true
    case .drawer:
      drawer?.hold()
      drawer?.driver.isHeld = true
    case .pager:
      pager?.prepareTouch()
      pager?.hold()
      pager?.driver.isHeld = true
    }
    passes = 0
  }

  /// The finger is gone, without a release.
  mutating func letLoose() {
    scroller.driver.isHeld = false
    drawer?.driver.isHeld = false
    pager?.driver.isHeld = false
  }

  /// A finger takes over, if it has not.
  mutating func startDragging() {
    switch kind {
    case .scroller: scroller.startDragging()
    case .drawer: drawer?.startDragging()
    case .pager: pager?.startDragging()
    }
  }

  /// Fingers or a wheel have it at a place, counted without resistance.
  mutating func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger { startDragging() }
    let wasAnimating = kind == .scroller && scroller.isScrollAnimating
    var hasMoved = false
    change(axis) { moving, sign in
      let before = moving.position
      moving.push(to: raw * sign)
      hasMoved = moving.position != before
    }
    if hasMoved { noteMoved() }
    guard kind == .scroller, !isFinger else { return }
    scroller.announceDeceleration()
    if wasAnimating, !scroller.isScrollAnimating { scroller.endAnimation() }
  }

  /// Says that it moved.
  private mutating func noteMoved() {
    switch kind {
    case .scroller: scroller.news.append(.didScroll)
    case .drawer: drawer?.news.append(.didMove)
    case .pager: pager?.news.append(.didMove)
    }
  }

  /// The fingers are about to leave.
  mutating func willLetGo() {
    if kind == .scroller, scroller.isDragging { scroller.news.append(.willEndDragging) }
    letLoose()
    passes = 0
  }

  /// The fingers have left.
  mutating func didLetGo() {
    guard kind == .scroller else { return }
    if scroller.isDragging { scroller.news.append(.didEndDragging) }
    scroller.driver.isDragging = false
    scroller.announceDeceleration()
  }

  /// Keeps moving, with the velocity of a finger that left, or of a momentum.
  ///
  /// - Parameters:
  ///   - finger: what chooses where it goes, in pt/s.
  ///   - own: what it moves with, in pt/s; the finger's, banded, if left out.
  mutating func release(along axis: ScrollAxis, finger: Double, own: Double? = nil) {
    switch kind {
    case .scroller:
      // A scale that returns carries the offset along.
      guard !scroller.zoom.isMoving else { return }
      let before = scroller.axes[axis].position
      scroller.release(axis, velocity: own ?? finger)
      if scroller.axes[axis].position != before { noteMoved() }
    case .drawer:
      guard let edge = drawer?.layout.edge, edge.axis == axis else { return }
      let opening = -edge.opening
      let banded = drawer?.axis.velocity(dragging: finger * opening) ?? 0
      drawer?.stopDragging()
      drawer?.fling(velocity: finger * opening, own: own.map { $0 * opening } ?? banded)
    case .pager:
      guard let layout = pager?.layout, layout.axis == axis else { return }
      let banded = pager?.axis.velocity(dragging: finger * layout.sign) ?? 0
      pager?.stopDragging()
      pager?.fling(velocity: finger * layout.sign, own: own.map { $0 * layout.sign } ?? banded)
    }
  }

  /// Stands on the edge that its motion has met.
  mutating func meetJoint(along axis: ScrollAxis) {
    var hasMoved = false
    change(axis) { moving, _ in
      let before = moving.position
      moving.meetJoint()
      hasMoved = moving.position != before
    }
    if hasMoved { noteMoved() }
    if kind == .drawer, drawer?.axis.isMoving == false { drawer?.arrive() }
  }

  /// Ends the motion on the edge that it met, to the bit.
  mutating func giveUp(along axis: ScrollAxis, at edge: Double) {
    guard kind == .scroller else { return }
    scroller.axes[axis].place(at: edge)
    scroller.announceDeceleration()
  }

  /// Goes on with a velocity, added to its own, from a joint that is `late` seconds after the clock's time.
  mutating func takeOver(_ velocity: Double, along axis: ScrollAxis, late: Double) {
    let time = time
    change(axis) { moving, _ in moving.show(at: time, late: late) }
    let own =
      kind == .scroller
      ? scroller.axes[axis].landingVelocity(at: time) : self.velocity(axis)
    release(along: axis, finger: kind == .scroller ? own + velocity : velocity, own: own + velocity)
    change(axis) { moving, _ in moving.delay(by: late) }
    if kind == .scroller { scroller.announceDeceleration() }
  }
}
