public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// A scroll view.
  public init(_ scroller: Scroller) { self.init(playing: scroller) }
}

/// A scroll view in a scene.
extension Scroller: ScenePlayable {
  static var typeName: String { "scrollView" }

  /// Reads a scroll view: its properties, of which `viewport` and `contentSize` must be there, and where
  /// it starts.
  ///
  /// What is left out is as a new `Scroller` has it, but for the law, which is the continuous one. `zoomScale` starts at 1 and `contentOffset` at
  /// [0, 0], with a safe area at the top of the content, right to left at its beginning; each brought within its limits; one that is given must lie within them.
  ///
  /// - Parameters:
  ///   - fields: the object.
  ///   - frames: when frames are shown.
  ///   - what: what the object is called in an error.
  init(_ fields: JSONFields, frames: SceneFrames, what: String) throws(FieldError) {
    let properties = Self.properties(frames)
    try fields.allow(properties.map(\.name) + ["zoomScale", "contentOffset"], in: what)
    self.init(viewport: try fields.size("viewport"), content: try fields.size("contentSize"))
    // Files of before name no law and mean this one; a feel brings its own.
    if !fields.has("feel") { dynamics = .continuous }
    try fields.set(properties, of: &self)
    let scale = try fields.number(
      "zoomScale", .within(minimumZoomScale...maximumZoomScale),
      default: min(max(1, minimumZoomScale), maximumZoomScale))
    setZoomScale(scale, animated: false)
    var start = fields.has("safeAreaInset") ? minimumOffset : .zero
    if layoutDirection == .rightToLeft { start.x = leadingOffset(.horizontal) }
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
    // Nothing has happened yet: drop the events of setting it all up.
    sync(to: 0)
  }

  func members(_ events: [PartEvent]) -> [JSONValue.Member] { frame.members(events) }
}

extension ScrollFrame {
  /// What a frame's line says of a scroll view.
  func members(_ events: [PartEvent]) -> [JSONValue.Member] {
    [
      .init("offset", [offset.x, offset.y]), .init("velocity", [velocity.x, velocity.y]),
      .init("zoomScale", zoomScale), .init("phase", word: phase), .init(events),
    ]
  }
}

extension JSONFields {
  /// Where to come to rest: `"none"`, `"paging"`, `{"stride":100,"origin":0}` or
  /// `{"positions":[0,120,300]}`.
  func snapRule(_ name: String) throws(FieldError) -> SnapRule {
    switch self[name] {
    case .string("none"): return .none
    case .string("paging"): return .paging
    case .object:
      let rule = try object(name)
      if rule.has("positions") {
        try rule.allow(["positions"], in: "a snap rule with positions")
        return .positions(try rule.ascending("positions"))
      }
      try rule.allow(["stride", "origin"], in: "a snap rule with a stride")
      return .stride(
        try rule.number("stride", .positive), origin: try rule.number("origin", default: 0))
    case let found:
      let expected = "\"none\", \"paging\", {\"stride\":…,\"origin\":…} or {\"positions\":[…]}"
      throw FieldError(path(name), expected: expected, found: found)
    }
  }
}
