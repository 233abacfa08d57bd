internal import ScrollPhysics

/// A display frame that ends now, for laws that step.
struct DisplayFrame {
  /// Time since the frame before, in seconds; nil for the first one.
  var sinceLast: Double?
}

/// UIKit's own arithmetic, one step a display frame.
///
/// Its numbers lie where those of a motion in closed form do: the offset it counts with in the curve's `from` (content is
/// shown on pixels, and not as far out), the velocity it carries in its `slope`, where it goes in its `target`, the
/// factor of flicks that have built up in its `gain`.
extension Line {
  /// Whether it moves frame by frame after a release.
  var isStepped: Bool {
    !isReduced && feel.stepInterval != nil
  }

  /// The offset that the arithmetic counts with, in points.
  var steppedOffset: Double {
    get { segment.curve.from }
    set { segment.curve.from = newValue }
  }

  /// The numbers of steps to a target, infinite where they end wherever that is.
  func steps(
    to target: Double, velocity: Double, slow: Double = 0, fast: Double = 0, gain: Double
  ) -> Segment {
    Segment(
      .stepping,
      Curve(
        .still, .still, from: target, to: target, slope: velocity, slow: slow, fast: fast,
        gain: gain),
      duration: .infinity, to: target)
  }

  /// Starts steps from where it is.
  mutating func beginSteps(_ segment: Segment, _ rule: Rule, velocity: Double) {
    begin(segment, rule, at: .infinity, velocity: velocity)
    steppedOffset = position
    isFirstStep = true
  }

  /// Goes on frame by frame after a finger left it; true when it rests immediately.
  mutating func coast(velocity: Double, factor: Double) -> Bool {
    beginSteps(
      steps(to: .infinity, velocity: velocity, gain: factor), .coast, velocity: velocity)
    return false
  }

  /// One frame; true when it rests.
  mutating func takeStep(_ frame: DisplayFrame) -> Bool {
    let nominal = feel.stepInterval ?? 1.0 / 60
    var length = frame.sinceLast ?? nominal
    // A frame that was requested a good while after the one before ends a pause, not a frame.
    if isFirstStep, length > 1.5 * nominal { length = nominal }
    isFirstStep = false
    if !rule.plan(&self, .frame, length) {
      let target = segment.destination
      return rest(at: target < .infinity ? target : steppedOffset)
    }
    show(stepped: steppedOffset, after: length)
    return false
  }

  /// The end of the closed form of what is stepped: where the steps lead depends on frames to come.
  var stepsEnd: (time: Double, place: Double) {
    if segment.destination < .infinity {
      return (rule == .turn ? turnDuration : landingDuration, restingPlace(segment.destination))
    }
    var last = segment
    if feel.flightLaw.release(
      &last, from: steppedOffset, velocity: segment.curve.slope,
      factor: range.contains(steppedOffset) ? segment.curve.gain : 1, in: bounds)
    {
      while last.end < .infinity, feel.flightLaw.goOn(&last, in: bounds) {}
    }
    return (last.end, restingPlace(last.end < .infinity ? last.destination : last.curve.limit))
  }

  /// What steps goes on under other limits or another law; true.
  fileprivate mutating func replanSteps(_ occasion: Occasion, at time: Double) -> Bool {
    let (velocity, isAnew) = (segment.curve.slope, occasion == .law)
    if segment.destination < .infinity {
      let place = restingPlace(segment.destination)
      if isAnew || place != segment.destination {
        _ = settle(on: place, spring: .interaction, velocity: self.velocity, at: time)
      }
    } else if isAnew, isStepped {
      segment.curve.gain = 1
    } else if isAnew {
      // Nobody will step it any more: it flies on from there.
      let phase: FlightPhase = isOutside ? .returning : .decelerating
      _ = fly(FlightState(offset: position, carriedVelocity: velocity, phase: phase), at: time)
    }
    return true
  }

  private var steppedState: FrameLaw.State {
    FrameLaw.State(offset: steppedOffset, velocity: segment.curve.slope)
  }

  private mutating func take(_ state: FrameLaw.State, factor: Double) {
    steppedOffset = state.offset
    (segment.curve.slope, segment.curve.gain) = (state.velocity, factor)
  }

  /// A coast after a release.
  fileprivate mutating func stepCoast(by interval: Double) -> Bool {
    guard let steps = feel.law.frames.steps else { return true }
    let wasInside = range.contains(steppedOffset)
    // Where nothing bounces, what is beyond an edge only returns.
    if !canBounce, !wasInside { segment.curve.slope = 0 }
    var (state, factor) = (steppedState, segment.curve.gain)
    let isAtRest = steps.coast.step(feel.law, &state, &factor, interval, range)
    take(state, factor: factor)
    let isStopped = !canBounce && wasInside && !range.contains(state.offset)
    return isStopped || isAtRest
  }

  /// A landing on a chosen target.
  fileprivate mutating func stepLanding(by interval: Double) -> Bool {
    guard let steps = feel.law.frames.steps else { return true }
    var (state, factor) = (steppedState, segment.curve.gain)
    let landing = Landing(
      velocity: state.velocity, rate: DecelerationRate(segment.curve.fast),
      isAdjusted: segment.curve.slow > 0)
    let isOver = steps.land.step(
      landing, &state, &factor, interval, segment.destination, range)
    take(state, factor: factor)
    return isOver
  }

  private var landingDuration: Double {
    let speed = max(abs(segment.curve.slope), Landing.creepSpeed)
    return Deceleration(
      from: 0, velocity: speed, rate: DecelerationRate(segment.curve.fast)
    ).time(toSpeed: Landing.creepSpeed)
  }

  /// A turn to a page.
  fileprivate mutating func stepTurn(by interval: Double) -> Bool {
    guard let steps = feel.law.frames.steps else { return true }
    let (curve, wasInside) = (segment.curve, range.contains(steppedOffset))
    let direction: PageChoice.Direction =
      curve.gain > 0 ? .forward : curve.gain < 0 ? .backward : .none
    var turn = PageTurning(
      pageSpring, from: steppedOffset, to: segment.destination, velocity: curve.slope,
      direction: direction, displayScale: grid.displayScale)
    steps.turn.step(&turn, interval)
    take(FrameLaw.State(offset: turn.offset, velocity: turn.velocity), factor: curve.gain)
    return turn.isDone || !canBounce && wasInside && !range.contains(turn.offset)
  }

  private var pageSpring: PageSpring {
    PageSpring(pull: segment.curve.slow, kept: segment.curve.fast)
  }

  private var turnDuration: Double {
    pageSpring.turn(
      from: steppedOffset, to: segment.destination, velocity: segment.curve.slope)?.duration ?? 0
  }
}

/// What steps is never over by its times; it flies, or settles on its target, where something changes under it.
extension Rule {
  /// A coast, frame by frame.
  static var coast: Rule {
    Rule { line, occasion, time in
      occasion == .frame ? !line.stepCoast(by: time) : line.replanSteps(occasion, at: time)
    }
  }

  /// A landing, frame by frame.
  static var landing: Rule {
    Rule { line, occasion, time in
      occasion == .frame ? !line.stepLanding(by: time) : line.replanSteps(occasion, at: time)
    }
  }

  /// A turn to a page, frame by frame.
  static var turn: Rule {
    Rule { line, occasion, time in
      occasion == .frame ? !line.stepTurn(by: time) : line.replanSteps(occasion, at: time)
    }
  }
}
