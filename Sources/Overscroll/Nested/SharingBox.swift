/// A member that shares the finger's distance and its momentum with others.
final class SharingBox<Model: MemberModel>: ModelBox<Model>, @unchecked Sendable {
  override func copied() -> MemberBox {
    let box = SharingBox(model)
    box.events = events
    return box
  }

  override var kind: NestedMemberKind? { Model.memberKind }

  override func line(_ axis: ScrollAxis) -> MemberLine? { model.line(axis) }

  override var isMoving: Bool { model.isMoving }

  override var activity: MemberActivity { model.activity }

  override func joint(by end: Double) -> (axis: ScrollAxis, joint: FlightJoint)? {
    var next: (axis: ScrollAxis, joint: FlightJoint)?
    for axis in ScrollAxis.allCases {
      guard let line = model.line(axis),
        var joint = line.moving.joint(by: next?.joint.time ?? end)
      else { continue }
      if let next, next.joint.time <= joint.time { continue }
      joint.velocity *= line.sign
      next = (axis, joint)
    }
    return next
  }

  override func canDrag(_ axis: ScrollAxis) -> Bool { model.canDrag(axis) }

  override func handle(_ event: TouchEvent) -> Bool { false }

  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    model.driver.clock.follow(clock)
    model.run(to: time, isFrame: isFrame)
  }

  override func collect() -> Bool {
    events = model.collect()
    return !events.isEmpty
  }

  override func follow(_ clock: HostClock) { model.driver.clock.follow(clock) }

  override func shiftTime(by difference: Double) { model.shiftTime(by: difference) }

  override func hold() {
    model.prepareTouch()
    model.hold()
    model.driver.isHeld = true
  }

  override func startDragging() { model.startDragging() }

  override func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    model.push(axis, to: raw, isFinger: isFinger)
  }

  override func willLetGo() {
    model.willLetGo()
    model.driver.isHeld = false
  }

  override func didLetGo() { model.didLetGo() }

  override func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    model.release(along: axis, finger: finger, travel: travel)
  }

  override func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool {
    model.glide(along: axis, velocity: velocity, travel: travel, leastLeft: leastLeft)
  }

  override func meetJoint(along axis: ScrollAxis) { model.meetJoint(along: axis) }

  override func giveUp(along axis: ScrollAxis, at edge: Double) {
    model.giveUp(along: axis, at: edge)
  }

  override func takeOver(
    _ velocity: Double, along axis: ScrollAxis, late: Double, pressing key: Double?
  ) {
    line(axis)?.moving.show(at: model.time, late: late)
    if let key {
      _ = model.press(by: key, velocity: velocity, along: axis)
    } else {
      model.goOn(with: velocity, along: axis)
    }
    line(axis)?.moving.delay(by: late)
  }

  override func endPush() { model.endPush() }

  override func bounce(along axis: ScrollAxis, velocity: Double) {
    model.bounce(along: axis, velocity: velocity)
  }

  override var velocity: Vector2 {
    func velocity(_ axis: ScrollAxis) -> Double {
      line(axis).map { $0.moving.velocity * $0.sign } ?? 0
    }
    return model.offsetVelocity ?? Vector2(velocity(.horizontal), velocity(.vertical))
  }

  override var restingPage: Int? { model.restingPage }

  override func isPaged(along axis: ScrollAxis) -> Bool { model.isPaged(along: axis) }

  override func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    model.distanceToPage(axis, isForward: isForward)
  }

  override func length(_ axis: ScrollAxis) -> Double { model.length(axis) }

  override var layoutDirection: InterfaceLayoutDirection { model.contentDirection }

  override func scroll(by share: Double, along axis: ScrollAxis, duration: Double) {
    model.scroll(by: share, along: axis, duration: duration)
  }

  override func scrollUp(animated: Bool) { model.scrollUp(animated: animated) }

  override func distance(of key: KeyCommand, along axis: ScrollAxis) -> Double? {
    model.distance(of: key, along: axis)
  }

  override func press(by distance: Double, velocity: Double?, along axis: ScrollAxis) -> Bool {
    model.press(by: distance, velocity: velocity, along: axis)
  }

  override func endKey() { model.endKey() }

  override var state: NestedScrollState.Member { model.memberState }

  override func restore(_ state: NestedScrollState.Member) -> Bool { model.restore(state) }

  // MARK: - Scale

  override var canZoom: Bool { model.canZoom }

  override var isZooming: Bool { model.isZooming }

  override func pinch(_ action: PinchAction) { model.pinch(action) }

  override func settleZoom() { model.settleZoom() }

  override func doubleTap(at point: Vector2) { model.doubleTap(at: point) }

  override func velocity(zooming finger: Vector2) -> Vector2 { model.velocity(finger: finger) }
}
