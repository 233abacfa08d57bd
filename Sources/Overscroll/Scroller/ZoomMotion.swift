/// A scale and the offset that goes with it.
struct ZoomPose: Hashable, Sendable {
  /// The scale, dimensionless.
  var scale = 1.0

  /// The offset, in points of the content at that scale.
  var offset = Vector2.zero
}

/// A change of scale without a finger: from one pose to another; scale and offset end together.
///
/// One progress u, from 0 to 1, moves both on straight lines, which keeps one content point fixed in the
/// viewport:
///
/// ```
/// s = s0 + (s1 - s0) u        o = o0 + (o1 - o0) u
/// ```
///
/// A program and a return take the time of `ZoomProgram` and its ease.
struct ZoomMotion: Hashable, Sendable {
  var from = ZoomPose()
  var to = ZoomPose()

  /// When it starts, in seconds; infinite until the next frame or event.
  var start = Double.infinity

  /// How long it takes, in seconds.
  var duration = 0.0

  /// The speed of its progress at the start, in 1/s: of a pinch that keeps moving also its decay.
  var speed = 0.0

  /// Whether it is a pinch that keeps moving, and slows down on its target; else a timing curve.
  var isMomentum = false

  /// Whether the scale returns from beyond a limit.
  var isBounce = false

  /// The progress and its slope, `time` seconds after its beginning at 0.
  private func progress(at time: Double) -> MotionState {
    isMomentum
      ? Deceleration(from: 0, velocity: speed, decay: speed).state(at: time)
      : EasedMotion(from: 0, to: 1, velocity: speed, duration: duration).state(at: time)
  }

  /// The relative difference of scale that is over, 1e-4, dimensionless.
  ///
  /// Source: a tenth of a point on a phone's screen. Chosen, grade D.
  static let scaleTolerance = 1e-4

  /// The difference of the offset that is over, 0.1, in points: a third of the smallest device pixel.
  ///
  /// Source: chosen. Grade D.
  static let offsetTolerance = 0.1

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
      speed: curve.decay, isMomentum: true)
  }

  /// The greatest decay of a pinch that keeps moving, 20, in 1/s: a limit right ahead stops the
  /// scale in a few frames, and the offset that goes with it must not jump.
  ///
  /// Source: chosen, twice that of `.fast`. Grade D.
  private static let greatestDecay = 20.0

  /// How near to 1 the progress is over, for the scale and for the offset.
  private static func tolerance(_ from: ZoomPose, _ to: ZoomPose) -> Double {
    let span = abs(to.scale - from.scale) / to.scale
    let travel = max(abs(to.offset.x - from.offset.x), abs(to.offset.y - from.offset.y))
    return min(
      scaleTolerance / max(span, scaleTolerance), offsetTolerance / max(travel, offsetTolerance))
  }

  /// When it is over, in seconds.
  ///
  /// - Parameter time: when it begins if it has not begun.
  func endTime(at time: Double) -> Double { (start < .infinity ? start : time) + duration }

  /// Scale, offset and the offset's velocity at a time.
  func state(at time: Double) -> (pose: ZoomPose, velocity: Vector2) {
    let elapsed = start < .infinity ? time - start : 0
    guard elapsed < duration else { return (to, .zero) }
    let u = progress(at: elapsed)
    let travel = to.offset - from.offset
    return (
      ZoomPose(
        scale: from.scale + (to.scale - from.scale) * u.value,
        offset: from.offset + travel * u.value), travel * u.velocity
    )
  }

  /// The most that the speed of its progress times its time may be so that it does not pass its end, 1.8.
  ///
  /// Near the end 1 - e(s) of ease-in-out is (1-s)²·3/1.26², and c s (1-s)² is added. Source: the formula. Grade A.
  private static let mostCarried = 1.8

  /// The motion from here to another pose, continuous in the speed of its progress where that does not pass it.
  ///
  /// - Parameters:
  ///   - pose: the new end.
  ///   - time: now, in seconds.
  ///   - now: what is shown.
  ///   - duration: how long it takes from now on, in seconds; what is left if nil.
  func retargeted(
    to pose: ZoomPose, at time: Double, from now: ZoomPose, duration new: Double? = nil
  ) -> ZoomMotion {
    var next = self
    next.to = pose
    guard start < .infinity else {
      if let new { (next.duration, next.speed, next.isMomentum) = (new, 0, false) }
      return next
    }
    let elapsed = min(max(time - start, 0), duration)
    let u = progress(at: elapsed)
    let left = new ?? max(duration - elapsed, Segment.leastTimeLeft)
    let velocity = u.value < 1 ? max(u.velocity / (1 - u.value), 0) : 0
    (next.from, next.start, next.duration) = (now, time, left)
    (next.speed, next.isMomentum) = (min(velocity, Self.mostCarried / left), false)
    return next
  }
}
