public import ScrollPhysics

/// A deceleration that is a power of the time that is left; the power 2 is constant deceleration.
///
/// ```
/// T    = (v0 / c)^(1/(p-1))                        s, v0 > 0; mirrored below 0
/// v(t) = v0 (1 - t/T)^(p-1)                        pt/s
/// x(t) = x0 + D (1 - (1 - t/T)^p)                  pt
/// D    = v0 T / p                                  pt
/// ```
///
/// p is the exponent, c the speed whose motion lasts one second. With p = 2, c is the deceleration in
/// pt/s². dv/dt depends on v alone, so any moment of it starts the same motion again.
///
/// Source: Flutter `scroll_simulation.dart` (`ClampingScrollSimulation`, p = ln 0.78 / ln 0.9), ten of
/// its test's flings; Qt Quick `qquickflickable.cpp` (p = 2). Grade A and B.
/// Accuracy: a few ulp of D, times the size of ln(v0/c).
///
/// - Complexity: O(1), no allocation, for every member.
@_spi(Formulas) public struct PowerDeceleration: Hashable, Sendable {
  /// Offset at the start, in points.
  public let start: Double

  /// Velocity at the start, in pt/s.
  public let velocity: Double

  /// The exponent p, above 1, dimensionless.
  public let exponent: Double

  /// The speed whose motion lasts one second, c, in pt/s.
  public let secondSpeed: Double

  /// How long it lasts, T, in seconds.
  public let duration: Double

  /// The signed distance it travels, D, in points.
  public let travel: Double

  /// Android's and Flutter's exponent: ln 0.78 / ln 0.9 = 2.358201…, dimensionless.
  ///
  /// Source: `OverScroller.java` (`DECELERATION_RATE`). Grade A.
  public static let androidExponent = 2.358201815425944467

  /// Creates a deceleration.
  ///
  /// - Precondition: every argument is finite; `exponent` above 1, `secondSpeed` positive.
  public init(from start: Double, velocity: Double, exponent: Double, secondSpeed: Double) {
    precondition(start.isFinite, "start must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(exponent > 1 && exponent.isFinite, "exponent must be above 1 and finite")
    precondition(secondSpeed > 0 && secondSpeed.isFinite, "secondSpeed must be positive and finite")
    self.start = start
    self.velocity = velocity
    self.exponent = exponent
    self.secondSpeed = secondSpeed
    duration = Elementary.power(abs(velocity) / secondSpeed, 1 / (exponent - 1))
    travel = velocity * duration / exponent
  }

  /// A constant deceleration, in pt/s².
  public init(from start: Double, velocity: Double, constant deceleration: Double) {
    self.init(from: start, velocity: velocity, exponent: 2, secondSpeed: deceleration)
  }

  /// Where it ends, in points.
  public var destination: Double { start + travel }

  /// Offset and velocity `time` seconds after the start, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time)
    guard time < duration else { return MotionState(value: destination, velocity: 0) }
    let share = time / duration
    return MotionState(
      value: start + travel * Elementary.lostPower(share, exponent),
      velocity: velocity * Elementary.power(1 - share, exponent - 1))
  }
}

// MARK: - When

@_spi(Formulas) extension PowerDeceleration {
  /// Time until the speed has fallen to `speed`, in seconds; 0 when it is no faster already.
  ///
  /// ```
  /// t = T (1 - (s/v0)^(1/(p-1)))
  /// ```
  ///
  /// - Precondition: `speed >= 0`.
  public func time(toSpeed speed: Double) -> Double {
    precondition(speed >= 0, "speed must not be negative")
    guard abs(velocity) > speed else { return 0 }
    return duration * (1 - Elementary.power(speed / abs(velocity), 1 / (exponent - 1)))
  }

  /// When the offset passes `offset`, in seconds; nil behind the start and beyond the destination.
  public func time(to offset: Double) -> Double? {
    let distance = offset - start
    if distance == 0 { return 0 }
    guard distance < 0 ? travel < 0 : travel > 0, abs(distance) <= abs(travel) else { return nil }
    return duration * Elementary.lostPower(distance / travel, 1 / exponent)
  }

  /// The velocity that ends `distance` points away, signed, in pt/s: (pD)^((p-1)/p) c^(1/p).
  public static func velocity(
    travelling distance: Double, exponent: Double, secondSpeed: Double
  ) -> Double {
    let speed =
      Elementary.power(exponent * abs(distance), (exponent - 1) / exponent)
      * Elementary.power(secondSpeed, 1 / exponent)
    return distance < 0 ? -speed : speed
  }

  /// The rest of the motion from `time` on.
  public func resumed(at time: Double) -> PowerDeceleration {
    let now = state(at: time)
    return PowerDeceleration(
      from: now.value, velocity: now.velocity, exponent: exponent, secondSpeed: secondSpeed)
  }
}

// MARK: - As a curve

@_spi(Formulas) extension PowerDeceleration {
  /// Its numbers, and how they are evaluated.
  package var curve: Curve {
    Curve(
      .ownGlide, .power, from: start, to: destination, slope: velocity, slow: exponent,
      fast: secondSpeed, gain: duration)
  }

  init(_ curve: Curve) {
    self.init(curve.from, curve.target, curve.slope, curve.slow, curve.fast, curve.gain)
  }

  fileprivate init(
    _ start: Double, _ destination: Double, _ velocity: Double, _ exponent: Double,
    _ secondSpeed: Double, _ duration: Double
  ) {
    (self.start, self.travel, self.velocity) = (start, destination - start, velocity)
    (self.exponent, self.secondSpeed, self.duration) = (exponent, secondSpeed, duration)
  }
}

extension Formula {
  fileprivate static var power: Formula {
    Formula { PowerDeceleration($0, $1, $2, $3, $4, $5).state(at: $6) }
  }
}
