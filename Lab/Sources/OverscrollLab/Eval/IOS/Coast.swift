@_spi(Formulas) internal import ScrollPhysics
@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
import StrictJSON

extension EvalKind {
  /// Rounding, range, release and coast of the scroll view as shipped in iOS 26.1.
  static let iosCoast: [EvalKind] = [
    EvalKind("ios.rounding", .number("x"), .grid()) { x, grid in ["value": grid.nearest(x)] },
    EvalKind(
      "ios.limits", .number("insetNear"), .number("insetFar"), .number("content"),
      .length("viewport"), .grid()
    ) { near, far, content, viewport, grid in
      let range = grid.bounds(content: content, viewport: viewport, insetNear: near, insetFar: far)
      let canScroll = PixelGrid.canScroll(
        content: content, viewport: viewport, insetNear: near, insetFar: far)
      return ["min": range.lowerBound, "max": range.upperBound] + .flag("canScroll", canScroll)
    },
    EvalKind("ios.trackpadBand", .number("raw"), .range(), .length("range"), .grid()) {
      raw, limits, viewport, grid in
      let band = RubberBand(coefficient: RubberBand.trackpadCoefficient, dimension: viewport)
      let value = band.clamp(raw, to: limits)
      return ["value": value, "shown": grid.nearest(value)]
    },
    EvalKind(
      "ios.catch", .number("offset"), .numbers("translations"), .range(), .length("range"), .grid()
    ) { offset, translations, limits, viewport, grid throws(EvalError) in
      let band = RubberBand(dimension: viewport)
      guard let start = band.unclamp(offset, from: limits) else {
        throw EvalError(
          "inputs.offset", expected: "an offset that the band can reach", found: .number(offset))
      }
      return .list("offsets", translations.map { grid.nearest(band.clamp(start - $0, to: limits)) })
    },
    EvalKind(
      "ios.release", .perSecondVector("previousPerMs"), .perSecondVector("lastPerMs"),
      .flag("isOutside"), .flag("isPaging"), .flag("recognizerIsAtRest")
    ) { previous, last, isOutside, isPaging, isAtRest in
      let release = UIKitRelease(
        previous: previous, last: last, isOutside: isOutside, isPaging: isPaging,
        isAtRest: isAtRest)
      return .flag("decelerates", release.decelerates)
        + .vector("velocityPerMs", release.velocity / 1000) + .word("series", "\(release.series)")
    },
    EvalKind("ios.firstStep", .number("sinceLastUpdateMs"), .size("maximumFramesPerSecond")) {
      ms, rate in
      let step = FrameLaw.firstStep(sinceLastMove: ms / 1000, maximumFrameRate: rate)
      return ["stepMs": step.map { $0 * 1000 }]
    },
    EvalKind("ios.decelerationRate", .number("rate")) { rate in
      ["keptPerMs": DecelerationRate.uiKit(nearest: rate).keptPerMillisecond]
    },
    EvalKind(
      "ios.coast", .number("x"), .perSecond(), .length("dtMs"), .range(), .rate(),
      .length("factor")
    ) { x, velocity, ms, range, rate, start in
      var factor = start
      let next = FrameLaw(rate).coast(
        FrameLaw.State(offset: x, velocity: velocity), by: ms / 1000, in: range, factor: &factor)
      return ["x": next.offset, "velocityPerMs": next.velocity / 1000]
        + .flag("isOutside", FrameLaw.isOutside(next.offset, of: range)) + ["factor": factor]
    },
    EvalKind(
      "ios.coastNoBounce", .number("x"), .perSecond(), .length("dtMs"), .range(), .rate(),
      .length("factor")
    ) { x, velocity, ms, range, rate, factor in
      let next = FrameLaw(rate).coastWithoutBounce(
        FrameLaw.State(offset: x, velocity: velocity), by: ms / 1000, in: range, factor: factor)
      return ["x": next.offset, "velocityPerMs": next.velocity / 1000]
    },
    EvalKind("ios.buildUp", .objects("gestures", "a gesture", seriesFlick)) { flicks in
      var series = FlickSeries()
      return .list(
        "afterEach",
        flicks.map { add in
          add(&series)
          return ["count": Double(series.count), "factor": series.factor]
        })
    },
  ]
}

private let flickMoves = Input<[[Double]]>("moves") { fields throws(EvalError) in
  try fields.each("moves", "a list of [vx, vy, distance]") { value, path throws(EvalError) in
    try JSONFields.numbers(value, ["vx", "vy", "distance"], .moderate, path: path)
  }
}

/// One gesture, added to a series: down, moves, up.
private let seriesFlick = Input<@Sendable (inout FlickSeries) -> Void>(
  .number("down"), flickMoves, .perSecondVector("up"), .number("upAt"),
  .flag("wasMoving", default: true), .flag("isOutside", default: false),
  .flag("isPaging", default: false), .flag("edge", default: false), .flag("bounce", default: false),
  .flag("rest", default: false)
) { down, moves, up, upAt, wasMoving, isOutside, isPaging, isAtEdge, bounces, rests in
  { series in
    if isAtEdge || bounces || rests { series.clear() }
    series.touchDown(at: down, isMoving: wasMoving)
    for move in moves {
      series.touchMoved(
        velocity: Vector2(move[0], move[1]) * 1000, distance: move[2], isOutside: isOutside)
    }
    let release = UIKitRelease(
      previous: up, last: up, isOutside: isOutside, isPaging: isPaging, isAtRest: false)
    series.touchUp(release.series, at: upAt)
  }
}
