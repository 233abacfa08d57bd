import ScrollPhysics

/// One coordinate that fingers move and that moves without a finger: a range with a band at each end, and
/// still, held or running.
///
/// Content offsets, drawers, pagers, floating windows and their sizes, dials: each is one or two of
/// these. Both ends are one, mirrored by the laws underneath; nothing here mentions x, y, top or bottom.
/// A motion is a ``Segment`` and the ``Rule`` that plans what follows it: plain memory, copied like a number.
///
/// | activity | leaves by |
/// |---|---|
/// | still | a drag, a motion |
/// | held | a motion, `hold` |
/// | moving | its end, `hold` (a touch), a drag, another motion |
///
/// Times are absolute, in seconds. A motion that starts at infinity starts at the next time it is
/// advanced to: nothing starts in the past.
struct Line: Hashable, Sendable {
  /// What the coordinate is of.
  enum Kind: UInt8, Hashable, Sendable {
    /// Scrolled content: it rests within its range only, and is shown at most a band beyond it.
    case content
    /// A thing that may rest anywhere.
    case thing
    /// An angle, in radians: it rests within its range only.
    case angle
  }

  /// Where it is.
  private(set) var position: Double

  /// The change of the position per second; 0 while held (only the owner knows the finger's speed).
  private(set) var velocity = 0.0

  /// Where it moves freely, and the bands beyond.
  private(set) var limits: AxisLimits

  /// How it moves, resists and stops.
  var feel = SharedFeel.uiKit

  /// The pixels that dragged and resting positions lie on.
  var grid = PixelGrid.none

  /// When the motion began, in seconds; infinite until the next frame or event, which begins it.
  var began = Double.infinity

  /// The current part of the motion, whose times count from the motion's beginning.
  ///
  /// What is done is stored here also while nothing runs, and while it is held the ``grip``.
  var segment = Segment(restingAt: 0)

  /// What plans how the motion goes on.
  private(set) var rule = Rule.single

  // In this order the flags fill no words of their own.
  /// Whether fingers may pull it beyond its range.
  private(set) var isElastic = true

  /// Whether motion is reduced: nothing bounces or oscillates.
  var isReduced = false

  /// What the coordinate is of.
  let kind: Kind

  /// Whether the motion under way has been further out than content is shown.
  private(set) var hasBeenCut = false

  /// The free pull in 64ths of a point: two bytes fit next to the flags.
  var freePullSteps: UInt16 = 0

  init(_ position: Double, limits: AxisLimits, kind: Kind = .thing) {
    self.position = position
    self.limits = limits
    self.kind = kind
  }

  /// What it does, in a byte.
  @_transparent
  var activity: Activity { segment.activity }

  /// The positions without resistance.
  @_transparent
  var range: ClosedRange<Double> { limits.range }

  /// How far below its range it follows fingers 1:1, before the band: a refresh control's height, in points.
  ///
  /// At most 1,023 pt, and a multiple of 1/64 pt.
  @_transparent
  var freePull: Double { Double(freePullSteps) / 64 }

  /// How far beyond the range content is shown at most, as a share of the band's dimension.
  ///
  /// A band never reaches 1. A bounce would, above some 25,000 pt/s; but by then no part of the content
  /// has been in view for a while, and nobody sees that it waits there.
  private static var reach: Double { 0.999 }

  /// The nearest position that may be shown; what is further out already, because the range has left
  /// it, goes no further and is not brought in immediately.
  ///
  /// Transparent, as other questions here: code that changes a line would otherwise copy it to ask.
  @_transparent
  private mutating func confined(_ place: Double) -> Double {
    kind != .content || limits.range.contains(place) ? place : confinedOutside(place)
  }

  @inline(never)
  private mutating func confinedOutside(_ place: Double) -> Double {
    // Of a formula of one's own, perhaps; it stays where it is.
    guard !place.isNaN else { return position }
    // What holds it has limits of its own.
    let reach = isElastic || isHeld ? Self.reach : 0
    let least = min(limits.range.lowerBound - freePull - limits.below * reach, position)
    let greatest = max(limits.range.upperBound + limits.above * reach, position)
    let shown = min(max(place, least), greatest)
    if shown != place { hasBeenCut = true }
    return shown
  }

  /// The nearest place where it may rest: for content and angles within the range, on a pixel.
  func restingPlace(_ place: Double) -> Double {
    kind == .thing ? place : range.nearest(to: grid.nearest(range.nearest(to: place)))
  }

  // MARK: - Placing

  /// Stops it where it is; the position changes by exactly 0.
  mutating func hold() {
    segment.activity = .still
    velocity = 0
  }

  /// Puts it somewhere without motion.
  mutating func place(at target: Double) {
    position = target
    hold()
  }

  /// Puts it somewhere without motion, to be seen as moving so fast.
  mutating func place(at target: Double, velocity: Double) {
    place(at: target)
    self.velocity = velocity
  }

  /// Shows a motion's state.
  @inline(__always)
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
  mutating func show(raw: Double) {
    segment.curve.from = raw
    position = confined(grid.nearest(grip.limits.shown(raw, resistance)))
  }

  /// The same of two fingers, which zoom: between two pixels as well.
  @inline(never)
  mutating func show(pinched raw: Double) {
    segment.curve.from = raw
    position = confined(grip.limits.shown(raw, resistance))
  }

  /// A finger holds it from now on.
  mutating func take(_ grip: Grip) {
    segment.activity = .held
    self.grip = grip
    velocity = 0
  }

  /// Starts the part that has been planned in place, or takes over with it.
  ///
  /// - Parameters:
  ///   - time: when the motion began, in seconds; infinite for the next frame or event.
  ///   - velocity: that it is seen to have now.
  mutating func beginPlanned(_ rule: Rule, at time: Double, velocity: Double) {
    self.rule = rule
    self.velocity = velocity
    hasBeenCut = false
    began = time
  }

  /// Moves everything `distance` further on: position, limits and what moves it.
  ///
  /// What stands on a pixel, and what returns to one, stays on one; what that has left of the distances so far is kept
  /// in the destination, so that nothing adds up.
  mutating func shift(by distance: Double) {
    limits.shift(by: distance)
    if activity == .still, grid.nearest(segment.destination) != position {
      segment.destination = position
    }
    let isOnPixel =
      activity == .still
      ? grid.nearest(position) == position : activity == .hit || activity == .returning
    let target = segment.destination + distance
    let step =
      kind == .content && isOnPixel
      ? grid.nearest(target) - grid.nearest(segment.destination) : distance
    position += step
    if activity == .held { return grip.shift(by: step) }
    segment.shift(by: step)
    // A place that was chosen lies on a pixel again.
    let isChosen = activity == .settling || activity == .program
    segment.destination = isChosen ? restingPlace(target) : target
  }

  /// Moves the times of what runs, when the host's clock was set.
  mutating func shiftTime(by difference: Double) { began += difference }

  /// Replaces the limits; what moves it is the business of the caller.
  mutating func replaceLimits(_ limits: AxisLimits, isElastic: Bool) {
    self.limits = limits
    self.isElastic = isElastic
  }
}
