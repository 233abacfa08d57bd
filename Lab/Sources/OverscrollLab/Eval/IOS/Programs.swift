@_spi(Formulas) internal import ScrollPhysics
import Overscroll
import StrictJSON

extension EvalKind {
  /// Programs, wheel, keys, zoom and windows of iOS 26.1.
  static let iosPrograms: [EvalKind] = [
    EvalKind(
      "ios.programOffset", .number("from"), .number("to"), .length("duration"), programCurve,
      .grid(), .times()
    ) { start, end, duration, curve, grid, times in
      samples(
        of: OffsetProgram(
          from: start, to: end, duration: duration, curve: curve, displayScale: grid.displayScale),
        times)
    },
    EvalKind("ios.scrollToTop", .number("from"), .number("to"), .grid(), .flag("pacing"), .times())
    { start, end, grid, isPaced, times in
      samples(
        of: OffsetProgram(
          from: start, to: end, duration: ProgramCurve.scrollToTopDuration,
          curve: isPaced ? .scrollToTop : .unpacedScrollToTop, displayScale: grid.displayScale),
        times)
    },
    // The offsets of frames between which a wheel turns.
    EvalKind(
      "ios.wheelNotch", .number("offset"), notches, .range(), .length("viewport"), .grid(),
      .times()
    ) { start, notches, range, viewport, grid, times in
      var wheel = WheelNotches(
        from: start, range: range, band: RubberBand(dimension: viewport), grid: grid)
      var (shown, next) = (start, 0)
      let offsets = times.map { time in
        while next < notches.count, notches[next].time <= time {
          wheel.add(notches[next].value, shown: shown, at: notches[next].time)
          next += 1
        }
        shown = wheel.offset(at: time)
        return shown
      }
      return .list("offsets", offsets)
    },
    EvalKind("ios.zoomReturn", .size("fingersScale"), zoomBand) { scale, band in
      let shown = band.clamp(scale)
      let program = ZoomProgram(returning: shown, to: band)
      return [
        "shown": shown, "fingersAgain": band.unclamp(shown), "limit": program.endScale,
        "duration": program.duration,
      ]
        + .samples([0, 0.25, 0.5, 0.75, 1].map { program.duration * $0 }) { time in
          ["scale": program.state(at: time).scale]
        }
    },
    EvalKind(
      "ios.zoomProgram", .size("fromScale"), .vector("fromOffset"), .size("toScale"),
      .vector("toOffset"), .times()
    ) { startScale, start, endScale, end, times in
      let program = ZoomProgram(
        fromScale: startScale, offset: start, toScale: endScale, offset: end)
      return ["duration": program.duration]
        + .samples(times) { time in
          let state = program.state(at: time)
          return ["scale": state.scale] + .vector("offset", state.offset)
        }
    },
    EvalKind(
      "ios.zoomRect", .size("width"), .size("height"),
      .vector("viewport", ["width", "height"], .size), zoomBand
    ) { width, height, viewport, band in
      ["scale": band.scale(fitting: Size2(width, height), in: Size2(viewport.x, viewport.y))]
    },
    // A key held for some frames, to its rest.
    EvalKind(
      "ios.keyScroll", .number("offset"), .range(), .either("granularity", "line", "page"),
      .length("viewport"), .size("zoomScale"), .whole("heldFrames", 0...100_000),
      .number("velocity"), .number("direction", .sign), .interval()
    ) {
      start, range, isPage, viewport, scale, held, velocity, direction, interval throws(EvalError)
      in
      let distance = isPage ? KeyCommand.pageFraction * viewport : KeyCommand.lineStep * scale
      var key = HeldKey(
        from: start, velocity: velocity, distance: direction * distance, range: range)
      let frames = try Frames(keepingTo: 144) { frame in
        if frame > held { key.release() }
        key.advance(by: interval)
        return key.isDone
      } sample: {
        ["offset": key.state.value, "velocity": key.state.velocity]
      }
      return frames.outputs(rest: key.state.value)
    },
    EvalKind("ios.pip.project", .vector("position"), .vector("velocity")) { place, velocity in
      .vector(
        "projection",
        Projection.perMillisecondSum.destination(
          from: place, velocity: velocity, rate: FloatingWindowSpring.projectionRate))
    },
    uiKitBand("ios.pip.band", "beyond", "extent"),
    EvalKind(
      "ios.pip.spring", .choice("which"), .number("displacement"), .number("velocity"), .times()
    ) { (which: FloatingWindowSpring, displacement, velocity, times) in
      let motion = SpringMotion(which.spring, from: displacement, velocity: velocity)
      return .states(times, of: "displacement", motion.state)
    },
    EvalKind(
      "ios.sheet.release", .number("place"), .number("velocity"), .length("leastSpeed"), detents
    ) { place, velocity, leastSpeed, detents in
      let release = SheetRelease(
        at: place, velocity: velocity, count: detents.count, leastSpeed: leastSpeed
      ) { detents[$0] }
      return [
        "index": Double(release.index), "dampingRatio": release.spring.dampingRatio,
        "response": SheetRelease.response, "projection": release.projection,
      ]
    },
    uiKitBand("ios.sheet.band", "beyond", "extent"),
    EvalKind(
      "ios.sheet.settle", .number("displacement"), .number("velocity"),
      .number("dampingRatio", .within(0...1e6)), .times()
    ) { displacement, velocity, ratio, times in
      let spring = DampedSpring(response: SheetRelease.response, dampingRatio: ratio)
      let motion = SpringMotion(spring, from: displacement, velocity: velocity)
      return .samples(times) { ["displacement": motion.displacement(at: $0)] }
    },
  ]
}

