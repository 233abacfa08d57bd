/// One axis of a scroller: an offset, its bounds, and what moves it.
///
/// Both axes are this one type, and the far edge is the near edge mirrored by the laws underneath, so
/// nothing here mentions x, y, top or bottom.
struct AxisScroller: Hashable, Sendable {
  /// The offsets between which the content rests, in points.
  private(set) var range: ClosedRange<Double>

  /// The viewport's length, which is also the rubber band's dimension, in points.
  private(set) var viewport: Double

  /// Whether the content may be pulled beyond its bounds.
  var bounces = true

  /// The pixels that dragged and resting offsets lie on.
  var grid = PixelGrid.none

  /// What moves it.
  private(set) var motion = AxisMotion.still {
    didSet {
      guard case .flight = oldValue else { return }
      if case .flight = motion { return }
      (flight, segment) = (nil, nil)
    }
  }

  /// The plan of a flight, while there is one.
  private(set) var flight: Flight?

  /// The stretch of the flight that is in force: what a frame asks, without copying the whole plan.
  var segment: FlightSegment?

  /// Where it is, in points.
  var offset: Double

  /// The change of the offset per second, in pt/s.
  private(set) var velocity = 0.0

  @inline(never)
  init(range: ClosedRange<Double>, viewport: Double, offset: Double = 0) {
    self.range = range
    self.viewport = viewport
    self.offset = range.nearest(to: offset)
  }

  /// How far beyond the bounds the offset may be at most, as a share of the viewport.
  ///
  /// A band never reaches 1. A bounce would, above some 25,000 pt/s; but by then no part of the content
  /// has been in view for a while, and nobody sees that it waits there.
  private static let reach = 0.999

  /// The rubber band beyond either bound.
  @inline(__always)
  private var band: RubberBand { RubberBand(dimension: viewport) }

  /// Confines an offset to what may be shown.
  private func confined(_ offset: Double) -> Double {
    let reach = bounces ? viewport * Self.reach : 0
    return min(max(offset, range.lowerBound - reach), range.upperBound + reach)
  }

  /// Whether there is room beyond the bounds.
  private var canBounce: Bool { bounces && viewport > 0 }

  /// Whether the offset is beyond a bound.
  @inline(__always)
  var isOutside: Bool { !range.contains(offset) }

  // MARK: - Fingers

  /// Stops whatever moves it, where it is: a finger touched.
  ///
  /// The offset changes by exactly 0.
  mutating func hold() {
    motion = .still
    velocity = 0
  }

  /// A finger takes over; nothing jumps, because the band is inverted.
  mutating func beginDrag() {
    let raw = band.unclamp(offset, from: range) ?? offset
    motion = .drag(origin: raw, raw: raw)
    velocity = 0
  }

  /// The fingers have moved by `translation` since the drag began.
  mutating func drag(by translation: Double) {
    guard case .drag(let origin, _) = motion else { return }
    pull(to: origin - translation, origin: origin)
  }

  /// The content is pushed by a trackpad: as a drag, but without a beginning to count from.
  mutating func push(by delta: Double, isBanded: Bool) {
    if case .drag = motion {} else { beginDrag() }
    guard case .drag(_, let raw) = motion else { return }
    let next = isBanded ? raw + delta : range.nearest(to: raw + delta)
    pull(to: next, origin: next)
  }

  mutating func pull(to raw: Double, origin: Double) {
    let shown = bounces ? band.clamp(raw, to: range) : range.nearest(to: raw)
    offset = confined(grid.round(shown))
    motion = .drag(origin: origin, raw: raw)
  }

  /// The velocity of the offset while fingers drag at `speed`: theirs, turned round and banded.
  @inline(__always)
  func velocity(dragging speed: Double) -> Double {
    guard case .drag(_, let raw) = motion else { return velocity }
    let beyond = raw - range.nearest(to: raw)
    return beyond == 0 ? -speed : bounces ? -speed * band.slope(beyond) : 0
  }

