/// What a page asks of a model that shares a finger's distance with others: a scroller, a drawer, a pager.
///
/// Everything about distances and speeds is counted as a scroll view's offset is: it grows as the finger
/// moves up or left, whichever way the model itself counts. Each model answers where it is made a member;
/// what stands here holds for those that go from place to place along one axis.
///
/// What every frame asks is queried as what changes it: where its type is not known, a question copies all of it,
/// which took a third of a page's frame.
protocol MemberModel: TouchDriven {
  /// What it is.
  static var memberKind: NestedMemberKind { get }

  /// Its motion along an axis; nil where it cannot move along it at all.
  mutating func line(_ axis: ScrollAxis) -> MemberLine?

  func canDrag(_ axis: ScrollAxis) -> Bool

  /// Says that it moved.
  mutating func noteMoved()

  mutating func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool)

  mutating func willLetGo()

  mutating func didLetGo()

  mutating func release(along axis: ScrollAxis, finger: Double, travel: Double)

  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool

  mutating func meetJoint(along axis: ScrollAxis)

  mutating func giveUp(along axis: ScrollAxis, at edge: Double)

  /// Goes on with a velocity that was passed on, added to its own.
  mutating func goOn(with velocity: Double, along axis: ScrollAxis)

  mutating func endPush()

  mutating func bounce(along axis: ScrollAxis, velocity: Double)

  /// The change of its offset per second, by itself; nil for that of its axes.
  var offsetVelocity: Vector2? { get }

  var restingPage: Int? { get }

  func isPaged(along axis: ScrollAxis) -> Bool

  func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double

  func length(_ axis: ScrollAxis) -> Double

  var contentDirection: InterfaceLayoutDirection { get }

  mutating func scroll(by share: Double, along axis: ScrollAxis, duration: Double)

  mutating func scrollUp(animated: Bool)

  func distance(of key: KeyCommand, along axis: ScrollAxis) -> Double?

  mutating func press(by distance: Double, velocity: Double?, along axis: ScrollAxis) -> Bool

  mutating func endKey()

  var isMoving: Bool { mutating get }

  var activity: MemberActivity { mutating get }

  var memberState: NestedScrollState.Member { get }

  mutating func restore(_ state: NestedScrollState.Member) -> Bool

  var canZoom: Bool { get }

  var isZooming: Bool { get }

  mutating func settleZoom()

  mutating func doubleTap(at point: Vector2)

  func velocity(finger: Vector2) -> Vector2
}

extension MemberModel {
  mutating func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger { startDragging() }
    guard let line = line(axis) else { return }
    let before = line.moving.position
    line.moving.push(to: raw * line.sign)
    if line.moving.position != before { noteMoved() }
  }

  mutating func willLetGo() {}

  mutating func didLetGo() {}

  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool { false }

  mutating func meetJoint(along axis: ScrollAxis) {}

  mutating func giveUp(along axis: ScrollAxis, at edge: Double) {}

  mutating func endPush() { endPushes() }

  mutating func endPushes() {
    guard !isTracking else { return }
    for axis in ScrollAxis.allCases {
      guard let line = line(axis), line.moving.isHeld else { continue }
      line.moving.hold()
      release(along: axis, finger: 0, travel: 0)
    }
  }

  mutating func bounce(along axis: ScrollAxis, velocity: Double) {
    line(axis)?.moving.hold()
    release(along: axis, finger: velocity, travel: 0)
  }

  var offsetVelocity: Vector2? { nil }

  var restingPage: Int? { nil }

  func isPaged(along axis: ScrollAxis) -> Bool { true }

  func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double { 0 }

  var contentDirection: InterfaceLayoutDirection { .leftToRight }

  mutating func scrollUp(animated: Bool) {}

  func distance(of key: KeyCommand, along axis: ScrollAxis) -> Double? { nil }

  mutating func press(by distance: Double, velocity: Double?, along axis: ScrollAxis) -> Bool {
    false
  }

  mutating func endKey() {}

  var activity: MemberActivity {
    mutating get {
      let isMoving = isMoving
      return MemberActivity(isMoving: isMoving, isDecelerating: isMoving)
    }
  }

  var canZoom: Bool { false }

  var isZooming: Bool { false }

  mutating func settleZoom() {}

  mutating func doubleTap(at point: Vector2) {}

  func velocity(finger: Vector2) -> Vector2 { .zero }
}
