/// How the scale stands: its limits, and the fingers or the motion that change it.
struct ZoomState: Hashable, Sendable {
  /// What changes the scale.
  enum Activity: Hashable, Sendable {
    /// Nothing.
    case none
    /// Fingers.
    case pinch(ZoomGrip)
    /// A motion of its own.
    case motion(ZoomMotion)
  }

  #if OVERSCROLL_LIST_ONLY
    // Nothing changes the scale in such a build: what asks is answered while it is compiled, and all that would follow
    // is left out. Transparent, for the inliner is turned off where size counts: 1 kB of 31.
    @inline(__always) var minimum: Double {
      get { 1 }
      set {}
    }
    @inline(__always) var maximum: Double {
      get { 1 }
      set {}
    }
    @inline(__always) var activity: Activity {
      get { .none }
      set {}
    }
    @inline(__always) var carriesScroll: Bool {
      get { false }
      set {}
    }
    @inline(__always) var bounces: Bool {
      get { true }
      set {}
    }
    @inline(__always) var hasMomentum: Bool {
      get { false }
      set {}
    }

    @_transparent var isEnabled: Bool { false }
    @_transparent var isActive: Bool { false }
    @_transparent var isHeld: Bool { false }
    @_transparent var isMoving: Bool { false }
    @_transparent var grip: ZoomGrip? { nil }
    @_transparent var motion: ZoomMotion? { nil }
  #else
    var minimum = 1.0
    var maximum = 1.0

    /// What changes the scale.
    var activity = Activity.none {
      didSet { if !isMoving { carriesScroll = false } }
    }

    /// Whether the motion under way is also a program's scroll, which is to be reported at its end.
    var carriesScroll = false

    var bounces = true
    var hasMomentum = false

    /// Whether fingers can zoom at all.
    var isEnabled: Bool { minimum < maximum }

    /// Whether fingers or a motion change the scale.
    ///
    /// Not by the case that is left: to tell a case without a payload, all of the payload is read.
    @_transparent
    var isActive: Bool { isHeld || isMoving }

    /// Whether fingers change the scale.
    @_transparent
    var isHeld: Bool {
      if case .pinch = activity { return true }
      return false
    }

    /// Whether the scale changes without a finger.
    @_transparent
    var isMoving: Bool {
      if case .motion = activity { return true }
      return false
    }

    /// The fingers on the content.
    var grip: ZoomGrip? {
      if case .pinch(let grip) = activity { return grip }
      return nil
    }

    /// The motion under way.
    var motion: ZoomMotion? {
      if case .motion(let motion) = activity { return motion }
      return nil
    }
  #endif

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
    switch activity {
    case .none:
      break
    case .pinch(var grip):
      grip.content = grip.content + distance
      activity = .pinch(grip)
    case .motion(var motion):
      motion.from.offset = motion.from.offset + distance * motion.from.scale
      motion.to.offset = motion.to.offset + distance * motion.to.scale
      activity = .motion(motion)
    }
  }

  /// Moves the times of what runs, when the host's clock was set.
  mutating func shiftTime(by difference: Double) {
    guard case .motion(var motion) = activity else { return }
    motion.start += difference
    activity = .motion(motion)
  }
}

/// Two fingers on the content, and the one that stays when the other lifts.
struct ZoomGrip: Hashable, Sendable {
  /// The scale asked for at the pinch's factor 1.
  var base: Double

  /// By how much the scale shown was further out, when they took hold, than the band reaches.
  var excess = 1.0

  /// The pinch's factor at its latest move.
  var factor = 1.0

  /// The content point under the fingers' centre, at zoom scale 1, in points.
  var content: Vector2

  /// Where the centre was when that point was taken, in points of the viewport.
  var origin: Vector2

  /// The fingers' centre, in points of the viewport.
  var centroid: Vector2

  /// The point of the viewport about which the scale will return from beyond a limit: the centre of
  /// two fingers, carried on by the one that stays.
  var anchor: Vector2

  /// Whether two fingers hold it, and not the one that stays.
  var isPair = true

  /// Whether the fingers' movement carries the content beyond its bounds, as it was when they took hold.
  var isElastic: AxisPair<Bool>

  /// The fingers have moved.
  mutating func move(to centroid: Vector2, factor: Double) {
    anchor = isPair ? centroid : anchor + (centroid - self.centroid)
    self.centroid = centroid
    self.factor = factor
  }
}