  // MARK: - By itself

  /// The velocity at which content beyond a bound follows a finger: the band's slope times the finger's.
  ///
  /// What springs inherit, so that the motion seen goes on. UIKit's edge law takes the finger's own.
  func banded(_ velocity: Double) -> Double {
    let stretch = offset - range.nearest(to: offset)
    guard stretch != 0, let beyond = band.distance(stretch: stretch) else { return velocity }
    return velocity * band.slope(beyond)
  }

  /// Plans the flight from here, after a finger let go at a velocity of the offset.
  mutating func fly(velocity: Double, law: ScrollLaw, at time: Double) {
    let law = law.stopping(!canBounce)
    var velocity = velocity
    if case .springs = law.edge { velocity = banded(velocity) }
    start(Flight(from: offset, velocity: velocity, in: range, law: law), at: time)
  }

  /// Starts stepping UIKit's frames from here.
  mutating func stepFrames(velocity: Double) {
    if isOutside, !canBounce { offset = range.nearest(to: offset) }
    guard velocity != 0 || isOutside else { return hold() }
    self.velocity = velocity
    motion = .frames(FrameLaw.State(offset: offset, velocity: velocity), isFirst: true)
  }

  /// Goes to a target with a velocity: by a gentler or sharper deceleration when that gets there, else
  /// by a spring.
  mutating func land(
    on target: Double, velocity: Double, law: ScrollLaw, spring: Spring, at time: Double
  ) {
    if !isOutside, let decay = gentleDecay(to: target, velocity: velocity, law: law) {
      let law = ScrollLaw(decay: decay, edge: .stop)
      start(Flight(from: offset, velocity: velocity, in: range, law: law), at: time)
      return
    }
    let curve = SpringMotion(spring, from: offset, to: target, velocity: velocity)
    let end = curve.settleTime(within: Self.landingTolerance) ?? 0
    guard end > 0 else {
      offset = target
      return hold()
    }
    self.velocity = velocity
    motion = .spring(curve, start: time, end: time + end)
  }

  /// How near a spring comes to its target before it is put there, 0.1, in points.
  ///
  /// Source: a third of the smallest device pixel. Chosen, grade D.
  private static let landingTolerance = 0.1

  /// By how much the decay may change to land on a target, either way: a factor of 2.
  ///
  /// Source: chosen; UIKit's own limit is not known. Grade D.
  private static let gentleFactor = 2.0

  /// The decay that comes to rest on a target ahead, r' = (|v| - stop speed) / distance, if it differs
  /// little enough from the law's.
  private func gentleDecay(to target: Double, velocity: Double, law: ScrollLaw) -> Double? {
    let excess = abs(velocity) - Tolerance.uiKit.speed
    let distance = velocity < 0 ? offset - target : target - offset
    guard excess > 0, distance > 0 else { return nil }
    let ratio = excess / distance / law.decay
    guard ratio <= Self.gentleFactor, ratio >= 1 / Self.gentleFactor else { return nil }
    return excess / distance
  }

  /// Scrolls to a target in a given time; the velocity goes over into it.
  mutating func ease(to target: Double, duration: Double, at time: Double) {
    let target = range.nearest(to: grid.round(target))
    guard target != offset || velocity != 0 else { return hold() }
    motion = .eased(
      EasedMotion(from: offset, to: target, velocity: velocity, duration: duration), start: time)
  }

  /// Puts the offset somewhere at once.
  mutating func jump(to target: Double) {
    offset = range.nearest(to: target)
    hold()
  }

  /// Puts the offset where a zoom wants it, at most a share of the viewport beyond the bounds, and lets
  /// nothing else move it.
  mutating func place(at target: Double, velocity: Double, reach: Double) {
    let reach = viewport * reach
    motion = .still
    offset = min(max(target, range.lowerBound - reach), range.upperBound + reach)
    self.velocity = offset == target ? velocity : 0
  }

