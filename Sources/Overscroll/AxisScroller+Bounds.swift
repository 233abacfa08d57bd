/// What happens to an axis when its bounds change under it: offset and velocity go on, the new bounds
/// are obeyed.
extension AxisScroller {
  /// Takes new bounds, in any phase.
  ///
  /// A drag goes on from the same place; a flight, a landing and a programmatic scroll are planned anew
  /// from where they are and how fast they move; content at rest that is now beyond a bound returns
  /// (``Scroller`` starts that, for it knows whether a finger holds it).
  mutating func setBounds(
    _ range: ClosedRange<Double>, viewport: Double, bounces: Bool, at time: Double
  ) {
    guard range != self.range || viewport != self.viewport || bounces != self.bounces else {
      return
    }
    replaceBounds(range, viewport: viewport, bounces: bounces)
    switch motion {
    case .still, .frames:
      break
    case .drag(let origin, let raw):
      rebase(translation: origin - raw)
    case .flight(let start):
      guard let flight else { break }
      replan(flight, state: flight.state(at: time - start), at: time)
    case .spring(let curve, let start, let end):
      let target = range.nearest(to: curve.target)
      guard target != curve.target else { break }
      replace(.spring(curve.retargeted(to: target, at: time - start), start: time, end: end))
      settleSpring(at: time)
    case .eased(let curve, let start):
      let target = range.nearest(to: curve.target)
      guard target != curve.target else { break }
      let left = max(curve.duration - (time - start), 1e-3)
      ease(to: target, duration: left, at: time)
    }
  }

  /// Moves content, offset and bounds together: something was inserted before what is shown.
  mutating func shift(by distance: Double) {
    shiftOffset(by: distance)
    switch motion {
    case .still:
      break
    case .drag(let origin, let raw):
      replace(.drag(origin: origin + distance, raw: raw + distance))
    case .flight:
      shiftFlight(by: distance)
    case .frames(let state, let isFirst):
      replace(
        .frames(
          FrameLaw.State(offset: state.offset + distance, velocity: state.velocity),
          isFirst: isFirst))
    case .spring(let curve, let start, let end):
      replace(.spring(curve.shifted(by: distance), start: start, end: end))
    case .eased(let curve, let start):
      replace(.eased(curve.shifted(by: distance), start: start))
    }
  }
}
