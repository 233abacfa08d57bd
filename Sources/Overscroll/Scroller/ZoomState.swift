/// How the scale stands: its limits, and the fingers or the motion that change it.
///
/// Plain memory. What allows zooming installs the rule; everything else only asks it, so that a list links
/// no zooming.
struct ZoomState: Hashable, Sendable {
  /// What changes the scale.
  enum Activity: UInt8, Hashable, Sendable {
    /// Nothing.
    case still
    /// Fingers on the content.
    case pinched
    /// A motion.
    case moving
  }

  var minimum = 1.0
  var maximum = 1.0

  /// What happens to the scale.
  var rule = ZoomRule.none

  private(set) var activity = Activity.still

  /// The motion under way; while fingers change the scale, its numbers are theirs.
  var motion = ZoomMotion()

  /// The fingers' centre, in points of the viewport.
  var centroid = Vector2.zero

  /// Whether the fingers' movement carries the content beyond its bounds, as it was when they took hold.
  var isElastic = AxisPair(x: true, y: true)

  /// Whether the motion under way is also a program's scroll, which is to be reported at its end.
  var carriesScroll = false

  /// Whether a scale has been allowed, so that two fingers mean something.
  var followsFingers = false

  var bounces = true
  var hasMomentum = false

  /// How the scale resists beyond its limits.
  var bandRule = ZoomBand.Rule.iOS

  /// Whether fingers can zoom at all.
  @_transparent
  var isEnabled: Bool { minimum < maximum }

  /// Whether fingers or a motion change the scale.
  @_transparent
  var isActive: Bool { activity != .still }

  /// Whether fingers change the scale.
  @_transparent
  var isHeld: Bool { activity == .pinched }

  /// Whether the scale changes without a finger.
  @_transparent
  var isMoving: Bool { activity == .moving }

  /// Whether the scale returns from beyond a limit.
  @_transparent
  var isBouncing: Bool { motion.isBounce }

  /// Fingers take hold with their centre at a point.
  mutating func take(at centroid: Vector2) {
    rest()
    activity = .pinched
    (self.centroid, anchor, factor, isPair) = (centroid, centroid, 1, true)
  }

  /// A motion begins, or goes on as another one.
  mutating func move(_ motion: ZoomMotion) { (activity, self.motion) = (.moving, motion) }

  /// Nothing changes the scale any more, and nothing is kept of what did.
  mutating func rest() {
    (activity, carriesScroll, motion) = (.still, false, ZoomMotion())
    (centroid, isElastic) = (.zero, AxisPair(x: true, y: true))
  }

  /// The fingers hold a scale that is shown: what they ask for is counted from there.
  mutating func hold(_ scale: Double) {
    let asked = bounces ? band.unclamp(scale) ?? scale : scale
    base = asked / factor
    excess = scale / (bounces ? band.clamp(asked) : confined(scale))
  }

  /// The scale shown where the fingers are.
  var shown: Double {
    let asked = base * factor
    if bounces { return band.clamp(asked) * excess }
    // From beyond a limit it comes in with the fingers.
    return min(max(asked, minimum * min(excess, 1)), maximum * max(excess, 1))
  }

  @inline(__always)
  func confined(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  private var band: ZoomBand { ZoomBand(minimum: minimum, maximum: maximum, rule: bandRule) }
}

/// Two fingers on the content, and the one that stays when the other lifts.
///
/// Fingers change the scale or a motion does: the numbers of the one lie where those of the other do.
extension ZoomState {
  /// The scale asked for at the pinch's factor 1.
  var base: Double {
    @_transparent get { motion.from.scale }
    @_transparent set { motion.from.scale = newValue }
  }

  /// The content point under the fingers' centre, at zoom scale 1, in points.
  var content: Vector2 {
    @_transparent get { motion.from.offset }
    @_transparent set { motion.from.offset = newValue }
  }

  /// By how much the scale shown was further out, when they took hold, than the band reaches.
  var excess: Double {
    @_transparent get { motion.to.scale }
    @_transparent set { motion.to.scale = newValue }
  }

  /// Where the centre was when the content point was taken, in points of the viewport.
  var origin: Vector2 {
    @_transparent get { motion.to.offset }
    @_transparent set { motion.to.offset = newValue }
  }

  /// The point of the viewport about which the scale will return from beyond a limit: the centre of two fingers,
  /// carried on by the one that stays.
  var anchor: Vector2 {
    @_transparent get { Vector2(motion.start, motion.duration) }
    @_transparent set { (motion.start, motion.duration) = (newValue.x, newValue.y) }
  }

  /// The pinch's factor at its latest move.
  var factor: Double {
    @_transparent get { motion.speed }
    @_transparent set { motion.speed = newValue }
  }

  /// Whether two fingers hold it, and not the one that stays.
  var isPair: Bool {
    @_transparent get { motion.isMomentum }
    @_transparent set { motion.isMomentum = newValue }
  }

  /// The fingers have moved.
  mutating func follow(to centroid: Vector2, factor: Double) {
    anchor = isPair ? centroid : anchor + (centroid - self.centroid)
    self.centroid = centroid
    self.factor = factor
  }
}
