/// What its body asks for: who is held, dragged and released.
extension NestedScroll {
  mutating func prepareTouch() {
    let index = aim ?? active
    gesture.touched = index
    noteTouch(of: index)
    touch(touchesAlone ? AxisPair(x: index, y: index) : members.chains(at: index))
    gesture.end()
    tieToChains()
  }

  /// Ties the fingers to what their chains can move along.
  mutating func tieToChains() {
    tie(to: tiedAxis.map { PanAxes($0) } ?? members.movableAxes(of: gesture.chains))
  }

  /// Ties the fingers to axes, and to one of them by the page's lock.
  mutating func tie(to axes: PanAxes) {
    // What moves other members than it began with would begin another drag.
    body.fingers.directionalLock = directionalLock
    body.fingers.directionalLock?.followsMoves = false
    body.fingers.axes = axes
  }

  mutating func hold() {
    if endsKey { endKey() }
    for index in gesture.reach where !isHeldByOther(index) {
      let clock = body.clock
      members.own(index) {
        $0.follow(clock)
        $0.hold()
      }
      members[index].passes = 0
      members.note(index)
    }
    // Only now: the end of a stroke may send what lies beyond its bounds to them immediately, and what a
    // finger touches must not move.
    if endsStroke { endStroke() }
  }

  /// Only what lies under the fingers is stopped.
  mutating func isMovingUnderFinger() -> Bool {
    if wheelInput.isAwaitingQuiet, endsStroke { return true }
    return gesture.reach.contains { members[$0].isMoving && members[$0].asked { $0.isEnabled } }
  }

  /// Chooses the chains that the gesture at work moves.
  mutating func touch(_ chains: AxisPair<Int>) {
    gesture.chains = chains
    gesture.reach.removeAll(keepingCapacity: true)
    addReach(to: chains.y)
    if chains.x != chains.y { addReach(to: chains.x) }
    addReach(to: gesture.touched)
  }

  private mutating func addReach(to inner: Int) {
    for index in members.path(to: inner) where !gesture.reach.contains(index) {
      gesture.reach.append(index)
    }
  }

  /// Where nothing can be moved a finger only rests, as on a scroller by itself.
  var canBeginDragging: Bool { gesture.reach.contains { members[$0].canDrag } }

  /// Each member's drag begins when it moves; programs that began under the finger end.
  mutating func beginDragging() {
    // What fingers may not drag goes on.
    for index in gesture.reach where members[index].isMoving && members[index].canDrag {
      if !isHeldByOther(index) { members.change(index, at: body.clock) { $0.stop() } }
    }
  }

  mutating func drag(by translation: Vector2) {
    guard gesture.pinched == nil else {
      gesture.travelled = translation
      return dragPinched()
    }
    // In its first points a catch may turn to the other axis: it goes back along the one, and begins on the other.
    let lock = body.fingers.takeLock()
    if gesture.begun != nil, lock != gesture.begunAxis {
      handOut(to: .zero)
      gesture.begun = nil
    }
    // A drag may begin on a slop's end exactly: who begins is seen by the first distance beyond.
    if gesture.begun == nil, translation != .zero {
      gesture.begun = members.beginners(
        at: gesture.chains, travel: translation, slop: pan.slop)
      gesture.begunAxis = lock
    }
    handOut(to: translation)
    for index in gesture.reach where members[index].traits.contains(.notesDragging) {
      noteDragging(translation, of: index)
    }
  }

  /// Says how far and how fast the fingers drag to a member that asks.
  @inline(never)
  private mutating func noteDragging(_ translation: Vector2, of index: Int) {
    guard !isHeldByOther(index) else { return }
    let velocity = body.takeFingerVelocity()
    members.own(index) { $0.noteDragging(translation, velocity: velocity) }
    members.note(index)
  }

  /// Moves what has begun until so much of the finger's distance is handed out.
  private mutating func handOut(to translation: Vector2) {
    let inner = gesture.begun ?? gesture.chains
    for axis in ScrollAxis.allCases {
      let step = gesture.travelled[axis] - translation[axis]
      if step == 0 { continue }
      handOut(step, along: axis, at: inner[axis], isFinger: true, isBanded: true)
    }
    gesture.travelled = translation
  }

  mutating func endDragging() { release(velocity: .zero) }

  mutating func releaseUndragged() { release(velocity: .zero) }

  mutating func finishDrag() -> NestedRelease {
    var answer = unreleased(NestedEvents())
    answer.didDrag = body.isDragging
    var last = Vector2.zero
    if answer.didDrag {
      let end = body.fingers.end
      let isAny = gesture.reach.contains {
        !isHeldByOther($0) && members[$0].asked { $0.isDragging && $0.flingsAtAnySpeed }
      }
      answer.velocity = -(isAny ? end.velocityOutside : end.velocity)
      last = -end.lastVelocity
    }
    body.isDragging = false
    release(velocity: answer.velocity, last: last)
    if body.fingers.tap.isDouble {
      doubleTap(at: body.fingers.tap.position, answering: &answer)
    }
    answer.willSettle = isMoving
    return answer
  }

  mutating func unreleased(_ events: NestedEvents) -> NestedRelease {
    NestedRelease(velocity: .zero, didDrag: false, willSettle: isMoving, events: events)
  }

  mutating func shiftTime(by difference: Double) {
    // Those at rest too, and those that have been told a later time than the page: what takes over next would begin in
    // their past.
    for index in members.indices {
      let shown = body.clock.shown
      members.own(index) { $0.shiftTime(by: min(difference, shown - $0.time)) }
    }
    wheelInput.shiftTime(by: difference, to: body.clock.event)
    wheelStroke.last += difference
  }

  mutating func shiftFingers(by difference: Double) {
    for place in waiting.indices {
      waiting[place].fingers.shiftTime(by: difference, to: body.clock.event)
    }
  }
}
