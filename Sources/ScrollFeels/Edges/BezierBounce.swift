public import ScrollPhysics

/// Beyond an edge and back on two timed Bézier curves: Chromium on Windows.
///
/// ```
/// d = 35 √u,  u = |v| / 1000 where |v| > 200 pt/s, else 0        u in pt/ms
/// D = min(0.1 L, |y0| + d), with the sign of y0, of v where y0 = 0
/// forward  min(150, 2.5 d) ms    from y0 to D    (0.25, 1) (0.99, 1), bent to u
/// back     min(300, 15 |D|) ms   from D to 0     (0.05, 0.7) (0.25, 1), bent to u
/// ```
///
/// y is the distance beyond the edge, L the viewport's length. The velocity is not continuous at the
/// start: the first control point is bent by u as a number, not by its meaning. Distance and duration
/// depend on the start, so the launch is part of the value.
///
/// Source: Chromium `elastic_overscroll_controller_bezier.cc`, 56 asserted frames exact. Grade A.
/// Not modelled: the rounding of every frame to a whole pixel, and what follows from it: a forward frame
/// that rounds to 0 shows D (``vendorDisplacement(at:)`` does).
///
/// - Complexity: O(1), no allocation: about four Newton rounds.
@_spi(Formulas) public struct BezierBounce: Hashable, Sendable {
  /// The edge, in points.
  public let edge: Double

  /// y0, signed, in points.
  public let displacement: Double

  /// D, signed: the farthest distance beyond the edge, in points.
  public let overshoot: Double

  /// u: the speed both curves are bent to, in pt/ms; 0 for a slow release.
  private let speed: Double

  // The rest follows from these few numbers, so that a flight is not longer for this edge's sake.

  /// How long the outward part takes, in seconds.
  public var forwardDuration: Double { min(150, 2.5 * Self.distance(at: speed)) / 1000 }

  /// How long the return takes, in seconds.
  public var backDuration: Double { min(300, 15 * abs(overshoot)) / 1000 }

  private var forward: Easing { TimeCurve.bent(0.25, 1, 0.99, 1, slope: speed) }

  private var back: Easing { TimeCurve.bent(0.05, 0.7, 0.25, 1, slope: speed) }

  /// d: how far a speed in pt/ms carries it, in points.
  private static func distance(at speed: Double) -> Double { 35 * speed.squareRoot() }

  /// The slowest release that still goes out, 200 pt/s.
  ///
  /// Source: `elastic_overscroll_controller_bezier.cc`. Grade A.
  public static let slowest = 200.0

  /// The share of the viewport it may stretch, 0.1, dimensionless.
  ///
  /// Source: `elastic_overscroll_controller_bezier.cc`. Grade A.
  public static let reach = 0.1

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - start: offset at the launch, in points.
  ///   - edge: in points.
  ///   - velocity: of the finger or the fling, in pt/s.
  ///   - dimension: L, the viewport's length, in points.
  /// - Precondition: all are finite, `dimension` is not negative.
  public init(from start: Double, beyond edge: Double, velocity: Double, dimension: Double) {
    precondition(start.isFinite, "start must be finite")
    precondition(edge.isFinite, "edge must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(dimension >= 0 && dimension.isFinite, "dimension must be finite and not negative")
    self.edge = edge
    displacement = start - edge
    speed = abs(velocity) > Self.slowest ? abs(velocity) / 1000 : 0
    let distance = min(Self.reach * dimension, abs(displacement) + Self.distance(at: speed))
    overshoot = (displacement == 0 ? velocity : displacement) < 0 ? -distance : distance
  }

  /// When it is back on the edge, in seconds after time 0.
  public var restTime: Double { max(0, forwardDuration + backDuration) }

  /// Offset and velocity `time` seconds after time 0, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time)
    if time < forwardDuration {
      let progress = forward.progress(at: time / forwardDuration)
      let distance = overshoot - displacement
      return MotionState(
        value: edge + (displacement + distance * progress.value),
        velocity: distance * progress.slope / forwardDuration)
    }
    guard time < forwardDuration + backDuration else {
      return MotionState(value: edge, velocity: 0)
    }
    let progress = back.progress(at: (time - forwardDuration) / backDuration)
    return MotionState(
      value: edge + overshoot * (1 - progress.value),
      velocity: -overshoot * progress.slope / backDuration)
  }

  /// What the vendor shows before rounding: D instead of a forward frame that rounds to 0.
  public func vendorDisplacement(at time: Double) -> Double {
    let time = elapsed(time)
    if time < forwardDuration {
      let progress = forward.progress(at: time / forwardDuration).value
      let value = displacement * (1 - progress) + overshoot * progress
      if abs(value) >= 0.5 { return value }
    }
    guard time < forwardDuration + backDuration else { return 0 }
    let share = max(0, time - forwardDuration) / backDuration
    return overshoot * (1 - back.progress(at: share).value)
  }
}

// MARK: - As a curve

@_spi(Formulas) extension BezierBounce {
  /// Its numbers, and how they are evaluated.
  package var curve: Curve {
    Curve(
      .ownEdge, .bezierBounce, from: edge + displacement, to: edge, slope: overshoot,
      slow: speed)
  }

  fileprivate init(_ start: Double, _ edge: Double, _ overshoot: Double, _ speed: Double) {
    (self.edge, displacement) = (edge, start - edge)
    (self.overshoot, self.speed) = (overshoot, speed)
  }
}

extension Formula {
  fileprivate static var bezierBounce: Formula {
    Formula { start, edge, overshoot, speed, _, _, time in
      BezierBounce(start, edge, overshoot, speed).state(at: time)
    }
  }
}
