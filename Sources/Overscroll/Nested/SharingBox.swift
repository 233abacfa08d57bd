/// A member that shares the finger's distance and its momentum with others, boxed with its model.
final class SharingBox<Model: SharingModel>: ModelBox<Model>, @unchecked Sendable {
  override func copied() -> MemberBox { telling(SharingBox(model)) }

  override var kind: NestedMemberKind? { Model.memberKind }

  override var lines: MemberLines { model.memberLines() }

  override var traits: MemberTraits { model.memberTraits() }

  override func handle(_ event: TouchEvent) -> Bool { false }

  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    model.follow(clock)
    model.run(to: time, isFrame: isFrame)
  }

  override func collect() -> Bool { model.report(in: &events) }

  override func forgetEvents() { Model.clear(&events) }

  override func follow(_ clock: HostClock) { model.follow(clock) }

  override func shiftTime(by difference: Double) {
    model.shiftClock(by: difference)
    model.shiftTime(by: difference)
  }

  override func hold() {
    guard model.body.isEnabled || model.tracksWhileDisabled else { return }
    model.prepareTouch()
    model.hold()
    model.setHeld(true)
  }

  override func startDragging() { model.startDragging() }

  override func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger {
      model.startDragging()
    } else if model.pushByWheel(axis, to: raw) {
      return
    }
    noting(axis) { $0.moving.push(to: raw * $0.sign) }
  }

  override func willLetGo() {
    model.willLetGo()
    model.setHeld(false)
  }

  override func didLetGo() { model.didLetGo() }

  override func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    // What has begun since they touched goes on.
    guard finger != 0 || lines[axis]?.moving.isMoving != true else { return }
    model.release(along: axis, finger: finger, travel: travel)
  }

  override func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool {
    model.glide(along: axis, velocity: velocity, travel: travel, leastLeft: leastLeft)
  }

  override func meetJoint(along axis: ScrollAxis) {
    noting(axis) { $0.moving.meetJoint() }
    model.didMeetJoint(along: axis)
  }

  override func giveUp(along axis: ScrollAxis, at edge: Double) {
    model.giveUp(along: axis, at: edge)
  }

  override func takeOver(
    _ velocity: Double, along axis: ScrollAxis, late: Double, pressing key: Double?
  ) {
    lines[axis]?.moving.show(at: time, late: late)
    if let key {
      _ = scroller?.model.hold(axis, by: key, velocity: velocity)
    } else {
      model.goOn(with: velocity, along: axis)
    }
    lines[axis]?.moving.delay(by: late)
  }

  override func endPush() {
    guard !isTracking else { return }
    for axis in ScrollAxis.allCases {
      guard let line = lines[axis], line.moving.isHeld else { continue }
      line.moving.hold()
      release(along: axis, finger: 0, travel: 0)
    }
    model.announceDeceleration()
  }

  override func bounce(along axis: ScrollAxis, velocity: Double) {
    model.bounce(along: axis, velocity: velocity)
  }

  override var velocity: Vector2 { model.memberVelocity() }

  override var restingPage: Int? { model.restingPage() }

  override func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    model.distanceToPage(axis, isForward: isForward)
  }

  override func length(_ axis: ScrollAxis) -> Double { model.memberLength(axis) }

  override var layoutDirection: InterfaceLayoutDirection { model.memberDirection }

  override func scroll(by share: Double, along axis: ScrollAxis, duration: Double) {
    model.scrollMember(by: share, along: axis, duration: duration)
  }

  override func scrollUp(animated: Bool) { model.scrollUp(animated: animated) }

  override var state: NestedScrollState.Member { model.memberState }

  override func restore(_ state: NestedScrollState.Member) -> Bool { model.restoreMember(state) }

  /// Changes the line of an axis, if there is one, and says so if that moved it.
  private func noting(_ axis: ScrollAxis, _ change: (MemberLine) -> Void) {
    guard let line = lines[axis] else { return }
    let before = line.moving.position
    change(line)
    if line.moving.position != before { model.noteMoved() }
  }
}

// Here, with what needs them: the runtime looks for them by name, and of an archive a file that nobody names is left out.
extension Scroller: SharingModel {}
extension Drawer: SharingModel {}
extension Pager: SharingModel {}
