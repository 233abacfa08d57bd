@_spi(Formulas) internal import ScrollGestures
import Overscroll
import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// UIScrollView's own arithmetic, in its own units: pt/ms and ms.
  static let uiKit: [EvalKind] = [
    EvalKind("uikit.step", "x velocityPerMs dtMs min max rate") { inputs throws(EvalError) in
      let law = FrameLaw(try inputs.rate())
      let start = try inputs.frameState(offset: "x")
      let range = try inputs.limits()
      let next = law.step(start, by: try inputs.frameInterval(), in: range)
      return ["x": .number(next.offset), "velocityPerMs": .number(next.velocity / 1000)]
    },
    EvalKind("uikit.flight", "x0 velocityPerMs dtMs min max rate") { inputs throws(EvalError) in
      let range = try inputs.limits()
      let flight = FrameFlight(
        from: try inputs.frameState(offset: "x0"), law: FrameLaw(try inputs.rate()),
        interval: try inputs.frameInterval(), in: range)
      guard let flight else {
        throw EvalError("inputs", "no rest after \(FrameFlight.frameLimit) frames, the limit")
      }
      return flight.json
    },
    EvalKind("uikit.project", "x0 velocityPerMs rate") { inputs throws(EvalError) in
      let velocity = 1000 * (try inputs.number("velocityPerMs"))
      let distance = Projection.uiKitTarget.distance(velocity: velocity, rate: try inputs.rate())
      return ["target": .number(try inputs.number("x0") + distance)]
    },
    EvalKind("wwdc.project", "v0 rate") { inputs throws(EvalError) in
      let velocity = try inputs.number("v0")
      let sum = Projection.perMillisecondSum
      return ["distance": .number(sum.distance(velocity: velocity, rate: try inputs.rate()))]
    },
    EvalKind("uikit.releaseVelocity", "s0 s1 s2") { inputs throws(EvalError) in
      let (newest, middle, oldest) =
        (try inputs.number("s0"), try inputs.number("s1"), try inputs.number("s2"))
      let velocity = UIKitVelocity(oldest: oldest, middle: middle, newest: newest)
      return [
        "recognizerPrevious": .number(velocity.recognizerPrevious),
        "recognizerLast": .number(velocity.recognizerLast),
        "release": .number(velocity.release),
      ]
    },
  ]
}

extension Inputs {
  /// An offset and `velocityPerMs`, as the frame law's state in pt and pt/s.
  func frameState(offset: String) throws(EvalError) -> FrameLaw.State {
    let velocity = 1000 * (try number("velocityPerMs"))
    guard velocity.isFinite else {
      throw EvalError("inputs.velocityPerMs", "not representable in pt/s (overflow)")
    }
    return FrameLaw.State(offset: try number(offset), velocity: velocity)
  }

  /// `dtMs`, in seconds.
  func frameInterval() throws(EvalError) -> Double { try number("dtMs", .positive) / 1000 }
}
