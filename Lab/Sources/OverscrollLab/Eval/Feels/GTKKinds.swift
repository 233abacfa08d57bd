@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
@_spi(Formulas) import ScrollFeels
@_spi(Formulas) import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// GTK's kinetic scrolling.
  static let gtk: [EvalKind] = [
    EvalKind("feel.gtk.kinetic", "x0 v0 lower upper times") { inputs throws(EvalError) in
      try inputs.gtkKinetic()
    },
    EvalKind("feel.gtk.accumulate", "velocity lastVelocity") { inputs throws(EvalError) in
      let last = try inputs.physical("lastVelocity")
      let velocity = MomentumRule.gtk.velocity(
        try inputs.physical("velocity"), after: .init(start: last, interrupted: last))
      return ["velocity": .number(velocity)]
    },
    EvalKind("feel.gtk.drag", "start offset lower upper") { inputs throws(EvalError) in
      let range = try inputs.range("lower", "upper")
      let place = try inputs.physical("start") - (try inputs.physical("offset"))
      let edge = min(max(place, range.lowerBound), range.upperBound)
      let band = ScrollBand.linear(LinearBand(divisor: 1, limit: 100))
      return [
        "value": .number(place == edge ? place : edge + band.stretch(place - edge, dimension: 0))
      ]
    },
    EvalKind("feel.gtk.estimator.swipe", "samples") { inputs throws(EvalError) in
      try inputs.estimate(.gtkSwipe)
    },
  ]

  /// libadwaita's swipes.
  static let adwaita: [EvalKind] = [
    EvalKind("feel.adwaita.project", "points velocity progress initial touchpad longSwipes") {
      inputs throws(EvalError) in
      let points = try inputs.numbers("points", .moderate)
      guard !points.isEmpty, zip(points, points.dropFirst()).allSatisfy({ $0 <= $1 }) else {
        throw EvalError("inputs.points", "expected numbers in rising order, at least one")
      }
      let result = AdwaitaProjection.target(
        among: points, velocity: try inputs.physical("velocity"),
        progress: try inputs.physical("progress"), initial: try inputs.physical("initial"),
        isTouchpad: try inputs.bool("touchpad"), allowsLongSwipes: try inputs.bool("longSwipes"))
      return ["raw": .number(result.projected), "target": .number(result.target)]
    },
    EvalKind("feel.adwaita.overshoot", "amount distance") { inputs throws(EvalError) in
      let value = AdwaitaProjection.overshoot(
        try inputs.physical("amount"), distance: try inputs.number("distance", .moderatePositive))
      return ["value": .number(value)]
    },
    EvalKind("feel.adwaita.estimator", "events up") { inputs throws(EvalError) in
      // An event carries the distance since the one before; the estimator wants places.
      var place = 0.0
      let samples = try inputs.events("events").map { event in
        place += event.value
        return (time: event.time, value: place)
      }
      let velocity = ReleaseEstimator.adwaita.velocity(
        ListedSamples(samples, replacesSameTime: false),
        liftedAt: try inputs.physical("up") / 1000)
      return ["velocity": .optional(velocity.map { $0 / 1000 })]
    },
    EvalKind("feel.adwaita.spring", "mass stiffness ratio from to v0 epsilon times") {
      inputs throws(EvalError) in
      let spring = try inputs.feelSpring()
      let motion = try inputs.feelSpringMotion(spring)
      let epsilon = try inputs.number("epsilon", .betweenZeroAndOne)
      // The vendor's estimate is of the envelope; over-damped it follows the motion itself.
      // An undamped spring has none.
      var duration: Double?
      if spring.dampingRatio > 1 {
        duration = motion.settleTime(within: epsilon)
      } else if spring.decay > 0 {
        duration = Deceleration(from: 0, velocity: 1, decay: spring.decay).time(toSpeed: epsilon)
      }
      return [
        "durationMs": .optional(duration.map { ($0 * 1000).rounded(.down) }),
        "samples": try inputs.samples(motion.state),
      ]
    },
  ]
}

extension Inputs {
  /// GTK's deceleration and what follows at an edge, unlimited and without frames.
  fileprivate func gtkKinetic() throws(EvalError) -> JSONValue {
    let range = try range("lower", "upper")
    let (start, velocity) = (try physical("x0"), try physical("v0"))
    let deceleration = Deceleration(from: start, velocity: velocity, decay: 4)
    let isOutside = !range.contains(start)
    let end = isOutside ? start : deceleration.destination
    guard isOutside || !range.contains(end) else {
      let stop = deceleration.time(toSpeed: 0.1)
      return [
        "edge": .null, "stopTime": .number(stop),
        "rest": .number(deceleration.value(at: stop).rounded()),
        "samples": try samples(deceleration.state),
      ]
    }
    let edge = min(max(end, range.lowerBound), range.upperBound)
    let hit = isOutside ? 0 : deceleration.time(to: edge) ?? 0
    let atEdge = isOutside ? velocity : deceleration.velocity(at: hit)
    let motion = EdgeSpring.gtk.motion(
      from: isOutside ? start : edge, to: edge, velocity: atEdge, isHit: !isOutside)
    // The farthest from the edge, on either side; at rest once it stays within 0.1 px.
    let from = motion.displacement(at: 0)
    let turn = motion.peak.map { (time: $0.time, displacement: motion.displacement(at: $0.time)) }
    let peak =
      turn.flatMap { abs($0.displacement) > abs(from) ? $0 : nil } ?? (
        time: 0.0, displacement: from
      )
    let stop = motion.settleTime(within: 0.1) ?? 0
    return [
      "edge": .number(edge), "edgeTime": .number(hit), "edgeVelocity": .number(atEdge),
      "peak": .number(abs(peak.displacement)), "peakTime": .number(hit + peak.time),
      "stopTime": .number(hit + stop), "rest": .number(edge),
      "samples": try samples { time in
        time < hit ? deceleration.state(at: time) : motion.state(at: time - hit)
      },
    ]
  }
}
