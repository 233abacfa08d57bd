/// A member that shares the finger's distance and its momentum with others, boxed with its model: what is the same of
/// every kind.
///
/// Distances and speeds are counted as a scroll view's offset is: they grow as the finger moves up or left, whichever
/// way the model itself counts. What only some kinds do is said by those (``ScrollerBox``, ``DrawerBox``, ``PagerBox``): there the
/// type of the model is known, so that a question copies nothing.
class SharingBox<Model: BodyModel>: ModelBox<Model>, @unchecked Sendable {
  /// Whether the fingers that leave held it: what they could not hold stays.
  final var wasHeld = false

  override func handle(_ event: TouchEvent) -> (didDrag: Bool, didStopMotion: Bool) {
    (false, false)
  }

  override func follow(_ clock: HostClock) { model.follow(clock) }

  override func shiftTime(by difference: Double) {
    model.body.clock.shiftTime(by: difference)
    model.shiftTime(by: difference)
  }

  override var isEnabled: Bool { model.body.isEnabled }

  override func hold() {
    model.body.didStopMotion = model.body.isHeld && model.body.didStopMotion
    guard model.body.isEnabled || model.tracksWhileDisabled else { return }
    model.prepareTouch()
    // Also what another gesture's finger stopped that holds it still, or what a wheel pushed.
    let stops =
      model.isMovingUnderFinger() || lines[.horizontal]?.moving.isHeld == true
      || lines[.vertical]?.moving.isHeld == true
    if stops { model.body.didStopMotion = true }
    model.hold()
    model.body.isHeld = true
  }

  override func willRelease() { (wasHeld, model.body.isHeld) = (model.body.isHeld, false) }

  override func stop() {
    for axis in ScrollAxis.allCases { lines[axis]?.moving.hold() }
    model.body.didStopMotion = true
  }

  override func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger { startDragging() }
    reportingMove(axis) { $0.moving.push(to: raw * $0.sign) }
  }

  override func meetJoint(along axis: ScrollAxis) { reportingMove(axis) { $0.moving.meetJoint() } }

  override func takeOver(
    _ velocity: Double, along axis: ScrollAxis, late: Double, pressing key: Double?
  ) {
    lines[axis]?.moving.show(at: time, late: late)
    addVelocity(velocity, along: axis, pressing: key)
    lines[axis]?.moving.delay(by: late)
  }

  override func releaseDisabled() {
    guard model.body.isHeld else { return endPush() }
    model.body.isHeld = false
    if model.body.isDragging || !model.keepsMovingUnderFinger() { _ = model.finishDrag() }
  }

  override func endPush() {
    guard !isTracking else { return }
    for axis in ScrollAxis.allCases {
      guard let line = lines[axis], line.moving.isHeld else { continue }
      line.moving.hold()
      settle(along: axis)
    }
  }

  /// Goes on with a velocity that was passed on, added to its own; or as a held key moves it.
  func addVelocity(_ velocity: Double, along axis: ScrollAxis, pressing key: Double?) {}

  /// Says that it moved.
  func noteMoved() {}

  /// Changes the line of an axis, if there is one, and says so if that moved it.
  private func reportingMove(_ axis: ScrollAxis, _ change: (MemberLine) -> Void) {
    guard let line = lines[axis] else { return }
    let before = line.moving.position
    change(line)
    if line.moving.position != before { noteMoved() }
  }
}

/// What boxes call where the type of the model is known: in generic code it would be ten times as slow.
extension BodyModel {
  /// Hands out what has happened; whether anything has.
  @inline(__always)
  mutating func report(in events: inout Events) -> Bool {
    // The call is over: what a copy starts from here on starts later.
    body.clock.end()
    events = collect()
    return !events.isEmpty
  }

  /// Moves to a time of the page's clock; with a frame only what moves does.
  @inline(__always)
  mutating func run(to time: Double, isFrame: Bool, clock: HostClock) {
    if isFrame { body.clock.follow(clock) } else { follow(clock) }
    run(to: time, isFrame: isFrame)
  }

  /// A finger of the page drags it, also where it could not be held when that came down.
  @inline(__always)
  mutating func followFinger() {
    startDragging()
    body.isHeld = true
  }
}
