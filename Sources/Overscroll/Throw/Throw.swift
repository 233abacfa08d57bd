/// Any value, dragged and thrown: a colour, a rotation, an opacity, a scale goes to the nearest of given
/// values.
///
/// ```
/// dragged      x = x0 + dx · perPoint.x + dy · perPoint.y, (dx, dy) the finger's translation
/// released     the candidate nearest to x + v / r, by ``MeasuredValue/magnitude``
/// settling     x(t) = target + P(t) (x0 - target) + V(t) v0, the spring's two weights
/// ```
///
/// A spring is linear, so what moves a point moves everything that can be added and scaled, from its
/// own position and velocity. Who knows the value and its velocity from elsewhere than a finger says so:
/// ``drag(to:)`` and ``release(velocity:to:)``.
///
/// ```swift
/// var tint = Throw(SIMD3(0.9, 0.1, 0.1), perPoint: (SIMD3(-0.002, 0.002, 0), .zero))
/// tint.candidates = palette
/// tint.touchDown(1, at: Vector2(100, 100), time: 0)
/// tint.touchMoved(1, to: Vector2(180, 100), time: 0.1)
/// tint.touchUp(1, time: 0.11)
/// while tint.isMoving { fill(tint.advance(to: clock.next()).value) }
/// ```
///
/// Conventions of time, input and copies are those of ``Draggable``. An oscillating spring passes its
/// target: clamp what must not leave its range (an opacity) where you draw it.
///
/// - Complexity: O(1) per event and frame, O(candidates) per release; no allocation.
public struct Throw<Value: MeasuredValue & Hashable & Sendable>: Draggable {
  /// How it goes to its target.
  public var spring: DampedSpring

  /// How far a throw carries: the r of the projection.
  public var decelerationRate: DecelerationRate

  /// How near to its target, by magnitude, it is put there.
  public let tolerance: Double

  /// Whether it goes to its target immediately.
  public var reducesMotion = false

  /// Where it may rest after a touch; if there are none, it goes where the throw carries it.
  public var candidates: [Value] = [] {
    didSet {
      let isValid = candidates.allSatisfy { $0.magnitude.isFinite }
      if !core.body.admits(isValid) { candidates = oldValue }
    }
  }

  /// How much it changes as the finger moves a point to the right.
  @usableFromInline var perX: Value
  /// How much it changes as the finger moves a point down.
  @usableFromInline var perY: Value
  /// Where it was when the drag began.
  @usableFromInline var origin: Value
  /// Where it is, where it goes, and its change per second without a finger.
  @usableFromInline var now: Value
  @usableFromInline var target: Value
  @usableFromInline var ownVelocity: Value
  /// Where its motion started, with which velocity.
  @usableFromInline var launch: Value
  @usableFromInline var launchVelocity: Value
  /// What does not depend on the value.
  @usableFromInline var core: ThrowCore

  /// Creates a value at rest.
  ///
  /// - Parameters:
  ///   - value: the value; its magnitude is finite.
  ///   - perPoint: how much it changes as a finger moves a point to the right, and down; left out, fingers only stop
  ///     it: ``drag(to:)`` moves it. For a place use ``init(at:spring:rate:)``.
  ///   - spring: how it goes to its target.
  ///   - rate: how far a throw carries.
  ///   - tolerance: how near to its target it is put there; a thousandth suits what goes from 0 to 1.
  /// - Precondition: `tolerance` is positive.
  public init(
    _ value: Value, perPoint: (x: Value, y: Value)? = nil, spring: DampedSpring = .interaction,
    rate: DecelerationRate = .normal, tolerance: Double = 1e-3
  ) {
    precondition(tolerance > 0, "tolerance must be positive")
    precondition(value.magnitude.isFinite, "value must be finite")
    let zero = value - value
    self.spring = spring
    decelerationRate = rate
    self.tolerance = tolerance
    perX = perPoint?.x ?? zero
    perY = perPoint?.y ?? zero
    (origin, now, target, launch) = (value, value, value, value)
    (ownVelocity, launchVelocity) = (zero, zero)
    core = ThrowCore(spring)
  }
}

extension Throw where Value == Vector2 {
  /// Creates a thing at a place, in points, that follows the finger 1:1.
  ///
  /// It is put on its target within 0.1 pt, as scrolled content is. Other parameters as for a value of any kind.
  public init(
    at place: Vector2, spring: DampedSpring = .interaction, rate: DecelerationRate = .normal
  ) {
    self.init(
      place, perPoint: (Vector2(1, 0), Vector2(0, 1)), spring: spring, rate: rate, tolerance: 0.1)
  }
}
