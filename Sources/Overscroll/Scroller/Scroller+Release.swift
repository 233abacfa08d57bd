@_spi(Formulas) import ScrollPhysics

/// What happens when the fingers leave: flights, landings, and the choice of another target.
extension Scroller {
  /// Lets an axis go with a velocity of the offset.
  ///
  /// - Parameters:
  ///   - velocity: that it starts with, in pt/s.
  ///   - last: that of the last move, which chooses a page, in pt/s; the same if nil.
  ///   - factor: by how much farther it goes than by itself, because flicks have built up.
  @inline(never)
  mutating func release(
    _ axis: ScrollAxis, velocity: Double, last: Double? = nil, factor: Double = 1
  ) {
    if let pages = pages(axis) {
      return turn(axis, among: pages, last: last ?? velocity, velocity: velocity)
    }
    turns[axis] = PageChain()
    let target = snapTarget(axis, velocity: velocity, factor: factor)
    if target.isNaN {
      fly(axis, velocity: velocity, factor: factor)
    } else {
      land(axis, on: target, velocity: velocity, factor: factor)
    }
  }

  /// Lets an axis go by its law.
  mutating func fly(_ axis: ScrollAxis, velocity: Double, factor: Double = 1) {
    let start = start(axis)
    _ = body.lines[at: axis].fly(velocity: velocity, factor: factor, at: start)
  }

  /// By which rule an axis comes to rest.
  func rule(_ axis: ScrollAxis) -> SnapRules.Stops.Kind {
    isPagingEnabled ? .paging : snaps.stops(axis).kind
  }

  @inline(never)
  private mutating func snapTarget(_ axis: ScrollAxis, velocity: Double, factor: Double) -> Double {
    // Where it would end takes a logarithm and an exponential.
    if rule(axis) == .none { return .nan }
    return snaps.target(
      axis,
      projection: body.lines[at: axis].position + factor * body.lines[at: axis].reach(of: velocity),
      range: body.lines[at: axis].range)
  }

  /// Where a release is proposed to end: where it does, but under UIKit's own frames what UIKit would say.
  ///
  /// UIScrollView's prediction and its landing differ by a thousandth of the distance.
  @inline(never)
  mutating func proposedTarget(velocity: Vector2, factor: Double = 1) -> Vector2 {
    var target = takeDestination()
    guard body.lines.x.proposesAsUIKit, !zoom.isMoving else { return target }
    for axis in ScrollAxis.allCases where body.lines[at: axis].isFlyingInside {
      target[axis] = body.lines[at: axis].restingPlace(
        body.lines[at: axis].proposal(velocity: velocity[axis], factor: factor))
    }
    return target
  }

  /// Chooses another target for content that keeps moving, as a delegate does in UIKit's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  ///
  /// It is reached as in UIKit (`Landing`): one nearer than proposed by a quicker deceleration, one farther by a
  /// faster start, and one chosen while the content is beyond its bounds by the bounce. One behind the motion is
  /// reached by a critically damped spring, where UIKit jumps there. With paging it is rounded to a page. Best called
  /// right after a lift, but allowed at any time while no finger is down.
  ///
  /// - Parameter target: the offset to come to rest on, in points; confined to the bounds, on a pixel.
  @discardableResult
  public mutating func land(on target: Vector2) -> ScrollEvents {
    guard target.isFinite else {
      body.fingers.countNonFinite()
      return collect()
    }
    guard !isTracking, !zoom.isMoving else { return collect() }
    let before = contentOffset
    var targets = AxisPair<Double?>(x: nil, y: nil)
    for axis in ScrollAxis.allCases {
      let target = body.lines[at: axis].restingPlace(target[axis])
      if target != body.lines[at: axis].destination { targets[axis] = target }
    }
    land(
      targets,
      velocity: Vector2(
        body.lines.x.landingVelocity(at: time), body.lines.y.landingVelocity(at: time)))
    noteScroll(from: before)
    announceDeceleration()
    return collect()
  }

  /// Goes to a target with a velocity.
  @inline(never)
  mutating func land(
    _ axis: ScrollAxis, on target: Double, velocity: Double, factor: Double = 1
  ) {
    var targets = AxisPair<Double?>(x: nil, y: nil)
    var velocities = Vector2.zero
    (targets[axis], velocities[axis]) = (body.lines[at: axis].restingPlace(target), velocity)
    land(targets, velocity: velocities, factor: factor)
  }

  /// Goes to targets, which are places to rest at, with velocities of the offset, each axis that has one.
  private mutating func land(
    _ targets: AxisPair<Double?>, velocity: Vector2, factor: Double = 1
  ) {
    // Both axes together: the one that would be there first goes as slowly as the other.
    var (speed, distance, proposed) = (Vector2.zero, Vector2.zero, Vector2.zero)
    for axis in ScrollAxis.allCases where pages(axis) == nil {
      guard let target = targets[axis],
        body.lines[at: axis].glides(to: target, velocity: velocity[axis])
      else { continue }
      let sign: Double = target < body.lines[at: axis].position ? -1 : 1
      speed[axis] = sign * velocity[axis]
      distance[axis] = sign * (target - body.lines[at: axis].position)
      proposed[axis] =
        sign
        * (body.lines[at: axis].proposal(velocity: velocity[axis], factor: factor)
          - body.lines[at: axis].position)
    }
    let landings = Landing.axes(
      from: .zero, velocity: speed, to: distance, proposed: proposed, rate: decelerationRate,
      factor: factor)
    for axis in ScrollAxis.allCases {
      guard let target = targets[axis] else { continue }
      if let pages = pages(axis) {
        turn(axis, among: pages, nearest: target, velocity: velocity[axis])
      } else {
        let start = start(axis)
        body.lines[at: axis].land(
          on: target, by: landings[axis], velocity: velocity[axis], factor: factor, at: start)
      }
    }
  }

  /// Reports that something began or ceased to move without a finger.
  @inline(__always)
  mutating func announceDeceleration() {
    if isDecelerating != switches.isDecelerationAnnounced { announceChangedDeceleration() }
  }

  @inline(never)
  private mutating func announceChangedDeceleration() {
    switches.isDecelerationAnnounced = isDecelerating
    body.events.append(isDecelerating ? .willBeginDecelerating : .didEndDecelerating)
  }
}
