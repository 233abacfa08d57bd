internal import ScrollPhysics

/// A drawer in a page: it hands on what is left of a fling at its greatest anchor.
final class DrawerBox: PlacedBox<Drawer>, @unchecked Sendable {
  override func copied() -> MemberBox { telling(DrawerBox(model)) }

  override var kind: NestedMemberKind? { .drawer }

  // Not for all that rest in places: of a type that is not known the address would be that of a copy.
  override var lines: MemberLines {
    MemberLines(&model.body.lines, along: model.screenAxis, sign: model.sign)
  }

  override var isMoving: Bool { model.isMoving }

  override func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool {
    let velocity = velocity * model.sign
    guard axis == model.screenAxis, velocity > 0 else { return false }
    let own = model.body.line.velocity(dragging: velocity)
    let left = MomentumTransfer.leftover(
      velocity: own, distance: model.body.line.range.upperBound - model.body.line.position,
      decay: model.body.line.feel.flightLaw.decay / model.body.line.feel.flightLaw.gain)
    guard left >= max(model.pan.minimumFlingSpeed, leastLeft), left > 0 else { return false }
    model.stopDragging()
    return model.glide(to: model.greatestAnchor, velocity: own)
  }

  override func meetJoint(along axis: ScrollAxis) {
    super.meetJoint(along: axis)
    if axis == model.screenAxis, !isMoving { model.arrive() }
  }

  override func length(_ axis: ScrollAxis) -> Double { model.layout.length }

  override func scroll(by share: Double, along axis: ScrollAxis, duration: Double) {
    model.step(isOpening: share * model.sign > 0)
  }

  override var state: NestedScrollState.Member { NestedScrollState.Member(drawer: model.state) }

  override func restore(_ state: NestedScrollState.Member) -> Bool {
    state.drawer.map { model.restore($0) } ?? false
  }
}
