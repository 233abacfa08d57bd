/// What happens when the fingers leave: flights, landings, and the choice of another target.
extension Scroller {
  /// Lets every axis go with a velocity of the offset; the velocity is that of the build-up after it.
  mutating func release(velocity: inout Vector2, at time: Double) {
    for axis in ScrollAxis.allCases {
      velocity[axis] = builtUp(velocity[axis], along: axis, at: time)
      release(axis, velocity: velocity[axis], at: time)
    }
  }

  /// The velocity of a flick, with what those before it add.
  mutating func builtUp(_ velocity: Double, along axis: ScrollAxis, at time: Double) -> Double {
    guard buildsUpFlicks else { return velocity }
    let drag = abs(contentOffset[axis] - touches.dragStart[axis])
    return velocity * buildUp[axis].factor(velocity: velocity, dragDistance: drag, time: time)
  }

  mutating func release(_ axis: ScrollAxis, velocity: Double, at time: Double) {
    let scroller = axes[axis]
    if let target = snapTarget(axis, velocity: velocity), !scroller.isOutside || velocity != 0 {
      land(axis, on: target, velocity: scroller.banded(velocity), at: time)
    } else {
      fly(axis, velocity: velocity, at: time)
    }
  }

  /// Lets an axis go by its law.
  mutating func fly(_ axis: ScrollAxis, velocity: Double, at time: Double) {
    if case .uiKitFrames = dynamics, !reducesMotion {
      axes[axis].frameLaw = FrameLaw(decelerationRate)
      axes[axis].stepFrames(velocity: velocity)
    } else {
      axes[axis].fly(velocity: velocity, law: law, at: time)
    }
  }

  mutating func land(_ axis: ScrollAxis, on target: Double, velocity: Double, at time: Double) {
    let spring =
      isPaging(axis) && !reducesMotion ? SnapRule.pagingSpring : .interaction
    axes[axis].land(on: target, velocity: velocity, law: law, spring: spring, at: time)
  }

  /// The law in force.
  var law: ScrollLaw { dynamics.law(decelerationRate).stopping(reducesMotion) }

  func rule(_ axis: ScrollAxis) -> SnapRule {
    if isPagingEnabled { return .paging }
    return axis == .horizontal ? snapHorizontal : snapVertical
  }

  /// Whether an axis rests on pages.
  func isPaging(_ axis: ScrollAxis) -> Bool {
    if case .paging = rule(axis) { return true }
    return false
  }

  private func snapTarget(_ axis: ScrollAxis, velocity: Double) -> Double? {
    let scroller = axes[axis]
    let reach = Projection.uiKitTarget.distance(velocity: velocity, rate: decelerationRate)
    return rule(axis).target(
      projection: scroller.offset + reach, offset: scroller.offset, viewport: scroller.viewport,
      range: scroller.range)
  }

  /// Chooses another target for content that goes on by itself, as a delegate does in UIKit's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  ///
  /// A target ahead is reached by a gentler or sharper deceleration, while that changes the decay by
  /// less than a factor of two; any other by a spring that inherits the velocity. Best called right
  /// after ``touchUp(_:at:time:)``, but allowed at any time while no finger is down.
  ///
  /// - Parameter target: the offset to come to rest on, in points; confined to the bounds.
  @discardableResult
  public mutating func land(on target: Vector2) -> ScrollEvents {
    var events = ScrollEvents()
    guard !isTracking, !zoom.isMoving else { return events }
    guard target.isFinite else {
      counters.nonFinite &+= 1
      return events
    }
    for axis in ScrollAxis.allCases {
      let scroller = axes[axis]
      let target = scroller.range.nearest(to: target[axis])
      guard target != scroller.destination else { continue }
      land(axis, on: target, velocity: scroller.landingVelocity(at: time), at: time)
    }
    announceDeceleration(into: &events)
    return events
  }

  /// Tells that something began or ceased to move by itself.
  mutating func announceDeceleration(into events: inout ScrollEvents) {
    guard isDecelerating != isDecelerationAnnounced else { return }
    isDecelerationAnnounced = isDecelerating
    events.append(isDecelerating ? .willBeginDecelerating : .didEndDecelerating)
  }

  /// Stops everything that moves by itself: a finger touched.
  mutating func stop(into events: inout ScrollEvents) {
    let wasAnimating = isScrollAnimating
    for axis in ScrollAxis.allCases {
      // Flicks no longer add up once the content has slowed down or met an edge.
      let isSlow = abs(axes[axis].velocity) < FlingBuildUp.minimumSpeed
      if isSlow || axes[axis].isOutside { buildUp[axis].reset() }
      axes[axis].hold()
    }
    isScrollingToTop = false
    announceDeceleration(into: &events)
    if wasAnimating { events.append(.didEndScrollingAnimation) }
    stopZoom(into: &events)
    wheelMomentum = WheelMomentum()
  }

  /// Sends content that nobody holds back inside its bounds.
  mutating func settle(into events: inout ScrollEvents) {
    guard !isTracking, !zoom.isMoving else { return }
    for axis in ScrollAxis.allCases where axes[axis].isOutside {
      if case .still = axes[axis].motion { fly(axis, velocity: 0, at: time) }
    }
    announceDeceleration(into: &events)
  }
}

extension AxisScroller {
  /// The velocity with which a landing goes on: what is seen beyond a bound, what is carried inside.
  func landingVelocity(at time: Double) -> Double {
    if isOutside { return velocity }
    switch motion {
    case .flight(let start): return flight?.state(at: time - start).carriedVelocity ?? 0
    case .frames(let state, _): return state.velocity
    case .still, .drag, .spring, .eased: return velocity
    }
  }
}
