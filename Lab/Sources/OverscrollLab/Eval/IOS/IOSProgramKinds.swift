@_spi(Formulas) internal import ScrollPhysics
import Overscroll
import StrictJSON

extension EvalKind {
  /// Programs, wheel, keys, zoom and windows of iOS 26.1.
  static let iosPrograms: [EvalKind] = [
    EvalKind("ios.programOffset", "from to duration curve displayScale times") {
      inputs throws(EvalError) in
      let curves: [ProgramCurve] = [.standard, .easeOut, .easeIn]
      return try inputs.program(
        curves[try inputs.index("curve", of: curves.count)], try inputs.length("duration"))
    },
    EvalKind("ios.scrollToTop", "from to displayScale pacing times") { inputs throws(EvalError) in
      try inputs.program(
        try inputs.bool("pacing") ? .scrollToTop : .unpacedScrollToTop,
        ProgramCurve.scrollToTopDuration)
    },
    EvalKind("ios.wheelNotch", "offset notches min max viewport displayScale times") {
      inputs throws(EvalError) in try inputs.wheel()
    },
    EvalKind("ios.zoomReturn", "fingersScale minimum maximum") { inputs throws(EvalError) in
      let band = try inputs.zoomBand()
      let shown = band.clamp(try inputs.number("fingersScale", .moderatePositive))
      let program = ZoomProgram(returning: shown, to: band)
      let samples = [0, 0.25, 0.5, 0.75, 1].map { share -> JSONValue in
        let time = program.duration * share
        return ["t": .number(time), "scale": .number(program.state(at: time).scale)]
      }
      return [
        "shown": .number(shown), "fingersAgain": .optional(band.unclamp(shown)),
        "limit": .number(program.endScale), "duration": .number(program.duration),
        "samples": .array(samples),
      ]
    },
    EvalKind("ios.zoomProgram", "fromScale fromOffset toScale toOffset times") {
      inputs throws(EvalError) in
      let program = ZoomProgram(
        fromScale: try inputs.number("fromScale", .moderatePositive),
        offset: try inputs.vector("fromOffset"),
        toScale: try inputs.number("toScale", .moderatePositive),
        offset: try inputs.vector("toOffset"))
      let samples = try inputs.sampled { time in
        let state = program.state(at: time)
        return ["scale": .number(state.scale), "offset": .vector(state.offset)]
      }
      return ["duration": .number(program.duration), "samples": samples]
    },
    EvalKind("ios.zoomRect", "width height viewport minimum maximum") { inputs throws(EvalError) in
      let viewport = try inputs.numbers("viewport", ["width", "height"], .moderatePositive)
      let rectangle = Size2(
        try inputs.number("width", .moderatePositive),
        try inputs.number("height", .moderatePositive))
      let scale = try inputs.zoomBand().scale(
        fitting: rectangle, in: Size2(viewport[0], viewport[1]))
      return ["scale": .number(scale)]
    },
    EvalKind(
      "ios.keyScroll",
      "offset min max granularity viewport zoomScale heldFrames velocity direction frameRate"
    ) { inputs throws(EvalError) in try inputs.key() },
    EvalKind("ios.pip.project", "position velocity") { inputs throws(EvalError) in
      let projection = Projection.perMillisecondSum.destination(
        from: try inputs.vector("position"), velocity: try inputs.vector("velocity"),
        rate: FloatingWindowSpring.projectionRate)
      return ["projection": .vector(projection)]
    },
    EvalKind("ios.pip.band", "beyond extent") { inputs throws(EvalError) in
      try inputs.windowBand()
    },
    EvalKind("ios.pip.spring", "which displacement velocity times") { inputs throws(EvalError) in
      let which: FloatingWindowSpring = try inputs.choice("which")
      let motion = try inputs.displaced(which.spring)
      return [
        "samples": try inputs.sampled { time in
          let state = motion.state(at: time)
          return ["displacement": .number(state.value), "velocity": .number(state.velocity)]
        }
      ]
    },
    EvalKind("ios.sheet.release", "place velocity leastSpeed detents") { inputs throws(EvalError) in
      let detents = try inputs.numbers("detents", .moderate)
      guard !detents.isEmpty else {
        throw EvalError("inputs.detents", "expected at least one number, found an empty list")
      }
      let release = SheetRelease(
        at: try inputs.physical("place"), velocity: try inputs.physical("velocity"),
        count: detents.count, leastSpeed: try inputs.length("leastSpeed")
      ) { detents[$0] }
      return [
        "index": .number(Double(release.index)),
        "dampingRatio": .number(release.spring.dampingRatio),
        "response": .number(SheetRelease.response), "projection": .number(release.projection),
      ]
    },
    EvalKind("ios.sheet.band", "beyond extent") { inputs throws(EvalError) in
      try inputs.windowBand()
    },
    EvalKind("ios.sheet.settle", "displacement velocity dampingRatio times") {
      inputs throws(EvalError) in
      let ratio = try inputs.number("dampingRatio", .within(0...1e6))
      let motion = try inputs.displaced(
        DampedSpring(response: SheetRelease.response, dampingRatio: ratio))
      return [
        "samples": try inputs.sampled { ["displacement": .number(motion.displacement(at: $0))] }
      ]
    },
  ]
}

