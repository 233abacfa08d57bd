/// How the scale stands: its limits, and the fingers or the motion that change it.
///
/// Plain memory. What allows zooming installs the rule; everything else only asks it, so that a list links
/// no zooming.
struct ZoomState: Hashable, Sendable {
  /// What changes the scale.
  enum Activity: Hashable, Sendable {
    /// Nothing.
    case still
    /// Fingers on the content.
    case pinched(ZoomGrip)
    /// A motion.
    case moving(ZoomMotion)
  }

  var minimum = 1.0
  var maximum = 1.0

  /// What happens to the scale.
  var rule = ZoomRule.none

  private(set) var activity = Activity.still

  /// The fingers on the content, while they change the scale.
  var grip: ZoomGrip {
    get {
      if case .pinched(let grip) = activity { return grip }
      return ZoomGrip()
    }
    set { activity = .pinched(newValue) }
  }

  /// The motion under way, while there is one.
  var motion: ZoomMotion {
    get {
      if case .moving(let motion) = activity { return motion }
      return ZoomMotion()
    }
    set { activity = .moving(newValue) }
  }

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
  var isActive: Bool {
    if case .still = activity { return false }
    return true
  }

  /// Whether fingers change the scale.
  @_transparent
  var isHeld: Bool {
    if case .pinched = activity { return true }
    return false
  }

  /// Whether the scale changes without a finger.
  @_transparent
  var isMoving: Bool {
    if case .moving = activity { return true }
    return false
  }

  /// Whether the scale returns from beyond a limit.
  @_transparent
  var isBouncing: Bool {
    if case .moving(let motion) = activity { return motion.isBounce }
    return false
  }

  /// Fingers take hold.
  mutating func take(_ grip: ZoomGrip) {
    (activity, carriesScroll) = (.pinched(grip), false)
  }

  /// A motion begins, or goes on as another one.
  mutating func move(_ motion: ZoomMotion) {
    activity = .moving(motion)
  }

  /// Nothing changes the scale any more, and nothing is kept of what did.
  mutating func rest() {
    (activity, carriesScroll) = (.still, false)
  }

  /// The scale shown when the fingers ask for one.
  func shown(_ scale: Double) -> Double {
    bounces ? band.clamp(scale) : confined(scale)
  }

  /// The scale the fingers ask for when one is shown.
  func asked(_ scale: Double) -> Double { band.unclamp(scale) ?? scale }

  @inline(__always)
  func confined(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  private var band: ZoomBand {
    ZoomBand(minimum: minimum, maximum: maximum, rule: bandRule)
  }
}

/// Two fingers on the content, and the one that stays when the other lifts.
struct ZoomGrip: Hashable, Sendable {
  /// The scale asked for at the pinch's factor 1.
  var base = 1.0

  /// By how much the scale shown was further out, when they took hold, than the band reaches.
  var excess = 1.0

  /// The pinch's factor at its latest move.
  var factor = 1.0

  /// The content point under the fingers' centre, at zoom scale 1, in points.
  var content = Vector2.zero

  /// Where the centre was when that point was taken, in points of the viewport.
  var origin = Vector2.zero

  /// The fingers' centre, in points of the viewport.
  var centroid = Vector2.zero

  /// The point of the viewport about which the scale will return from beyond a limit: the centre of
  /// two fingers, carried on by the one that stays.
  var anchor = Vector2.zero

  /// Whether two fingers hold it, and not the one that stays.
  var isPair = true

  /// Whether the fingers' movement carries the content beyond its bounds, as it was when they took hold.
  var isElastic = AxisPair(x: true, y: true)

  /// The fingers have moved.
  mutating func move(to centroid: Vector2, factor: Double) {
    anchor = isPair ? centroid : anchor + (centroid - self.centroid)
    self.centroid = centroid
    self.factor = factor
  }
}
