@_spi(Formulas) import ScrollPhysics

/// A scroller in a page: the one member that moves along both axes, with a scale, by UIKit's laws, and that keys hold.
final class ScrollerBox: SharingBox<Scroller>, @unchecked Sendable {
  override func copied() -> MemberBox { withEvents(ScrollerBox(model)) }

  /// By how much farther the release under way goes; nil until a lift was counted.
  private var factor: Double?

  override var kind: NestedMemberKind? { .scroller }

  override var lines: MemberLines { MemberLines(&model.body.lines) }

  override var traits: MemberTraits {
    let status = model.takeStatus()
    var traits = status.scaleMoves ? MemberTraits.isScaleMoving : MemberTraits()
    if status.isMoving { traits.formUnion(.isMoving) }
    if status.isDecelerating { traits.formUnion(.isDecelerating) }
    if model.body.isDragging, model.takeNotesDragging() { traits.formUnion(.notesDragging) }
    for axis in ScrollAxis.allCases {
      if model.isPaging(axis) { traits.formUnion(.isPaged(axis)) }
      guard model.isScrollEnabled, model.body.lines[at: axis].canDrag else { continue }
      traits.formUnion(.drags(axis))
      if model.body.lines[at: axis].isStretched { traits.formUnion(.isStretched) }
    }
    return traits
  }

  override func noteMoved() { model.body.events.append(.didScroll) }

  override func run(to time: Double, isFrame: Bool, clock: HostClock) {
    model.run(to: time, isFrame: isFrame, clock: clock)
  }

  override func collect() -> Bool { model.report(in: &events) }

  // MARK: - Fingers and wheels

  override func stop() {
    let wasAnimating = model.isScrollAnimating
    super.stop()
    model.stopZoom()
    model.switches.isScrollingToTop = false
    model.announce(after: wasAnimating)
  }

  override func startDragging() {
    let isFirst = !model.isDragging
    model.followFinger()
    guard isFirst, !model.isZooming else { return }
    // As by a finger of its own, both axes lie on pixels from now on.
    for axis in ScrollAxis.allCases where model.canDrag(axis) && model.body.lines[at: axis].isHeld {
      reportingMove(axis) { $0.body.lines[at: axis].push(to: $0.body.lines[at: axis].raw) }
    }
  }

  override func noteDragging(_ translation: Vector2, velocity: Vector2) {
    model.noteDragging(translation, velocity: velocity)
  }

  override func push(_ axis: ScrollAxis, to raw: Double, isFinger: Bool) {
    if isFinger { return super.push(axis, to: raw, isFinger: true) }
    // A scale that moves carries the offset along.
    guard !model.zoom.isMoving else { return }
    let wasAnimating = model.isScrollAnimating
    reportingMove(axis) { $0.body.lines[at: axis].push(to: raw, isWheel: true) }
    model.announce(after: wasAnimating)
  }

  override func endPush() {
    super.endPush()
    if !isTracking { model.announceDeceleration() }
  }

  override func willRelease() {
    factor = nil
    if model.isDragging { model.body.events.append(.willEndDragging) }
    super.willRelease()
  }

  override func didRelease() {
    // A touch that moved nothing ends the flicks that build up.
    if factor == nil, !model.zoom.isMoving { noteLift(Lift(finger: 0, last: .zero, travel: .zero)) }
    if model.isDragging { model.body.events.append(.didEndDragging) }
    model.body.isDragging = false
    model.announceDeceleration()
  }

  override func releaseDisabled() {
    if model.body.isHeld, model.zoom.isHeld { model.handleZoom(.unpinched) }
    super.releaseDisabled()
  }

  override func release(along axis: ScrollAxis, _ lift: Lift) {
    if lift.isStroke { factor = 1 }
    // A scale that returns carries the offset along.
    guard !model.zoom.isMoving else { return }
    if lift.finger == 0 {
      // What has begun since they touched goes on, and what rested where it may stays.
      let isTaken = model.isDragging || model.body.lines[at: axis].isHeld
      let needsSettling = isTaken && !model.body.lines[at: axis].isMoving
      guard needsSettling || !lift.isStroke && wasHeld && model.hasHeld(axis) else { return }
      if model.body.lines[at: axis].isFixed { return settle(along: axis) }
    }
    let factor = noteLift(lift)
    reportingMove(axis) {
      let velocity = lift.isStroke ? lift.finger : $0.flung(lift.finger, along: axis)
      $0.release(axis, velocity: velocity, last: lift.last[axis], factor: factor)
    }
  }

  /// Counts a flick, once for both axes; by how much farther it goes than by itself.
  @discardableResult
  private func noteLift(_ lift: Lift) -> Double {
    let factor = factor ?? model.flickFactor(lift.last, travel: lift.travel.length)
    self.factor = factor
    return factor
  }

  override func settle(along axis: ScrollAxis) {
    guard !model.zoom.isMoving else { return }
    if model.body.lines[at: axis].isFixed {
      model.turns[axis] = PageChain()
      model.body.lines[at: axis].hold()
    } else {
      reportingMove(axis) { $0.release(axis, velocity: 0) }
    }
  }

  override var flingsAtAnySpeed: Bool { model.isOutside }

  // MARK: - Momentum

