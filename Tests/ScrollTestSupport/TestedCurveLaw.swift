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
  public func violations(in curves: [TestedCurve]) -> [String] {
    var worst = 0.0
    return curves.flatMap { curve in
      violations(of: curve, worst: &worst).prefix(3).map { "\(rawValue): \(curve): \($0)" }
    }
  }

  /// The same, and the largest error so far as a share of what is allowed: above 1 where it is broken.
  public func violations(of curve: TestedCurve, worst: inout Double) -> [String] {
    switch self {
    case .start: return Self.start(curve)
    case .slope: return Self.slope(curve, &worst)
    case .mirror:
      let mirrored = curve.transformed(-1, 0)
      return curve.times.compactMap { time in
        let (a, b) = (curve.state(time), mirrored.state(time))
        return a.value == -b.value && a.velocity == -b.velocity
          ? nil : "at \(time) \(a), mirrored \(b)"
      }
    case .shift:
      return [0.75, -1e4, 1e6].flatMap { Self.image(of: curve, factor: 1, shift: $0, &worst) }
    case .scale:
      return [0.001, 3, 1e7].flatMap { Self.image(of: curve, factor: $0, shift: 0, &worst) }
    case .restart: return Self.restart(curve, &worst)
    case .order: return Self.order(curve)
    case .limit: return Self.limit(curve, &worst)
    }
  }

  /// Whether an error is allowed; remembers the largest share.
  private static func isWithin(_ error: Double, _ allowed: Double, _ worst: inout Double) -> Bool {
    if error > 0 { worst = max(worst, error / allowed) }
    return error <= allowed
  }

  private static func start(_ curve: TestedCurve) -> [String] {
    curve.state(0) == curve.start ? [] : ["\(curve.state(0)), not \(curve.start)"]
  }

  /// Against a five-point difference, whose own error is of fourth order.
  private static func slope(_ curve: TestedCurve, _ worst: inout Double) -> [String] {
    let step = 2e-3 / curve.pace
    let (margin, rounding) = (max(curve.margin, 2.5 * step), 1e3 * .ulpOfOne * curve.pace)
    return curve.times.compactMap { time in
      let allowed = 1e-11 * curve.speed + rounding * (2 * curve.size + time * curve.speed)
      // A time so late that a step vanishes in it tells nothing.
      guard time >= margin, time + step / 64 > time, time < 1e9 * step,
        !curve.isNearJoint(time, within: margin)
      else { return nil }
      let near = curve.value(time + step) - curve.value(time - step)
      let far = curve.value(time + 2 * step) - curve.value(time - 2 * step)
      let difference = (8 * near - far) / (12 * step)
      return isWithin(abs(difference - curve.velocity(time)), allowed, &worst)
        ? nil : "at \(time) \(curve.velocity(time)), difference \(difference)"
    }
  }

  private static func image(
    of curve: TestedCurve, factor: Double, shift: Double, _ worst: inout Double
  ) -> [String] {
    let image = curve.transformed(factor, shift)
    let size = max(curve.size * factor, abs(shift))
    let speed = max(curve.speed * factor, abs(shift) * curve.pace)
    return curve.times.compactMap { time in
      guard !curve.isNearJoint(time, within: 1e-6) else { return nil }
      let (a, b) = (curve.state(time), image.state(time))
      let slack = curve.slack(at: time)
      let allowed = slack * speed + 8 * .ulpOfOne * size * curve.pace
      return isWithin(abs(a.value * factor + shift - b.value), slack * size, &worst)
        && isWithin(abs(a.velocity * factor - b.velocity), allowed, &worst)
        ? nil : "times \(factor) plus \(shift) at \(time): \(b), before \(a)"
    }
  }

  private static func restart(_ curve: TestedCurve, _ worst: inout Double) -> [String] {
    guard let resumed = curve.resumed else { return ["cannot be resumed"] }
    return curve.times.filter { $0 < 3600 }.flatMap { pause in
      let rest = resumed(pause)
      return curve.times.compactMap { time -> String? in
        guard time > pause, !curve.isNearJoint(time, within: 1e-7) else { return nil }
        let (a, b) = (curve.state(time), rest.state(time - pause))
        let slack = 4 * curve.slack(at: time)
        let allowed = slack * curve.speed + 8 * .ulpOfOne * curve.size * curve.pace
        return isWithin(abs(a.value - b.value), slack * curve.size, &worst)
          && isWithin(abs(a.velocity - b.velocity), allowed, &worst)
          ? nil : "begun again at \(pause), at \(time) \(b), not \(a)"
      }
    }
  }

  private static func order(_ curve: TestedCurve) -> [String] {
    let forwards = curve.times.map(curve.state)
    let backwards = Array(curve.times.reversed().map(curve.state).reversed())
    let apart = curve.times.map {
      MotionState(value: curve.value($0), velocity: curve.velocity($0))
    }
    return (forwards == backwards ? [] : ["depends on the order of questions"])
      + (forwards == apart ? [] : ["answers differ when asked apart"])
  }

  private static func limit(_ curve: TestedCurve, _ worst: inout Double) -> [String] {
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
      let late = curve.state(86_400 + 60 / curve.slowest)
      for state in [late, last]
      where
        !(isWithin(abs(state.value - end), curve.slack(at: 0) * curve.size, &worst)
        && isWithin(abs(state.velocity), curve.slack(at: 0) * curve.speed, &worst))
      { broken.append("ends as \(state), not at \(end)") }
    }
    return broken
  }
}
