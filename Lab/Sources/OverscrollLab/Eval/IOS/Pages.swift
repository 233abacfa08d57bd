@_spi(Formulas) internal import ScrollPhysics
import Overscroll
import StrictJSON

extension EvalKind {
  /// Pages and landings of the scroll view as shipped in iOS 26.1.
  static let iosPages: [EvalKind] = [
    EvalKind(
      "ios.pageTarget", .number("offset"), .perSecond(), .length("viewport"), .number("spacing"),
      .number("origin"), .range(), .whole("chain", -1...1), .optional("previousTarget")
    ) { offset, velocity, viewport, spacing, origin, range, chain, previous in
      let page = PageChoice(length: viewport + spacing, origin: origin, range: range).target(
        from: offset, velocity: velocity, chain: PageChoice.Direction(rawValue: chain) ?? .none,
        previousTarget: previous)
      return ["target": page.target, "direction": Double(page.direction.rawValue)]
    },
    EvalKind(
      "ios.pageConstants", .length("viewportWidth"), .number("pullAdjustment", .within(-50...30)),
      .number("frictionAdjustment", .within(-50...30))
    ) { width, pull, friction in
      let page = PageSpring(
        viewportWidth: width, pullAdjustment: pull, frictionAdjustment: friction)
      return [
        "pullPerMs2": page.pull, "keptPerMs": page.kept, "omega": page.spring?.angularFrequency,
        "dampingRatio": page.spring?.dampingRatio,
      ]
    },
    EvalKind(
      "ios.pageSpring", .number("offset"), .perSecond(), .number("target"),
      .length("viewportWidth"), .interval(), .grid()
    ) { offset, velocity, target, width, interval, grid throws(EvalError) in
      var turn = PageTurning(
        PageSpring(viewportWidth: width), from: offset, to: target, velocity: velocity,
        direction: PageChoice.direction(velocity: velocity, from: offset, to: target),
        displayScale: grid.displayScale)
      let frames = try Frames { _ in
        turn.advance(by: interval)
        return turn.isDone
      } sample: {
        ["offset": turn.offset]
      }
      return frames.outputs(rest: turn.offset)
    },
    EvalKind(
      "ios.pageSpringClosed", .number("offset"), .perSecond(), .number("target"),
      .length("viewportWidth"), .times("ms")
    ) { offset, velocity, target, width, times in
      let page = PageSpring(viewportWidth: width)
      let motion = page.motion(from: offset, to: target, velocity: velocity, pace: 1)
      return ["omega": page.spring?.angularFrequency, "dampingRatio": page.spring?.dampingRatio]
        + .samples(times, as: "ms") { ms in
          [
            "offset": motion?.offset.value(at: ms / 1000),
            "velocityPerMs": motion.map { $0.carried.value(at: ms / 1000) / 1000 },
          ]
        }
    },
    EvalKind(
      "ios.proposal", .number("offset"), .perSecond(), .range(), .rate(), .length("factor"),
      .grid()
    ) { offset, velocity, range, rate, factor, grid in
      [
        "target": Landing.proposal(
          from: offset, velocity: velocity, range: range, rate: rate, factor: factor,
          displayScale: grid.displayScale)
      ]
    },
    EvalKind(
      "ios.land", .vector("offset"), .perSecondVector("velocityPerMs"), .vector("target"),
      .vector("proposed"), .rate(), .size("factor")
    ) { offset, velocity, target, proposed, rate, factor in
      let axes = Landing.axes(
        from: offset, velocity: velocity, to: target, proposed: proposed, rate: rate,
        factor: factor)
      return .vector("velocityPerMs", Vector2(axes.x.velocity, axes.y.velocity) / 1000)
        + .list("keptPerMs", [axes.x.rate.keptPerMillisecond, axes.y.rate.keptPerMillisecond])
        + .list("isAdjusted", [.bool(axes.x.isAdjusted), .bool(axes.y.isAdjusted)])
    },
    // On one axis, frame by frame and in closed form.
    EvalKind(
      "ios.landFlight", .number("offset"), .perSecond(), .number("target"), .number("proposed"),
      .range(), .rate(), .interval()
    ) { offset, velocity, target, proposed, range, rate, interval throws(EvalError) in
      let landing = Landing(
        from: offset, velocity: velocity, to: target, proposed: proposed, rate: rate)
      var state = FrameLaw.State(offset: offset, velocity: landing.velocity)
      var factor = 1.0
      let frames = try Frames { _ in
        landing.step(&state, to: target, by: interval, in: range, factor: &factor)
      } sample: {
        ["offset": state.offset]
      }
      let times = range.contains(offset) ? [0.016, 0.05, 0.1, 0.2, 0.4] : []
      return ["startPerMs": landing.velocity / 1000, "keptPerMs": landing.rate.keptPerMillisecond]
        + frames.outputs(rest: state.offset)
        + .samples(times, in: "continuous") { time in
          ["offset": landing.offset(at: time, from: offset, to: target)]
        }
    },
    EvalKind(
      "ios.orthogonalPaging", .choice("behavior"), .length("sectionLength"), .length("groupLength"),
      .length("content"), .grid(), .number("offset"), .perSecond()
    ) { (behavior: SectionBehavior, section, group, content, grid, offset, velocity) in
      let inset = behavior == .groupPagingCentered ? grid.nearest((section - group) / 2) : 0
      let pages = PageChoice(
        length: behavior == .continuous ? 0 : behavior == .paging ? section : group, origin: -inset,
        range: grid.bounds(content: content, viewport: section, insetNear: inset, insetFar: inset))
      return [
        "pageLength": pages.length, "origin": pages.origin, "extraInset": inset,
        "target": pages.target(from: offset, velocity: velocity).target,
      ]
    },
    EvalKind(
      "ios.pageStrip", .length("pageLength"), .length("pageSpacing"), .flag("hasPageBefore"),
      .flag("hasPageAfter"), .grid()
    ) { length, spacing, hasPageBefore, hasPageAfter, grid in
      let place = length + 2 * spacing
      let (near, far) = (hasPageBefore ? 100 * place : -place, hasPageAfter ? 100 * place : -place)
      let range = grid.bounds(content: 3 * place, viewport: place, insetNear: near, insetFar: far)
      return [
        "viewport": place, "content": 3 * place, "offset": place, "insetNear": near,
        "insetFar": far, "min": range.lowerBound, "max": range.upperBound,
      ] + .list("pageStarts", [0.0, 1, 2].map { $0 * place + spacing })
    },
    EvalKind("ios.pageReturn", .size("pageLength"), .number("offset"), .number("target")) {
      length, offset, target in
      ["duration": ProgramCurve.offsetDuration * abs(target - offset) / length]
    },
  ]
}

/// How a section that scrolls across its list does so.
private enum SectionBehavior: CaseIterable {
  case continuous, paging, groupPaging, groupPagingCentered
}
