internal import ScrollMath
public import ScrollCoordinates

/// How one axis of a released scroll view reaches a target that the host has chosen: by another rate or
/// another start, never by a spring.
///
/// ```
/// s = 1 for v >= 0, else -1;  Δ = (target - x) / m;  v in pt/ms, d per ms, m the factor of built-up flicks
/// nearer than proposed     v as it is,  d' = min(exp(-(v - 0.01 s) / Δ), 0.999)
/// farther                  v' = 0.01 s - Δ ln d;  below 0.25: d' = 0.985, v' = 0.01 s + 0.0151136378 Δ
/// both axes                the smaller d' takes the larger, v' = 0.01 s - Δ ln d'
/// frames                   those of a coast at d'; below 0.01 a straight creep at 0.01; past the target: there
/// closed form              x0 + v'/r (1 - e^(-r t)),  r = -ln d': passes the target at 0.01
/// ```
///
/// A target behind the motion is reached in the first frame. Released outside the bounds, the target
/// takes the edge's place.
///
/// Source: published analyses of the scroll view as shipped in iOS 26.1, grade P; the proposal in two,
/// grade B; the creep's speed is implied by the rest, grade C.
///
/// - Complexity: O(1), no allocation.
@_spi(Formulas) public struct Landing: Hashable, Sendable {
  /// The speed with which a landing ends, and creeps if it is short of the target: 10 pt/s (grade C).
  static let creepSpeed = 10.0

  /// The speed below which a farther target is reached at ``slowRate``: 250 pt/s (grade P).
  private static let slowSpeed = 250.0

  /// The rate of a slow landing, 0.985 per millisecond (grade P).
  private static let slowRate = DecelerationRate(0.985)

  /// A change of the target below this is none: 2^-23, in points (grade P).
  package static let leastChange = 1.192_092_9e-7

  /// The velocity to start with, in pt/s.
  public private(set) var velocity: Double

  /// The rate of the deceleration.
  public private(set) var rate: DecelerationRate

  /// Whether the axis moves to a target.
  public private(set) var isAdjusted = false

  /// Where the axis would come to rest, as it is proposed to a host; on a pixel, within the range.
  ///
  /// `R(x - (v - 0.01 s) / ln d · m)`, in pt/ms: 4.995 pt short of the offset for v = 0 at `.normal`.
  ///
  /// - Parameters:
  ///   - offset: at the release, in points.
  ///   - velocity: of the release, in pt/s.
  ///   - range: the offset bounds, in points.
  ///   - rate: the deceleration rate.
  ///   - factor: m, 1 to 16.
  ///   - displayScale: pixels per point; 0 for no pixels.
  public static func proposal(
    from offset: Double, velocity: Double, range: ClosedRange<Double>,
    rate: DecelerationRate = .normal, factor: Double = 1, displayScale: Double
  ) -> Double {
    let distance = (velocity - creep(velocity)) / rate.decayConstant * factor
    return range.nearest(to: (offset + distance).onPixel(displayScale))
  }

  /// How both axes move after a host has answered a proposal.
  ///
  /// - Parameters:
  ///   - offset: at the release, in points.
  ///   - velocity: of the release, in pt/s.
  ///   - target: the host's answer, in points.
  ///   - proposed: what was proposed, in points.
  ///   - rate: the deceleration rate.
  ///   - factor: m, 1 to 16.
  public static func axes(
    from offset: Vector2, velocity: Vector2, to target: Vector2, proposed: Vector2,
    rate: DecelerationRate = .normal, factor: Double = 1
  ) -> AxisPair<Landing> {
    var axes = AxisPair(
      x: Landing(velocity: velocity.x, rate: rate), y: Landing(velocity: velocity.y, rate: rate))
    guard changes(target.x, proposed.x) || changes(target.y, proposed.y) else { return axes }
    let distance = (target - offset) / factor
    // Each by name: of a call through the subscript the optimiser of small modules for WebAssembly lost the result.
    axes.x.adjust(distance.x, target: target.x, proposed: proposed.x)
    axes.y.adjust(distance.y, target: target.y, proposed: proposed.y)
    guard axes.x.isAdjusted, axes.y.isAdjusted, axes.x.rate != axes.y.rate else { return axes }
    let quick: ScrollAxis =
      axes.x.rate.keptPerMillisecond < axes.y.rate.keptPerMillisecond ? .horizontal : .vertical
    if quick == .horizontal {
      axes.x.start(creep(velocity.x), over: distance.x, rate: axes.y.rate)
    } else {
      axes.y.start(creep(velocity.y), over: distance.y, rate: axes.x.rate)
    }
    return axes
  }

