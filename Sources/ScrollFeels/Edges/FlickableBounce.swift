public import ScrollPhysics

/// Beyond an edge with strong constant deceleration, and back in 0.4 s: Qt Quick's Flickable.
///
/// ```
/// D    = min(150, w/3) - y0                        the space left, pt
/// a    = max(8 a0, w²/2D)                          pt/s²
/// out  y(t) = y0 + w t - a t²/2                    until w/a
/// back d → d/2 as t² in 0.1 s, then d/2 → 0 as 1.001 (1 - 2^(-10t)) in 0.3 s
/// ```
///
/// y is the distance beyond the edge, w the speed away from it, a0 the deceleration inside. Without space
/// or speed it goes back immediately. The factor 1.001 leads 1.1e-5 of d past
/// the edge; at the end the offset is put on it.
///
/// Source: `qquickflickable.cpp`. Grade B; the factor 1.001 (`QEasingCurve`) grade C.
/// Not modelled: durations cut to milliseconds; the first *frame* beyond the edge, where Qt begins.
///
/// - Complexity: O(1), no allocation, for every member.
@_spi(Formulas) public struct FlickableBounce: Hashable, Sendable {
  /// The edge, in points.
  public let edge: Double

  /// y0, signed: how far beyond the edge it began, in points.
  public let displacement: Double

  /// w, signed: velocity at the launch, in pt/s; 0 where it goes back immediately.
  public let velocity: Double

  /// a: the deceleration on the outward part, in pt/s².
  public let deceleration: Double

  /// The farthest distance beyond the edge, signed, in points.
  public let overshoot: Double

  /// The farthest overshoot, 150 pt.
  ///
  /// Source: `qquickflickable.cpp`. Grade B.
  public static let farthest = 150.0

  /// How many times stronger the deceleration is beyond an edge: 8, dimensionless.
  ///
  /// Source: `qquickflickable.cpp`. Grade B.
  static let strength = 8.0

  /// How long the return takes, 0.4 s.
  ///
  /// Source: `qquickflickable.cpp`. Grade B.
  public static let returnDuration = 0.4

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - start: offset at the launch, in points.
  ///   - edge: in points.
  ///   - velocity: in pt/s; towards the content it counts as 0.
  ///   - deceleration: a0, inside, in pt/s².
  /// - Precondition: all are finite, `deceleration` is positive.
  public init(from start: Double, beyond edge: Double, velocity: Double, deceleration: Double) {
    precondition(start.isFinite, "start must be finite")
    precondition(edge.isFinite, "edge must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(
      deceleration > 0 && deceleration.isFinite, "deceleration must be positive and finite")
    let beyond = start - edge
    let isOutward = beyond == 0 || (beyond < 0) == (velocity < 0)
    let out = Self.braking(
      speed: isOutward ? abs(velocity) : 0, beyond: abs(beyond), deceleration: deceleration)
    self.edge = edge
    displacement = beyond
    self.velocity = out.distance > 0 ? velocity : 0
    self.deceleration = out.deceleration
    overshoot = beyond + (velocity < 0 ? -out.distance : out.distance)
  }

  /// How far it goes on and how it is slowed, from a speed away from the edge: w²/2a and a.
  ///
  /// Distance 0 without speed or space; a is then the usual 8 a0.
  public static func braking(
    speed: Double, beyond: Double, deceleration: Double
  ) -> (distance: Double, deceleration: Double) {
    let usual = strength * deceleration
    let space = min(farthest, speed / 3) - beyond
    guard speed > 0, space > 0 else { return (0, usual) }
    let braking = max(usual, speed / space * (speed / 2))
    return (speed / braking * (speed / 2), braking)
  }

  /// When it is farthest, in seconds after the launch.
  package var outDuration: Double { abs(velocity) / deceleration }

  /// When it is back on the edge, in seconds after time 0.
  public var restTime: Double { overshoot == 0 ? 0 : max(0, outDuration + Self.returnDuration) }

  /// Offset and velocity `time` seconds after time 0, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time)
    guard time < outDuration else {
      let back = Self.back(at: time - outDuration)
      return MotionState(value: edge + overshoot * back.left, velocity: overshoot * back.slope)
    }
    let slowed = velocity < 0 ? -deceleration : deceleration
    return MotionState(
      value: edge + (displacement + time * (velocity - slowed * time / 2)),
      velocity: velocity - slowed * time)
  }

  /// The share of the return that is left, and its slope, `time` seconds after it began.
  public static func back(at time: Double) -> (left: Double, slope: Double) {
    if time < 0.1 {
      let s = time / 0.1
      return (1 - 0.5 * s * s, -s / 0.1)
    }
    guard time < returnDuration else { return (0, 0) }
    let kept = Elementary.exp2(-10 * (time - 0.1) / 0.3)
    return (0.5 * (1 - 1.001 * (1 - kept)), -0.5 * 1.001 * kept * 6.93147180559945309417 / 0.3)
  }
}

// MARK: - As a curve

@_spi(Formulas) extension FlickableBounce {
  /// Its numbers, and how they are evaluated.
  package var curve: Curve {
    Curve(
      .ownEdge, .flickable, from: edge + displacement, to: edge, slope: velocity,
      slow: deceleration, gain: overshoot)
  }

  fileprivate init(
    _ start: Double, _ edge: Double, _ velocity: Double, _ deceleration: Double,
    _ overshoot: Double
  ) {
    (self.edge, displacement, self.velocity) = (edge, start - edge, velocity)
    (self.deceleration, self.overshoot) = (deceleration, overshoot)
  }
}

extension Formula {
  fileprivate static var flickable: Formula {
    Formula { FlickableBounce($0, $1, $2, $3, $5).state(at: $6) }
  }
}
