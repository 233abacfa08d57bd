/// A headless dial: an angle turned by a finger about a centre, with limits, detents and momentum.
///
/// ```
/// dragged      1:1 within the limits, all turns counted; beyond them the rubber band, in radians
/// released     with detents: the one nearest to θ + ω / r, by the spring
///              without: the flight of a scroll view, deceleration and bounce, in radians
/// ```
///
/// θ grows clockwise on a screen whose y points down, and is 0 where it started. ω is the finger's
/// angular velocity about the centre, judged from its angles as a finger's speed is from its places.
///
/// Conventions of time, input and copies are those of ``Draggable``.
///
/// - Complexity: O(1) per event and frame; no allocation.
public struct Dial: Draggable {
  /// The point it turns about, in points; one that is not finite is ignored.
  public var center: Vector2 { didSet { if !body.admits(center.isFinite) { center = oldValue } } }

  /// The angles it comes to rest at.
  public var detents = DialDetents.none {
    didSet { if !body.admits(detents.isValid) { detents = oldValue } }
  }

  /// How it goes to a detent.
  public var spring = DampedSpring.interaction

  /// How quickly it loses speed.
  public var decelerationRate: DecelerationRate {
    get { body.line.feel.law.decelerationRate }
    set { body.line.setDecelerationRate(newValue, keeping: &feelOwner, at: time) }
  }

  /// Whether motion that no finger causes is reduced: no bounce, no oscillation.
  public var reducesMotion: Bool {
    get { body.line.isReduced }
    set { body.line.setReduced(newValue, at: time) }
  }

  var feelOwner = FeelOwner.uiKit
  var body: Body<Line, DialEvents>
  /// Where the finger is, without the jumps of others that come and go, relative to the centre.
  var finger = Vector2.zero
  var grabbed = Vector2.zero
  var turned = 0.0
  /// How fast that is.
  var turning = FingerSpeed()

  /// How far beyond a limit it can be turned at most, in radians: 30°.
  ///
  /// Source: chosen. Grade D.
  package static let bandLength = Double.pi / 6

  /// Nearer to the centre than this, in points, a finger's angle is ignored.
  ///
  /// Source: chosen, a fingertip. Grade D.
  static let deadRadius = 8.0

  /// Creates a dial.
  ///
  /// - Parameters:
  ///   - center: the point it turns about, in points.
  ///   - angle: where it starts, in radians; the nearest within the limits.
  ///   - limits: where it turns freely, in radians; nil: any angle.
  /// - Precondition: the numbers are finite.
  public init(center: Vector2, angle: Double = 0, limits: ClosedRange<Double>? = nil) {
    precondition(center.isFinite, "center must be finite")
    precondition(angle.isFinite, "angle must be finite")
    let range = limits ?? -.farthestPlace ... .farthestPlace
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "limits must be finite")
    self.center = center
    body = Body(
      Line(
        range.nearest(to: angle),
        limits: AxisLimits(range, below: Self.bandLength, above: Self.bandLength), kind: .angle))
    // A dial turns immediately.
    body.fingers.configuration.slop = 0
  }

  // MARK: - Where it is

  /// The angle, in radians, all turns counted.
  public var angle: Double { body.line.position }

  /// Its change per second, in rad/s.
  public var velocity: Double { velocity(body.fingerVelocity) }

  /// The angles between which it turns freely, in radians.
  public var limits: ClosedRange<Double> { body.line.range }

  /// Where it will have come to rest, in radians.
  public var destination: Double { body.line.destination }

  /// The next time strictly after `time` at which it passes an angle by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and for a dial that rests or is held.
  ///
  /// - Parameters:
  ///   - angle: in radians, all turns counted.
  ///   - time: in seconds.
  public func nextTime(at angle: Double, after time: Double) -> Double? {
    guard angle.isFinite, !time.isNaN else { return nil }
    return body.line.nextTime(at: angle, after: time, now: self.time)
  }

  /// Turns to an angle by program, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger turns it, and counted when the angle is not finite.
  @discardableResult
  public mutating func turn(to angle: Double, animated: Bool = true) -> DialEvents {
    guard body.admits(angle.isFinite), !isDragging else { return collect() }
    go(to: body.line.range.nearest(to: angle), animated: animated, reason: .program)
    return collect()
  }
}

/// What everything draggable has, documented there.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Dial {
  public var time: Double { body.clock.shown }
  public var isTracking: Bool { body.isTracking }
  public var isDragging: Bool { body.isDragging }
  public var isDragEnabled: Bool {
    get { followsFingers }
    set { followsFingers = newValue }
  }

  public var pan: PanConfiguration {
    get { body.fingers.configuration }
    set { body.fingers.configuration = newValue }
  }

  public var isMoving: Bool { body.line.isMoving }
  public var phase: MotionPhase { body.phase }
  public var restTime: Double { body.restTime }
  public var diagnostics: InputDiagnostics { body.diagnostics }

  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> DialRelease { respond(to: event) }

  @discardableResult
  public mutating func advance(to time: Double) -> DialFrame { show(at: time) }

  @discardableResult
  public mutating func sync(to time: Double) -> DialEvents { synchronize(to: time) }
  public mutating func resume(at time: Double) { resumeClock(at: time) }
}
