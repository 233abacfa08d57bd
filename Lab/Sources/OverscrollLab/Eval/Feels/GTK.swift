@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
@_spi(Formulas) import ScrollFeels
@_spi(Formulas) import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// GTK's kinetic scrolling, and libadwaita's swipes.
  static let gtk: [EvalKind] = [
    // Unlimited and without frames.
    EvalKind("feel.gtk.kinetic", .number("x0"), .number("v0"), .range("lower", "upper"), .times()) {
      start, velocity, range, times in
      let glide = Deceleration(from: start, velocity: velocity, decay: 4)
      let isOutside = !range.contains(start)
      let end = isOutside ? start : glide.destination
      guard isOutside || !range.contains(end) else {
        let stop = glide.time(toSpeed: 0.1)
        return ["edge": nil, "stopTime": stop, "rest": glide.value(at: stop).rounded()]
          + .states(times, glide.state)
      }
      let edge = end.clamped(to: range)
      let hit = isOutside ? 0 : glide.time(to: edge) ?? 0
      let atEdge = isOutside ? velocity : glide.velocity(at: hit)
      let motion = EdgeSpring.gtk.motion(
        from: isOutside ? start : edge, to: edge, velocity: atEdge, isHit: !isOutside)
      // The farthest from the edge, on either side; at rest once it stays within 0.1 px.
      let turn = motion.peak?.time ?? 0
      let (from, turned) = (abs(motion.displacement(at: 0)), abs(motion.displacement(at: turn)))
      return [
        "edge": edge, "edgeTime": hit, "edgeVelocity": atEdge, "peak": max(from, turned),
        "peakTime": turned > from ? hit + turn : hit,
        "stopTime": hit + (motion.settleTime(within: 0.1) ?? 0), "rest": edge,
      ] + .states(times) { $0 < hit ? glide.state(at: $0) : motion.state(at: $0 - hit) }
    },
    EvalKind("feel.gtk.accumulate", .number("velocity"), .number("lastVelocity")) {
      velocity, last in
      [
        "velocity": MomentumRule.gtk.velocity(
          velocity, after: .init(start: last, interrupted: last))
      ]
    },
    EvalKind("feel.gtk.drag", .number("start"), .number("offset"), .range("lower", "upper")) {
      start, offset, range in
      let place = start - offset
      let edge = place.clamped(to: range)
      let band = ScrollBand.linear(LinearBand(divisor: 1, limit: 100))
      return ["value": place == edge ? place : edge + band.stretch(place - edge, dimension: 0)]
    },
    EvalKind("feel.gtk.estimator.swipe", .events("samples")) { .release(by: .gtkSwipe, of: $0) },
    EvalKind(
      "feel.adwaita.project", risingPoints, .number("velocity"), .number("progress"),
      .number("initial"), .flag("touchpad"), .flag("longSwipes")
    ) { points, velocity, progress, initial, isTouchpad, allowsLongSwipes in
      let result = AdwaitaProjection.target(
        among: points, velocity: velocity, progress: progress, initial: initial,
        isTouchpad: isTouchpad, allowsLongSwipes: allowsLongSwipes)
      return ["raw": result.projected, "target": result.target]
    },
    EvalKind("feel.adwaita.overshoot", .number("amount"), .size("distance")) { amount, distance in
      ["value": AdwaitaProjection.overshoot(amount, distance: distance)]
    },
    EvalKind("feel.adwaita.estimator", .events("events"), .number("up")) { events, lift in
      // An event carries the distance since the one before; the estimator wants places.
      var place = 0.0
      let samples = events.map { event -> TimedNumber in
        place += event.value
        return (event.time, place)
      }
      return .release(by: .adwaita, of: samples, liftedAtMs: lift, perMillisecond: true)
    },
    EvalKind(
      "feel.adwaita.spring", feelSpringMotion, .number("epsilon", .betweenZeroAndOne), .times()
    ) { spring, epsilon, times in
      // The vendor's estimate is of the envelope; over-damped it follows the motion itself.
      // An undamped spring has none.
      var duration: Double?
      if spring.law.dampingRatio > 1 {
        duration = spring.motion.settleTime(within: epsilon)
      } else if spring.law.decay > 0 {
        let envelope = Deceleration(from: 0, velocity: 1, decay: spring.law.decay)
        duration = envelope.time(toSpeed: epsilon)
      }
      return ["durationMs": duration.map { ($0 * 1000).rounded(.down) }]
        + .states(times, spring.motion.state)
    },
  ]
}

private let risingPoints = Input<[Double]>(.numbers("points")) { points throws(EvalError) in
  guard !points.isEmpty, zip(points, points.dropFirst()).allSatisfy({ $0 <= $1 }) else {
    throw EvalError("inputs.points", "expected numbers in rising order, at least one")
  }
  return points
}
