internal import ScrollMath

/// A scale and the offset that goes with it.
struct ZoomPose: Hashable, Sendable {
  /// The scale, dimensionless.
  var scale: Double

  /// The offset, in points of the content at that scale.
  var offset: Vector2
}

/// A change of scale without a finger: from one pose to another; scale and offset end together.
///
/// One progress u, from 0 to 1, moves both. The scale moves on its logarithm, so that zooming in and
/// out are mirror images; the offset follows on a straight line over the scale, which keeps one content
/// point fixed in the viewport:
///
/// ```
/// s(t) = s0 e^(λ u)                       λ = ln(s1 / s0)
/// o(t) = o0 + (o1 - o0) w(u)              w = (e^(λ u) - 1) / (e^λ - 1), u where λ = 0
/// ```
struct ZoomMotion: Hashable, Sendable {
  /// How the progress goes from 0 to 1.
  enum Course: Hashable, Sendable {
    /// A program's, starting at a velocity in units of progress a second.
    case eased(velocity: Double)
    /// The return from beyond a limit, by the law that brings offsets back.
    case bounce
    /// A pinch that keeps moving, with its decay in 1/s: it slows down on its target.
    case momentum(decay: Double)
  }

  var from: ZoomPose
  var to: ZoomPose

  /// When it starts, in seconds; infinite until the next frame or event.
  var start: Double

  /// How long it takes, in seconds.
  let duration: Double

  let course: Course

  /// The progress as a motion, from its beginning at 0.
  private var progress: TimedMotion.Curve {
    switch course {
    case .eased(let velocity):
      .eased(EasedMotion(from: 0, to: 1, velocity: velocity, duration: duration))
    case .bounce: .bounce(Self.bounce)
    case .momentum(let decay):
      .deceleration(Deceleration(from: 0, velocity: decay, decay: decay))
    }
  }

  /// The return of something from 0 to 1.
  private static var bounce: Bounce {
    Bounce(from: 0, edge: 1, carriedVelocity: 0, law: .continuous())
  }

  /// The relative difference of scale that is over, 1e-4, dimensionless.
  ///
  /// Source: a tenth of a point on a phone's screen. Chosen, grade D.
  static let scaleTolerance = 1e-4

  /// The difference of the offset that is over, 0.1, in points: a third of the smallest device pixel.
  ///
  /// Source: chosen. Grade D.
  static let offsetTolerance = 0.1

  /// λ = ln(s1 / s0).
  private var span: Double { Double.log(to.scale / from.scale) }

  /// A zoom in `duration` seconds that starts at `velocity`, in units of progress a second.
  static func eased(
    from: ZoomPose, to: ZoomPose, velocity: Double = 0, duration: Double, start: Double
  ) -> ZoomMotion {
    ZoomMotion(
      from: from, to: to, start: start, duration: duration, course: .eased(velocity: velocity))
  }

  /// The return from beyond a limit.
  static func bounce(from: ZoomPose, to: ZoomPose, start: Double) -> ZoomMotion {
    let end = bounce.motion.settleTime(within: tolerance(from, to)) ?? 0
    return ZoomMotion(from: from, to: to, start: start, duration: end, course: .bounce)
  }

  /// The motion of a pinch that keeps moving, and never passes its target.
  ///
  /// - Parameter velocity: in units of progress a second; positive.
  static func momentum(
    from: ZoomPose, to: ZoomPose, velocity: Double, start: Double
  ) -> ZoomMotion? {
    let decay = min(velocity, Self.greatestDecay)
    guard let curve = Deceleration(from: 0, velocity: decay, landingOn: 1) else { return nil }
    return ZoomMotion(
      from: from, to: to, start: start, duration: curve.time(toWithin: tolerance(from, to)),
      course: .momentum(decay: curve.decay))
  }

  /// The greatest decay of a pinch that keeps moving, 20, in 1/s: a limit right ahead stops the
  /// scale in a few frames, and the offset that goes with it must not jump.
  ///
  /// Source: chosen, twice that of `.fast`. Grade D.
  private static let greatestDecay = 20.0

  /// How near to 1 the progress is over, for the scale and for the offset.
  private static func tolerance(_ from: ZoomPose, _ to: ZoomPose) -> Double {
    let span = abs(Double.log(to.scale / from.scale))
    let travel = max(abs(to.offset.x - from.offset.x), abs(to.offset.y - from.offset.y))
    // Near its end the offset moves up to |λ| times as fast as the progress.
    let nearOffset = offsetTolerance / max(travel * max(1, span), offsetTolerance)
    return min(scaleTolerance / max(span, scaleTolerance), nearOffset)
  }

  /// Whether the scale returns from beyond a limit.
  var isBounce: Bool { course == .bounce }

  /// When it is over, in seconds.
  ///
  /// - Parameter time: when it begins if it has not begun.
  func endTime(at time: Double) -> Double {
    (start < .infinity ? start : time) + duration
  }

  /// Scale, offset and the offset's velocity at a time.
  func state(at time: Double) -> (pose: ZoomPose, velocity: Vector2) {
    let elapsed = start < .infinity ? time - start : 0
    guard elapsed < duration else { return (to, .zero) }
    let u = progress.state(at: elapsed)
    let (span, travel) = (span, to.offset - from.offset)
    let whole = Double.expMinusOne(span)
    let weight = whole == 0 ? u.value : Double.expMinusOne(span * u.value) / whole
    let growth = Double.exp(span * u.value)
    let slope = whole == 0 ? 1 : span * growth / whole
    return (
      ZoomPose(scale: from.scale * growth, offset: from.offset + travel * weight),
      travel * (slope * u.velocity)
    )
  }

  /// The motion from here to another pose, continuous in the speed of its progress.
  ///
  /// - Parameters:
  ///   - pose: the new end.
  ///   - time: now, in seconds.
  ///   - now: what is shown: content is not shown as far out as a motion may have it.
  ///   - duration: how long it takes from now on, in seconds; what is left if nil.
  func retargeted(
    to pose: ZoomPose, at time: Double, from now: ZoomPose, duration new: Double? = nil
  ) -> ZoomMotion {
    guard start < .infinity else {
      return new.map { .eased(from: from, to: pose, duration: $0, start: start) }
        ?? ZoomMotion(from: from, to: pose, start: start, duration: duration, course: course)
    }
    let elapsed = min(max(time - start, 0), duration)
    let u = progress.state(at: elapsed)
    if isBounce, new == nil { return .bounce(from: now, to: pose, start: time) }
    let left = new ?? max(duration - elapsed, TimedMotion.leastTimeLeft)
    let velocity = u.value < 1 ? max(u.velocity / (1 - u.value), 0) : 0
    return .eased(
      from: now, to: pose, velocity: min(velocity, 3 / left), duration: left, start: time)
  }
}