  /// One that snaps goes on to its edge by its law alone, where a fling will be left there.
  override func glide(along axis: ScrollAxis, _ lift: Lift, leastLeft: Double) -> Bool {
    guard model.rule(axis) != .none, model.pages(axis) == nil else { return false }
    let (snapped, counted) = (model, factor)
    (model.snapHorizontal, model.snapVertical) = (.none, .none)
    release(along: axis, lift)
    guard let joint = model.body.lines[at: axis].joint(by: .infinity),
      abs(joint.velocity) >= leastLeft
    else {
      model = snapped
      factor = counted
      return false
    }
    model.snapHorizontal = snapped.snapHorizontal
    model.snapVertical = snapped.snapVertical
    return true
  }

  override func endMotion(along axis: ScrollAxis, at edge: Double) {
    let wasAnimating = model.isScrollAnimating
    model.body.lines[at: axis].place(at: edge)
    model.announce(after: wasAnimating)
  }

  override func isProgrammed(along axis: ScrollAxis) -> Bool {
    model.body.lines[at: axis].activity.isAnimating
  }

  override func addVelocity(_ velocity: Double, along axis: ScrollAxis, pressing key: Double?) {
    if let key { return _ = model.hold(axis, by: key, velocity: velocity) }
    guard !model.zoom.isMoving else { return }
    // What is handed on is what was seen; a release takes what the law carries.
    reportingMove(axis) {
      let own = $0.body.lines[at: axis].landingVelocity(at: $0.time)
      let gain = $0.body.lines[at: axis].feel.flightLaw.gain
      $0.release(axis, velocity: own + velocity / gain)
    }
    model.announceDeceleration()
  }

  override func bounce(along axis: ScrollAxis, velocity: Double) {
    guard !model.zoom.isMoving else { return }
    model.body.lines[at: axis].hold()
    model.fly(axis, velocity: velocity)
    model.announceDeceleration()
  }

  override var velocity: Vector2 { model.velocity }

  // MARK: - Pages and programs

  override var restingPage: Int? {
    for axis in ScrollAxis.allCases where model.isPaging(axis) && model.viewport[axis] > 0 {
      let (range, place) = (model.body.lines[at: axis].range, model.body.lines[at: axis].position)
      guard range.lowerBound < range.upperBound else { continue }
      let page = range.pages(
        to: place, of: model.viewport[axis], isMirrored: layoutDirection.isMirrored(axis))
      return abs(page) < 1e9 ? Int(page.rounded()) : nil
    }
    return nil
  }

  override func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    let place = model.body.lines[at: axis].position
    guard let pages = model.pages(axis), !model.body.lines[at: axis].isOutside else { return 0 }
    // The last page ends with the content.
    let near = pages.range.nearest(to: pages.page(nearest: place))
    let other = pages.page((near > place) == (pages.length > 0) ? -1 : 1, from: near)
    return NestedMember.gap(from: place, between: near, and: other, isForward: isForward)
  }

  override func length(_ axis: ScrollAxis) -> Double { model.viewport[axis] }

  override var layoutDirection: InterfaceLayoutDirection { model.layoutDirection }

  override func remaining(_ axis: ScrollAxis, isForward: Bool, by step: PageStep) -> Double {
    // What is under way the other way is to be undone.
    let (start, end, reach) = (start(axis, of: step), model.takeDestination()[axis], model.reach)
    return isForward ? reach.max[axis] - min(start, end) : max(start, end) - reach.min[axis]
  }

  override var lineStep: Double { model.lineStep }

  override func notchFactor(_ distance: Vector2) -> Double {
    model.applyFlingRule(.turned, distance)
  }

  override func scroll(by share: Double, along axis: ScrollAxis, in step: PageStep) {
    guard step == .notch else {
      return model.press(
        axis, to: start(axis, of: step) + share, from: model.stepStart(within: step.duration),
        isForward: share > 0, isWhole: step.isWhole)
    }
    var distance = Vector2.zero
    distance[axis] = share
    model.step(by: distance, duration: step.duration)
  }

  /// Where a program begins to count.
  private func start(_ axis: ScrollAxis, of step: PageStep) -> Double {
    switch step {
    case .notch, .key: model.stepStart(axis, within: step.duration)
    case .hold: model.body.lines[at: axis].position
    case .document, .rest: model.takeDestination()[axis]
    }
  }

  override func scrollUp(animated: Bool) { model.scrollUp(animated: animated) }

  override var state: NestedScrollState.Member { NestedScrollState.Member(scroller: model.state) }

  override func restore(_ state: NestedScrollState.Member) -> Bool {
    state.scroller.map { model.restore($0) } ?? false
  }

  /// How far a held key scrolls it, signed, in points; nil where it cannot be held on it.
  func distance(of key: KeyCommand, along axis: ScrollAxis) -> Double? {
    model.holdsKey(key, along: axis) ? model.keyDistance(key, along: axis) : nil
  }

  /// Changes it, and says so if that moved it along an axis.
  @inline(__always)
  private func reportingMove(_ axis: ScrollAxis, _ change: (inout Scroller) -> Void) {
    let before = model.body.lines[at: axis].position
    change(&model)
    if model.body.lines[at: axis].position != before { noteMoved() }
  }
}

extension MemberBox {
  /// The same box, where it is a scroller: the only kind that has a scale, and that keys hold.
  var scroller: ScrollerBox? {
    kind == .scroller ? unsafe unsafeDowncast(self, to: ScrollerBox.self) : nil
  }
}
