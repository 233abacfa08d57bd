/// One coordinate that fingers move and that moves without a finger: a range with a band at each end, and
/// still, held or running.
///
/// Content offsets, drawers, pagers, floating windows and their sizes, dials: each is one or two of
/// these. Both ends are one, mirrored by the laws underneath; nothing here mentions x, y, top or bottom.
/// All physics is ``TimedMotion``, ``Flight`` and ``RubberBand``; this type knows which is at work.
///
/// | state | leaves by |
/// |---|---|
/// | still | a drag, a motion |
/// | held | a motion, `hold` |
/// | running, stepping | its end, `hold` (a touch), a drag, another motion |
///
/// Times are absolute, in seconds. A motion that starts at infinity starts at the next time it is
/// advanced to: nothing starts in the past.
struct MovingAxis: Hashable, Sendable {
  /// What moves it.
  enum Activity: Hashable, Sendable {
    /// At rest, or under a finger that has not moved.
    case still
    /// A finger or a trackpad has it.
    case held(AxisGrip)
    /// It moves without a finger.
    case running(AxisRun)
    /// It moves without a finger, one step a display frame.
    case stepping(AxisSteps)

    /// What it does, without its numbers.
    var doing: Doing {
      switch self {
      case .still: .still
      case .held: .held
      case .running(let run): .running(run.purpose)
      case .stepping: .stepping
      }
    }
  }

  /// What it does, in a byte.
  enum Doing: Hashable, Sendable {
    case still
    case held
    case running(AxisRun.Purpose)
    case stepping
  }

  /// Where it is.
  private(set) var position: Double

  /// The change of the position per second; 0 while held (only the owner knows the finger's speed).
  private(set) var velocity = 0.0

  /// Where it moves freely, and the bands beyond.
  private(set) var limits: AxisLimits

  /// How it moves, resists and stops.
  private(set) var feel = SharedFeel.uiKit

  /// The pixels that dragged and resting positions lie on.
  var grid = PixelGrid.none

  /// What moves it.
  ///
  /// Read where it is stored, once for a question: every pattern copies what it takes out. Set by ``become(_:)``,
  /// or, where it goes on doing the same, directly.
  private(set) var activity = Activity.still

  /// What it does: ``activity`` without its numbers.
  ///
  /// Stored, for every frame asks it, and asking an activity takes all of it out of memory.
  private(set) var doing = Doing.still

  /// Does something else from now on.
  mutating func become(_ activity: Activity) {
    self.activity = activity
    doing = activity.doing
  }

  /// Whether fingers may pull it beyond its range.
  private(set) var isElastic = true

  /// Whether motion is reduced: nothing bounces or oscillates.
  private(set) var isReduced = false

  /// What the coordinate is of.
  enum Kind: Hashable, Sendable {
    /// Scrolled content: it rests within its range only, and is shown at most a band beyond it.
    case content
    /// A thing that may rest anywhere.
    case thing
    /// An angle, in radians: it rests within its range only.
    case angle
  }

  /// How far below its range it follows fingers 1:1, before the band: a refresh control's height, in points.
  ///
  /// At most 1,023 pt, and a multiple of 1/64 pt.
  var freePull: Double { Double(freePullSteps) / 64 }

  #if OVERSCROLL_SCROLLER_ONLY
    @_transparent var kind: Kind {
      get { .content }
      set {}
    }
    @_transparent var freePullSteps: UInt16 {
      get { 0 }
      set {}
    }
  #else
    /// What the coordinate is of.
    private(set) var kind: Kind

    /// The free pull in 64ths of a point: two bytes fit next to the flags.
    private(set) var freePullSteps: UInt16 = 0
  #endif

  init(_ position: Double, limits: AxisLimits, kind: Kind = .thing) {
    self.position = position
    self.limits = limits
    self.kind = kind
  }

  /// The positions without resistance.
  var range: ClosedRange<Double> { limits.range }

