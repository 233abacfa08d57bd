public import ScrollPhysics

/// Beyond an edge with constant deceleration, and back to it along a smoothstep: Android's overscroll.
///
/// ```
/// out    y(t) = w t - a t²/2            a = max(g, w²/2L),  until w/a
/// d      = w²/2a                        the farthest distance, at most L
/// back   y(t) = d (1 - 3s² + 2s³)       s = (t - w/a) / B,  B = √(2d/g)
/// ```
///
/// y is the distance beyond the edge, w the speed at the edge, g the usual deceleration and L the limit;
/// L = 0 stops on the edge. A start beyond the edge lies on a parabola that left the edge earlier.
///
/// Source: `core/java/android/widget/OverScroller.java`. Grade B.
/// Accuracy: a few ulp of d.
/// Not modelled: the velocity that the vendor reports on the return, which has the wrong sign and unit.
///
/// - Complexity: O(1), no allocation, for every member.
@_spi(Formulas) public struct ParabolicBounce: Hashable, Sendable {
  /// The edge, in points.
  public let edge: Double

  /// y at time 0, signed, in points; of use while it is on the outward part.
  public let displacement: Double

  /// Velocity at time 0, signed, in pt/s; of use while it is on the outward part.
  public let velocity: Double

  /// a: the deceleration on the outward part, in pt/s²; infinite where the limit is 0.
  public let deceleration: Double

  /// d, signed: the farthest distance beyond the edge, in points.
  public let overshoot: Double

  /// When it is farthest, in seconds after time 0; negative where that was before.
  public let apexTime: Double

  /// B: how long the return takes, in seconds.
  let returnDuration: Double

  /// g: Android's deceleration beyond an edge, 2000 px/s².
  ///
  /// Source: `OverScroller.java` (`GRAVITY`); physical pixels, not scaled by density. Grade B.
  public static let androidGravity = 2000.0

  /// A motion that reaches the edge at time 0.
  ///
  /// - Parameters:
  ///   - edge: in points.
  ///   - velocity: at the edge, away from the content, in pt/s.
  ///   - limit: L, the farthest it may go, in points.
  ///   - gravity: g, in pt/s².
  /// - Precondition: all are finite; `limit` is not negative, `gravity` positive.
  public init(
    at edge: Double, velocity: Double, limit: Double,
    gravity: Double = ParabolicBounce.androidGravity
  ) {
    precondition(edge.isFinite, "edge must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(limit >= 0 && limit.isFinite, "limit must be finite and not negative")
    precondition(gravity > 0 && gravity.isFinite, "gravity must be positive and finite")
    let speed = abs(velocity)
    let free = speed / gravity * (speed / 2)
    let distance = min(free, limit)
    let braking = free > limit ? speed / limit * (speed / 2) : gravity
    self.init(
      edge: edge, displacement: 0, velocity: velocity, deceleration: braking,
      overshoot: velocity < 0 ? -distance : distance, apexTime: speed / braking,
      returnDuration: (2 * distance / gravity).squareRoot())
  }

  /// A motion that begins beyond the edge, at rest or moving away from it.
  ///
  /// It lies on the parabola that left the edge earlier; where that would go beyond the limit, on the one
  /// through the start that ends there: a = v² / 2(L - y0).
  ///
  /// - Precondition: as above; `velocity` is 0 or points the same way as `start - edge`, and the start
  ///   lies within the limit, or `velocity` is 0.
  public init(
    from start: Double, beyond edge: Double, velocity: Double, limit: Double,
    gravity: Double = ParabolicBounce.androidGravity
  ) {
    let beyond = start - edge
    let speed = abs(velocity)
    precondition(
      beyond == 0 || velocity == 0 || (beyond < 0) == (velocity < 0),
      "velocity must point away from the edge")
    precondition(velocity == 0 || abs(beyond) < limit, "start must lie within the limit")
    let space = limit - abs(beyond)
    let braking = velocity == 0 ? gravity : max(gravity, speed / space * (speed / 2))
    let distance = abs(beyond) + speed / braking * (speed / 2)
    self.init(
      edge: edge, displacement: beyond, velocity: velocity, deceleration: braking,
      overshoot: beyond < 0 || velocity < 0 ? -distance : distance, apexTime: speed / braking,
      returnDuration: (2 * distance / gravity).squareRoot())
  }

  /// The vendor's own motion from beyond the edge, which jumps where the limit is short.
  ///
  /// The parabola that left the edge earlier is fitted first, and its deceleration replaced afterwards.
  ///
  /// - Precondition: as for ``init(from:beyond:velocity:limit:gravity:)``, without the last.
  public static func asVendor(
    from start: Double, beyond edge: Double, velocity: Double, limit: Double,
    gravity: Double = ParabolicBounce.androidGravity
  ) -> ParabolicBounce {
    let distance = abs(start - edge)
    let speed = (velocity * velocity + 2 * gravity * distance).squareRoot()
    let isBelow = start < edge || (start == edge && velocity < 0)
    let side: Double = isBelow ? -1 : 1
    let hit = ParabolicBounce(at: edge, velocity: side * speed, limit: limit, gravity: gravity)
    // (w - |v|) / g without cancellation.
    let age = distance == 0 ? 0 : 2 * distance / (speed + abs(velocity))
    let isFree = hit.deceleration == gravity
    let now = hit.outward(at: age)
    return ParabolicBounce(
      edge: edge, displacement: isFree ? start - edge : now.value - edge,
      velocity: isFree ? velocity : now.velocity, deceleration: hit.deceleration,
      overshoot: hit.overshoot,
      apexTime: isFree ? abs(velocity) / gravity : hit.apexTime - age,
      returnDuration: hit.returnDuration)
  }

  fileprivate init(
    edge: Double, displacement: Double, velocity: Double, deceleration: Double, overshoot: Double,
    apexTime: Double, returnDuration: Double
  ) {
    self.edge = edge
    self.displacement = displacement
    self.velocity = velocity
    self.deceleration = deceleration
    self.overshoot = overshoot
    self.apexTime = apexTime
    self.returnDuration = returnDuration
  }

  /// When it is back on the edge, in seconds after time 0.
  public var restTime: Double { apexTime + returnDuration }

  /// Offset and velocity `time` seconds after time 0, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time)
    guard time < restTime else { return MotionState(value: edge, velocity: 0) }
    guard time < apexTime else {
      return SmoothReturn.state(
        from: overshoot, to: edge, duration: returnDuration, at: time - apexTime)
    }
    return outward(at: time)
  }

  private func outward(at time: Double) -> MotionState {
    let slowed = velocity < 0 ? -deceleration : deceleration
    return MotionState(
      value: edge + (displacement + time * (velocity - slowed * time / 2)),
      velocity: velocity - slowed * time)
  }

}

// MARK: - As a curve

@_spi(Formulas) extension ParabolicBounce {
  /// Its numbers, and how they are evaluated: the deceleration is the velocity over the time to the apex.
  package var curve: Curve {
    Curve(
      .ownEdge, .parabola, from: edge + displacement, to: edge, slope: velocity,
      slow: apexTime, fast: returnDuration, gain: overshoot)
  }
}

extension Formula {
  fileprivate static var parabola: Formula {
    Formula { start, edge, velocity, apexTime, returnDuration, overshoot, time in
      ParabolicBounce(
        edge: edge, displacement: start - edge, velocity: velocity,
        deceleration: apexTime > 0 ? abs(velocity) / apexTime : 0, overshoot: overshoot,
        apexTime: apexTime, returnDuration: returnDuration
      ).state(at: time)
    }
  }
}
