internal import ScrollMath

/// How an arrow, page or space key scrolls one axis while it is held, and after.
///
/// ```
/// D = 40 pt · zoom scale for a line, 0.8 viewports for a page (KeyCommand); pt and s, dt until the frame is shown;
/// the numbers are those of HeldKeyLaw.iOS
/// pressed    scrollable ahead      force 25 D, no spring
///            at the end            force ±5000, and the spring
///            |v| >= 25 |D|         no force
/// released   ideal = x ± |v|/√109, at least start + D, within the range; the spring alone
/// a = force + (109 (ideal - x) - 20 v, with the spring)        v += a dt, then x += v dt
/// ends       released and v² < 1
/// across     a coast on the other axis joins: a = -20 v while it is pressed, then as released; one against it is 0
/// ```
///
/// In closed form (`KeyCourse`): x0 + v0 t + 12.5 D t² up to 25 D pt/s, then even
/// speed, then the damped oscillation of stiffness 109 and damping 20 (ζ = 0.958).
///
/// Source: published analyses of iOS 26.1, and WebKit (KeyboardScroll.h, WKKeyboardScrollingAnimator.mm). Grade B.
///
/// - Complexity: O(1) per frame, no allocation.
@_spi(Formulas) public struct HeldKey: Hashable, Sendable {
  /// D: what the key scrolls, in points; negative towards the start.
  public let distance: Double

  /// The offset bounds, in points.
  public let range: ClosedRange<Double>

  /// The offset when the key went down, in points.
  public let start: Double

  /// Spring, forces and limit.
  public let law: HeldKeyLaw

  /// Offset in points and velocity in pt/s, now.
  public private(set) var state: MotionState

  /// Where the content goes after the release, in points; nil while the key is held.
  public private(set) var ideal: Double?

  /// Creates the motion of a key that goes down.
  ///
  /// - Parameters:
  ///   - offset: shown now, in points.
  ///   - velocity: that of a coast it interrupts, in pt/s.
  ///   - distance: what the key scrolls, in points; negative towards the start.
  ///   - range: the offset bounds, in points.
  ///   - law: spring, forces and limit.
  public init(
    from offset: Double, velocity: Double = 0, distance: Double, range: ClosedRange<Double>,
    law: HeldKeyLaw = .iOS
  ) {
    self.law = law
    self.distance = distance
    self.range = range
    start = offset
    state = MotionState(value: offset, velocity: velocity)
  }

  /// Whether the motion is over: the key released, and slower than 1 pt/s.
  public var isDone: Bool { ideal != nil && state.velocity * state.velocity < 1 }

  /// The key goes up.
  public mutating func release() { if ideal == nil { ideal = ideal(after: state, from: start) } }

  /// Shows the next frame.
  ///
  /// - Parameter interval: until the frame is shown, in seconds.
  public mutating func advance(by interval: Double) {
    let interval = elapsed(interval)
    var acceleration = ideal == nil && abs(state.velocity) < law.limit * abs(distance) ? force : 0
    let pull = hasDistanceAhead(of: state.value) ? nil : range.nearest(to: state.value)
    if let goal = ideal ?? pull {
      let (stiffness, mass) = (law.spring.stiffness, law.spring.mass)
      acceleration += stiffness / mass * (goal - state.value) - law.damping * state.velocity
    }
    state.velocity += acceleration * interval
    state.value += state.velocity * interval
  }

  /// Whether the range goes on from an offset, as the key scrolls.
  func hasDistanceAhead(of offset: Double) -> Bool {
    distance >= 0 ? offset < range.upperBound : offset > range.lowerBound
  }

  private var force: Double {
    if hasDistanceAhead(of: state.value) { return law.limit * distance / law.runUp }
    return distance >= 0 ? law.edgeForce : -law.edgeForce
  }

  /// Where a release at a state leads to, in points: as far as the speed carries, at least D from a start.
  package func ideal(after state: MotionState, from start: Double) -> Double {
    range.nearest(to: Self.goal(of: distance, after: state, from: start, law))
  }

  /// The same of a key that scrolls by a distance, without bounds.
  package static func goal(
    of distance: Double, after state: MotionState, from start: Double, _ law: HeldKeyLaw
  ) -> Double {
    let glide = abs(state.velocity) / law.spring.angularFrequency
    return distance >= 0
      ? max(state.value + glide, start + distance) : min(state.value - glide, start + distance)
  }
}
