internal import Overscroll
internal import StrictJSON

/// A scroll view in a scene.
extension Scroller {
  /// Reads a scroll view: ``ScrollViewSetting`` names, of which `viewport` and `contentSize` must be
  /// there, and where it starts.
  ///
  /// What is left out is as a new `Scroller` has it. `zoomScale` starts at 1 and `contentOffset` at
  /// [0, 0], each brought within its limits; one that is given must lie within them.
  ///
  /// - Parameters:
  ///   - fields: the object.
  ///   - frames: when frames are asked for.
  ///   - what: what the object is called in an error.
  ///   - others: the members that are not a scroll view's.
  init(
    _ fields: SceneFields, frames: SceneFrames, what: String = "a scrollView",
    others: [String] = ["type"]
  ) throws(SceneError) {
    let names = ScrollViewSetting.names
    try fields.allow(others + names + ["zoomScale", "contentOffset"], in: what)
    self.init(
      viewport: try fields.size("viewport"), content: try fields.size("contentSize"))
    for name in names where fields.has(name) {
      try fields.checkOrder(of: name)
      try ScrollViewSetting(name, in: fields, frames: frames).apply(to: &self)
    }
    let scale = try fields.number(
      "zoomScale", .within(minimumZoomScale...maximumZoomScale),
      default: min(max(1, minimumZoomScale), maximumZoomScale))
    setZoomScale(scale, animated: false)
    var start = Vector2.zero
    if fields.has("contentOffset") {
      let offset = try fields.numbers("contentOffset", ["x", "y"])
      start = Vector2(offset[0], offset[1])
      for (index, axis) in ScrollAxis.allCases.enumerated() {
        let range = minimumOffset[axis]...maximumOffset[axis]
        _ = try NumberDomain.within(range).check(
          .number(offset[index]), path: fields.path("contentOffset[\(index)]"))
      }
    }
    setContentOffset(start, animated: false)
    // Nothing has happened yet: let go of what setting it all up has caused.
    sync(to: 0)
  }

  /// Lets an event happen.
  mutating func apply(_ event: SceneEvent) throws(SceneError) -> ScrollEvents {
    let time = event.time
    switch event.action {
    case .down(let id, let place): return touchDown(id, at: place, time: time)
    case .move(let id, let place): return touchMoved(id, to: place, time: time)
    case .up(let id, let place): return touchUp(id, at: place, time: time).events
    case .cancel(let id): return touchCancelled(id, time: time).events
    case .cancelAll: return cancelTouches(time: time).events
    case .scrollView(let action): return action.apply(to: &self, time: time)
    default: throw .foreign(to: "scrollView")
    }
  }
}

extension ScrollFrame {
  /// What a frame's line says of a scroll view.
  func members(_ news: [SceneNews]) -> [JSONValue.Member] {
    [
      .init("offset", .array([.number(offset.x), .number(offset.y)])),
      .init("velocity", .array([.number(velocity.x), .number(velocity.y)])),
      .init("zoomScale", .number(zoomScale)),
      .init("phase", .string("\(phase)")),
      .init("events", news.names),
    ]
  }
}