  /// How one axis moves after a host has answered a proposal, the other at rest.
  public init(
    from offset: Double, velocity: Double, to target: Double, proposed: Double,
    rate: DecelerationRate = .normal, factor: Double = 1
  ) {
    self.init(velocity: velocity, rate: rate)
    guard Self.changes(target, proposed) else { return }
    adjust((target - offset) / factor, target: target, proposed: proposed)
  }

  /// A landing under way.
  package init(velocity: Double, rate: DecelerationRate, isAdjusted: Bool = false) {
    self.velocity = velocity
    self.rate = rate
    self.isAdjusted = isAdjusted
  }

  /// The offset after a time in closed form, from inside the bounds: it ends at the target,
  /// or at 10 pt/s without one.
  ///
  /// - Parameters:
  ///   - time: since the release, in seconds.
  ///   - offset: at the release, in points.
  ///   - target: in points.
  public func offset(at time: Double, from offset: Double, to target: Double) -> Double {
    let decay = rate.decayConstant
    let isAhead = !isAdjusted || (target - offset) * velocity > 0
    let isMoving = isAhead && abs(velocity) > Self.creepSpeed
    if isMoving, time < Double.log(abs(velocity) / Self.creepSpeed) / decay {
      return offset + velocity * (Decay(decay * elapsed(time)).lost / decay)
    }
    if isAdjusted { return target }
    return isMoving ? offset + (velocity - Self.creep(velocity)) / decay : offset
  }

  /// The next frame of a landing, and whether it has arrived.
  ///
  /// - Parameters:
  ///   - state: offset in points, velocity in pt/s; changed to the next frame's.
  ///   - target: in points.
  ///   - interval: the frame's length, in seconds.
  ///   - range: the offset bounds, in points.
  ///   - factor: as for a coast.
  public func step(
    _ state: inout FrameLaw.State, to target: Double, by interval: Double,
    in range: ClosedRange<Double>, factor: inout Double
  ) -> Bool {
    let law = FrameLaw(rate)
    let isInside = range.contains(state.offset)
    state = law.coast(
      state, by: interval, in: range, factor: &factor,
      edge: isAdjusted && !isInside ? target : nil)
    guard isAdjusted else {
      guard law.isAtRest(state, in: range) else { return false }
      state = FrameLaw.State(offset: range.nearest(to: state.offset), velocity: 0)
      return true
    }
    let passed = state.velocity >= 0 ? state.offset >= target : state.offset <= target
    if passed || state.velocity == 0 {
      state = FrameLaw.State(offset: target, velocity: 0)
      return true
    }
    if abs(state.velocity) < Self.creepSpeed { state.velocity = Self.creep(state.velocity) }
    return false
  }

  private mutating func adjust(_ distance: Double, target: Double, proposed: Double) {
    guard abs(distance) >= Self.leastChange else {
      velocity = 0
      return
    }
    isAdjusted = true
    let creep = Self.creep(velocity)
    guard (velocity > 0 || target >= proposed) && (velocity < 0 || target <= proposed) else {
      start(creep, over: distance, rate: rate)
      guard abs(velocity) < Self.slowSpeed else { return }
      rate = Self.slowRate
      velocity = creep + distance * 15.113_637_8
      return
    }
    let kept = Double.exp(-(velocity - creep) / 1000 / distance)
    // So near a target that nothing is left after a millisecond is reached in the first frame.
    rate = DecelerationRate(min(max(kept, 1e-300), 0.999))
  }

  private mutating func start(_ creep: Double, over distance: Double, rate: DecelerationRate) {
    velocity = creep + distance * rate.decayConstant
    self.rate = rate
  }

  private static func creep(_ velocity: Double) -> Double {
    velocity >= 0 ? creepSpeed : -creepSpeed
  }

  private static func changes(_ target: Double, _ proposed: Double) -> Bool {
    abs(target - proposed) >= leastChange
  }
}
