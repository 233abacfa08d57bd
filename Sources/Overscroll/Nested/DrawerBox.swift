internal import ScrollPhysics

/// A drawer in a page: it hands on what is left of a fling at its greatest anchor.
final class DrawerBox: SharingBox<Drawer>, @unchecked Sendable {
  override func copied() -> MemberBox { withEvents(DrawerBox(model)) }

  override var kind: NestedMemberKind? { .drawer }

  override var lines: MemberLines {
    MemberLines(&model.body.lines, along: model.screenAxis, sign: model.sign)
  }

  override var traits: MemberTraits { model.traits() }

  override func noteMoved() { model.body.events.append(.didMove) }

  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    model.run(to: time, isFrame: isFrame, clock: clock)
  }

  override func collect() -> Bool { model.report(in: &events) }

  override func startDragging() { model.followFinger() }

  override func release(along axis: ScrollAxis, _ lift: Lift) {
    model.release(along: axis, finger: lift.finger, last: lift.last[axis], wasHeld: wasHeld)
  }

  override func settle(along axis: ScrollAxis) { model.release(along: axis, finger: 0, last: 0) }

  override func glide(along axis: ScrollAxis, _ lift: Lift, leastLeft: Double) -> Bool {
    let velocity = lift.finger * model.sign
    guard axis == model.screenAxis, velocity > 0 else { return false }
    let line = model.body.line
    let own = line.velocity(dragging: velocity)
    let left = MomentumTransfer.leftover(
      velocity: own, distance: line.range.upperBound - line.position,
      decay: line.feel.flightLaw.decay / line.feel.flightLaw.gain)
    guard left >= max(model.pan.minimumFlingSpeed, leastLeft), left > 0 else { return false }
    model.stopDragging()
    return model.glide(to: model.greatestAnchor, velocity: own)
  }

  override func meetJoint(along axis: ScrollAxis) {
    super.meetJoint(along: axis)
    if axis == model.screenAxis, !model.isMoving { model.arrive() }
  }

  override func isProgrammed(along axis: ScrollAxis) -> Bool { model.isProgrammed }

  override func addVelocity(_ velocity: Double, along axis: ScrollAxis, pressing key: Double?) {
    model.addVelocity(velocity, along: axis)
  }

  override func bounce(along axis: ScrollAxis, velocity: Double) {
    model.bounce(along: axis, velocity: velocity)
  }

  override var velocity: Vector2 { model.screenVelocity() }

  override func length(_ axis: ScrollAxis) -> Double { model.layout.length }

  override func scroll(by share: Double, along axis: ScrollAxis, in step: PageStep) {
    model.step(isOpening: share * model.sign > 0)
  }

  override var state: NestedScrollState.Member { NestedScrollState.Member(drawer: model.state) }

  override func restore(_ state: NestedScrollState.Member) -> Bool {
    state.drawer.map { model.restore($0) } ?? false
  }
}
