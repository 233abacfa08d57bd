@_spi(Formulas) internal import ScrollGestures
import Overscroll
import StrictJSON

extension EvalKind {
  /// Direction lock, nested pans, indicator and refresh of iOS 26.1.
  static let iosGestures: [EvalKind] = [
    EvalKind(
      "ios.directionLock", .objects("points", "a point", timedPoint), .length("slop"), carriedAxis
    ) { points, slop, carried in
      var travel = AxisTravel(slop: slop, carried: carried)
      let places = points.map { $0.place - points[0].place }
      let after = points.indices.dropFirst().map { index in
        travel.move(
          from: places[index - 1], to: places[index],
          after: points[index].time - points[index - 1].time)
        return .word("lock", travel.lock.map { $0 == .horizontal ? "x" : "y" })
          + .flag("began", travel.hasBegun)
          + .vector("translation", travel.translation(at: places[index]))
      }
      return .list("after", after)
    },
    EvalKind(
      "ios.childBegins", .object("child", child), .object("moved", point),
      .object("pastSlop", flags("x", "y")), .object("parent", flags("scrollsX", "scrollsY")),
      flags("transfersX", "transfersY"), .length("slop")
    ) { child, moved, pastSlop, parent, transfers, slop in
      func side(_ axis: ScrollAxis, _ start: Edge, _ end: Edge) -> ChildPan.Side {
        ChildPan.Side(
          childScrolls: child.scrolls[axis], isAtStart: child.touches.contains(start),
          isAtEnd: child.touches.contains(end), parentScrolls: parent[axis],
          transfers: transfers[axis])
      }
      let pan = ChildPan(
        AxisPair(x: side(.horizontal, .left, .right), y: side(.vertical, .top, .bottom)),
        slop: slop)
      return .flag("begins", pan.begins(moved: moved, pastSlop: pastSlop))
    },
    EvalKind(
      "ios.indicator", .number("offset"), .number("content"), .length("viewport"),
      .number("insetNear"), .number("insetFar"), .number("trackStart"), .number("trackEnd"), .grid()
    ) { offset, content, viewport, near, far, trackStart, trackEnd, grid in
      let travel = grid.nearest(near + far + content) - grid.nearest(viewport)
      let start = grid.nearest(-near)
      let indicator = ScrollIndicator(
        offset: offset, range: start...max(start, start + travel), viewport: viewport,
        startInset: trackStart, endInset: trackEnd, grid: grid)
      return ["position": indicator?.position, "length": indicator?.length]
    },
    EvalKind("ios.indicatorFade", .number("sinceEnd"), .flag("isFlash")) { time, isFlash in
      ["opacity": (isFlash ? IndicatorFade.flash : IndicatorFade()).opacity(at: time)]
    },
    EvalKind("ios.refresh.heights", .length("viewportHeight"), .length("titleHeight")) {
      viewport, title in
      var pull = PullToRefresh(titleHeight: title)
      pull.viewportHeight = viewport
      return ["snapHeight": pull.snapHeight, "controlHeight": pull.controlHeight]
    },
    EvalKind(
      "ios.refresh.band", .number("raw"), .range(), .length("range"), .length("controlHeight"),
      .flag("isRefreshing")
    ) { raw, limits, viewport, height, isRefreshing in
      let start = limits.lowerBound - (isRefreshing ? 0 : height)
      return ["offset": RubberBand(dimension: viewport).clamp(raw, to: start...limits.upperBound)]
    },
    EvalKind("ios.refresh.states", .size("viewportHeight"), refreshUpdates) { viewport, updates in
      var pull = PullToRefresh()
      pull.viewportHeight = viewport
      var (states, fires): ([JSONValue], [Double]) = ([], [])
      for (index, update) in updates.enumerated() {
        if let update {
          let hasFired = pull.update(
            visible: update.visible, isTracking: update.isTracking, isBouncing: update.isBouncing)
          if hasFired { fires.append(Double(index)) }
        } else {
          pull.endRefreshing()
        }
        states.append(.string("\(pull.state)"))
      }
      return .list("states", states) + .list("firesAt", fires)
    },
  ]
}

/// An edge that a child touches.
private enum Edge: CaseIterable { case left, right, top, bottom }

private let point = Input<Vector2>(.number("x"), .number("y")) { Vector2($0, $1) }

private let timedPoint = Input<(time: Double, place: Vector2)>(.number("t"), point) { ($0, $1) }

/// The axis of a lock that is carried over; null or left out where none is.
private let carriedAxis = Input<ScrollAxis?>("carried") { fields throws(EvalError) in
  if fields["carried"] ?? .null == .null { return nil }
  return try Input<Bool>.either("carried", "x", "y").read(fields) ? .vertical : .horizontal
}

private let touches = Input<[Edge]>("touches") { fields throws(EvalError) in
  try fields.each("touches", "a list of edges") { value, path throws(EvalError) in
    guard let edge = Edge.allCases.first(where: { value == .string("\($0)") }) else {
      throw EvalError(path, expected: "one of left right top bottom", found: value)
    }
    return edge
  }
}

private let child = Input<(scrolls: AxisPair<Bool>, touches: [Edge])>(
  flags("scrollsX", "scrollsY"), touches
) { ($0, $1) }

private func flags(_ x: String, _ y: String) -> Input<AxisPair<Bool>> {
  Input(.flag(x), .flag(y)) { AxisPair(x: $0, y: $1) }
}

private typealias RefreshUpdate = (visible: Double, isTracking: Bool, isBouncing: Bool)

private let refreshUpdate = Input<RefreshUpdate>(
  .number("visible"), .flag("isTracking"), .flag("isBouncing")
) { ($0, $1, $2) }

/// What the control sees; nil ends refreshing.
private let refreshUpdates = Input<[RefreshUpdate?]>("updates") { fields throws(EvalError) in
  try fields.each("updates", "a list of objects or \"end\"") { value, path throws(EvalError) in
    value == "end" ? nil : try refreshUpdate.read(value, path: path, what: "an update")
  }
}
