@_spi(Formulas) internal import ScrollGestures
import Overscroll
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// UIScrollView's own arithmetic, in its own units: pt/ms and ms.
  static let uiKit: [EvalKind] = [
    EvalKind("uikit.step", frameState("x"), frameInterval, .range(in: .any), .rate()) {
      start, interval, range, rate in
      let next = FrameLaw(rate).step(start, by: interval, in: range)
      return ["x": next.offset, "velocityPerMs": next.velocity / 1000]
    },
    EvalKind("uikit.flight", frameState("x0"), frameInterval, .range(in: .any), .rate()) {
      start, interval, range, rate throws(EvalError) in
      let law = FrameLaw(rate)
      var (state, overshoot) = (start, 0.0)
      let frames = try Frames(limit: Frames.limit, keepingTo: 89) { _ in
        state = law.step(state, by: interval, in: range)
        overshoot = max(overshoot, abs(state.offset - state.offset.clamped(to: range)))
        return law.isAtRest(state, in: range)
      } sample: {
        ["x": state.offset, "velocityPerMs": state.velocity / 1000]
      }
      // The edge when it ended beyond it, else where it stopped.
      return [
        "frames": Double(frames.count), "xBeforePin": state.offset,
        "velocityPerMs": state.velocity / 1000, "maxOvershoot": overshoot,
        "rest": state.offset.clamped(to: range),
      ] + .list("samples", frames.samples)
    },
    EvalKind("uikit.project", .number("x0", .any), .number("velocityPerMs", .any), .rate()) {
      start, velocity, rate in
      ["target": start + Projection.uiKitTarget.distance(velocity: 1000 * velocity, rate: rate)]
    },
    EvalKind("wwdc.project", .number("v0", .any), .rate()) { velocity, rate in
      ["distance": Projection.perMillisecondSum.distance(velocity: velocity, rate: rate)]
    },
    EvalKind("uikit.releaseVelocity", .number("s0", .any), .number("s1", .any), .number("s2", .any))
    { newest, middle, oldest in
      let previous = UIKitVelocity.recognizer(previousDifference: oldest, newestDifference: middle)
      let last = UIKitVelocity.recognizer(previousDifference: middle, newestDifference: newest)
      return [
        "recognizerPrevious": previous, "recognizerLast": last,
        "release": UIKitVelocity.release(previous: previous, last: last),
      ]
    },
  ]

  /// UIKit's band by names that others give its inputs.
  static func uiKitBand(_ name: String, _ distance: String, _ dimension: String) -> EvalKind {
    EvalKind(name, .number(distance), .length(dimension)) {
      ["value": RubberBand(dimension: $1).stretch($0)]
    }
  }

  /// How Core Animation, UIKit and SwiftUI name a spring.
  static let systemSprings: [EvalKind] = [
    EvalKind(
      "coreAnimation.settlingDuration", springWithDamping, .number("initialVelocity", .any),
      .number("epsilon", .betweenZeroAndOne)
    ) { spring, velocity, epsilon in
      // An undamped spring never settles; its duration is infinite.
      let duration = spring.settlingDuration(initialVelocity: velocity, epsilon: epsilon)
      return ["duration": spring.damping > 0 ? duration : nil]
        + .flag("walk", spring.dampingRatio >= 1)
    },
    EvalKind(
      "uikit.springFromDuration", .number("dampingRatio", .upToOne), .number("duration", .positive),
      .number("epsilon", .betweenZeroAndOne)
    ) { ratio, duration, epsilon throws(EvalError) in
      let spring = DampedSpring(settlingIn: duration, dampingRatio: ratio, epsilon: epsilon)
      guard let spring else {
        throw EvalError(
          "inputs", "no spring with this dampingRatio has the envelope epsilon at this duration")
      }
      return [
        "omega": spring.angularFrequency, "stiffness": spring.stiffness, "damping": spring.damping,
      ]
    },
    EvalKind("swiftui.spring", .number("duration", .positive), .number("bounce", .bounce)) {
      duration, bounce throws(EvalError) in
      let frequency = 2 * Double.pi / duration
      try requireRepresentable("(2π / duration)²", frequency * frequency)
      let spring = DampedSpring(duration: duration, bounce: bounce)
      return [
        "dampingRatio": spring.dampingRatio, "stiffness": spring.stiffness,
        "damping": spring.damping,
      ]
    },
  ]
}

/// `dtMs`, in seconds.
private let frameInterval = Input<Double>(.number("dtMs", .positive)) { $0 / 1000 }

private let springWithDamping = Input<DampedSpring>(
  .number("mass", .positive), .number("stiffness", .positive), .number("damping", .nonnegative)
) { mass, stiffness, damping throws(EvalError) in
  try requireRepresentable("stiffness / mass", stiffness / mass)
  try requireRepresentable("√(mass stiffness)", mass * stiffness)
  guard (damping / (2 * (stiffness * mass).squareRoot())).isFinite else {
    throw EvalError("inputs.damping", "its damping ratio is not representable (overflow)")
  }
  return DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
}

/// An offset and `velocityPerMs`, in pt and pt/s.
private func frameState(_ offset: String) -> Input<FrameLaw.State> {
  Input(.number(offset, .any), .number("velocityPerMs", .any)) {
    offset, velocity throws(EvalError) in
    guard (1000 * velocity).isFinite else {
      throw EvalError("inputs.velocityPerMs", "not representable in pt/s (overflow)")
    }
    return FrameLaw.State(offset: offset, velocity: 1000 * velocity)
  }
}
