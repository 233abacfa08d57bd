/// A member that shares the finger's distance and its momentum with others.
///
/// Everything about distances and speeds is counted as a scroll view's offset is: it grows as the finger
/// moves up or left, whichever way the model itself counts. Each kind overrides what it answers differently;
/// what every frame asks, too, for where its type is not known a question copies all of a model.
class SharingBox<Model: BodyModel>: ModelBox<Model>, @unchecked Sendable {
  /// Says that it moved.
  func noteMoved() {}

  /// Goes on with a velocity that was passed on, added to its own.
  func goOn(with velocity: Double, along axis: ScrollAxis) {}

  /// Its motion along an axis; nil where it cannot move along it at all.
  final func line(_ axis: ScrollAxis) -> MemberLine? { lines[axis] }

  override func handle(_ event: TouchEvent) -> Bool { false }

  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    follow(clock)
    model.run(to: time, isFrame: isFrame)
  }

  override func collect() -> Bool {
    events = model.collect()
    return !events.isEmpty
  }

  override func follow(_ clock: HostClock) {
    model.follow(clock)
  }

  override func shiftTime(by difference: Double) {
    model.body.clock.shiftTime(by: difference)
    model.shiftTime(by: difference)
  }

  override func hold() {
    model.prepareTouch()
    model.hold()
    model.body.isHeld = true
  }

  override func startDragging() { model.startDragging() }

  override func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger { startDragging() }
    noting(axis) { $0.moving.push(to: raw * $0.sign) }
  }

  override func willLetGo() { model.body.isHeld = false }

  override func meetJoint(along axis: ScrollAxis) { noting(axis) { $0.moving.meetJoint() } }

  override func takeOver(
    _ velocity: Double, along axis: ScrollAxis, late: Double, pressing key: Double?
  ) {
    line(axis)?.moving.show(at: time, late: late)
    if let key {
      _ = scroller?.model.hold(axis, by: key, velocity: velocity)
    } else {
      goOn(with: velocity, along: axis)
    }
    line(axis)?.moving.delay(by: late)
  }

  override func endPush() {
    guard !isTracking else { return }
    for axis in ScrollAxis.allCases {
      guard let line = line(axis), line.moving.isHeld else { continue }
      line.moving.hold()
      release(along: axis, finger: 0, travel: 0)
    }
  }

  override func bounce(along axis: ScrollAxis, velocity: Double) {
    line(axis)?.moving.hold()
    release(along: axis, finger: velocity, travel: 0)
  }

  override var velocity: Vector2 {
    func velocity(_ axis: ScrollAxis) -> Double {
      line(axis).map { $0.moving.velocity * $0.sign } ?? 0
    }
    return Vector2(velocity(.horizontal), velocity(.vertical))
  }

  /// Changes an axis, if there is one, and says so if that moved it.
  @inline(__always)
  final func noting(_ axis: ScrollAxis, _ change: (MemberLine) -> Void) {
    guard let line = line(axis) else { return }
    let before = line.moving.position
    change(line)
    if line.moving.position != before { noteMoved() }
  }
}