private func samples(of program: OffsetProgram, _ times: [Double]) -> Outputs {
  .samples(times) { time in
    let progress = program.curve.progress(at: time, of: program.duration)
    return ["offset": program.offset(at: time), "progress": progress.value]
  }
}

/// The notches of a wheel: each starts a program of 0.067 s from what is shown to the sum of all.
///
/// The sum resists beyond a bound as a finger does (coefficient 0.55), and is put on a pixel; a notch that
/// asks for the same target changes nothing.
///
/// Here as UIKit has it; a `Scroller` ends its notches within the bounds. Source: published analyses of the scroll view
/// as shipped in iOS 26.1. Grade P.
private struct WheelNotches {
  private let range: ClosedRange<Double>
  private let band: RubberBand
  private let grid: PixelGrid
  private var sum: Double
  private var start = -Double.infinity
  private var program: OffsetProgram

  init(from offset: Double, range: ClosedRange<Double>, band: RubberBand, grid: PixelGrid) {
    (self.range, self.band, self.grid, sum) = (range, band, grid, offset)
    program = OffsetProgram(from: offset, to: offset, displayScale: grid.displayScale)
  }

  /// Turns the wheel by some points, where an offset is shown.
  mutating func add(_ delta: Double, shown: Double, at time: Double) {
    sum += delta
    let target = grid.nearest(band.clamp(sum, to: range))
    guard target != program.end else { return }
    start = time
    program = OffsetProgram(
      from: shown, to: target, duration: ProgramCurve.notchDuration,
      displayScale: grid.displayScale)
  }

  func offset(at time: Double) -> Double {
    start.isFinite ? program.offset(at: time - start) : program.start
  }
}

private let notches = Input<[TimedNumber]>("notches") { fields throws(EvalError) in
  var last = 0.0
  return try fields.objects("notches", "a list of objects").map { notch throws(EvalError) in
    try notch.allow(["t", "delta"], in: "a notch")
    last = try notch.number("t", .atLeast(last, "the one before"))
    return (time: last, value: try notch.number("delta", .moderate))
  }
}

private let zoomBand = Input<ZoomBand>(.range("minimum", "maximum", in: .size)) {
  ZoomBand(minimum: $0.lowerBound, maximum: $0.upperBound)
}

private let detents = Input<[Double]>(.numbers("detents")) { detents throws(EvalError) in
  guard !detents.isEmpty else {
    throw EvalError("inputs.detents", "expected at least one number, found an empty list")
  }
  return detents
}

private let programCurve = Input<ProgramCurve>(.number("curve", .index(of: 3))) {
  [.standard, .easeOut, .easeIn][Int($0)]
}
