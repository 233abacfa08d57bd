/// A model that can share the finger's distance, and its momentum, with others in a page: what the page asks of it.
///
/// Distances and speeds are counted as a scroll view's offset is: they grow as the finger moves up or left, whichever
/// way the model itself counts.
///
/// What has no comment here is what ``MemberBox`` says by that name, or by it without “member”. Questions are mutating,
/// though they change nothing: generic code copies all of a model for any other.
protocol SharingModel: BodyModel {
  static var memberKind: NestedMemberKind { get }

  /// Where its motion along each axis is stored.
  mutating func memberLines() -> MemberLines

  mutating func memberTraits() -> MemberTraits

  /// Moves its clock: that of the page was set.
  mutating func shiftClock(by difference: Double)

  /// Whether fingers on the page hold it.
  mutating func setHeld(_ isHeld: Bool)

  mutating func startDragging()

  /// Hands out what has happened since the call before; whether anything has.
  mutating func report(in events: inout Events) -> Bool

  /// Nothing has happened any more.
  static func clear(_ events: inout Events)

  /// Says that it moved.
  mutating func noteMoved()

  /// A wheel has it at a place, counted without resistance; false where that is as with a finger.
  mutating func pushByWheel(_ axis: ScrollAxis, to raw: Double) -> Bool

  mutating func willLetGo()

  mutating func didLetGo()

  mutating func release(along axis: ScrollAxis, finger: Double, travel: Double)

  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool

  /// It stands on the edge that its motion has met.
  mutating func didMeetJoint(along axis: ScrollAxis)

  mutating func giveUp(along axis: ScrollAxis, at edge: Double)

  /// Goes on with a velocity that was passed on, added to its own.
  mutating func goOn(with velocity: Double, along axis: ScrollAxis)

  mutating func bounce(along axis: ScrollAxis, velocity: Double)

  /// What was set in motion has begun to decelerate, if it has.
  mutating func announceDeceleration()

  mutating func memberVelocity() -> Vector2

  mutating func restingPage() -> Int?

  mutating func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double

  mutating func memberLength(_ axis: ScrollAxis) -> Double

  var memberDirection: InterfaceLayoutDirection { get }

  mutating func scrollMember(by share: Double, along axis: ScrollAxis, duration: Double)

  mutating func scrollUp(animated: Bool)

  var memberState: NestedScrollState.Member { get }

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
  mutating func memberTraits() -> MemberTraits {
    var traits = MemberTraits.isPaged(.horizontal)
    traits.formUnion(.isPaged(.vertical))
    if body.line.isMoving { traits.formUnion(.isGliding) }
    guard body.isEnabled else { return traits }
    traits.formUnion(.drags(screenAxis))
    if body.line.isStretched { traits.formUnion(.isStretched) }
    return traits
  }

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
    stopDragging()
    fling(velocity: velocity * sign, own: velocity * sign)
  }

  mutating func memberVelocity() -> Vector2 {
    var velocity = Vector2.zero
    velocity[screenAxis] = body.line.velocity * sign
    return velocity
  }
}
