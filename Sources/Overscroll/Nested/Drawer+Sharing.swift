internal import ScrollPhysics

/// A drawer in a page: it hands on what is left of a fling at its greatest anchor.
extension Drawer {
  static var memberKind: NestedMemberKind { .drawer }

  // Not for all that rest in places: of a type that is not known the address would be that of a copy.
  mutating func memberLines() -> MemberLines {
    MemberLines(&body.lines, along: screenAxis, sign: sign)
  }

  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool {
    let velocity = velocity * sign
    guard axis == screenAxis, velocity > 0 else { return false }
    let own = body.line.velocity(dragging: velocity)
    let left = MomentumTransfer.leftover(
      velocity: own, distance: body.line.range.upperBound - body.line.position,
      decay: body.line.feel.flightLaw.decay / body.line.feel.flightLaw.gain)
    guard left >= max(pan.minimumFlingSpeed, leastLeft), left > 0 else { return false }
    stopDragging()
    return glide(to: greatestAnchor, velocity: own)
  }

  mutating func didMeetJoint(along axis: ScrollAxis) {
    if axis == screenAxis, !isMoving { arrive() }
  }

  mutating func restingPage() -> Int? { nil }

  mutating func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double { 0 }

  mutating func memberLength(_ axis: ScrollAxis) -> Double { layout.length }

  var memberDirection: InterfaceLayoutDirection { .leftToRight }

  mutating func scrollMember(by share: Double, along axis: ScrollAxis, duration: Double) {
    step(isOpening: share * sign > 0)
  }

  var memberState: NestedScrollState.Member { NestedScrollState.Member(drawer: state) }

  mutating func restoreMember(_ state: NestedScrollState.Member) -> Bool {
    state.drawer.map { restore($0) } ?? false
  }
}