  /// How far beyond the range content is shown at most, as a share of the band's dimension.
  ///
  /// A band never reaches 1. A bounce would, above some 25,000 pt/s; but by then no part of the content
  /// has been in view for a while, and nobody sees that it waits there.
  private static var reach: Double { 0.999 }

  /// The nearest position that may be shown: what is further out already, because the range has left
  /// it, goes no further and is not brought in immediately.
  ///
  /// Transparent: code that changes an axis would otherwise copy it to ask.
  @_transparent
  private func confined(_ place: Double) -> Double {
    guard kind == .content, !limits.range.contains(place) else { return place }
    let least = min(
      limits.range.lowerBound - freePull - limits.below * Self.reach, position)
    let greatest = max(limits.range.upperBound + limits.above * Self.reach, position)
    return min(max(place, least), greatest)
  }

  /// The nearest place where it may rest: for content and angles within the range, on a pixel.
  func restingPlace(_ place: Double) -> Double {
    kind == .thing ? place : range.nearest(to: grid.nearest(range.nearest(to: place)))
  }

  // MARK: - Placing

  /// Stops it where it is; the position changes by exactly 0.
  mutating func hold() {
    become(.still)
    velocity = 0
  }

  /// Puts it somewhere without motion.
  mutating func place(at target: Double) {
    position = target
    hold()
  }

  /// Shows a motion's state.
  mutating func show(_ state: MotionState) {
    position = confined(state.value)
    velocity = position == state.value ? state.velocity : 0
  }

  /// Shows a place that was stepped to; the velocity is that of what is shown.
  mutating func show(stepped place: Double, after interval: Double) {
    let before = position
    position = confined(place)
    if interval > 0 { velocity = (position - before) / interval }
  }

  /// Shows what the finger that holds it asks for.
  mutating func show(raw: Double, origin: Double, in grip: AxisGrip) {
    position = confined(grid.nearest(grip.limits.shown(raw, grip.band(feel.band))))
    activity = .held(
      AxisGrip(origin: origin, raw: raw, limits: grip.limits, isWheel: grip.isWheel))
  }

  /// Sets position and velocity to the beginning of a motion.
  @inline(never)
  mutating func begin(_ activity: Activity, velocity: Double) {
    become(activity)
    self.velocity = velocity
  }

  /// Moves everything `distance` further on: position, limits and what moves it.
  mutating func shift(by distance: Double) {
    position += distance
    limits = limits.shifted(by: distance)
    switch activity {
    case .still:
      break
    case .held(var grip):
      grip.origin += distance
      grip.raw += distance
      grip.limits = grip.limits.shifted(by: distance)
      activity = .held(grip)
    case .running(var run):
      run.segment = run.segment.shifted(by: distance)
      run.destination = restingPlace(run.destination + distance)
      activity = .running(run)
    case .stepping(var steps):
      steps.state.offset += distance
      steps.course = steps.course.shifted(by: distance)
      activity = .stepping(steps)
    }
  }

  /// Moves the times of what runs, when the host's clock was set.
  mutating func shiftTime(by difference: Double) {
    guard case .running(var run) = activity else { return }
    run.start += difference
    activity = .running(run)
  }

  /// Goes on with a motion, with its next part.
  mutating func go(on run: AxisRun) { activity = .running(run) }

  /// Starts a motion that has waited.
  @inline(never)
  mutating func start(at time: Double) {
    guard case .running(var run) = activity else { return }
    run.start = time
    activity = .running(run)
  }

  /// Replaces the feel; what moves it is the business of the caller.
  mutating func replaceFeel(_ feel: SharedFeel) { self.feel = feel }

  /// Reduces motion or not; what moves it is the business of the caller.
  mutating func replaceReduced(_ isReduced: Bool) { self.isReduced = isReduced }

  /// Replaces how far it follows freely; what moves it is the business of the caller.
  mutating func replaceFreePull(_ steps: UInt16) { freePullSteps = steps }

  /// Replaces the limits; what moves it is the business of the caller.
  mutating func replaceLimits(_ limits: AxisLimits, isElastic: Bool) {
    self.limits = limits
    self.isElastic = isElastic
  }
}
