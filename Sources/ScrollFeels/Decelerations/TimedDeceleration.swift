public import ScrollPhysics

/// A deceleration whose distance and duration are fixed at the launch, run through by a curve of time.
///
/// ```
/// x(t) = x0 + D P((age + t) / T)                   until T
/// v(t) = D/T P'((age + t) / T)
/// ```
///
/// Not a function of position and velocity: the launch is part of the value, and ``resumed(at:)`` goes on
/// with the same launch.
///
/// Source: Android `OverScroller.java` (grade B), Chromium `physics_based_fling_curve.cc` and its tests
/// (grade A).
/// Accuracy: a few ulp of D.
///
/// - Complexity: O(1), no allocation: a table look-up, or about four Newton rounds.
@_spi(Formulas) public struct TimedDeceleration: Hashable, Sendable {
  /// Offset at the launch, in points.
  public let start: Double

  /// Velocity of the launch, in pt/s: what D and T were derived from.
  public let velocity: Double

  /// The signed distance D, in points.
  public let travel: Double

  /// The duration T from the launch, in seconds.
  public let launchDuration: Double

  /// Whose curve it is: the curve itself follows from that and from the launch.
  fileprivate let kind: Kind

  fileprivate enum Kind: UInt8 {
    /// Android's table.
    case androidTable
    /// The curve that it samples.
    case android
    /// Chromium's on Windows.
    case windows
  }

  /// Seconds between the launch and time 0.
  public let age: Double

  private init(
    from start: Double, velocity: Double, travelling distance: Double, in duration: Double,
    _ kind: Kind, age: Double = 0
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    self.start = start
    self.velocity = velocity
    travel = distance
    launchDuration = duration
    self.kind = kind
    self.age = age
  }

  /// How the distance is spread over the duration.
  public var curve: TimeCurve {
    switch kind {
    case .androidTable: return .androidTable
    case .android: return .bezier(AndroidSpline.exact)
    case .windows:
      let slope = travel != 0 ? abs(velocity) * launchDuration / abs(travel) : 0
      return .bezier(TimeCurve.bent(0.2, 1, 0.55, 1, slope: slope))
    }
  }

  /// Android's fling: D = i v T, T = (v/ref)^(1/(p-1)); see `AndroidSpline`.
  ///
  /// - Parameters:
  ///   - secondSpeed: the speed whose fling lasts one second, in pt/s.
  ///   - isTabled: by the vendor's table, or by the curve it samples (`AndroidSpline.exact`).
  public static func android(
    from start: Double, velocity: Double, secondSpeed: Double = AndroidSpline.secondSpeed(),
    isTabled: Bool = true
  ) -> TimedDeceleration {
    precondition(secondSpeed > 0, "secondSpeed must be positive")
    let exponent = 1 / (PowerDeceleration.androidExponent - 1)
    let duration = Elementary.power(abs(velocity) / secondSpeed, exponent)
    return TimedDeceleration(
      from: start, velocity: velocity, travelling: AndroidSpline.inflexion * velocity * duration,
      in: duration, isTabled ? .androidTable : .android)
  }

  /// Chromium's fling on Windows: D = v²/2a, at most a limit, in min(2 s, v/2300) seconds.
  ///
  /// The curve (0.2, 1) (0.55, 1) is bent so that it starts with the launch velocity.
  ///
  /// - Parameters:
  ///   - deceleration: a, in pt/s²: 27.559 times the points per inch.
  ///   - limit: the longest distance, in points: three viewports.
  public static func windows(
    from start: Double, velocity: Double, deceleration: Double, limit: Double
  ) -> TimedDeceleration {
    precondition(deceleration > 0, "deceleration must be positive")
    precondition(limit >= 0, "limit must not be negative")
    let speed = abs(velocity)
    let distance = min(speed / deceleration * (speed / 2), limit)
    let duration = min(windowsLongest, speed / windowsPace)
    return TimedDeceleration(
      from: start, velocity: velocity, travelling: velocity < 0 ? -distance : distance,
      in: duration, .windows)
  }

  /// Chromium's longest fling on Windows, 2 s.
  ///
  /// Source: `physics_based_fling_curve.cc`. Grade A.
  static let windowsLongest = 2.0

  /// The speed for which it takes one second, 2300 pt/s.
  ///
  /// Source: `physics_based_fling_curve.cc`. Grade A.
  static let windowsPace = 2300.0

  /// Where it ends, in points.
  public var destination: Double { start + travel }

