/// A model that can share the finger's distance, and its momentum, with others in a page: what the page asks of it.
///
/// Everything about distances and speeds is counted as a scroll view's offset is: it grows as the finger moves up or
/// left, whichever way the model itself counts. What stands here without a body by each kind is what holds of most.
///
/// Questions are mutating, though they change nothing: asked of a type that is not known, others copy all of a model.
protocol SharingModel: BodyModel {
  static var memberKind: NestedMemberKind { get }

  /// Where its motion along each axis is stored.
  mutating func memberLines() -> MemberLines

  /// How it moves without a finger.
  mutating func memberActivity() -> MemberActivity

  /// Whether fingers can move it along an axis.
  mutating func canDrag(_ axis: ScrollAxis) -> Bool

  /// Moves its clock: that of the page was set.
  mutating func shiftClock(by difference: Double)

  /// Whether fingers on the page hold it.
  mutating func setHeld(_ isHeld: Bool)

  /// A drag begins, unless one is under way.
  mutating func startDragging()

  /// Hands out what has happened since the call before; whether anything has.
  mutating func report(in events: inout Events) -> Bool

  /// Nothing has happened any more.
  static func clear(_ events: inout Events)

  /// Says that it moved.
  mutating func noteMoved()

  /// A wheel has it at a place, counted without resistance; false where that is as with a finger.
  mutating func pushByWheel(_ axis: ScrollAxis, to raw: Double) -> Bool

  /// The fingers are about to leave, and have left.
  mutating func willLetGo()
  mutating func didLetGo()

  /// Keeps moving, with the velocity of a finger that left, in pt/s, after so many points.
  mutating func release(along axis: ScrollAxis, finger: Double, travel: Double)

  /// Goes freely to its edge, when at least a least speed will be left there for what lies inside.
  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool

  /// It stands on the edge that its motion has met.
  mutating func didMeetJoint(along axis: ScrollAxis)

  /// Ends the motion on the edge that it met, to the bit.
  mutating func giveUp(along axis: ScrollAxis, at edge: Double)

  /// Goes on with a velocity that was passed on, added to its own.
  mutating func goOn(with velocity: Double, along axis: ScrollAxis)

  /// Flies on beyond its edge.
  mutating func bounce(along axis: ScrollAxis, velocity: Double)

  /// What was set in motion has begun to decelerate, if it has.
  mutating func announceDeceleration()

  /// The change of its offset per second, by itself, in pt/s.
  mutating func memberVelocity() -> Vector2

  /// The page it rests on; nil where it does not rest on pages.
  mutating func restingPage() -> Int?

  /// Whether it goes from place to place along an axis, never in between.
  mutating func isPaged(along axis: ScrollAxis) -> Bool

  /// How far fingers can move it before it stands on a page, in points; 0 where it stands on one, or has none.
  mutating func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double

  /// How much of it is seen along an axis, in points.
  mutating func memberLength(_ axis: ScrollAxis) -> Double

  /// Which side its content begins at.
  var memberDirection: InterfaceLayoutDirection { get }

  /// Scrolls; what rests on places goes to the next one.
  mutating func scrollMember(by share: Double, along axis: ScrollAxis, duration: Double)

  /// Scrolls to its top.
  mutating func scrollUp(animated: Bool)

  /// What a host saves of it.
  var memberState: NestedScrollState.Member { get }

  /// Shows what was saved; whether that was possible.
  mutating func restoreMember(_ state: NestedScrollState.Member) -> Bool
}

extension SharingModel {
  mutating func report(in events: inout Events) -> Bool {
    events = collect()
    return !events.isEmpty
  }

  static func clear(_ events: inout Events) { events = Events() }

  mutating func shiftClock(by difference: Double) { body.clock.shiftTime(by: difference) }

  mutating func setHeld(_ isHeld: Bool) { body.isHeld = isHeld }

  mutating func pushByWheel(_ axis: ScrollAxis, to raw: Double) -> Bool { false }

  mutating func willLetGo() {}

  mutating func didLetGo() {}

  mutating func didMeetJoint(along axis: ScrollAxis) {}

  mutating func giveUp(along axis: ScrollAxis, at edge: Double) {}

  mutating func announceDeceleration() {}

  mutating func scrollUp(animated: Bool) {}
}

/// What goes from place to place along one axis.
extension SharingModel where Self: RestingLine {
  mutating func memberActivity() -> MemberActivity {
    let isMoving = body.line.isMoving
    return MemberActivity(isMoving: isMoving, isDecelerating: isMoving)
  }

  mutating func canDrag(_ axis: ScrollAxis) -> Bool { body.isEnabled && axis == screenAxis }

  mutating func noteMoved() { body.events.append(.didMove) }

  mutating func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    if axis == screenAxis { release(velocity: finger * sign) }
  }

  mutating func goOn(with velocity: Double, along axis: ScrollAxis) {
    guard axis == screenAxis else { return }
    stopDragging()
    let velocity = velocity * sign
    fling(velocity: velocity, own: body.line.velocity + velocity)
  }

  mutating func bounce(along axis: ScrollAxis, velocity: Double) {
    guard axis == screenAxis else { return }
    body.line.hold()
    release(along: axis, finger: velocity, travel: 0)
  }

  mutating func memberVelocity() -> Vector2 {
    var velocity = Vector2.zero
    velocity[screenAxis] = body.line.velocity * sign
    return velocity
  }

  mutating func isPaged(along axis: ScrollAxis) -> Bool { true }
}
