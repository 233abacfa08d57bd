public import ScrollCoordinates
internal import ScrollMath

/// A spring in the plane: one ``SpringMotion`` on each axis, of the same spring.
///
/// ```
/// d'' + (p + q) d' + p q d = 0        d = point - target, a vector
/// ```
///
/// What moves along both axes and comes to rest as one: a window, a card, a view that bounces off a corner.
/// For the place and velocity alone ``SpringWeights`` is enough.
///
/// Accuracy: as ``PoleMotion``, for each axis.
///
/// - Complexity: O(1), no allocation.
public struct SpringMotion2: Hashable, Sendable {
  /// The motion along x.
  public let x: SpringMotion

  /// The motion along y.
  public let y: SpringMotion

  /// Creates the motion of a spring.
  ///
  /// - Parameters:
  ///   - spring: of both axes.
  ///   - start: the place at time 0, in points.
  ///   - target: where it is drawn to, in points.
  ///   - velocity: at time 0, in pt/s.
  /// - Precondition: all numbers are finite.
  public init(
    _ spring: DampedSpring, from start: Vector2, to target: Vector2 = .zero, velocity: Vector2
  ) {
    let poles = SpringPoles(spring)
    x = SpringMotion(poles, from: start.x, to: target.x, velocity: velocity.x)
    y = SpringMotion(poles, from: start.y, to: target.y, velocity: velocity.y)
  }

  /// Where it is drawn to, in points.
  public var target: Vector2 { Vector2(x.target, y.target) }

  /// The place `time` seconds after the start, in points.
  public func value(at time: Double) -> Vector2 { Vector2(x.value(at: time), y.value(at: time)) }

  /// The velocity `time` seconds after the start, in pt/s.
  public func velocity(at time: Double) -> Vector2 {
    Vector2(x.velocity(at: time), y.velocity(at: time))
  }

  /// The time after which it stays nearer to its target than `distance`, for good, by the length of the vector.
  ///
  /// The last time at which |d| = ε, exactly; later than that of either axis. Nil when it never settles (an undamped
  /// spring).
  ///
  /// - Parameter distance: ε, in points.
  /// - Precondition: `distance > 0`.
  /// - Complexity: O(1) in the number of oscillations.
  public func settleTime(within distance: Double) -> Double? {
    precondition(distance > 0, "distance must be positive")
    return lastTime(reaching: distance)
  }
}

extension SpringMotion2: TurningCurve {
  var poles: SpringPoles { x.poles }

  var displacement: Double { Vector2(x.displacement, y.displacement).scaledLength }

  /// The distance from the target, and its change per second.
  func displacementState(at time: Double) -> MotionState {
    let (x, y) = (x.displacementState(at: time), y.displacementState(at: time))
    let distance = Vector2(x.value, y.value).scaledLength
    guard distance > 0 else { return MotionState(value: 0, velocity: 0) }
    return MotionState(
      value: distance,
      velocity: x.value / distance * x.velocity + y.value / distance * y.velocity)
  }

  /// When the distance is largest for the k-th time, or nil.
  ///
  /// With d0 and v0 at the start, f = v0 + m d0 and g = p v0 + p q d0, d and d' are in the directions of
  ///
  /// ```
  /// d0 + h f,  v0 - h g        h = tan(ωt) / ω, m = β                  complex poles
  ///                            h = (e^((q-p)t) - 1) / (q-p), m = q     real ones, t where p = q
  /// ```
  ///
  /// and the distance is largest where their product a + 2 b h - c h² falls through 0: at h = (b + √(b² + a c)) / c,
  /// with a = d0·v0, 2 b = f·v0 - d0·g, c = f·g.
  func turningTime(_ index: Int) -> Double? {
    let largest = max(
      max(abs(x.displacement), abs(y.displacement)),
      max(abs(x.initialVelocity), abs(y.initialVelocity)))
    guard largest > 0 else { return nil }
    // Of numbers near 1 the fourth powers are finite.
    let unit = largest.binade
    let place = Vector2(x.displacement / unit, y.displacement / unit)
    let velocity = Vector2(x.initialVelocity / unit, y.initialVelocity / unit)
    let drive = velocity + place * (poles.oscillates ? poles.slow : poles.other)
    let pull = velocity * poles.slow + place * poles.squaredFrequency
    let a = place.dot(velocity)
    let b = (drive.dot(velocity) - place.dot(pull)) / 2
    let c = drive.dot(pull)
    let root = (b * b + a * c).squareRoot()
    // Not a number where it only comes nearer.
    guard root >= 0 else { return nil }
    // As a quotient without a difference of like numbers.
    var (rise, run) = b >= 0 ? (b + root, c) : (a, root - b)
    guard poles.oscillates else { return index == 0 ? time(ofRatio: rise / run) : nil }
    // An angle and its opposite are the same direction.
    if run < 0 { (rise, run) = (-rise, -run) }
    let angle = Double.atan2(y: poles.other * rise, x: run)
    return time(ofHalves: Double(angle < 0 ? index + 1 : index), and: angle)
  }
}

extension Vector2 {
  /// The length, also where the squares are beyond the range of numbers.
  var scaledLength: Double {
    let largest = max(abs(x), abs(y))
    guard largest > 0, largest < .infinity else { return largest }
    let unit = largest.binade
    return (self / unit).length * unit
  }

  /// The scalar product.
  fileprivate func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }
}
