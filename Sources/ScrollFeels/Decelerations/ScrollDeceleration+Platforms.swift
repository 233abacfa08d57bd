public import ScrollPhysics

/// Other platforms' decelerations.
extension ScrollDeceleration {
  /// `DragDeceleration`: γ in 1/s, β in pt/s.
  public static func drag(decay: Double, drag: Double) -> ScrollDeceleration {
    ScrollDeceleration(
      .drag, decay, drag,
      Glide(
        curve: { start, velocity, _, decay, drag in
          DragDeceleration(from: start, velocity: velocity, decay: decay, drag: drag).curve
        },
        slowing: { DragDeceleration($0).time(toSpeed: $1) },
        passing: { DragDeceleration($0).time(to: $1) ?? .nan },
        resuming: { DragDeceleration($0).resumed(at: $1).curve },
        launch: { distance, _, decay, drag in
          DragDeceleration.velocity(travelling: distance, decay: decay, drag: drag)
        }))
  }

  /// `FrictionDeceleration`: k in 1/s, a in pt/s².
  public static func friction(decay: Double, deceleration: Double) -> ScrollDeceleration {
    ScrollDeceleration(
      .friction, decay, deceleration, isRestartable: deceleration == 0,
      Glide(
        curve: { start, velocity, _, decay, deceleration in
          FrictionDeceleration(
            from: start, velocity: velocity, decay: decay, deceleration: deceleration
          ).curve
        },
        slowing: { curve, speed in
          let motion = FrictionDeceleration(curve)
          return speed > 0 ? motion.time(toSpeed: speed) : motion.duration
        },
        passing: { FrictionDeceleration($0).time(to: $1) ?? .nan },
        resuming: { FrictionDeceleration($0).resumed(at: $1).curve },
        launch: { distance, _, decay, deceleration in
          FrictionDeceleration.velocity(
            travelling: distance, decay: decay, deceleration: deceleration)
        }))
  }

  /// `PowerDeceleration`: p, and the speed in pt/s whose motion lasts one second.
  public static func power(exponent: Double, secondSpeed: Double) -> ScrollDeceleration {
    ScrollDeceleration(
      .power, exponent, secondSpeed,
      Glide(
        curve: { start, velocity, _, exponent, secondSpeed in
          PowerDeceleration(
            from: start, velocity: velocity, exponent: exponent, secondSpeed: secondSpeed
          ).curve
        },
        slowing: { curve, speed in
          let motion = PowerDeceleration(curve)
          return speed > 0 ? motion.time(toSpeed: speed) : motion.duration
        },
        passing: { PowerDeceleration($0).time(to: $1) ?? .nan },
        resuming: { PowerDeceleration($0).resumed(at: $1).curve },
        launch: { distance, _, exponent, secondSpeed in
          PowerDeceleration.velocity(
            travelling: distance, exponent: exponent, secondSpeed: secondSpeed)
        }))
  }

  /// Constant deceleration, in pt/s²: the power 2.
  public static func constant(_ deceleration: Double) -> ScrollDeceleration {
    .power(exponent: 2, secondSpeed: deceleration)
  }

  /// The speed whose motion lasts one second in Flutter's clamping: ref / (p i)^(p-1), in pt/s.
  ///
  /// Source: `ClampingScrollSimulation`; 2223.866 = ref of `AndroidSpline`. Grade A.
  public static let flutterClampingSpeed = 2886.130967243650397

  /// `TimedDeceleration.android(from:velocity:secondSpeed:isTabled:)`.
  ///
  /// By the vendor's table, or smooth.
  public static func spline(secondSpeed: Double, isTabled: Bool) -> ScrollDeceleration {
    ScrollDeceleration(
      .spline, secondSpeed, isTabled ? 1 : 0, isRestartable: false,
      Glide(
        curve: { start, velocity, _, secondSpeed, isTabled in
          TimedDeceleration.android(
            from: start, velocity: velocity, secondSpeed: secondSpeed, isTabled: isTabled > 0
          ).motionCurve
        },
        slowing: { TimedDeceleration($0).slowing(to: $1) },
        passing: { TimedDeceleration($0).time(to: $1) ?? .nan },
        resuming: { TimedDeceleration($0).resumed(at: $1).motionCurve },
        launch: { distance, _, secondSpeed, _ in
          TimedDeceleration.androidVelocity(travelling: distance, secondSpeed: secondSpeed)
        }))
  }

  /// `TimedDeceleration.windows(from:velocity:deceleration:limit:)`.
  ///
  /// a in pt/s², and the longest distance in viewports.
  public static func windows(deceleration: Double, viewports: Double) -> ScrollDeceleration {
    ScrollDeceleration(
      .windows, deceleration, viewports, isRestartable: false,
      Glide(
        curve: { start, velocity, dimension, deceleration, viewports in
          TimedDeceleration.windows(
            from: start, velocity: velocity, deceleration: deceleration,
            limit: (viewports * dimension).rounded(.down)
          ).motionCurve
        },
        slowing: { TimedDeceleration($0).slowing(to: $1) },
        passing: { TimedDeceleration($0).time(to: $1) ?? .nan },
        resuming: { TimedDeceleration($0).resumed(at: $1).motionCurve },
        launch: { distance, dimension, deceleration, viewports in
          guard abs(distance) <= (viewports * dimension).rounded(.down) else { return .nan }
          let speed = (2 * deceleration * abs(distance)).squareRoot()
          return distance < 0 ? -speed : speed
        }))
  }
}
