@_spi(Formulas) internal import ScrollPhysics
@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
import StrictJSON

extension EvalKind {
  /// Rounding, range, release and coast of the scroll view as shipped in iOS 26.1.
  static let iosCoast: [EvalKind] = [
    EvalKind("ios.rounding", "x displayScale") { inputs throws(EvalError) in
      ["value": .number(try inputs.grid().nearest(try inputs.physical("x")))]
    },
    EvalKind("ios.limits", "insetNear insetFar content viewport displayScale") {
      inputs throws(EvalError) in
      let range = try inputs.bounds()
      let canScroll = PixelGrid.canScroll(
        content: try inputs.physical("content"), viewport: try inputs.physical("viewport"),
        insetNear: try inputs.physical("insetNear"), insetFar: try inputs.physical("insetFar"))
      return [
        "min": .number(range.lowerBound), "max": .number(range.upperBound),
        "canScroll": .bool(canScroll),
      ]
    },
    EvalKind("ios.trackpadBand", "raw min max range displayScale") { inputs throws(EvalError) in
      let band = try inputs.band(RubberBand.trackpadCoefficient)
      let value = band.clamp(try inputs.physical("raw"), to: try inputs.limits(.moderate))
      return ["value": .number(value), "shown": .number(try inputs.grid().nearest(value))]
    },
    EvalKind("ios.catch", "offset translations min max range displayScale") {
      inputs throws(EvalError) in
      let (band, grid) = (try inputs.band(), try inputs.grid())
      let range = try inputs.limits(.moderate)
      let offset = try inputs.physical("offset")
      guard let start = band.unclamp(offset, from: range) else {
        throw EvalError(
          "inputs.offset", expected: "an offset that the band can reach", found: .number(offset))
      }
      let offsets = try inputs.numbers("translations", .moderate).map {
        JSONValue.number(grid.nearest(band.clamp(start - $0, to: range)))
      }
      return ["offsets": .array(offsets)]
    },
    EvalKind("ios.release", "previousPerMs lastPerMs isOutside isPaging recognizerIsAtRest") {
      inputs throws(EvalError) in
      let release = UIKitRelease(
        previous: try inputs.vector("previousPerMs") * 1000,
        last: try inputs.vector("lastPerMs") * 1000, isOutside: try inputs.bool("isOutside"),
        isPaging: try inputs.bool("isPaging"), isAtRest: try inputs.bool("recognizerIsAtRest"))
      return [
        "decelerates": .bool(release.decelerates),
        "velocityPerMs": .vector(release.velocity / 1000), "series": .string("\(release.series)"),
      ]
    },
    EvalKind("ios.firstStep", "sinceLastUpdateMs maximumFramesPerSecond") {
      inputs throws(EvalError) in
      let step = FrameLaw.firstStep(
        sinceLastMove: try inputs.physical("sinceLastUpdateMs") / 1000,
        maximumFrameRate: try inputs.number("maximumFramesPerSecond", .moderatePositive))
      return ["stepMs": .optional(step.map { $0 * 1000 })]
    },
    EvalKind("ios.decelerationRate", "rate") { inputs throws(EvalError) in
      let rate = DecelerationRate.uiKit(nearest: try inputs.physical("rate"))
      return ["keptPerMs": .number(rate.keptPerMillisecond)]
    },
    EvalKind("ios.coast", "x velocityPerMs dtMs min max rate factor") { inputs throws(EvalError) in
      var factor = try inputs.length("factor")
      let range = try inputs.limits(.moderate)
      let next = try inputs.coast { state, interval, law in
        law.coast(state, by: interval, in: range, factor: &factor)
      }
      return [
        "x": .number(next.offset), "velocityPerMs": .number(next.velocity / 1000),
        "isOutside": .bool(FrameLaw.isOutside(next.offset, of: range)), "factor": .number(factor),
      ]
    },
    EvalKind("ios.coastNoBounce", "x velocityPerMs dtMs min max rate factor") {
      inputs throws(EvalError) in
      let (factor, range) = (try inputs.length("factor"), try inputs.limits(.moderate))
      let next = try inputs.coast { state, interval, law in
        law.coastWithoutBounce(state, by: interval, in: range, factor: factor)
      }
      return ["x": .number(next.offset), "velocityPerMs": .number(next.velocity / 1000)]
    },
    EvalKind("ios.buildUp", "gestures") { inputs throws(EvalError) in
      var series = FlickSeries()
      let gestures = try inputs.objects("gestures", "a list of objects")
      return [
        "afterEach": .array(
          try gestures.map { gesture throws(EvalError) in
            try gesture.flick(&series)
            return ["count": .number(Double(series.count)), "factor": .number(series.factor)]
          })
      ]
    },
  ]
}

extension Inputs {
  /// The band of a viewport of length `range`.
  fileprivate func band(
    _ coefficient: Double = RubberBand.uiKitCoefficient
  ) throws(EvalError) -> RubberBand {
    RubberBand(coefficient: coefficient, dimension: try length("range"))
  }

  /// One frame of `x` and `velocityPerMs` over `dtMs` at `rate`.
  fileprivate func coast(
    _ step: (FrameLaw.State, Double, FrameLaw) -> FrameLaw.State
  ) throws(EvalError) -> FrameLaw.State {
    let state = FrameLaw.State(offset: try physical("x"), velocity: try perSecond())
    return step(state, try length("dtMs") / 1000, FrameLaw(try rate()))
  }

  /// One gesture of a series: down, moves, up.
  fileprivate func flick(_ series: inout FlickSeries) throws(EvalError) {
    try allow(
      "down moves up upAt wasMoving isOutside isPaging edge bounce rest".split(separator: " ")
        .map(String.init), in: "a gesture")
    for end in ["edge", "bounce", "rest"] where try flag(end, default: false) { series.clear() }
    let isOutside = try flag("isOutside", default: false)
    series.touchDown(
      at: try number("down", .moderate), isMoving: try flag("wasMoving", default: true))
    let labels = ["vx", "vy", "distance"]
    let moves = try each("moves", "a list of [vx, vy, distance]") { value, path throws(EvalError) in
      try Self.numbers(value, labels, .moderate, path: path)
    }
    for move in moves {
      series.touchMoved(
        velocity: Vector2(move[0], move[1]) * 1000, distance: move[2], isOutside: isOutside)
    }
    let velocity = try vector("up") * 1000
    let release = UIKitRelease(
      previous: velocity, last: velocity, isOutside: isOutside,
      isPaging: try flag("isPaging", default: false), isAtRest: false)
    series.touchUp(release.series, at: try number("upAt", .moderate))
  }
}
