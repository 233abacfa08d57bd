public import ScrollPhysics
internal import ScrollMath

/// Exponential decay with a constant drag: the motion stops in finite time.
///
/// ```
/// v' = -γ (v + β)                                  v0 > 0; mirrored below 0
///
/// v(t) = (v0 + β) e^(-γt) - β                      pt/s
/// x(t) = x0 + (v0 + β)/γ (1 - e^(-γt)) - β t       pt
/// T    = ln(1 + v0/β) / γ                          s, v(T) = 0
/// X    = x0 + v0/γ - β T                           destination, pt
/// ```
///
/// The law depends on the velocity alone, so any moment of it starts the same motion again.
///
/// Source: Chromium `ui/events/gestures/fling_curve.cc` (γ = 3.7/s, β = 172 pt/s), the curve's own
/// parameters rewritten; three asserted deltas of its test. Grade A.
/// Accuracy: a few ulp of (v0 + β)/γ.
///
/// - Complexity: O(1), no allocation; times to a place take about six Newton rounds.
@_spi(Formulas) public struct DragDeceleration: Hashable, Sendable {
  /// Offset at the start, in points.
  public let start: Double

  /// Velocity at the start, in pt/s.
  public let velocity: Double

  /// Decay constant γ, in 1/s.
  public let decay: Double

  /// Drag β, in pt/s.
  public let drag: Double

  /// How long it lasts, T, in seconds.
  public let duration: Double

  /// The signed distance it travels, X - x0, in points.
  public let travel: Double

  /// Chromium's decay constant, γ = 3.7/s.
  ///
  /// Source: `fling_curve.cc`. Grade A.
  public static let chromiumDecay = 3.7

  /// Chromium's drag, β = 172 pt/s.
  ///
  /// Source: `fling_curve.cc`. Grade A.
  public static let chromiumDrag = 172.0

  /// Creates a deceleration.
  ///
  /// - Precondition: every argument is finite; `decay` and `drag` are positive.
  public init(
    from start: Double, velocity: Double, decay: Double = DragDeceleration.chromiumDecay,
    drag: Double = DragDeceleration.chromiumDrag
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(decay > 0 && decay.isFinite, "decay must be positive and finite")
    precondition(drag > 0 && drag.isFinite, "drag must be positive and finite")
    self.start = start
    self.velocity = velocity
    self.decay = decay
    self.drag = drag
    duration = Double.log(onePlus: abs(velocity) / drag) / decay
    let distance = Self.travel(speed: abs(velocity), decay: decay, drag: drag)
    travel = velocity < 0 ? -distance : distance
  }

  /// Where it ends, in points.
  public var destination: Double { start + travel }

  /// Offset and velocity `time` seconds after the start, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time)
    guard time < duration else { return MotionState(value: destination, velocity: 0) }
    let decay = Decay(self.decay * time)
    let speed = abs(velocity)
    let distance = (speed + drag) / self.decay * decay.lost - drag * time
    // At 0 exactly the speed itself; towards the end β (e^(γ(T-t)) - 1), which keeps its digits.
    let left =
      decay.lost < 0.5
      ? speed - (speed + drag) * decay.lost
      : drag * Double.expMinusOne(self.decay * (duration - time))
    return velocity < 0
      ? MotionState(value: start - distance, velocity: -left)
      : MotionState(value: start + distance, velocity: left)
  }

  /// The distance travelled from a speed to rest: v/γ - (β/γ) ln(1 + v/β), in points.
  static func travel(speed: Double, decay: Double, drag: Double) -> Double {
    max(0, speed / decay - drag * (Double.log(onePlus: speed / drag) / decay))
  }
}

// MARK: - When

@_spi(Formulas) extension DragDeceleration {
  /// Time until the speed has fallen to `speed`, in seconds; 0 when it is no faster already.
  ///
  /// - Precondition: `speed >= 0`.
  public func time(toSpeed speed: Double) -> Double {
    precondition(speed >= 0, "speed must not be negative")
    let excess = abs(velocity) - speed
    return excess > 0 ? Double.log(onePlus: excess / (speed + drag)) / decay : 0
  }

  /// When the offset passes `offset`, in seconds; nil behind the start and beyond the destination.
  public func time(to offset: Double) -> Double? {
    let distance = velocity < 0 ? start - offset : offset - start
    if distance == 0 { return 0 }
    guard distance > 0, distance <= abs(travel) else { return nil }
    if distance == abs(travel) { return duration }
    let speed = abs(velocity)
    return bracketedRoot(from: 0, to: duration) { time in
      let decay = Decay(self.decay * time)
      return (
        (speed + drag) / self.decay * decay.lost - drag * time - distance,
        speed - (speed + drag) * decay.lost
      )
    }
  }

  /// The velocity that ends `distance` points away, signed, in pt/s.
  public static func velocity(
    travelling distance: Double, decay: Double = DragDeceleration.chromiumDecay,
    drag: Double = DragDeceleration.chromiumDrag
  ) -> Double {
    let speed = speed(travelling: abs(distance), decay: decay, drag: drag)
    return distance < 0 ? -speed : speed
  }

  /// The root of travel(v) = d: between γd, the speed without drag, and γd + √(2γβd) + γβ.
  private static func speed(travelling distance: Double, decay: Double, drag: Double) -> Double {
    guard distance > 0 else { return 0 }
    let low = decay * distance
    var high = low + (2 * decay * drag * distance).squareRoot()
    while travel(speed: high, decay: decay, drag: drag) < distance, high.isFinite { high *= 2 }
    return bracketedRoot(from: low, to: high) { speed in
      (travel(speed: speed, decay: decay, drag: drag) - distance, speed / (decay * (speed + drag)))
    }
  }
}

@_spi(Formulas) extension DragDeceleration {
  /// The rest of the motion from `time` on.
  public func resumed(at time: Double) -> DragDeceleration {
    let now = state(at: time)
    return DragDeceleration(from: now.value, velocity: now.velocity, decay: decay, drag: drag)
  }
}

// MARK: - As a curve

@_spi(Formulas) extension DragDeceleration {
  /// Its numbers, and how they are evaluated.
  package var curve: Curve {
    Curve(
      .ownGlide, .drag, from: start, to: destination, slope: velocity, slow: drag,
      fast: decay, gain: duration)
  }

  init(_ curve: Curve) {
    self.init(curve.from, curve.target, curve.slope, curve.slow, curve.fast, curve.gain)
  }

  fileprivate init(
    _ start: Double, _ destination: Double, _ velocity: Double, _ drag: Double, _ decay: Double,
    _ duration: Double
  ) {
    (self.start, self.travel, self.velocity) = (start, destination - start, velocity)
    (self.drag, self.decay, self.duration) = (drag, decay, duration)
  }
}

extension Formula {
  fileprivate static var drag: Formula {
    Formula { DragDeceleration($0, $1, $2, $3, $4, $5).state(at: $6) }
  }
}
