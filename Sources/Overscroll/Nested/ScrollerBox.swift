@_spi(Formulas) import ScrollPhysics

/// A scroller in a page: the one member that moves along both axes, with a scale, and by UIKit's laws.
final class ScrollerBox: SharingBox<Scroller>, @unchecked Sendable {
  override func copied() -> MemberBox { telling(ScrollerBox(model)) }

  override var kind: NestedMemberKind? { .scroller }

  override var lines: MemberLines { MemberLines(&model.body.lines) }

  override var isMoving: Bool { model.takeStatus().isMoving }

  // What every call asks stands here once more, for code of a generic class looks its types up each time.
  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    model.follow(clock)
    model.run(to: time, isFrame: isFrame)
  }

  override func collect() -> Bool {
    events = model.body.takeEvents()
    return !events.isEmpty
  }

  override func forgetEvents() { events = ScrollEvents() }

  override var activity: MemberActivity {
    let status = model.takeStatus()
    return MemberActivity(
      isMoving: status.isMoving, isDecelerating: status.isDecelerating,
      isScaleMoving: status.scaleMoves)
  }

  override func noteMoved() { model.body.events.append(.didScroll) }

  override func canDrag(_ axis: ScrollAxis) -> Bool { model.canDrag(axis) }

  override func startDragging() { model.startDragging() }

  override func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    guard !isFinger else { return super.push(axis, to: raw, isFinger: true) }
    // A scale that moves carries the offset along.
    guard !model.zoom.isMoving else { return }
    let wasAnimating = model.isScrollAnimating
    noting(axis) { $0.moving.push(to: raw, isWheel: true) }
    model.announce(after: wasAnimating)
  }

  override func willLetGo() {
    if model.isDragging { model.body.events.append(.willEndDragging) }
    super.willLetGo()
  }

  override func didLetGo() {
    if model.isDragging { model.body.events.append(.didEndDragging) }
    model.body.isDragging = false
    model.announceDeceleration()
  }

  override func release(along axis: ScrollAxis, finger: Double, travel: Double) {
    // A scale that returns carries the offset along.
    guard !model.zoom.isMoving else { return }
    noting(axis) { _ in
      guard finger != 0 else { return model.release(axis, velocity: 0) }
      var velocity = Vector2.zero
      velocity[axis] = finger
      let factor = model.flickFactor(velocity, travel: abs(travel))
      model.release(
        axis, velocity: model.flung(finger, along: axis), last: finger, factor: factor)
    }
  }

  /// One that snaps goes on to its edge by its law alone, where a fling will be left there.
  override func glide(
    along axis: ScrollAxis, velocity: Double, travel: Double, leastLeft: Double
  ) -> Bool {
    guard model.rule(axis) != .none, model.pages(axis) == nil else { return false }
    let snapped = model
    (model.snapHorizontal, model.snapVertical) = (.none, .none)
    release(along: axis, finger: velocity, travel: travel)
    guard let joint = model.body.lines[at: axis].joint(by: .infinity),
      abs(joint.velocity) >= leastLeft
    else {
      model = snapped
      return false
    }
    model.snapHorizontal = snapped.snapHorizontal
    model.snapVertical = snapped.snapVertical
    return true
  }

  override func giveUp(along axis: ScrollAxis, at edge: Double) {
    let wasAnimating = model.isScrollAnimating
    model.body.lines[at: axis].place(at: edge)
    model.announce(after: wasAnimating)
  }

  override func goOn(with velocity: Double, along axis: ScrollAxis) {
    guard !model.zoom.isMoving else { return }
    // What is handed on is what was seen; a release takes what the law carries.
    noting(axis) {
      let own = $0.moving.landingVelocity(at: model.time)
      model.release(axis, velocity: own + velocity / $0.moving.feel.flightLaw.gain)
    }
    model.announceDeceleration()
  }

  override func endPush() {
    super.endPush()
    if !model.isTracking { model.announceDeceleration() }
  }

  override func bounce(along axis: ScrollAxis, velocity: Double) {
    guard !model.zoom.isMoving else { return }
    model.body.lines[at: axis].hold()
    model.fly(axis, velocity: velocity)
    model.announceDeceleration()
  }

  override var velocity: Vector2 { model.velocity }

  override var restingPage: Int? {
    for axis in ScrollAxis.allCases where isPaged(along: axis) && length(axis) > 0 {
      let (range, place) = (model.body.lines[at: axis].range, model.body.lines[at: axis].position)
      guard range.lowerBound < range.upperBound else { continue }
      let page = range.pages(
        to: place, of: length(axis), isMirrored: model.layoutDirection.isMirrored(axis))
      return abs(page) < 1e9 ? Int(page.rounded()) : nil
    }
    return nil
  }

  override func isPaged(along axis: ScrollAxis) -> Bool { model.isPaging(axis) }

  override func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    let place = model.body.lines[at: axis].position
    guard let pages = model.pages(axis), !model.body.lines[at: axis].isOutside else { return 0 }
    let near = pages.page(nearest: place)
    let other = pages.range.nearest(to: near + (near > place ? -length(axis) : length(axis)))
    return NestedMember.gap(from: place, between: near, and: other, isForward: isForward)
  }

  override func length(_ axis: ScrollAxis) -> Double { model.viewport[axis] }

  override var layoutDirection: InterfaceLayoutDirection { model.layoutDirection }

  override func scroll(by share: Double, along axis: ScrollAxis, duration: Double) {
    model.scroll(axis, to: model.destination[axis] + share, duration: duration)
  }

  override func scrollUp(animated: Bool) { model.scrollUp(animated: animated) }

  /// How far a held key scrolls it, signed, in points; nil where it cannot be held on it.
  func distance(of key: KeyCommand, along axis: ScrollAxis) -> Double? {
    model.holdsKey(key, along: axis) ? model.keyDistance(key, along: axis) : nil
  }

  override var state: NestedScrollState.Member {
    NestedScrollState.Member(scroller: model.state)
  }

  override func restore(_ state: NestedScrollState.Member) -> Bool {
    state.scroller.map { model.restore($0) } ?? false
  }
}
