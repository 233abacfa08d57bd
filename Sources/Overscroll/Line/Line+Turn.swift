@_spi(Formulas) internal import ScrollPhysics

/// Turns of pages.
extension Line {
  /// Turns to a page by its spring, or frame by frame; true when it is there already.
  ///
  /// - Parameters:
  ///   - target: where the page stands.
  ///   - direction: which way it turns, where a law that steps may step; nil where nothing steps.
  ///   - velocity: that of the fingers, also beyond an edge.
  ///   - width: the viewport's, on which the spring depends, in points.
  ///   - time: when it starts, in seconds.
  mutating func turn(
    to target: Double, direction: PageChoice.Direction? = nil, velocity: Double, width: Double,
    at time: Double
  ) -> Bool {
    let target = restingPlace(target)
    let mayPass = canBounce || target != range.lowerBound && target != range.upperBound
    guard target != position || velocity != 0 && mayPass else { return rest(at: target) }
    let spring = PageSpring(viewportWidth: width)
    // Where nothing bounces, what is beyond an edge only returns.
    let velocity = canBounce || !isOutside ? velocity : 0
    if let direction,
      step(
        .turn, to: target, velocity: velocity, slow: spring.pull, fast: spring.kept,
        gain: direction == .forward ? 1 : direction == .backward ? -1 : 0)
    {
      return false
    }
    guard !isReduced,
      let turn = spring.turn(
        from: position, to: target, velocity: velocity, endsAtOnce: !mayPass)
    else {
      return settle(on: target, spring: .interaction, velocity: banded(velocity), at: time)
    }
    return run(turn, at: time)
  }
}
