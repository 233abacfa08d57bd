internal import ScrollMath

/// A headless dial: an angle turned by a finger about a centre, with limits, detents and momentum.
///
/// ```
/// dragged      1:1 within the limits, all turns counted; beyond them the rubber band, in radians
/// released     with detents: the one nearest to θ + ω / r, by the spring
///              without: the flight of a scroll view, deceleration and bounce, in radians
/// ```
///
/// θ grows clockwise on a screen whose y points down, and is 0 where it started. ω is the finger's
/// angular velocity about the centre, (r × v) / |r|².
///
/// Conventions of time, input and copies are those of ``Scroller``.
///
/// - Complexity: O(1) per event and frame; no allocation.
public struct Dial: Hashable, Sendable {
  /// The point it turns about, in points.
  public var center: Vector2 {
    didSet { precondition(center.isFinite, "center must be finite") }
  }

  /// The angles it comes to rest at.
  public var detents = DialDetents.none

  /// How it goes to a detent.
  public var spring = Spring.interaction

  /// How quickly it loses speed.
  public var decelerationRate = DecelerationRate.normal

  /// Whether motion that nobody's finger causes is left out: no bounce, no swing.
  public var reducesMotion = false

  /// Slop, least and greatest fling, velocity estimator; the slop is 0, a dial turns at once.
  public var pan = PanConfiguration(slop: 0)

  var axis: SettlingAxis
  var flight: Flight?
  var flightStart = 0.0
  var flightVelocity = 0.0
  var touch = PanRecognizer()
  var clock = InteractionClock()
  var isDragged = false
  /// Where the finger is, without the jumps of others that come and go, relative to the centre.
  var finger = Vector2.zero
  var grabbed = Vector2.zero
  var turned = 0.0

  /// How far beyond a limit it can be turned at most, in radians: 30°.
  ///
  /// Source: chosen. Grade D.
  public static let bandLength = Double.pi / 6

  /// The radius at which angles are as fine as points, 100, in points.
  ///
  /// Turns the tolerances of scrolling into radians. Source: a dial as wide as a hand. Grade D.
  static let radius = 100.0

  /// Nearer to the centre than this, in points, a finger's angle is not heeded.
  ///
  /// Source: chosen, a fingertip. Grade D.
  static let deadRadius = 8.0

  /// Creates a dial.
  ///
  /// - Parameters:
  ///   - center: the point it turns about, in points.
  ///   - angle: where it starts, in radians.
  ///   - limits: where it turns freely, in radians; nil: for ever.
  /// - Precondition: the numbers are finite.
  public init(center: Vector2, angle: Double = 0, limits: ClosedRange<Double>? = nil) {
    precondition(center.isFinite, "center must be finite")
    precondition(angle.isFinite, "angle must be finite")
    let range = limits ?? -ScrollExtent.farthest...ScrollExtent.farthest
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "limits must be finite")
    self.center = center
    axis = SettlingAxis(
      range.nearest(to: angle),
      limits: AxisLimits(range, below: Self.bandLength, above: Self.bandLength),
      tolerance: SettlingAxis.pointTolerance / Self.radius)
  }

  // MARK: - Where it is

  /// The angle, in radians, all turns counted.
  public var angle: Double { axis.position }

  /// Its change per second, in rad/s.
  public var velocity: Double {
    guard isDragged else { return flight == nil ? axis.velocity : flightVelocity }
    return axis.velocity(dragging: spin(touch.velocity(at: clock.time)))
  }

  /// The angles between which it turns freely, in radians.
  public var limits: ClosedRange<Double> { axis.limits.range }

  /// Where it will have come to rest, in radians.
  public var destination: Double {
    flight.map { axis.limits.range.nearest(to: $0.destination) } ?? axis.destination
  }

  /// When it will have come to rest, in seconds; now when it does not move.
  public var restTime: Double {
    max(time, flight.map { flightStart + $0.restTime } ?? axis.restTime ?? time)
  }

  /// The latest time known, in seconds.
  public var time: Double { clock.time }

  /// Whether a finger is down.
  public var isTracking: Bool { touch.pointers.count > 0 }

  /// Whether a finger turns it.
  public var isDragging: Bool { isDragged }

  /// Whether frames are needed: it turns by itself.
  public var isMoving: Bool { flight != nil || axis.isMoving }

  /// What was ignored or repaired so far.
  public var diagnostics: InputDiagnostics { touch.diagnostics + clock.counters }

  /// The angular velocity of something at the finger's place, in rad/s.
  func spin(_ velocity: Vector2) -> Double {
    let square = finger.x * finger.x + finger.y * finger.y
    guard square >= Self.deadRadius * Self.deadRadius else { return 0 }
    return (finger.x * velocity.y - finger.y * velocity.x) / square
  }

  /// Lets the finger turn the dial to where it has gone since it touched.
  mutating func follow(_ translation: Vector2) {
    let before = finger
    let now = grabbed + translation
    guard now.length >= Self.deadRadius else { return }
    finger = now
    if before.length >= Self.deadRadius {
      // The angle between two directions, however many turns have been made: within half a turn.
      turned += Double.atan2(
        y: before.x * now.y - before.y * now.x, x: before.x * now.x + before.y * now.y)
    }
    axis.drag(by: turned)
  }
}