  /// How long it lasts from time 0 on, in seconds.
  public var duration: Double { max(0, launchDuration - age) }

  /// Offset and velocity `time` seconds after time 0, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time) + age
    guard time < launchDuration else { return MotionState(value: destination, velocity: 0) }
    // A Bézier curve starts with the launch velocity: it was bent, or chosen, so that it does.
    if time == 0, case .bezier = curve { return MotionState(value: start, velocity: velocity) }
    let progress = curve.progress(at: time / launchDuration)
    return MotionState(
      value: start + travel * progress.value, velocity: travel * progress.slope / launchDuration)
  }
}

// MARK: - When

@_spi(Formulas) extension TimedDeceleration {
  /// When the offset passes `offset`, in seconds; nil behind time 0 and beyond the destination.
  public func time(to offset: Double) -> Double? {
    let distance = offset - start
    guard travel != 0, distance == 0 || (distance < 0) == (travel < 0), abs(distance) <= abs(travel)
    else {
      return distance == 0 && age == 0 ? 0 : nil
    }
    let time = launchDuration * curve.share(reaching: distance / travel)
    // The place where it is at time 0 may come out a rounding earlier.
    return time >= age * (1 - 1e-15) ? max(0, time - age) : nil
  }

  /// Time until the speed has fallen to `speed` for good, in seconds; the whole duration at 0.
  ///
  /// - Precondition: `speed >= 0`.
  /// - Complexity: some fifty evaluations of the curve.
  public func time(toSpeed speed: Double) -> Double {
    precondition(speed >= 0, "speed must not be negative")
    if abs(state(at: 0).velocity) <= speed { return 0 }
    var (low, high) = (0.0, duration)
    for _ in 0..<64 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if abs(state(at: middle).velocity) > speed { low = middle } else { high = middle }
    }
    return high
  }

  /// The same, and the whole duration at 0 also where it begins at rest.
  func slowing(to speed: Double) -> Double { speed > 0 ? time(toSpeed: speed) : duration }

  /// The velocity whose ``android(from:velocity:secondSpeed:isTabled:)`` ends `distance` points away.
  ///
  /// ```
  /// v = (D/i)^((p-1)/p) ref^(1/p)
  /// ```
  static func androidVelocity(
    travelling distance: Double, secondSpeed: Double = AndroidSpline.secondSpeed()
  ) -> Double {
    let exponent = PowerDeceleration.androidExponent
    return PowerDeceleration.velocity(
      travelling: distance / (AndroidSpline.inflexion * exponent), exponent: exponent,
      secondSpeed: secondSpeed)
  }

  /// The rest of the motion from `time` on, of the same launch.
  public func resumed(at time: Double) -> TimedDeceleration {
    TimedDeceleration(
      from: start, velocity: velocity, travelling: travel, in: launchDuration, kind,
      age: age + elapsed(time))
  }
}

// MARK: - As a curve

@_spi(Formulas) extension TimedDeceleration {
  /// Its numbers, and how they are evaluated.
  package var motionCurve: Curve {
    let formula: Formula =
      switch kind {
      case .androidTable: .androidTable
      case .android: .android
      case .windows: .windows
      }
    return Curve(
      .ownGlide, formula, from: start, to: destination, slope: velocity,
      slow: launchDuration, fast: age)
  }

  init(_ curve: Curve) {
    let kind: Kind =
      curve.formula == .androidTable
      ? .androidTable : curve.formula == .android ? .android : .windows
    self.init(kind, curve.from, curve.target, curve.slope, curve.slow, curve.fast)
  }

  fileprivate init(
    _ kind: Kind, _ start: Double, _ destination: Double, _ velocity: Double, _ duration: Double,
    _ age: Double
  ) {
    self.init(
      from: start, velocity: velocity, travelling: destination - start, in: duration, kind,
      age: age)
  }
}

extension Formula {
  fileprivate static var androidTable: Formula {
    Formula { start, destination, velocity, duration, age, _, time in
      TimedDeceleration(.androidTable, start, destination, velocity, duration, age).state(at: time)
    }
  }

  fileprivate static var android: Formula {
    Formula { start, destination, velocity, duration, age, _, time in
      TimedDeceleration(.android, start, destination, velocity, duration, age).state(at: time)
    }
  }

  fileprivate static var windows: Formula {
    Formula { start, destination, velocity, duration, age, _, time in
      TimedDeceleration(.windows, start, destination, velocity, duration, age).state(at: time)
    }
  }
}
