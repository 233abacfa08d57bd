@_spi(Formulas) internal import ScrollPhysics
import Overscroll
import StrictJSON

extension EvalKind {
  /// Pages and landings of the scroll view as shipped in iOS 26.1.
  static let iosPages: [EvalKind] = [
    EvalKind(
      "ios.pageTarget",
      "offset velocityPerMs viewport spacing origin min max chain previousTarget"
    ) { inputs throws(EvalError) in
      let choice = PageChoice(
        length: try inputs.length("viewport") + (try inputs.physical("spacing")),
        origin: try inputs.physical("origin"), range: try inputs.limits(.moderate))
      let chain = Int(try inputs.number("chain", .whole(-1...1)))
      let page = choice.target(
        from: try inputs.physical("offset"), velocity: try inputs.perSecond(),
        chain: PageChoice.Direction(rawValue: chain) ?? .none,
        previousTarget: try inputs.optionalNumber("previousTarget", .moderate))
      return [
        "target": .number(page.target), "direction": .number(Double(page.direction.rawValue)),
      ]
    },
    EvalKind("ios.pageConstants", "viewportWidth pullAdjustment frictionAdjustment") {
      inputs throws(EvalError) in
      let adjustments = Domain.within(-50...30)
      let page = PageSpring(
        viewportWidth: try inputs.length("viewportWidth"),
        pullAdjustment: try inputs.number("pullAdjustment", adjustments),
        frictionAdjustment: try inputs.number("frictionAdjustment", adjustments))
      return [
        "pullPerMs2": .number(page.pull), "keptPerMs": .number(page.kept),
        "omega": .optional(page.spring?.angularFrequency),
        "dampingRatio": .optional(page.spring?.dampingRatio),
      ]
    },
    EvalKind(
      "ios.pageSpring", "offset velocityPerMs target viewportWidth frameRate displayScale"
    ) { inputs throws(EvalError) in
      let (offset, velocity) = (try inputs.physical("offset"), try inputs.perSecond())
      let target = try inputs.physical("target")
      var turn = PageTurning(
        PageSpring(viewportWidth: try inputs.length("viewportWidth")), from: offset, to: target,
        velocity: velocity,
        direction: PageChoice.direction(velocity: velocity, from: offset, to: target),
        displayScale: try inputs.grid().displayScale)
      let interval = 1 / (try inputs.number("frameRate", .frameRate))
      let frames = try SampledFrames { _ in
        turn.advance(by: interval)
        return (["offset": .number(turn.offset)], turn.isDone)
      }
      return .object(frames.json(rest: turn.offset))
    },
    EvalKind("ios.pageSpringClosed", "offset velocityPerMs target viewportWidth ms") {
      inputs throws(EvalError) in
      let page = PageSpring(viewportWidth: try inputs.length("viewportWidth"))
      let motion = page.motion(
        from: try inputs.physical("offset"), to: try inputs.physical("target"),
        velocity: try inputs.perSecond(), pace: 1)
      let samples = try inputs.sampled("ms", as: "ms") { ms in
        [
          "offset": .optional(motion?.offset.value(at: ms / 1000)),
          "velocityPerMs": .optional(motion.map { $0.carried.value(at: ms / 1000) / 1000 }),
        ]
      }
      return [
        "omega": .optional(page.spring?.angularFrequency),
        "dampingRatio": .optional(page.spring?.dampingRatio), "samples": samples,
      ]
    },
    EvalKind("ios.proposal", "offset velocityPerMs min max rate factor displayScale") {
      inputs throws(EvalError) in
      let target = Landing.proposal(
        from: try inputs.physical("offset"), velocity: try inputs.perSecond(),
        range: try inputs.limits(.moderate), rate: try inputs.rate(),
        factor: try inputs.length("factor"), displayScale: try inputs.grid().displayScale)
      return ["target": .number(target)]
    },
    EvalKind("ios.land", "offset velocityPerMs target proposed rate factor") {
      inputs throws(EvalError) in
      let axes = Landing.axes(
        from: try inputs.vector("offset"), velocity: try inputs.vector("velocityPerMs") * 1000,
        to: try inputs.vector("target"), proposed: try inputs.vector("proposed"),
        rate: try inputs.rate(), factor: try inputs.number("factor", .moderatePositive))
      return [
        "velocityPerMs": .vector(Vector2(axes.x.velocity, axes.y.velocity) / 1000),
        "keptPerMs": .vector(
          Vector2(axes.x.rate.keptPerMillisecond, axes.y.rate.keptPerMillisecond)),
        "isAdjusted": [.bool(axes.x.isAdjusted), .bool(axes.y.isAdjusted)],
      ]
    },
    EvalKind("ios.landFlight", "offset velocityPerMs target proposed min max rate frameRate") {
      inputs throws(EvalError) in try inputs.landing()
    },
    EvalKind(
      "ios.orthogonalPaging",
      "behavior sectionLength groupLength content displayScale offset velocityPerMs"
    ) { inputs throws(EvalError) in
      let behavior: SectionBehavior = try inputs.choice("behavior")
      let (section, group) = (try inputs.length("sectionLength"), try inputs.length("groupLength"))
      let grid = try inputs.grid()
      let inset = behavior == .groupPagingCentered ? grid.nearest((section - group) / 2) : 0
      let pages = PageChoice(
        length: behavior == .continuous ? 0 : behavior == .paging ? section : group, origin: -inset,
        range: grid.bounds(
          content: try inputs.length("content"), viewport: section, insetNear: inset,
          insetFar: inset))
      let page = pages.target(
        from: try inputs.physical("offset"), velocity: try inputs.perSecond())
      return [
        "pageLength": .number(pages.length), "origin": .number(pages.origin),
        "extraInset": .number(inset), "target": .number(page.target),
      ]
    },
    EvalKind("ios.pageStrip", "pageLength pageSpacing hasPageBefore hasPageAfter displayScale") {
      inputs throws(EvalError) in
      let spacing = try inputs.length("pageSpacing")
      let place = try inputs.length("pageLength") + 2 * spacing
      let near = try inputs.bool("hasPageBefore") ? 100 * place : -place
      let far = try inputs.bool("hasPageAfter") ? 100 * place : -place
      let range = try inputs.grid().bounds(
        content: 3 * place, viewport: place, insetNear: near, insetFar: far)
      return [
        "viewport": .number(place), "content": .number(3 * place), "offset": .number(place),
        "insetNear": .number(near), "insetFar": .number(far), "min": .number(range.lowerBound),
        "max": .number(range.upperBound),
        "pageStarts": .array((0..<3).map { .number(Double($0) * place + spacing) }),
      ]
    },
    EvalKind("ios.pageReturn", "pageLength offset target") { inputs throws(EvalError) in
      let distance = abs(try inputs.physical("target") - (try inputs.physical("offset")))
      let length = try inputs.number("pageLength", .moderatePositive)
      return ["duration": .number(ProgramCurve.offsetDuration * distance / length)]
    },
  ]
}

