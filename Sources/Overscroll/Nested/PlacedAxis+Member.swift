/// What a drawer and a pager have in common as members: one axis, and places on it.
extension MemberModel where Self: PlacedAxis {
  mutating func line(_ axis: ScrollAxis) -> MemberLine? {
    axis == screenAxis ? MemberLine(&self.axis, sign: sign) : nil
  }

  func canDrag(_ axis: ScrollAxis) -> Bool { isDragEnabled && axis == screenAxis }

  mutating func noteMoved() { news.append(.didMove) }

  mutating func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    if axis == screenAxis { release(velocity: finger * sign) }
  }

  mutating func goOn(with velocity: Double, along axis: ScrollAxis) {
    guard axis == screenAxis else { return }
    stopDragging()
    fling(velocity: velocity * sign, own: self.axis.velocity + velocity * sign)
  }
}
