import ScrollPhysics

/// The laws every motion obeys.
public enum CurveLaw: String, CaseIterable, Sendable {
  /// At 0, exactly the given position and velocity.
  case start
  /// Velocity is the derivative of the position.
  case slope
  /// Negate the input, and the motion negates, to the last bit.
  case mirror
  /// Move the input, and the motion moves.
  case shift
  /// Multiply lengths, and the motion scales: 0.001 pt to 10 million.
  case scale
  /// Stop at any time and start again from there: the same motion.
  case restart
  /// Ask in any order, together or apart: the same answers, to the last bit.
  case order
  /// It tends to its end, and is finite whatever the time: infinite, negative or not a number.
  case limit

  /// How the curves break this law: one line each, none if they obey.
  public func violations(in curves: [Curve]) -> [String] {
    curves.flatMap { curve in
      violations(of: curve).prefix(3).map { "\(rawValue): \(curve): \($0)" }
    }
  }

  /// How a curve breaks this law.
  public func violations(of curve: Curve) -> [String] {
    switch self {
    case .start: Self.start(curve)
    case .slope: Self.slope(curve)
    case .mirror:
      curve.times.compactMap { time in
        let (a, b) = (curve.state(time), curve.transformed(-1, 0).state(time))
        return a.value == -b.value && a.velocity == -b.velocity
          ? nil : "at \(time) \(a), mirrored \(b)"
      }
    case .shift: [0.75, -1e4, 1e6].flatMap { Self.image(of: curve, factor: 1, shift: $0) }
    case .scale: [0.001, 3, 1e7].flatMap { Self.image(of: curve, factor: $0, shift: 0) }
    case .restart: Self.restart(curve)
    case .order: Self.order(curve)
    case .limit: Self.limit(curve)
    }
  }

  private static func start(_ curve: Curve) -> [String] {
    curve.state(0) == curve.start ? [] : ["\(curve.state(0)), not \(curve.start)"]
  }

  /// Against a five-point difference, whose own error is of fourth order.
  private static func slope(_ curve: Curve) -> [String] {
    let step = 2e-3 / curve.pace
    let margin = max(curve.margin, 2.5 * step)
    let rounding = 1e3 * .ulpOfOne * curve.pace
    return curve.times.compactMap { time in
      let allowed = 1e-11 * curve.speed + rounding * (2 * curve.size + time * curve.speed)
      // A time so late that a step vanishes in it tells nothing.
      guard time >= margin, time + step / 64 > time, time < 1e9 * step,
        !curve.isNearJoint(time, within: margin)
      else { return nil }
      let near = curve.value(time + step) - curve.value(time - step)
      let far = curve.value(time + 2 * step) - curve.value(time - 2 * step)
      let difference = (8 * near - far) / (12 * step)
      let error = abs(difference - curve.velocity(time))
      return error <= allowed
        ? nil : "at \(time) \(curve.velocity(time)), difference \(difference)"
    }
  }

  private static func image(of curve: Curve, factor: Double, shift: Double) -> [String] {
    let image = curve.transformed(factor, shift)
    let size = max(curve.size * factor, abs(shift))
    let speed = max(curve.speed * factor, abs(shift) * curve.pace)
    return curve.times.compactMap { time in
      guard !curve.isNearJoint(time, within: 1e-6) else { return nil }
      let (a, b) = (curve.state(time), image.state(time))
      let slack = curve.slack(at: time)
      return abs(a.value * factor + shift - b.value) <= slack * size
        && abs(a.velocity * factor - b.velocity)
          <= slack * speed + 8 * .ulpOfOne * size * curve.pace
        ? nil : "times \(factor) plus \(shift) at \(time): \(b), before \(a)"
    }
  }

  private static func restart(_ curve: Curve) -> [String] {
    guard let resumed = curve.resumed else { return ["cannot be resumed"] }
    return curve.times.filter { $0 < 3600 }.flatMap { pause in
      let rest = resumed(pause)
      return curve.times.compactMap { time -> String? in
        guard time > pause, !curve.isNearJoint(time, within: 1e-7) else { return nil }
        let (a, b) = (curve.state(time), rest.state(time - pause))
        let slack = 4 * curve.slack(at: time)
        return abs(a.value - b.value) <= slack * curve.size
          && abs(a.velocity - b.velocity)
            <= slack * curve.speed + 8 * .ulpOfOne * curve.size * curve.pace
          ? nil : "begun anew at \(pause), at \(time) \(b), not \(a)"
      }
    }
  }

  private static func order(_ curve: Curve) -> [String] {
    let forwards = curve.times.map(curve.state)
    let backwards = Array(curve.times.reversed().map(curve.state).reversed())
    let apart = curve.times.map {
      MotionState(value: curve.value($0), velocity: curve.velocity($0))
    }
    return (forwards == backwards ? [] : ["depends on the order of questions"])
      + (forwards == apart ? [] : ["answers differ when asked apart"])
  }

  private static func limit(_ curve: Curve) -> [String] {
    var broken: [String] = []
    for time in [-1, -Double.infinity, .nan] where curve.state(time) != curve.state(0) {
      broken.append("at \(time) \(curve.state(time)), not the start")
    }
    let last = curve.state(.infinity)
    let all = curve.times.map(curve.state) + [last]
    if !all.allSatisfy({ $0.value.isFinite && $0.velocity.isFinite }) {
      broken.append("not finite")
    }
    if let end = curve.end {
      let late = curve.state(86_400 + 60 / curve.calm)
      for state in [late, last]
      where
        !(abs(state.value - end) <= curve.slack(at: 0) * curve.size
        && abs(state.velocity) <= curve.slack(at: 0) * curve.speed)
      {
        broken.append("ends as \(state), not at \(end)")
      }
    }
    return broken
  }
}