/// How a section that scrolls across its list does so.
private enum SectionBehavior: CaseIterable {
  case continuous, paging, groupPaging, groupPagingCentered
}

extension Inputs {
  /// A landing on one axis, frame by frame and in closed form.
  fileprivate func landing() throws(EvalError) -> JSONValue {
    let (offset, target) = (try physical("offset"), try physical("target"))
    let range = try limits(.moderate)
    let landing = Landing(
      from: offset, velocity: try perSecond(), to: target, proposed: try physical("proposed"),
      rate: try rate())
    var state = FrameLaw.State(offset: offset, velocity: landing.velocity)
    var factor = 1.0
    let interval = 1 / (try number("frameRate", .frameRate))
    let frames = try SampledFrames { _ in
      let hasArrived = landing.step(
        &state, to: target, by: interval, in: range, factor: &factor)
      return (["offset": .number(state.offset)], hasArrived)
    }
    let times = range.contains(offset) ? [0.016, 0.05, 0.1, 0.2, 0.4] : []
    return .object(
      [
        JSONValue.Member("startPerMs", .number(landing.velocity / 1000)),
        JSONValue.Member("keptPerMs", .number(landing.rate.keptPerMillisecond)),
      ] + frames.json(rest: state.offset) + [
        JSONValue.Member(
          "continuous",
          .array(
            times.map { time in
              [
                "t": .number(time),
                "offset": .number(landing.offset(at: time, from: offset, to: target)),
              ]
            }))
      ])
  }
}
