internal import ScrollMath

/// How a released scroll view slows down inside the bounds: the law, without a start.
///
/// | case | formula | seen in |
/// |---|---|---|
/// | `exponential` | v' = -k v | UIKit, Flutter bouncing, GTK, WebKitGTK, Firefox, Compose, Windows |
/// | `drag` | v' = -γ (v + β) | Chromium |
/// | `friction` | v = v0 e^(-kt) - a t | Flutter fast |
/// | `power` | v = v0 (1 - t/T)^(p-1) | Flutter clamping; Qt (p = 2) |
/// | `spline` | Android's time table, or the curve it samples | Android, Compose, Firefox on Android |
/// | `windows` | v²/2a on a bent Bézier curve | Chromium on Windows |
///
/// `friction`, `spline` and `windows` depend on their launch; the others may be started again at any moment.
///
/// - Complexity: O(1), no allocation.
public enum ScrollDeceleration: Hashable, Sendable {
  /// ``Deceleration``: the decay constant k, in 1/s, and the distance gain.
  case exponential(decay: Double, gain: Double = 1)
  /// ``DragDeceleration``: γ in 1/s, β in pt/s.
  case drag(decay: Double, drag: Double)
  /// ``FrictionDeceleration``: k in 1/s, a in pt/s².
  case friction(decay: Double, deceleration: Double)
  /// ``PowerDeceleration``: p, and the speed in pt/s whose motion lasts one second.
  case power(exponent: Double, secondSpeed: Double)
  /// ``TimedDeceleration/android(from:velocity:secondSpeed:isTabled:)``.
  ///
  /// By the vendor's table, or smooth.
  case spline(secondSpeed: Double, isTabled: Bool)
  /// ``TimedDeceleration/windows(from:velocity:deceleration:limit:)``.
  ///
  /// a in pt/s², and the longest distance in viewports.
  case windows(deceleration: Double, viewports: Double)

  /// Constant deceleration, in pt/s²: the power 2.
  public static func constant(_ deceleration: Double) -> ScrollDeceleration {
    .power(exponent: 2, secondSpeed: deceleration)
  }

  /// The speed whose motion lasts one second in Flutter's clamping: ref / (p i)^(p-1), in pt/s.
  ///
  /// Source: `ClampingScrollSimulation`; 2223.866 = ref of ``AndroidSpline``. Grade A.
  public static let flutterClampingSpeed = 2886.130967243650397

  /// Decay and gain of an exponential deceleration; UIKit's normal ones for the others.
  var exponential: (decay: Double, gain: Double) {
    if case .exponential(let decay, let gain) = self { return (decay, gain) }
    return (DecelerationRate.normal.decayConstant, 1)
  }

  /// Whether any moment of a motion starts the same motion again.
  public var isRestartable: Bool {
    switch self {
    case .exponential, .drag, .power: true
    case .friction(_, let deceleration): deceleration == 0
    case .spline, .windows: false
    }
  }

  /// Whether its motions only fade, and a rule has to end them.
  var fades: Bool {
    switch self {
    case .exponential: true
    case .friction(_, let deceleration): deceleration == 0
    case .drag, .power, .spline, .windows: false
    }
  }

  /// The motion from a start.
  ///
  /// - Parameters:
  ///   - start: in points.
  ///   - velocity: in pt/s.
  ///   - dimension: the viewport's length, in points; only `windows` asks for it.
  /// - Precondition: all are finite, and the law's numbers are in the domains of its type.
  public func motion(
    from start: Double, velocity: Double, dimension: Double
  ) -> DecelerationMotion {
    switch self {
    case .exponential(let decay, let gain):
      .exponential(Deceleration(from: start, velocity: velocity, decay: decay, gain: gain))
    case .drag(let decay, let drag):
      .drag(DragDeceleration(from: start, velocity: velocity, decay: decay, drag: drag))
    case .friction(let decay, let deceleration):
      .friction(
        FrictionDeceleration(
          from: start, velocity: velocity, decay: decay, deceleration: deceleration))
    case .power(let exponent, let secondSpeed):
      .power(
        PowerDeceleration(
          from: start, velocity: velocity, exponent: exponent, secondSpeed: secondSpeed))
    case .spline(let secondSpeed, let isTabled):
      .timed(
        .android(
          from: start, velocity: velocity, secondSpeed: secondSpeed,
          isTabled: isTabled))
    case .windows(let deceleration, let viewports):
      .timed(
        .windows(
          from: start, velocity: velocity, deceleration: deceleration,
          limit: (viewports * dimension).rounded(.down)))
    }
  }

