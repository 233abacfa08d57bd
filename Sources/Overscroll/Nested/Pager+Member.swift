/// A pager in a page: what lies in it are its pages.
extension Pager: MemberModel {
  static var memberKind: NestedMemberKind { .pager }

  mutating func line(_ axis: ScrollAxis) -> MemberLine? {
    axis == strip.layout.axis ? MemberLine(&self.axis, sign: strip.layout.sign) : nil
  }

  func canDrag(_ axis: ScrollAxis) -> Bool { isDragEnabled && axis == strip.layout.axis }

  mutating func noteMoved() { news.append(.didMove) }

  mutating func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    guard axis == strip.layout.axis else { return }
    let finger = finger * strip.layout.sign
    let own = self.axis.velocity(dragging: finger)
    stopDragging()
    fling(velocity: finger, own: own)
  }

  mutating func goOn(with velocity: Double, along axis: ScrollAxis) {
    guard axis == strip.layout.axis else { return }
    let velocity = velocity * strip.layout.sign
    stopDragging()
    fling(velocity: velocity, own: self.axis.velocity + velocity)
  }

  var restingPage: Int? { page }

  func length(_ axis: ScrollAxis) -> Double { strip.layout.length }

  var contentDirection: InterfaceLayoutDirection { strip.layout.layoutDirection }

  mutating func scroll(by share: Double, along axis: ScrollAxis) {
    turn(by: share * strip.layout.sign > 0 ? 1 : -1)
  }

  var memberFeel: ScrollFeel? {
    get { feel }
    set { if let newValue { feel = newValue } }
  }

  var memberState: NestedScrollState.Member { NestedScrollState.Member(pager: state) }

  mutating func restore(_ state: NestedScrollState.Member) -> Bool {
    state.pager.map { restore($0) } ?? false
  }
}
