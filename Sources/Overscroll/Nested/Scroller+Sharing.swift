@_spi(Formulas) import ScrollPhysics

/// A scroller in a page: the one member that moves along both axes, with a scale, and by UIKit's laws.
extension Scroller {
  static var memberKind: NestedMemberKind { .scroller }

  mutating func memberLines() -> MemberLines { MemberLines(&body.lines) }

  mutating func memberTraits() -> MemberTraits {
    let status = takeStatus()
    var traits = status.scaleMoves ? MemberTraits.isScaleMoving : MemberTraits()
    if status.isMoving { traits.formUnion(.isMoving) }
    if status.isDecelerating { traits.formUnion(.isDecelerating) }
    for axis in ScrollAxis.allCases {
      if isPaging(axis) { traits.formUnion(.isPaged(axis)) }
      guard isScrollEnabled, body.lines[at: axis].canDrag else { continue }
      traits.formUnion(.drags(axis))
      if body.lines[at: axis].isStretched { traits.formUnion(.isStretched) }
    }
    return traits
  }

  mutating func noteMoved() { body.events.append(.didScroll) }

  mutating func pushByWheel(_ axis: ScrollAxis, to raw: Double) -> Bool {
    // A scale that moves carries the offset along.
    guard !zoom.isMoving else { return true }
    let wasAnimating = isScrollAnimating
    noting(axis) { $0.body.lines[at: axis].push(to: raw, isWheel: true) }
    announce(after: wasAnimating)
    return true
  }

  mutating func willLetGo() {
    if isDragging { body.events.append(.willEndDragging) }
  }

  mutating func didLetGo() {
    if isDragging { body.events.append(.didEndDragging) }
    body.isDragging = false
    announceDeceleration()
  }

  mutating func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    // A scale that returns carries the offset along.
    guard !zoom.isMoving else { return }
    if finger == 0, body.lines[at: axis].isFixed {
      turns[axis] = PageChain()
      return body.lines[at: axis].hold()
    }
    noting(axis) {
      guard finger != 0 else { return $0.release(axis, velocity: 0) }
      var velocity = Vector2.zero
      velocity[axis] = finger
      let factor = $0.flickFactor(velocity, travel: abs(travel))
      $0.release(axis, velocity: $0.flung(finger, along: axis), last: finger, factor: factor)
    }
  }

  /// One that snaps goes on to its edge by its law alone, where a fling will be left there.
  mutating func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool {
    guard rule(axis) != .none, pages(axis) == nil else { return false }
    let snapped = self
    (snapHorizontal, snapVertical) = (.none, .none)
    release(along: axis, finger: velocity, travel: travel)
    guard let joint = body.lines[at: axis].joint(by: .infinity), abs(joint.velocity) >= leastLeft
    else {
      self = snapped
      return false
    }
    snapHorizontal = snapped.snapHorizontal
    snapVertical = snapped.snapVertical
    return true
  }

  mutating func giveUp(along axis: ScrollAxis, at edge: Double) {
    let wasAnimating = isScrollAnimating
    body.lines[at: axis].place(at: edge)
    announce(after: wasAnimating)
  }

  mutating func goOn(with velocity: Double, along axis: ScrollAxis) {
    guard !zoom.isMoving else { return }
    // What is handed on is what was seen; a release takes what the law carries.
    noting(axis) {
      let own = $0.body.lines[at: axis].landingVelocity(at: $0.time)
      let gain = $0.body.lines[at: axis].feel.flightLaw.gain
      $0.release(axis, velocity: own + velocity / gain)
    }
    announceDeceleration()
  }

  mutating func bounce(along axis: ScrollAxis, velocity: Double) {
    guard !zoom.isMoving else { return }
    body.lines[at: axis].hold()
    fly(axis, velocity: velocity)
    announceDeceleration()
  }

  mutating func memberVelocity() -> Vector2 { velocity }

  mutating func restingPage() -> Int? {
    for axis in ScrollAxis.allCases where isPaging(axis) && viewport[axis] > 0 {
      let (range, place) = (body.lines[at: axis].range, body.lines[at: axis].position)
      guard range.lowerBound < range.upperBound else { continue }
      let page = range.pages(
        to: place, of: viewport[axis], isMirrored: layoutDirection.isMirrored(axis))
      return abs(page) < 1e9 ? Int(page.rounded()) : nil
    }
    return nil
  }

  mutating func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    let place = body.lines[at: axis].position
    guard let pages = pages(axis), !body.lines[at: axis].isOutside else { return 0 }
    let near = pages.page(nearest: place)
    let other = pages.page((near > place) == (pages.length > 0) ? -1 : 1, from: near)
    return NestedMember.gap(from: place, between: near, and: other, isForward: isForward)
  }

  mutating func memberLength(_ axis: ScrollAxis) -> Double { viewport[axis] }

  var memberDirection: InterfaceLayoutDirection { layoutDirection }

  mutating func scrollMember(by share: Double, along axis: ScrollAxis, duration: Double) {
    var distance = Vector2.zero
    distance[axis] = share
    step(by: distance, duration: duration)
  }

  var memberState: NestedScrollState.Member { NestedScrollState.Member(scroller: state) }

  mutating func restoreMember(_ state: NestedScrollState.Member) -> Bool {
    state.scroller.map { restore($0) } ?? false
  }

  /// Changes it, and says so if that moved it along an axis.
  @inline(__always)
  private mutating func noting(_ axis: ScrollAxis, _ change: (inout Scroller) -> Void) {
    let before = body.lines[at: axis].position
    change(&self)
    if body.lines[at: axis].position != before { noteMoved() }
  }
}

extension MemberBox {
  /// The same box, where it is a scroller: the only kind that has a scale, and that keys hold.
  var scroller: SharingBox<Scroller>? {
    kind == .scroller ? unsafe unsafeDowncast(self, to: SharingBox<Scroller>.self) : nil
  }
}

/// Keys.
extension SharingBox<Scroller> {
  /// How far a held key scrolls it, signed, in points; nil where it cannot be held on it.
  func distance(of key: KeyCommand, along axis: ScrollAxis) -> Double? {
    model.holdsKey(key, along: axis) ? model.keyDistance(key, along: axis) : nil
  }
}