  /// The launch velocity that ends `distance` points away, signed, in pt/s; nil where none does.
  public func velocity(travelling distance: Double, dimension: Double) -> Double? {
    switch self {
    case .exponential(let decay, let gain): return decay * distance / gain
    case .drag(let decay, let drag):
      return DragDeceleration.velocity(travelling: distance, decay: decay, drag: drag)
    case .friction(let decay, let deceleration):
      return FrictionDeceleration.velocity(
        travelling: distance, decay: decay, deceleration: deceleration)
    case .power(let exponent, let secondSpeed):
      return PowerDeceleration.velocity(
        travelling: distance, exponent: exponent, secondSpeed: secondSpeed)
    case .spline(let secondSpeed, _):
      return TimedDeceleration.androidVelocity(travelling: distance, secondSpeed: secondSpeed)
    case .windows(let deceleration, let viewports):
      guard abs(distance) <= (viewports * dimension).rounded(.down) else { return nil }
      let speed = (2 * deceleration * abs(distance)).squareRoot()
      return distance < 0 ? -speed : speed
    }
  }
}

extension FrictionDeceleration {
  /// The velocity that ends `distance` points away, signed, in pt/s.
  ///
  /// By Newton's method on the distance, whose slope is (1 - e^(-kT)) / k.
  public static func velocity(
    travelling distance: Double, decay: Double = FrictionDeceleration.flutterDecay,
    deceleration: Double
  ) -> Double {
    let goal = abs(distance)
    guard deceleration > 0, goal > 0 else { return decay * distance }
    func travel(_ speed: Double) -> Double {
      FrictionDeceleration(
        from: 0, velocity: speed, decay: decay, deceleration: deceleration
      ).destination
    }
    // Between the speed without the deceleration and the sum of both laws.
    let low = decay * goal
    var high = low + (2 * deceleration * goal).squareRoot()
    while travel(high) < goal, high.isFinite { high *= 2 }
    let speed = bracketedRoot(from: low, to: high) { speed in
      let motion = FrictionDeceleration(
        from: 0, velocity: speed, decay: decay, deceleration: deceleration)
      // dD/dv0 at the fixed end: the distance per unit of v0, as v(T) = 0.
      let slope = Decay(decay * (motion.stop ?? 0)).lost / decay
      return (motion.destination - goal, slope)
    }
    return distance < 0 ? -speed : speed
  }
}

// MARK: - As a curve

extension ScrollDeceleration {
  /// The same with so many times the distance; itself where it is not exponential.
  func scaled(by factor: Double) -> ScrollDeceleration {
    guard case .exponential(let decay, let gain) = self else { return self }
    return .exponential(decay: decay, gain: gain * factor)
  }

  /// The formula from a start.
  package func curve(from start: Double, velocity: Double, dimension: Double) -> Curve {
    if case .exponential(let decay, let gain) = self {
      return Deceleration(from: start, velocity: velocity, decay: decay, gain: gain).motion.curve
    }
    #if OVERSCROLL_UIKIT_ONLY
      return Deceleration(from: start, velocity: velocity).motion.curve
    #else
      return motion(from: start, velocity: velocity, dimension: dimension).motionCurve
    #endif
  }

  /// Where a curve of this law ends, in points, and when it has slowed down to a speed, in seconds: at 0 when it
  /// ends, infinite if it only fades.
  package func end(of curve: Curve, slowerThan speed: Double) -> (limit: Double, time: Double) {
    if let motion = PoleMotion(curve) {
      return (motion.limit, speed > 0 ? motion.time(toCarried: speed) : .infinity)
    }
    #if OVERSCROLL_UIKIT_ONLY
      return (curve.target, 0)
    #else
      guard let motion = motion(of: curve) else { return (curve.target, 0) }
      return (motion.destination, motion.time(toSpeed: speed))
    #endif
  }

  /// When a curve of this law passes a place after its start, in seconds; nil if it never does.
  func time(of curve: Curve, to place: Double) -> Double? {
    if let motion = PoleMotion(curve) { return motion.nextTime(at: place, after: 0) }
    #if OVERSCROLL_UIKIT_ONLY
      return nil
    #else
      guard let time = motion(of: curve)?.time(to: place), time > 0 else { return nil }
      return time
    #endif
  }

  /// The rest of a curve of this law from `time` on; of the same launch where the law has one.
  func resumed(_ curve: Curve, at time: Double) -> Curve {
    if let motion = PoleMotion(curve) {
      return Deceleration(
        from: motion.value(at: time), velocity: motion.carriedVelocity(at: time),
        decay: motion.poles.other, gain: motion.gain
      ).motion.curve
    }
    #if OVERSCROLL_UIKIT_ONLY
      return curve
    #else
      return motion(of: curve)?.resumed(at: time).motionCurve ?? curve
    #endif
  }

  #if !OVERSCROLL_UIKIT_ONLY
    /// What a curve of this law is; nil where it is exponential.
    private func motion(of curve: Curve) -> DecelerationMotion? {
      switch self {
      case .exponential: nil
      case .drag: .drag(DragDeceleration(curve))
      case .friction: .friction(FrictionDeceleration(curve))
      case .power: .power(PowerDeceleration(curve))
      case .spline, .windows: .timed(TimedDeceleration(curve))
      }
    }
  #endif
}
