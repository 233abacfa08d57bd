/// What happens when the fingers leave: flights, landings, and the choice of another target.
extension Scroller {
  /// Lets an axis go with a velocity of the offset.
  mutating func release(_ axis: ScrollAxis, velocity: Double) {
    if let target = snapTarget(axis, velocity: velocity), !axes[axis].isOutside || velocity != 0 {
      land(axis, on: target, velocity: axes[axis].banded(velocity))
    } else {
      fly(axis, velocity: velocity)
    }
  }

  /// Lets an axis go by its law.
  mutating func fly(_ axis: ScrollAxis, velocity: Double) {
    let start = start(axis)
    _ = axes[axis].fly(velocity: velocity, at: start)
  }

  /// Goes to a target with a velocity: by a gentler or sharper deceleration when that gets there, else
  /// by a spring.
  mutating func land(_ axis: ScrollAxis, on target: Double, velocity: Double) {
    let start = start(axis)
    let target = axes[axis].restingPlace(target)
    let spring = isPaging(axis) && !reducesMotion ? SnapRule.pagingSpring : .interaction
    axes[axis].land(on: target, velocity: velocity, spring: spring, at: start)
  }

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
    let reach = axes[axis].reach(of: velocity)
    let offset = axes[axis].position
    return rule(axis).target(
      projection: offset + reach, offset: offset, viewport: viewport[axis],
      range: axes[axis].range)
  }

  /// Where a release is proposed to end: where it does, but under UIKit's own laws what UIKit would say.
  ///
  /// UIScrollView's prediction and its landing differ by a thousandth of the distance.
  func proposedTarget(velocity: Vector2) -> Vector2 {
    var target = destination
    guard axes.x.proposesAsUIKit, !zoom.isMoving else { return target }
    for axis in ScrollAxis.allCases where axes[axis].isFlyingInside {
      let reach = Projection.uiKitTarget.distance(velocity: velocity[axis], rate: decelerationRate)
      target[axis] = axes[axis].restingPlace(axes[axis].position + reach)
    }
    return target
  }

  /// Chooses another target for content that keeps moving, as a delegate does in UIKit's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  ///
  /// A target ahead is reached by a gentler or sharper deceleration, while that changes the decay by
  /// less than a factor of two; any other by a spring that inherits the velocity. Best called right
  /// after a lift, but allowed at any time while no finger is down.
  ///
  /// - Parameter target: the offset to come to rest on, in points; confined to the bounds, on a pixel.
  @discardableResult
  public mutating func land(on target: Vector2) -> ScrollEvents {
    guard target.isFinite else {
      driver.touch.countNonFinite()
      return collect()
    }
    guard !isTracking, !zoom.isMoving else { return collect() }
    let before = contentOffset
    for axis in ScrollAxis.allCases {
      let target = axes[axis].restingPlace(target[axis])
      guard target != axes[axis].destination else { continue }
      land(axis, on: target, velocity: axes[axis].landingVelocity(at: time))
    }
    if contentOffset != before { news.append(.didScroll) }
    announceDeceleration()
    return collect()
  }

  /// Reports that something began or ceased to move without a finger.
  @inline(__always)
  mutating func announceDeceleration() {
    if isDecelerating != isDecelerationAnnounced { announceChangedDeceleration() }
  }

  @inline(never)
  private mutating func announceChangedDeceleration() {
    isDecelerationAnnounced = isDecelerating
    news.append(isDecelerating ? .willBeginDecelerating : .didEndDecelerating)
  }
}

extension MovingAxis {
  /// Whether the target of a release is proposed by UIKit's formula: where its frames are what counts.
  fileprivate var proposesAsUIKit: Bool {
    let law = feel.law
    return law.hasFrames && law.frames != .continuous
  }

  /// Whether it flies, from within its range.
  fileprivate var isFlyingInside: Bool {
    switch activity {
    case .running(let run): run.purpose == .flight && run.segment.phase == .decelerating
    case .stepping(let steps): range.contains(steps.state.offset)
    case .still, .held: false
    }
  }

  /// The velocity with which a landing goes on: what is seen beyond a bound, what is carried inside.
  func landingVelocity(at time: Double) -> Double {
    if isOutside { return velocity }
    switch activity {
    case .running(let run) where run.purpose == .flight:
      return run.segment.carriedVelocity(at: run.hasBegun ? time - run.start : 0)
    case .stepping(let steps): return steps.state.velocity
    case .still, .held, .running: return velocity
    }
  }

  /// Goes to a place with a velocity.
  fileprivate mutating func land(
    on target: Double, velocity: Double, spring: DampedSpring, at time: Double
  ) {
    if !isOutside, let decay = gentleDecay(to: target, velocity: velocity) {
      let curve = Deceleration(from: position, velocity: velocity, decay: decay)
      let duration = curve.time(toSpeed: landingSpeed)
      let motion = TimedMotion(
        .deceleration(curve), start: 0, duration: duration, destination: target)
      _ = run(motion, .settling, at: time)
      return
    }
    _ = settle(on: target, spring: spring, velocity: velocity, at: time)
  }

  /// By how much the decay may change to land on a target, either way: a factor of 2.
  ///
  /// Source: chosen; UIKit's own limit is not known. Grade D.
  private static let gentleFactor = 2.0

  /// The decay that a gentler or sharper one is compared with; nil where a feel has none.
  private var usualDecay: Double? {
    guard case .exponential(let decay, _) = law.deceleration else { return nil }
    return decay
  }

  /// The decay that comes to rest on a target ahead, r' = (|v| - stop speed) / distance, if it differs
  /// little enough from the law's.
  private func gentleDecay(to target: Double, velocity: Double) -> Double? {
    let excess = abs(velocity) - landingSpeed
    let distance = velocity < 0 ? position - target : target - position
    guard excess > 0, distance > 0 else { return nil }
    guard let usual = usualDecay else { return nil }
    let ratio = excess / distance / usual
    guard ratio <= Self.gentleFactor, ratio >= 1 / Self.gentleFactor else { return nil }
    return excess / distance
  }
}
