internal import ScrollMath

/// How an arrow, page or space key scrolls one axis while it is held, and after.
///
/// ```
/// D = 40 pt · zoom scale for a line, 0.8 viewports for a page; pt and s, dt until the frame is shown
/// pressed    scrollable ahead      force 25 D, no spring
///            at the end            force ±5000, and the spring
///            |v| >= 25 |D|         no force
/// released   ideal = x ± |v|/√109, at least start + D, within the range; the spring alone
/// a = force + (109 (ideal - x) - 20 v, with the spring)        v += a dt, then x += v dt
/// ends       released and v² < 1
/// ```
///
/// In closed form: x0 + v0 t + 12.5 D t² up to 25 D pt/s, then even speed, then the damped oscillation of
/// stiffness 109 and damping 20 (ζ = 0.958).
///
/// Source: published analyses of iOS 26.1 and WebKit's own source. Grade B.
///
/// - Complexity: O(1) per frame, no allocation.
public struct HeldKey: Hashable, Sendable {
  /// The spring: stiffness 109/s², damping 20/s (grade B).
  public static let spring = DampedSpring(stiffness: 109, damping: 20)

  /// What an arrow key scrolls at zoom scale 1: 40 pt (grade B).
  public static let line = 40.0

  /// What a page key scrolls, in viewports: 0.8 (grade B).
  public static let page = 0.8

  /// The force that holds content at the end of its range, in pt/s² (grade B).
  static let edgeForce = 5000.0

  /// D: what the key scrolls, in points; negative towards the start.
  public let distance: Double

  /// The offset bounds, in points.
  public let range: ClosedRange<Double>

  /// The offset when the key went down, in points.
  public let start: Double

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
  public init(
    from offset: Double, velocity: Double = 0, distance: Double, range: ClosedRange<Double>
  ) {
    self.distance = distance
    self.range = range
    start = offset
    state = MotionState(value: offset, velocity: velocity)
  }

  /// Whether the motion is over: the key released, and slower than 1 pt/s.
  public var isDone: Bool { ideal != nil && state.velocity * state.velocity < 1 }

  /// The key goes up.
  public mutating func release() {
    if ideal == nil { ideal = ideal(after: state) }
  }

  /// Shows the next frame.
  ///
  /// - Parameter interval: until the frame is shown, in seconds.
  public mutating func advance(by interval: Double) {
    let interval = elapsed(interval)
    var acceleration = ideal == nil && abs(state.velocity) < 25 * abs(distance) ? force : 0
    if let goal = ideal ?? (hasDistanceAhead ? nil : range.nearest(to: state.value)) {
      acceleration += 109 * (goal - state.value) - 20 * state.velocity
    }
    state.velocity += acceleration * interval
    state.value += state.velocity * interval
  }

  /// The state a time after the press in closed form, the key held and the range never reached.
  ///
  /// - Parameter time: since the press, in seconds.
  public func held(for time: Double) -> MotionState {
    let (time, limit) = (elapsed(time), 25 * distance)
    // From its velocity to the limit by the force; a velocity beyond the limit keeps even.
    let left = (limit - state.velocity) / limit
    let run = min(left > 0 ? left : 0, time)
    let velocity = state.velocity + limit * run
    return MotionState(
      value: state.value + (state.velocity + velocity) / 2 * run + velocity * (time - run),
      velocity: velocity)
  }

  /// The motion after a release at a state, in closed form.
  public func motion(releasedAt state: MotionState) -> SpringMotion {
    SpringMotion(
      Self.spring, from: state.value, to: ideal(after: state), velocity: state.velocity)
  }

  private var hasDistanceAhead: Bool {
    distance >= 0 ? state.value < range.upperBound : state.value > range.lowerBound
  }

  private var force: Double {
    if hasDistanceAhead { return 25 * distance }
    return distance >= 0 ? Self.edgeForce : -Self.edgeForce
  }

  private func ideal(after state: MotionState) -> Double {
    let glide = abs(state.velocity) / 109.0.squareRoot()
    let goal =
      distance >= 0
      ? max(state.value + glide, start + distance) : min(state.value - glide, start + distance)
    return range.nearest(to: goal)
  }
}
