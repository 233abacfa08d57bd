/// A member that shares the finger's distance and its momentum with others, boxed with its model: what is the same of
/// every kind.
///
/// Distances and speeds are counted as a scroll view's offset is: they grow as the finger moves up or left, whichever
/// way the model itself counts. What only some kinds do is said by those (``ScrollerBox``, ``DrawerBox``, ``PagerBox``): there the
/// type of the model is known, so that a question copies nothing.
class SharingBox<Model: BodyModel>: ModelBox<Model>, @unchecked Sendable {
  override func handle(_ event: TouchEvent) -> Bool { false }

  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    model.follow(clock)
    model.run(to: time, isFrame: isFrame)
  }

  override func collect() -> Bool {
    // The call is over: what a copy starts from here on starts later.
    model.body.clock.end()
    events = model.collect()
    return !events.isEmpty
  }

  override func follow(_ clock: HostClock) { model.follow(clock) }

  override func shiftTime(by difference: Double) {
    model.body.clock.shiftTime(by: difference)
    model.shiftTime(by: difference)
  }

  override func hold() {
    guard model.body.isEnabled || model.tracksWhileDisabled else { return }
    model.prepareTouch()
    model.hold()
    model.body.isHeld = true
  }

  override func startDragging() { model.startDragging() }

  override func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger {
      model.startDragging()
      // Where it could not be held when they came down.
      model.body.isHeld = true
    }
    noting(axis) { $0.moving.push(to: raw * $0.sign) }
  }

  override func willLetGo() { model.body.isHeld = false }

  override func meetJoint(along axis: ScrollAxis) { noting(axis) { $0.moving.meetJoint() } }

  override func takeOver(
    _ velocity: Double, along axis: ScrollAxis, late: Double, pressing key: Double?
  ) {
    lines[axis]?.moving.show(at: time, late: late)
    goOn(with: velocity, along: axis, pressing: key)
    lines[axis]?.moving.delay(by: late)
  }

  override func endPush() {
    guard !isTracking else { return }
    for axis in ScrollAxis.allCases {
      guard let line = lines[axis], line.moving.isHeld else { continue }
      line.moving.hold()
      release(along: axis, finger: 0, travel: 0)
    }
  }

  /// Goes on with a velocity that was passed on, added to its own; or as a held key moves it.
  func goOn(with velocity: Double, along axis: ScrollAxis, pressing key: Double?) {}

  /// Says that it moved.
  func noteMoved() {}

  /// Changes the line of an axis, if there is one, and says so if that moved it.
  private func noting(_ axis: ScrollAxis, _ change: (MemberLine) -> Void) {
    guard let line = lines[axis] else { return }
    let before = line.moving.position
    change(line)
    if line.moving.position != before { noteMoved() }
  }
}
