internal import ScrollMath

/// How the scale stands: its limits, and the fingers or the motion that change it.
struct ZoomState: Hashable, Sendable {
  var minimum = 1.0
  var maximum = 1.0
  var bounces = true
  var hasMomentum = false

  /// What changes the scale.
  ///
  /// Its data stand beside it and not in it: every frame asks for the mode, and an enumeration with
  /// data in it is copied whole to be asked.
  private(set) var mode = ZoomMode.none

  /// The fingers that hold the content, in `.pinch`.
  private(set) var grip: ZoomGrip?

  /// The motion under way, in `.motion`.
  private(set) var motion: ZoomMotion?

  /// Fingers take hold of the content, or have moved.
  mutating func hold(_ grip: ZoomGrip) { (mode, self.grip, motion) = (.pinch, grip, nil) }

  /// The scale begins to change by itself.
  mutating func start(_ motion: ZoomMotion) { (mode, grip, self.motion) = (.motion, nil, motion) }

  /// Nothing changes the scale any more.
  mutating func stop() { (mode, grip, motion) = (.none, nil, nil) }

  /// Whether fingers can zoom at all.
  var isEnabled: Bool { minimum < maximum }

  /// Whether fingers or a motion change the scale.
  @inline(__always)
  var isActive: Bool { mode != .none }

  /// Whether fingers change the scale.
  @inline(__always)
  var isHeld: Bool { mode == .pinch }

  /// Whether the scale changes by itself.
  @inline(__always)
  var isMoving: Bool { mode == .motion }

  /// When the motion under way will be over.
  var endTime: Double? { motion?.end }

  /// The offset at the end of the motion under way.
  var target: Vector2? { motion?.toOffset }

  /// The scale shown when the fingers ask for one.
  func shown(_ scale: Double) -> Double {
    bounces ? band.clamp(scale) : confined(scale)
  }

  /// The scale the fingers ask for when one is shown.
  func asked(_ scale: Double) -> Double { band.unclamp(scale) ?? scale }

  func confined(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  private var band: ZoomBand { ZoomBand(minimum: minimum, maximum: maximum) }

  /// Content was inserted above or left of what is shown: points at zoom scale 1.
  mutating func shift(by distance: Vector2) {
    if var grip {
      grip.content = grip.content + distance
      hold(grip)
    }
    if var motion {
      motion.fromOffset = motion.fromOffset + distance * motion.fromScale
      motion.toOffset = motion.toOffset + distance * motion.toScale
      start(motion)
    }
  }
}

/// What changes the scale.
enum ZoomMode: Hashable, Sendable {
  /// Nothing.
  case none
  /// Fingers.
  case pinch
  /// A motion by itself.
  case motion
}

/// Two fingers on the content.
struct ZoomGrip: Hashable, Sendable {
  /// The scale asked for at the pinch's factor 1.
  var base: Double

  /// The content point under the fingers' centre, at zoom scale 1, in points.
  var content: Vector2

  /// The fingers' centre, in points of the viewport.
  var centroid: Vector2

  /// The point of the viewport about which the scale will return from beyond a limit: the centre of
  /// two fingers, carried on by the one that stays.
  var anchor: Vector2

  /// The fingers have moved.
  mutating func move(to centroid: Vector2, pointerCount: Int) {
    anchor = pointerCount == 2 ? centroid : anchor + (centroid - self.centroid)
    self.centroid = centroid
  }
}

/// A change of scale by itself: from one scale and offset to another.
///
/// The scale moves on its logarithm, so that zooming in and out are mirror images. The offset follows
/// the scale on a straight line, which keeps one content point fixed in the viewport all the way:
///
/// ```
/// s(t) = s0 (s1/s0)^u(t)
/// o(t) = o0 + (o1 - o0) (s - s0) / (s1 - s0)        u when s1 = s0
/// ```
struct ZoomMotion: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    /// A programmatic zoom, or momentum.
    case eased(EasedMotion)
    /// Back from beyond a limit, by the law that brings offsets back.
    case bounce(Bounce)
  }

  var fromScale: Double
  var toScale: Double
  var fromOffset: Vector2
  var toOffset: Vector2
  var curve: Curve
  var start: Double
  var end: Double

  /// The relative difference of scale below which a bounce is over, 1e-4, dimensionless.
  ///
  /// Source: a tenth of a point on a phone's screen. Chosen, grade D.
  static let tolerance = 1e-4

  /// log(s1/s0).
  private var span: Double { Double.log(toScale / fromScale) }

  /// A zoom in `duration` seconds that starts at `velocity`, in 1/s of the logarithm of scale.
  static func eased(
    from: (scale: Double, offset: Vector2), to: (scale: Double, offset: Vector2),
    velocity: Double = 0, duration: Double, start: Double
  ) -> ZoomMotion {
    let span = Double.log(to.scale / from.scale)
    let curve = EasedMotion(
      from: 0, to: 1, velocity: span == 0 ? 0 : velocity / span, duration: duration)
    return ZoomMotion(
      fromScale: from.scale, toScale: to.scale, fromOffset: from.offset, toOffset: to.offset,
      curve: .eased(curve), start: start, end: start + duration)
  }

  /// A bounce back to a limit.
  static func bounce(
    from: (scale: Double, offset: Vector2), to: (scale: Double, offset: Vector2), start: Double
  ) -> ZoomMotion {
    let curve = Bounce(from: 0, edge: 1, carriedVelocity: 0, law: .continuous())
    let span = abs(Double.log(to.scale / from.scale))
    let end = curve.motion.settleTime(within: tolerance / max(span, tolerance)) ?? 0
    return ZoomMotion(
      fromScale: from.scale, toScale: to.scale, fromOffset: from.offset, toOffset: to.offset,
      curve: .bounce(curve), start: start, end: start + end)
  }

  /// Whether the scale returns from beyond a limit.
  var isBounce: Bool {
    if case .bounce = curve { return true }
    return false
  }

  /// Scale, offset and the offset's velocity at a time.
  func state(at time: Double) -> (scale: Double, offset: Vector2, velocity: Vector2) {
    guard time < end else { return (toScale, toOffset, .zero) }
    let progress: MotionState
    switch curve {
    case .eased(let curve): progress = curve.state(at: time - start)
    case .bounce(let curve): progress = curve.motion.state(at: time - start)
    }
    let way = toOffset - fromOffset
    guard fromScale != toScale else {
      return (toScale, fromOffset + way * progress.value, way * progress.velocity)
    }
    let scale = fromScale * Double.exp(span * progress.value)
    let change = toScale - fromScale
    return (
      scale, fromOffset + way * ((scale - fromScale) / change),
      way * (scale * span * progress.velocity / change)
    )
  }
}
