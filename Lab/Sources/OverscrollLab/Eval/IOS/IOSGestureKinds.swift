@_spi(Formulas) internal import ScrollGestures
import Overscroll
import StrictJSON

extension EvalKind {
  /// Direction lock, nested pans, indicator and refresh of iOS 26.1.
  static let iosGestures: [EvalKind] = [
    EvalKind("ios.directionLock", "points slop carried") { inputs throws(EvalError) in
      var carried: ScrollAxis?
      if inputs.has("carried"), !inputs.isNull("carried") {
        carried = try inputs.choice("carried", ["x", "y"]) == "x" ? .horizontal : .vertical
      }
      var travel = AxisTravel(slop: try inputs.length("slop"), carried: carried)
      var first: Vector2?
      var (last, lastTime) = (Vector2.zero, 0.0)
      var after: [JSONValue] = []
      for point in try inputs.objects("points", "a list of objects") {
        try point.allow(["t", "x", "y"], in: "a point")
        let time = try point.number("t", .moderate)
        let place = Vector2(try point.number("x", .moderate), try point.number("y", .moderate))
        if let first {
          travel.move(from: last, to: place - first, after: time - lastTime)
          after.append([
            "lock": .axis(travel.lock), "began": .bool(travel.hasBegun),
            "translation": .vector(travel.translation(at: place - first)),
          ])
        }
        first = first ?? place
        (last, lastTime) = (place - (first ?? place), time)
      }
      return ["after": .array(after)]
    },
    EvalKind("ios.childBegins", "child moved pastSlop parent transfersX transfersY slop") {
      inputs throws(EvalError) in
      let (moved, past) = (try inputs.object("moved"), try inputs.object("pastSlop"))
      try moved.allow(["x", "y"], in: "moved")
      try past.allow(["x", "y"], in: "pastSlop")
      let pan = ChildPan(
        AxisPair(
          x: try inputs.side("X", edges: ["left", "right"]),
          y: try inputs.side("Y", edges: ["top", "bottom"])), slop: try inputs.length("slop"))
      let begins = pan.begins(
        moved: Vector2(try moved.number("x", .moderate), try moved.number("y", .moderate)),
        pastSlop: AxisPair(x: try past.flag("x"), y: try past.flag("y")))
      return ["begins": .bool(begins)]
    },
    EvalKind(
      "ios.indicator",
      "offset content viewport insetNear insetFar trackStart trackEnd displayScale"
    ) { inputs throws(EvalError) in
      let (grid, viewport) = (try inputs.grid(), try inputs.length("viewport"))
      let (near, far) = (try inputs.physical("insetNear"), try inputs.physical("insetFar"))
      let travel =
        grid.nearest(near + far + (try inputs.physical("content"))) - grid.nearest(viewport)
      let start = grid.nearest(-near)
      let indicator = ScrollIndicator(
        offset: try inputs.physical("offset"), range: start...max(start, start + travel),
        viewport: viewport, startInset: try inputs.physical("trackStart"),
        endInset: try inputs.physical("trackEnd"), grid: grid)
      return ["position": .optional(indicator?.position), "length": .optional(indicator?.length)]
    },
    EvalKind("ios.indicatorFade", "sinceEnd isFlash") { inputs throws(EvalError) in
      let fade = try inputs.bool("isFlash") ? IndicatorFade.flash : IndicatorFade()
      return ["opacity": .number(fade.opacity(at: try inputs.physical("sinceEnd")))]
    },
    EvalKind("ios.refresh.heights", "viewportHeight titleHeight") { inputs throws(EvalError) in
      var pull = PullToRefresh(titleHeight: try inputs.length("titleHeight"))
      pull.viewportHeight = try inputs.length("viewportHeight")
      return [
        "snapHeight": .number(pull.snapHeight), "controlHeight": .number(pull.controlHeight),
      ]
    },
    EvalKind("ios.refresh.band", "raw min max range controlHeight isRefreshing") {
      inputs throws(EvalError) in
      let (limits, height) = (try inputs.limits(.moderate), try inputs.length("controlHeight"))
      let free = try inputs.bool("isRefreshing") ? 0 : height
      let offset = RubberBand(dimension: try inputs.length("range")).clamp(
        try inputs.physical("raw"), to: (limits.lowerBound - free)...limits.upperBound)
      return ["offset": .number(offset)]
    },
    EvalKind("ios.refresh.states", "viewportHeight updates") { inputs throws(EvalError) in
      var pull = PullToRefresh()
      pull.viewportHeight = try inputs.number("viewportHeight", .moderatePositive)
      var (states, fires): ([JSONValue], [JSONValue]) = ([], [])
      let expected = "a list of objects or \"end\""
      for (index, update) in try inputs.list("updates", expected).enumerated() {
        if update == "end" {
          pull.endRefreshing()
        } else {
          let fields = try Inputs(update, path: "inputs.updates[\(index)]")
          try fields.allow(["visible", "isTracking", "isBouncing"], in: "an update")
          let hasFired = pull.update(
            visible: try fields.number("visible", .moderate),
            isTracking: try fields.flag("isTracking"), isBouncing: try fields.flag("isBouncing"))
          if hasFired { fires.append(.number(Double(index))) }
        }
        states.append(.string("\(pull.state)"))
      }
      return ["states": .array(states), "firesAt": .array(fires)]
    },
  ]
}

extension Inputs {
  /// One axis of a child and its parent.
  fileprivate func side(_ axis: String, edges: [String]) throws(EvalError) -> ChildPan.Side {
    let (child, parent) = (try object("child"), try object("parent"))
    try child.allow(["scrollsX", "scrollsY", "touches"], in: "child")
    try parent.allow(["scrollsX", "scrollsY"], in: "parent")
    let known = ["left", "right", "top", "bottom"]
    let touched = try child.each("touches", "a list of edges") { value, path throws(EvalError) in
      guard case .string(let edge) = value, known.contains(edge) else {
        throw EvalError(path, expected: "one of \(known.joined(separator: " "))", found: value)
      }
      return edge
    }
    return ChildPan.Side(
      childScrolls: try child.flag("scrolls\(axis)"), isAtStart: touched.contains(edges[0]),
      isAtEnd: touched.contains(edges[1]), parentScrolls: try parent.flag("scrolls\(axis)"),
      transfers: try flag("transfers\(axis)"))
  }
}
