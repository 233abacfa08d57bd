internal import ScrollPhysics

/// A drawer in a page: it hands on what is left of a fling at its greatest anchor.
extension Drawer: MemberModel {
  static var memberKind: NestedMemberKind { .drawer }

  /// Itself, as a member.
  ///
  /// Made here, so that who makes one names this file: a linker leaves a file that has only a conformance out
  /// of a static library.
  var boxed: MemberBox { SharingBox(self) }

  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool {
    let velocity = velocity * -layout.edge.opening
    guard axis == layout.edge.axis, velocity > 0 else { return false }
    let own = self.axis.velocity(dragging: velocity)
    let law = self.axis.law
    let left = MomentumTransfer.leftover(
      velocity: own, distance: self.axis.range.upperBound - self.axis.position,
      decay: law.decay / law.gain)
    guard left >= max(pan.minimumFlingSpeed, leastLeft), left > 0 else { return false }
    stopDragging()
    return glide(to: greatestAnchor, velocity: own)
  }

  mutating func meetJoint(along axis: ScrollAxis) {
    guard axis == layout.edge.axis else { return }
    let before = self.axis.position
    self.axis.meetJoint()
    if self.axis.position != before { noteMoved() }
    if !self.axis.isMoving { arrive() }
  }

  func length(_ axis: ScrollAxis) -> Double { layout.length }

  mutating func scroll(by share: Double, along axis: ScrollAxis, duration: Double) {
    step(isOpening: share * -layout.edge.opening > 0)
  }

  var memberState: NestedScrollState.Member { NestedScrollState.Member(drawer: state) }

  mutating func restore(_ state: NestedScrollState.Member) -> Bool {
    state.drawer.map { restore($0) } ?? false
  }
}
