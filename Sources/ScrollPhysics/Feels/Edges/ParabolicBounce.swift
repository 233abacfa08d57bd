/// Beyond an edge with constant deceleration, and back to it along a smoothstep: Android's overscroll.
///
/// ```
/// out    y(t) = w t - a t²/2            a = max(g, w²/2L),  until w/a
/// d      = w²/2a                        the farthest distance, at most L
/// back   y(t) = d (1 - 3s² + 2s³)       s = (t - w/a) / B,  B = √(2d/g)
/// ```
///
/// y is the distance beyond the edge, w the speed at the edge, g the usual deceleration and L the limit;
/// L = 0 stops on the edge. A start beyond the edge lies on a parabola that left the edge `age` seconds
/// earlier. The launch is part of the value: ``resumed(at:)`` goes on with it.
///
/// Source: `core/java/android/widget/OverScroller.java`. Grade B.
/// Accuracy: a few ulp of d.
/// Not modelled: the velocity that the vendor reports on the way back, which has the wrong sign and unit.
///
/// - Complexity: O(1), no allocation, for every member.
public struct ParabolicBounce: Hashable, Sendable {
  /// The edge, in points.
  public let edge: Double

  /// w, signed: the velocity with which it left the edge, in pt/s.
  public let velocity: Double

  /// a: the deceleration on the way out, in pt/s²; infinite where the limit is 0.
  public let deceleration: Double

  /// d, signed: the farthest distance beyond the edge, in points.
  public let overshoot: Double

  /// B: how long the way back takes, in seconds.
  public let returnDuration: Double

  /// Seconds between leaving the edge and time 0.
  public let age: Double

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
    self.init(edge: edge, velocity: velocity, limit: limit, gravity: gravity, age: 0)
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
    let distance = abs(start - edge)
    let speed = abs(velocity)
    precondition(
      start == edge || velocity == 0 || (start < edge) == (velocity < 0),
      "velocity must point away from the edge")
    precondition(velocity == 0 || distance < limit, "start must lie within the limit")
    let room = limit - distance
    let braking = velocity == 0 ? gravity : max(gravity, speed / room * (speed / 2))
    let atEdge = (speed * speed + 2 * braking * distance).squareRoot()
    self.edge = edge
    self.velocity = start < edge || velocity < 0 ? -atEdge : atEdge
    deceleration = braking
    // (w - |v|) / a without cancellation.
    age = distance == 0 ? 0 : 2 * distance / (atEdge + speed)
    let farthest = distance + speed / braking * (speed / 2)
    overshoot = start < edge || velocity < 0 ? -farthest : farthest
    returnDuration = (2 * farthest / gravity).squareRoot()
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
    let age = distance == 0 ? 0 : 2 * distance / (speed + abs(velocity))
    return ParabolicBounce(
      edge: edge, velocity: isBelow ? -speed : speed, limit: limit, gravity: gravity, age: age)
  }

  private init(edge: Double, velocity: Double, limit: Double, gravity: Double, age: Double) {
    precondition(edge.isFinite, "edge must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(limit >= 0 && limit.isFinite, "limit must be finite and not negative")
    precondition(gravity > 0 && gravity.isFinite, "gravity must be positive and finite")
    self.edge = edge
    self.velocity = velocity
    self.age = age
    let speed = abs(velocity)
    let free = speed / gravity * (speed / 2)
    let distance = min(free, limit)
    deceleration = free > limit ? speed / limit * (speed / 2) : gravity
    overshoot = velocity < 0 ? -distance : distance
    returnDuration = (2 * distance / gravity).squareRoot()
  }

  private init(_ other: ParabolicBounce, edge: Double, age: Double) {
    self.edge = edge
    velocity = other.velocity
    deceleration = other.deceleration
    overshoot = other.overshoot
    returnDuration = other.returnDuration
    self.age = age
  }

  /// When it is farthest, in seconds after time 0; negative where that was before.
  public var apexTime: Double { abs(velocity) / deceleration - age }

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
    let since = time + age
    let slowed = velocity < 0 ? -deceleration : deceleration
    return MotionState(
      value: edge + since * (velocity - slowed * since / 2), velocity: velocity - slowed * since)
  }

  /// The first time at or after 0 at which it is at `offset`, in seconds, or nil.
  public func time(to offset: Double) -> Double? {
    let start = state(at: 0).value
    if offset == start { return 0 }
    let level = velocity < 0 ? edge - offset : offset - edge
    guard level >= 0, level <= abs(overshoot) else { return nil }
    if apexTime >= 0, level > (velocity < 0 ? edge - start : start - edge) {
      // Outwards: t = 2y / (w + √(w² - 2ay)).
      let speed = abs(velocity)
      let root = max(0, speed * speed - 2 * deceleration * level).squareRoot()
      return max(0, 2 * level / (speed + root) - age)
    }
    let share = Elementary.inverseSmoothstep(1 - level / abs(overshoot))
    let time = apexTime + returnDuration * share
    return time >= 0 ? time : nil
  }

  /// The same motion, `distance` points further on.
  public func shifted(by distance: Double) -> ParabolicBounce {
    ParabolicBounce(self, edge: edge + distance, age: age)
  }

  /// The rest of the motion from `time` on, of the same launch.
  public func resumed(at time: Double) -> ParabolicBounce {
    ParabolicBounce(self, edge: edge, age: age + elapsed(time))
  }
}