  private mutating func start(_ flight: Flight, at time: Double) {
    motion = .flight(start: time)
    self.flight = flight
    segment = nil
    _ = advance(to: time, frame: nil)
  }

  // MARK: - Time

  /// Moves to a time; true when the motion came to rest on the way.
  ///
  /// - Parameters:
  ///   - time: now, in seconds.
  ///   - frame: the display frame that ends now, or nil if none does.
  mutating func advance(to time: Double, frame: DisplayFrame?) -> Bool {
    switch motion {
    case .still, .drag:
      return false
    case .flight(let start):
      if let end = segment?.end, time < start + end {
      } else {
        segment = flight?.segment(at: time - start)
      }
      guard let segment else { return false }
      let state = segment.state(at: time - start)
      if segment.phase == .rest { return rest(at: state.value) }
      move(to: state)
    case .spring(let curve, let start, let end):
      guard time < end else { return rest(at: curve.target) }
      move(to: curve.state(at: time - start))
    case .eased(let curve, let start):
      guard time < start + curve.duration else { return rest(at: curve.target) }
      move(to: curve.state(at: time - start))
    case .frames(let state, let isFirst):
      guard let frame else { return false }
      return step(state, by: isFirst ? frame.firstLength : frame.length)
    }
    return false
  }

  /// One frame of UIKit's arithmetic.
  private mutating func step(_ state: FrameLaw.State, by frame: Double) -> Bool {
    let law = frameLaw
    let next = law.step(state, by: frame, in: range)
    let isStopped = !canBounce && !range.contains(next.offset)
    guard !isStopped, !law.isAtRest(next, in: range) else { return rest(at: next.offset) }
    if frame > 0 { velocity = (next.offset - offset) / frame }
    offset = confined(next.offset)
    motion = .frames(FrameLaw.State(offset: offset, velocity: next.velocity), isFirst: false)
    return false
  }

  /// UIKit's arithmetic at the rate in force.
  var frameLaw = FrameLaw()

  private mutating func move(to state: MotionState) {
    offset = confined(state.value)
    velocity = offset == state.value ? state.velocity : 0
  }

  /// Comes to rest: on the bound if near one, else on the nearest pixel.
  private mutating func rest(at place: Double) -> Bool {
    offset = range.nearest(to: grid.round(range.nearest(to: place)))
    hold()
    return true
  }

  // MARK: - For changing bounds

  mutating func replaceBounds(_ range: ClosedRange<Double>, viewport: Double, bounces: Bool) {
    self.range = range
    self.viewport = viewport
    self.bounces = bounces
    offset = confined(offset)
  }

  mutating func shiftFlight(by distance: Double) {
    flight?.shift(by: distance)
    segment = nil
  }

  mutating func replace(_ motion: AxisMotion) { self.motion = motion }

  mutating func shiftOffset(by distance: Double) {
    offset += distance
    range = (range.lowerBound + distance)...(range.upperBound + distance)
  }

  /// Drags on from the offset as it is, with the same translation.
  mutating func rebase(translation: Double) {
    let raw = band.unclamp(offset, from: range) ?? offset
    motion = .drag(origin: raw + translation, raw: raw)
  }

  /// Goes on from a state of a flight within the bounds in force.
  mutating func replan(_ flight: Flight, state: FlightState, at time: Double) {
    var state = state
    state.offset = confined(state.offset)
    let law = flight.law.stopping(!canBounce)
    start(Flight(from: state, in: range, law: law, tolerance: flight.tolerance), at: time)
  }

  /// Finds the end of a landing that was replaced.
  mutating func settleSpring(at time: Double) {
    guard case .spring(let curve, let start, _) = motion else { return }
    let end = curve.settleTime(within: Self.landingTolerance) ?? 0
    motion = .spring(curve, start: start, end: start + end)
  }
}
