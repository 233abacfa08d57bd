/// A scroller in a page: the one member that moves along both axes, with a scale, and by UIKit's laws.
extension Scroller: MemberModel {
  static var memberKind: NestedMemberKind { .scroller }

  /// Itself, as a member; `Drawer+Member.swift` says why here.
  var boxed: MemberBox { SharingBox(self) }

  @inline(__always)
  mutating func line(_ axis: ScrollAxis) -> MemberLine? {
    axis == .horizontal ? MemberLine(&axes.x, sign: 1) : MemberLine(&axes.y, sign: 1)
  }

  mutating func noteMoved() { news.append(.didScroll) }

  mutating func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger { startDragging() }
    let wasAnimating = isScrollAnimating
    let before = axes[axis].position
    axes[axis].push(to: raw, isWheel: !isFinger)
    if axes[axis].position != before { noteMoved() }
    guard !isFinger else { return }
    announceDeceleration()
    if wasAnimating, !isScrollAnimating { endAnimation() }
  }

  mutating func willLetGo() { if isDragging { news.append(.willEndDragging) } }

  mutating func didLetGo() {
    if isDragging { news.append(.didEndDragging) }
    driver.isDragging = false
    announceDeceleration()
  }

  mutating func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    // A scale that returns carries the offset along.
    guard !zoom.isMoving else { return }
    let before = axes[axis].position
    if finger == 0 {
      release(axis, velocity: 0)
    } else {
      var velocity = Vector2.zero
      velocity[axis] = finger
      let factor = flickFactor(velocity, travel: abs(travel))
      release(axis, velocity: flung(finger, along: axis), last: finger, factor: factor)
    }
    if axes[axis].position != before { noteMoved() }
  }

  /// One that snaps goes on to its edge by its law alone, where a fling will be left there.
  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool {
    guard rule(axis) != .none, pages(axis) == nil else { return false }
    var free = self
    free.snapHorizontal = .none
    free.snapVertical = .none
    free.release(along: axis, finger: velocity, travel: travel)
    guard let joint = free.axes[axis].joint(by: .infinity), abs(joint.velocity) >= leastLeft
    else { return false }
    (free.snapHorizontal, free.snapVertical) = (snapHorizontal, snapVertical)
    self = free
    return true
  }

  mutating func meetJoint(along axis: ScrollAxis) {
    let before = axes[axis].position
    axes[axis].meetJoint()
    if axes[axis].position != before { noteMoved() }
  }

  mutating func giveUp(along axis: ScrollAxis, at edge: Double) {
    let wasAnimating = isScrollAnimating
    axes[axis].place(at: edge)
    announceDeceleration()
    if wasAnimating, !isScrollAnimating { endAnimation() }
  }

  mutating func goOn(with velocity: Double, along axis: ScrollAxis) {
    guard !zoom.isMoving else { return }
    let before = axes[axis].position
    // What is handed on is what was seen; a release takes what the law carries.
    release(
      axis, velocity: axes[axis].landingVelocity(at: time) + velocity / axes[axis].law.gain)
    if axes[axis].position != before { noteMoved() }
    announceDeceleration()
  }

  mutating func endPush() {
    endPushes()
    if !isTracking { announceDeceleration() }
  }

  mutating func bounce(along axis: ScrollAxis, velocity: Double) {
    axes[axis].hold()
    fly(axis, velocity: velocity)
    announceDeceleration()
  }

  var offsetVelocity: Vector2? { velocity }

  var restingPage: Int? {
    for axis in ScrollAxis.allCases where isPaging(axis) && viewport[axis] > 0 {
      let range = axes[axis].range
      guard range.lowerBound < range.upperBound else { continue }
      let page = pageProgress(axis)
      return page.rounded() < 1e9 ? Int(page.rounded()) : nil
    }
    return nil
  }

  func isPaged(along axis: ScrollAxis) -> Bool { isPaging(axis) }

  func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    let place = axes[axis].position
    guard let pages = pages(axis), !axes[axis].isOutside else { return 0 }
    let near = pages.page(nearest: place)
    let other = pages.range.nearest(to: near + (near > place ? -viewport[axis] : viewport[axis]))
    return NestedMember.gap(from: place, between: near, and: other, isForward: isForward)
  }

  mutating func doubleTap(at point: Vector2) { if zoomsOnDoubleTap { toggleZoom(about: point) } }

  func length(_ axis: ScrollAxis) -> Double { viewport[axis] }

  var contentDirection: InterfaceLayoutDirection { layoutDirection }

  mutating func scroll(by share: Double, along axis: ScrollAxis, duration: Double) {
    scroll(axis, to: destination[axis] + share, duration: duration)
  }

  func distance(of key: KeyCommand, along axis: ScrollAxis) -> Double? {
    holdsKey(key, along: axis) ? keyDistance(key, along: axis) : nil
  }

  mutating func press(by distance: Double, velocity: Double?, along axis: ScrollAxis) -> Bool {
    hold(axis, by: distance, velocity: velocity)
  }

  var activity: MemberActivity {
    mutating get {
      let status = takeStatus()
      return MemberActivity(
        isMoving: status.isMoving, isDecelerating: status.isDecelerating,
        isScaleMoving: status.scaleMoves)
    }
  }

  var memberState: NestedScrollState.Member { NestedScrollState.Member(scroller: state) }

  mutating func restore(_ state: NestedScrollState.Member) -> Bool {
    state.scroller.map { restore($0) } ?? false
  }

  var canZoom: Bool { zoom.isEnabled }
}
