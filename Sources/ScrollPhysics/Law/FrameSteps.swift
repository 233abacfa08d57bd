internal import ScrollCoordinates

/// UIKit's arithmetic, a step a display frame: the functions that ``FrameRule/stepped(interval:)`` brings.
///
/// Its numbers lie in a segment, where those of a motion in closed form do: the offset it counts with in the curve's
/// `from` (content is shown on pixels, and not as far out), the velocity it carries in its `slope`, where it goes in its
/// `target`, infinite where it ends wherever that is; the factor of flicks that have built up in its `gain`, the way
/// of a page there; what steps in `next`. The length of the frame that was stepped lies in the segment's `start`;
/// before the first it is that of the law, negative.
package struct FrameSteps: Hashable, Sendable {
  /// What steps: a coast after a release, a landing on a chosen target, a turn to a page.
  package enum Kind: Sendable {
    case coast, landing, turn

    fileprivate var activity: Activity {
      switch self {
      case .coast: .decelerating
      case .landing: .gliding
      case .turn: .settling
      }
    }
  }

  /// Writes a start: where it is and where it goes, in points, its velocity in pt/s, and the numbers of its kind.
  ///
  /// A landing's are whether it was adjusted, 1 or 0, and its rate; a turn's the pull and the share kept of its spring.
  package struct Start: Installed {
    package let write:
      @convention(thin) @Sendable (
        _ segment: inout Segment, _ kind: Kind, _ offset: Double, _ target: Double,
        _ velocity: Double, _ slow: Double, _ fast: Double, _ gain: Double
      ) -> Void
  }

  /// Goes on by a frame; true when it is over.
  ///
  /// The time is since the frame before, in seconds, NaN for the first one.
  package struct Step: Installed {
    package let take:
      @convention(thin) @Sendable (
        _ segment: inout Segment, _ law: ScrollLaw, _ time: Double, _ bounds: FlightBounds,
        _ displayScale: Double
      ) -> Bool
  }

  /// Becomes the end of frames that keep their length: where the steps lead depends on frames to come.
  package struct End: Installed {
    package let find:
      @convention(thin) @Sendable (
        _ segment: inout Segment, _ law: ScrollLaw, _ bounds: FlightBounds
      ) -> Void
  }

  package let start: Start, step: Step, end: End

  static var uiKit: FrameSteps {
    FrameSteps(
      start: Start { segment, kind, offset, target, velocity, slow, fast, gain in
        let numbers = Curve(
          .still, .still, from: offset, to: target, slope: velocity, slow: slow, fast: fast,
          gain: gain)
        segment = Segment(
          .stepping, numbers, start: -1, duration: .infinity, to: target, next: kind.activity)
      },
      step: Step { segment, law, time, bounds, displayScale in
        let nominal = law.stepInterval ?? 1.0 / 60
        var length = time.isNaN ? nominal : time
        // A frame that was requested a good while after the one before ends a pause, not a frame.
        if segment.start < 0, length > 1.5 * nominal { length = nominal }
        // A page's spring counts whole milliseconds: shorter frames add up to one. Nothing else moves in those, unless the
        // display's own are no longer.
        if segment.next == .settling {
          if segment.start > 0, segment.start < 1e-3 { length += segment.start }
        } else if length < 1e-3, nominal >= 1e-3 {
          return false
        }
        segment.start = length
        switch segment.next {
        case .decelerating: return segment.coast(by: law, bounds)
        case .gliding: return segment.land(bounds.range)
        default: return segment.turn(bounds, displayScale)
        }
      },
      end: End { segment, law, bounds in segment.findEnd(by: law, bounds) })
  }
}

extension Segment {
  private var steppedState: FrameLaw.State {
    get { FrameLaw.State(offset: curve.from, velocity: curve.slope) }
    set { (curve.from, curve.slope) = (newValue.offset, newValue.velocity) }
  }

  fileprivate mutating func coast(by law: ScrollLaw, _ bounds: FlightBounds) -> Bool {
    let (range, frames) = (bounds.range, FrameLaw(law))
    let wasInside = range.contains(curve.from)
    // Where nothing bounces, what is beyond an edge only returns.
    if !bounds.bounces, !wasInside { curve.slope = 0 }
    steppedState = frames.coast(steppedState, by: start, in: range, factor: &curve.gain)
    return isStopped(bounds, wasInside) || frames.isAtRest(steppedState, in: range)
  }

  fileprivate mutating func land(_ range: ClosedRange<Double>) -> Bool {
    let landing = Landing(
      velocity: curve.slope, rate: DecelerationRate(curve.fast), isAdjusted: curve.slow > 0)
    var (state, factor) = (steppedState, curve.gain)
    let isOver = landing.step(
      &state, to: destination, by: start, in: range, factor: &factor)
    (steppedState, curve.gain) = (state, factor)
    return isOver
  }

  fileprivate mutating func turn(_ bounds: FlightBounds, _ displayScale: Double) -> Bool {
    if start < 1e-3 { return false }
    let wasInside = bounds.range.contains(curve.from)
    let direction: PageChoice.Direction =
      curve.gain > 0 ? .forward : curve.gain < 0 ? .backward : .none
    var turn = PageTurning(
      pageSpring, from: curve.from, to: destination, velocity: curve.slope, direction: direction,
      displayScale: displayScale)
    turn.advance(by: start)
    (curve.from, curve.slope) = (turn.offset, turn.velocity)
    if turn.isDone || !isStopped(bounds, wasInside) { return turn.isDone }
    // A bound stops it; from there it goes back to its page.
    (curve.from, curve.slope) = (bounds.range.nearest(to: curve.from), 0)
    return curve.from == destination
  }

  /// How many frames to come are counted, 10,000, of a coast at the slowest rates a hundred times as many; a landing on a target
  /// so near that it creeps longer ends later.
  ///
  /// Source: grade D, chosen: they take half a millisecond.
  private static let mostFrames = 10_000

  /// Where nothing bounces, a bound ends it.
  private func isStopped(_ bounds: FlightBounds, _ wasInside: Bool) -> Bool {
    !bounds.bounces && wasInside && !bounds.range.contains(curve.from)
  }

  private var pageSpring: PageSpring { PageSpring(pull: curve.slow, kept: curve.fast) }

  fileprivate mutating func findEnd(by law: ScrollLaw, _ bounds: FlightBounds) {
    start = abs(start)
    var (frames, copy) = (1, self)
    switch next {
    case .decelerating:
      while frames < 100 * Self.mostFrames, !copy.coast(by: law, bounds) { frames += 1 }
      destination = copy.curve.from
      duration = start * Double(frames)
    case .gliding:
      while frames < Self.mostFrames, !copy.land(bounds.range) { frames += 1 }
      duration = start * Double(frames)
    default:
      let turn = pageSpring.turn(from: curve.from, to: destination, velocity: curve.slope)
      duration = turn?.duration ?? 0
    }
    start = 0
  }
}
