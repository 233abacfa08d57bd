/// Who moves: the finger's way and the momentum, handed out.
///
/// Everything is counted as the drawer opens. The list is counted so too: its place is its offset, or
/// the negative offset where opening goes to smaller offsets, and the joint is where it begins.
extension ScrollingDrawer {
  /// The axis both move along.
  var axis: ScrollAxis { drawer.layout.edge.axis }

  /// +1 where the list's offset grows as the drawer opens, else -1.
  private var sign: Double { -drawer.layout.edge.opening }

  /// The list's place at its beginning, where the drawer takes over.
  private var joint: Double {
    sign > 0 ? list.axes[axis].range.lowerBound : -list.axes[axis].range.upperBound
  }

  /// The list's place, without resistance.
  private var place: Double { list.axes[axis].raw * sign }

  /// The visible length at which the list takes over.
  private var open: Double { drawer.axis.limits.range.upperBound }

  // MARK: - The finger's way

  /// Gives a bit of the finger's way to whom it belongs.
  mutating func handOut(_ step: Double, into events: inout ScrollingDrawerEvents) {
    guard step != 0 else { return }
    guard part == .list, list.canDrag(axis) else { return moveDrawer(step, into: &events) }
    guard drawer.isDragEnabled else { return moveList(step, into: &events) }
    var rest = step
    if step > 0 {
      // A list that was caught bouncing comes back first.
      take(min(rest, joint - place), of: &rest, list: true, into: &events)
      take(min(rest, open - drawer.axis.raw), of: &rest, list: false, into: &events)
      if rest > 0 { moveList(rest, into: &events) }
    } else {
      // So does a drawer that was caught beyond its anchor.
      take(max(rest, open - drawer.axis.raw), of: &rest, list: false, into: &events)
      take(max(rest, joint - place), of: &rest, list: true, into: &events)
      if rest < 0 { moveDrawer(rest, into: &events) }
    }
  }

  /// Lets one of them have a share, if there is one in the direction of the way.
  private mutating func take(
    _ share: Double, of rest: inout Double, list isList: Bool,
    into events: inout ScrollingDrawerEvents
  ) {
    guard share * rest > 0 else { return }
    if isList { moveList(share, into: &events) } else { moveDrawer(share, into: &events) }
    rest -= share
  }

  private mutating func moveDrawer(_ step: Double, into events: inout ScrollingDrawerEvents) {
    guard drawer.isDragEnabled else { return }
    drawer.beginDragging(into: &events.drawer)
    let before = drawer.axis.position
    drawer.axis.push(by: step)
    if drawer.axis.position != before { events.drawer.append(.didMove) }
    isDrawerLast = true
  }

  private mutating func moveList(_ step: Double, into events: inout ScrollingDrawerEvents) {
    list.beginDragging(into: &events.list)
    let before = list.contentOffset
    list.axes[axis].push(by: step * sign, isBanded: true)
    if list.contentOffset != before { events.list.append(.didScroll) }
    isDrawerLast = false
  }

  // MARK: - The release

  /// Ends the drag; with a velocity, both go on by themselves.
  mutating func endDragging(velocity: Double?, into events: inout ScrollingDrawerEvents) {
    let wasListDragged = list.isDragging
    if wasListDragged { events.list.append(.willEndDragging) }
    list.touches.isDragging = false
    if let velocity {
      letGo(velocity: velocity, into: &events)
    } else {
      drawer.endDragging(into: &events.drawer)
    }
    if wasListDragged { events.list.append(.didEndDragging) }
    list.announceDeceleration(into: &events.list)
    // A joint may lie right here.
    pass(before: drawer.clock.time, from: drawer.clock.time, into: &events)
  }

  private mutating func letGo(velocity: Double, into events: inout ScrollingDrawerEvents) {
    let isListFirst =
      part == .list && list.canDrag(axis)
      && (!drawer.isDragEnabled
        || (velocity > 0 ? drawer.axis.raw >= open : velocity < 0 && place > joint))
    releaseList(velocity: isListFirst ? velocity : 0)
    if isListFirst { return drawer.letGo(velocity: 0, into: &events.drawer) }
    if glide(velocity: velocity, into: &events) { return }
    drawer.letGo(velocity: velocity, into: &events.drawer)
  }

  private mutating func releaseList(velocity: Double) {
    var vector = Vector2.zero
    vector[axis] = velocity * sign
    list.release(velocity: &vector, at: list.time)
  }

  /// Lets the drawer glide to the joint, when a fling will be left there for the list.
  private mutating func glide(
    velocity: Double, into events: inout ScrollingDrawerEvents
  ) -> Bool {
    guard passesMomentumToList, part == .list, velocity > 0, list.canDrag(axis),
      place < joint + list.axes[axis].length
    else { return false }
    let own = drawer.axis.velocity(dragging: velocity)
    let left = MomentumTransfer.leftover(
      velocity: own, distance: open - drawer.axis.position,
      decay: drawer.decelerationRate.decayConstant)
    guard left >= drawer.pan.minimumFlingSpeed, transfer.velocity(of: left) != nil else {
      return false
    }
    drawer.endDragging(into: &events.drawer)
    return drawer.glide(to: drawer.greatestAnchor, velocity: own, into: &events.drawer)
  }

  // MARK: - Momentum at the joint

  /// Hands momentum on at every joint that is passed between two moments.
  mutating func pass(
    before end: Double, from start: Double, into events: inout ScrollingDrawerEvents
  ) {
    // To the list and back, and once more to be sure: a bounce never reaches the list again.
    for _ in 0..<3 {
      if let passage = drawer.axis.passage, passage.time <= end {
        passToList(passage.velocity, at: passage.time, into: &events)
      } else if let hit = hit, hit.time >= start, hit.time <= end {
        passToDrawer(hit.velocity, at: hit.time, into: &events)
      } else {
        return
      }
    }
  }

  /// When and how fast the list meets its beginning, in absolute time, if it flies there.
  private var hit: (time: Double, velocity: Double)? {
    guard passesMomentumToDrawer, drawer.isDragEnabled, !isTracking,
      case .flight(let start) = list.axes[axis].motion,
      let hit = list.axes[axis].flight?.collision,
      hit.edge * sign == joint, hit.velocity * sign < 0,
      let velocity = transfer.reversed.velocity(of: hit.velocity * sign)
    else { return nil }
    return (start + hit.time, velocity)
  }

  private mutating func passToList(
    _ velocity: Double, at time: Double, into events: inout ScrollingDrawerEvents
  ) {
    drawer.clock.move(to: time)
    events.drawer.append(drawer.run())
    events.list.append(list.sync(to: max(time, list.time)))
    let velocity = transfer.velocity(of: velocity) ?? 0
    list.release(axis, velocity: velocity * sign, at: list.time)
    list.announceDeceleration(into: &events.list)
  }

  private mutating func passToDrawer(
    _ velocity: Double, at time: Double, into events: inout ScrollingDrawerEvents
  ) {
    let joint = joint * sign
    events.list.append(list.sync(to: max(time, list.time)))
    list.axes[axis].jump(to: joint)
    list.announceDeceleration(into: &events.list)
    drawer.clock.move(to: time)
    events.drawer.append(drawer.run())
    drawer.fling(
      velocity: velocity, own: drawer.axis.velocity + velocity, into: &events.drawer)
  }
}
