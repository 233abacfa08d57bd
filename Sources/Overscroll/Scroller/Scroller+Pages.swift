/// A page turn: which page it goes to, and which way.
///
/// Kept while fingers catch it: a flick in the same direction goes on from its page.
struct PageChain: Hashable, Sendable {
  /// Where the page stands, in points.
  var target = 0.0

  /// Which way it turns; none for no turn.
  var direction = PageChoice.Direction.none

  /// Whether a finger goes against it, or hardly goes on.
  ///
  /// - Parameters:
  ///   - velocity: of the offset along the axis, in pt/s; 0 says nothing.
  ///   - speed: of the finger, in pt/s.
  ///   - travel: of the offset along the axis, in points.
  fileprivate func isGivenUp(velocity: Double, speed: Double, travel: Double) -> Bool {
    let sign = Double(direction.rawValue)
    return speed > 0 && (velocity * sign < 0 || speed < PageChoice.chainSpeed) || travel * sign < 0
  }
}

/// Paging: a release goes to a page, by the page's spring.
///
/// In every feel: paging is UIScrollView's, as are its page choice and its spring.
extension Scroller {
  /// Whether an axis rests on pages.
  func isPaging(_ axis: ScrollAxis) -> Bool {
    if case .paging = rule(axis) { return true }
    return false
  }

  /// The pages of an axis that rests on them, counted from its least offset; nil for none, and where pages are too
  /// short to be counted.
  func pages(_ axis: ScrollAxis) -> PageChoice? {
    guard isPaging(axis), viewport[axis] > 0 else { return nil }
    let range = axes[axis].range
    guard ((range.upperBound - range.lowerBound) / viewport[axis]).isFinite else { return nil }
    return PageChoice(length: viewport[axis], origin: range.lowerBound, range: range)
  }

  /// Lets an axis go to the page that a release chooses.
  ///
  /// - Parameters:
  ///   - last: the velocity of the offset at the last move, in pt/s, which chooses.
  ///   - velocity: the one that it starts with, in pt/s.
  mutating func turn(
    _ axis: ScrollAxis, among pages: PageChoice, last: Double, velocity: Double
  ) {
    let before = turns[axis]
    let (target, direction) = pages.target(
      from: axes[axis].position, velocity: last, chain: before.direction,
      previousTarget: before.target)
    turn(axis, to: PageChain(target: target, direction: direction), velocity: velocity)
  }

  /// Goes to the page nearest to a target that somebody else has chosen.
  mutating func turn(
    _ axis: ScrollAxis, among pages: PageChoice, nearest target: Double, velocity: Double
  ) {
    let page = pages.range.nearest(to: pages.page(nearest: target))
    let direction = PageChoice.direction(
      velocity: velocity, from: axes[axis].position, to: page)
    turn(axis, to: PageChain(target: page, direction: direction), velocity: velocity)
  }

  private mutating func turn(_ axis: ScrollAxis, to turn: PageChain, velocity: Double) {
    let start = start(axis)
    turns[axis] = turn
    let isOver = axes[axis].turn(
      to: turn.target, direction: turn.direction, velocity: velocity, width: viewport.width,
      at: start)
    if isOver { turns[axis] = PageChain() }
  }

  /// Forgets turns that a drag gives up.
  ///
  /// - Parameter translation: of the fingers, in points.
  mutating func notePages(_ translation: Vector2) {
    for axis in ScrollAxis.allCases where turns[axis].direction != .none {
      let velocity = driver.fingerVelocity
      if axes[axis].isOutside
        || turns[axis].isGivenUp(
          velocity: 0 - velocity[axis], speed: velocity.length, travel: 0 - translation[axis])
      {
        turns[axis] = PageChain()
      }
    }
  }
}

extension MovingAxis {
  /// Turns to a page by its spring, or frame by frame; true when it is there already.
  ///
  /// - Parameters:
  ///   - target: where the page stands.
  ///   - direction: which way it turns.
  ///   - velocity: that of the fingers, also beyond an edge.
  ///   - width: the viewport's, on which the spring depends, in points.
  ///   - time: when it starts, in seconds.
  fileprivate mutating func turn(
    to target: Double, direction: PageChoice.Direction, velocity: Double, width: Double,
    at time: Double
  ) -> Bool {
    let target = restingPlace(target)
    let mayPass = canBounce || target != range.lowerBound && target != range.upperBound
    guard target != position || velocity != 0 && mayPass else { return rest(at: target) }
    let spring = PageSpring(viewportWidth: width)
    if var steps = steps(from: FrameLaw.State(offset: position, velocity: velocity), isFirst: true)
    {
      steps.course = .turn(
        PageTurning(
          spring, from: position, to: target, velocity: velocity, direction: direction,
          displayScale: grid.displayScale))
      begin(.stepping(steps), velocity: velocity)
      return false
    }
    guard !isReduced,
      let turn = spring.turn(
        from: position, to: target, velocity: velocity, endsAtOnce: !mayPass)
    else {
      return settle(on: target, spring: .interaction, velocity: banded(velocity), at: time)
    }
    return run(turn, .settling, at: time)
  }
}