extension Inputs {
  fileprivate func zoomBand() throws(EvalError) -> ZoomBand {
    let range = try range("minimum", "maximum")
    _ = try number("minimum", .positive)
    return ZoomBand(minimum: range.lowerBound, maximum: range.upperBound)
  }

  fileprivate func windowBand() throws(EvalError) -> JSONValue {
    let band = RubberBand(dimension: try length("extent"))
    return ["value": .number(band.stretch(try physical("beyond")))]
  }

  fileprivate func displaced(_ spring: DampedSpring) throws(EvalError) -> SpringMotion {
    SpringMotion(
      spring, from: try physical("displacement"), velocity: try physical("velocity"))
  }

  /// A program `from` `to` at the `times`.
  fileprivate func program(
    _ curve: ProgramCurve, _ duration: Double
  ) throws(EvalError) -> JSONValue {
    let program = OffsetProgram(
      from: try physical("from"), to: try physical("to"), duration: duration, curve: curve,
      displayScale: try grid().displayScale)
    return [
      "samples": try sampled { time in
        [
          "offset": .number(program.offset(at: time)),
          "progress": .number(curve.progress(at: time, of: duration).value),
        ]
      }
    ]
  }

  /// The offsets of frames between which a wheel turns.
  fileprivate func wheel() throws(EvalError) -> JSONValue {
    var shown = try physical("offset")
    var wheel = WheelNotches(
      from: shown, range: try limits(.moderate), viewport: try length("viewport"),
      displayScale: try grid().displayScale)
    var notches: [(time: Double, delta: Double)] = []
    for notch in try objects("notches", "a list of objects") {
      try notch.allow(["t", "delta"], in: "a notch")
      let earliest = NumberDomain.atLeast(notches.last?.time ?? 0, "the one before")
      notches.append((try notch.number("t", earliest), try notch.number("delta", .moderate)))
    }
    var next = 0
    let offsets = try numbers("times", .nonnegative).map { time -> JSONValue in
      while next < notches.count, notches[next].time <= time {
        wheel.add(notches[next].delta, shown: shown, at: notches[next].time)
        next += 1
      }
      shown = wheel.offset(at: time)
      return .number(shown)
    }
    return ["offsets": .array(offsets)]
  }

  /// A key held for some frames, to its rest.
  fileprivate func key() throws(EvalError) -> JSONValue {
    let line = KeyCommand.lineStep * (try number("zoomScale", .moderatePositive))
    let page = KeyCommand.pageFraction * (try length("viewport"))
    let distance = try choice("granularity", ["line", "page"]) == "line" ? line : page
    let direction = try number("direction", Domain(words: "1 or -1") { abs($0) == 1 })
    var key = HeldKey(
      from: try physical("offset"), velocity: try physical("velocity"),
      distance: direction * distance, range: try limits(.moderate))
    let held = Int(try number("heldFrames", .whole(0...100_000)))
    let interval = 1 / (try number("frameRate", .frameRate))
    let frames = try SampledFrames([1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]) { frame in
      if frame > held { key.release() }
      key.advance(by: interval)
      return (
        ["offset": .number(key.state.value), "velocity": .number(key.state.velocity)], key.isDone
      )
    }
    return .object(frames.json(rest: key.state.value))
  }
}
