/// A pager in a page: what lies in it are its pages.
final class PagerBox: SharingBox<Pager>, @unchecked Sendable {
  override func copied() -> MemberBox { withEvents(PagerBox(model)) }

  override var kind: NestedMemberKind? { .pager }

  override var lines: MemberLines {
    MemberLines(&model.body.lines, along: model.screenAxis, sign: model.sign)
  }

  override var traits: MemberTraits {
    var traits = model.traits()
    if model.body.isDragging, model.isChained { traits.formUnion(.notesDragging) }
    return traits
  }

  override func noteMoved() { model.body.events.append(.didMove) }

  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    model.run(to: time, isFrame: isFrame, clock: clock)
  }

  override func collect() -> Bool { model.report(in: &events) }

  override func startDragging() { model.followFinger() }

  override func noteDragging(_ translation: Vector2, velocity: Vector2) {
    model.noteChain(translation, velocity: velocity)
  }

  override func release(along axis: ScrollAxis, _ lift: Lift) {
    model.release(along: axis, finger: lift.finger, last: lift.last[axis], wasHeld: wasHeld)
  }

  override func settle(along axis: ScrollAxis) { model.release(along: axis, finger: 0, last: 0) }

  override var flingsAtAnySpeed: Bool { model.flingsAtAnySpeed }

  override func isProgrammed(along axis: ScrollAxis) -> Bool { model.isProgrammed }

  override func addVelocity(_ velocity: Double, along axis: ScrollAxis, pressing key: Double?) {
    model.addVelocity(velocity, along: axis)
  }

  override func bounce(along axis: ScrollAxis, velocity: Double) {
    model.bounce(along: axis, velocity: velocity)
  }

  override var velocity: Vector2 { model.screenVelocity() }

  override var restingPage: Int? { model.page }

  override func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    // A pager that rests has its page at 0.
    let place = model.body.line.position
    guard axis == model.screenAxis, place != 0, !model.body.line.isOutside else { return 0 }
    let near = model.nearest(after: 0)
    let other = model.coordinate(
      of: model.strip.page(near.coordinate > place ? -1 : 1, after: near.copy))
    return NestedMember.gap(
      from: place, between: near.coordinate, and: other, isForward: isForward == (model.sign > 0))
  }

  override func length(_ axis: ScrollAxis) -> Double { model.strip.layout.length }

  override var layoutDirection: InterfaceLayoutDirection { model.strip.layout.layoutDirection }

  override func scroll(by share: Double, along axis: ScrollAxis, in step: PageStep) {
    model.turn(by: share * model.strip.layout.sign > 0 ? 1 : -1)
  }

  override var state: NestedScrollState.Member { NestedScrollState.Member(pager: model.state) }

  override func restore(_ state: NestedScrollState.Member) -> Bool {
    state.pager.map { model.restore($0) } ?? false
  }
}
