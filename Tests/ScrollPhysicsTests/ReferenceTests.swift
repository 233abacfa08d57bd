import Foundation
import ScrollPhysics
import ScrollTestSupport
import Testing

/// Every law against values computed with 50 digits.
@Suite struct ReferenceTests {
  static let all: [ReferenceCase] = {
    guard
      let url = Bundle.module.url(
        forResource: "oracle", withExtension: "json", subdirectory: "Fixtures")
    else { return [] }
    return (try? ReferenceCase.load(url)) ?? []
  }()

  static func of(_ kind: String) -> [ReferenceCase] { all.filter { $0.kind == kind } }

  func check(_ c: ReferenceCase, _ results: KeyValuePairs<String, Double?>) {
    for (path, actual) in results {
      let disagreement = c.disagreement(path, actual)
      #expect(disagreement == nil)
    }
  }

  @Test func `the reference is there`() {
    #expect(Self.all.count == 253)
  }

  @Test func deceleration() {
    for c in Self.of("deceleration.value") {
      let motion = Deceleration(from: c("x0"), velocity: c("v0"), rate: DecelerationRate(c("rate")))
      check(
        c,
        [
          "value": motion.value(at: c("t")), "velocity": motion.velocity(at: c("t")),
          "destination": motion.destination,
        ])
    }
    for c in Self.of("deceleration.duration") {
      let motion = Deceleration(from: c("x0"), velocity: c("v0"), rate: DecelerationRate(c("rate")))
      check(c, ["duration": motion.time(toWithin: c("threshold"))])
    }
    for c in Self.of("deceleration.velocityFloor") {
      let motion = Deceleration(from: c("x0"), velocity: c("v0"), rate: DecelerationRate(c("rate")))
      let time = motion.time(toSpeed: c("minVelocity"))
      check(c, ["duration": time, "value": motion.value(at: time)])
    }
    for c in Self.of("deceleration.timeTo") {
      let motion = Deceleration(from: c("x0"), velocity: c("v0"), rate: DecelerationRate(c("rate")))
      check(c, ["time": motion.time(to: c("target"))])
    }
  }

  @Test func springs() {
    for c in Self.of("spring.value") {
      let spring = DampedSpring(
        mass: c("mass"), stiffness: c("stiffness"), dampingRatio: c("dampingRatio"))
      let state = SpringMotion(spring, from: c("x0"), velocity: c("v0")).state(at: c("t"))
      check(c, ["value": state.value, "velocity": state.velocity])
    }
    for c in Self.of("spring.settle") {
      let spring = DampedSpring(
        mass: c("mass"), stiffness: c("stiffness"), dampingRatio: c("dampingRatio"))
      let motion = SpringMotion(spring, from: c("x0"), velocity: c("v0"))
      let epsilon = c("threshold")
      check(
        c,
        [
          "settleTime": motion.settleTime(within: epsilon),
          "firstTimeWithin": motion.firstTime(within: epsilon),
        ])
      if c.expected["lobanovDuration"] != nil {
        check(c, ["lobanovDuration": motion.articleBound(within: epsilon)])
      }
    }
  }

  @Test func `system springs`() {
    for c in Self.of("coreAnimation.settlingDuration") {
      let spring = DampedSpring(mass: c("mass"), stiffness: c("stiffness"), damping: c("damping"))
      let duration = spring.settlingDuration(
        initialVelocity: c("initialVelocity"), epsilon: c("epsilon"))
      check(c, ["duration": duration, "walk": spring.dampingRatio >= 1 ? 1 : 0])
    }
    for c in Self.of("uikit.springFromDuration") {
      let spring = DampedSpring(
        settlingIn: c("duration"), dampingRatio: c("dampingRatio"), epsilon: c("epsilon"))
      check(
        c,
        [
          "omega": spring?.angularFrequency, "stiffness": spring?.stiffness,
          "damping": spring?.damping,
        ])
    }
    for c in Self.of("swiftui.spring") {
      let spring = DampedSpring(duration: c("duration"), bounce: c("bounce"))
      check(
        c,
        [
          "dampingRatio": spring.dampingRatio, "stiffness": spring.stiffness,
          "damping": spring.damping,
        ])
    }
  }

  @Test func bands() {
    for c in Self.of("rubberBand") {
      let band = RubberBand(coefficient: c("coefficient"), dimension: c("dimension"))
      check(c, ["value": band.stretch(c("x")), "slope": band.slope(c("x"))])
    }
    for c in Self.of("rubberBand.inverse") {
      let band = RubberBand(coefficient: c("coefficient"), dimension: c("dimension"))
      check(c, ["x": band.distance(stretch: c("y"))])
    }
    for c in Self.of("rubberBand.clamp") {
      let band = RubberBand(coefficient: c("coefficient"), dimension: c("dimension"))
      check(c, ["value": band.clamp(c("x"), to: c("min")...c("max"))])
    }
    for c in Self.of("zoom.rubberBand") {
      let band = ZoomBand(minimum: c("min"), maximum: c("max"))
      check(c, ["value": band.clamp(c("scale"))])
    }
  }

  @Test func projections() {
    for c in Self.of("wwdc.project") {
      let rate = DecelerationRate(c("rate"))
      check(
        c, ["distance": Projection.perMillisecondSum.distance(velocity: c("v0"), rate: rate)])
    }
    for c in Self.of("uikit.project") {
      let distance = Projection.uiKitTarget.distance(
        velocity: c("velocityPerMs") * 1000, rate: DecelerationRate(c("rate")))
      check(c, ["target": c("x0") + distance])
    }
  }
}
