internal import Overscroll
internal import StrictJSON

/// A floating window in a scene.
extension PictureInPicture {
  /// Reads a floating window.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | size container | [width, height] | an error |
  /// | insets margin keyboardInset | as in `PictureInPicture` | none, 12, 0 |
  /// | restingPlaces | "corners", or shares of the room: [[0,0],[1,0.5]] | "corners" |
  /// | place | the index of the one it starts in | the last |
  /// | ``PictureInPictureSetting`` | its properties | as a new `PictureInPicture` has them |
  init(_ fields: SceneFields) throws(SceneError) {
    let place = [
      "type", "size", "container", "insets", "margin", "keyboardInset", "restingPlaces", "place",
    ]
    try fields.allow(place + PictureInPictureSetting.names, in: "a pictureInPicture")
    let places = try fields.restingPlaces("restingPlaces")
    self.init(
      size: try fields.size("size"), container: try fields.size("container"),
      insets: fields.has("insets") ? try fields.insets("insets") : .zero,
      margin: try fields.number("margin", .distance, default: 12), restingPlaces: places,
      place: Int(
        try fields.number(
          "place", .index(of: places.count), default: Double(places.count - 1))))
    for name in PictureInPictureSetting.names where fields.has(name) {
      try fields.checkOrder(of: name)
      try PictureInPictureSetting(name, in: fields).apply(to: &self)
    }
    let keyboard = try fields.number("keyboardInset", .length, default: 0)
    setKeyboardInset(keyboard, animated: false)
  }

  /// Lets an event happen.
  mutating func apply(_ event: SceneEvent) throws(SceneError) -> PictureInPictureEvents {
    let time = event.time
    switch event.action {
    case .down(let id, let place): return touchDown(id, at: place, time: time)
    case .move(let id, let place): return touchMoved(id, to: place, time: time)
    case .up(let id, let place): return touchUp(id, at: place, time: time).events
    case .cancel(let id): return touchCancelled(id, time: time).events
    case .cancelAll: return cancelTouches(time: time).events
    case .pictureInPicture(let action):
      return try happening(at: time) { thing throws(SceneError) in try action.apply(to: &thing) }
    default: throw .foreign(to: "pictureInPicture")
    }
  }

  /// What a frame's line says of a floating window.
  func members(_ news: [SceneNews]) -> [JSONValue.Member] {
    [
      .init("corner", .array([.number(corner.x), .number(corner.y)])),
      .init("size", .array([.number(size.width), .number(size.height)])),
      .init("velocity", .array([.number(velocity.x), .number(velocity.y)])),
      .init("place", place.json), .init("targetPlace", targetPlace.json),
      .init("phase", .string("\(phase)")), .init("events", news.names),
    ]
  }
}

extension PictureInPicturePlace {
  /// The place as scenes write it.
  fileprivate var json: JSONValue {
    switch self {
    case .resting(let index): .number(Double(index))
    case .stashed(let side, let share):
      ["stashed": .string("\(side)"), "share": .number(share)]
    }
  }
}

extension SceneFields {
  /// Where a window may rest: `"corners"` or a list of shares of the room.
  fileprivate func restingPlaces(_ name: String) throws(SceneError) -> RestingPlaces {
    switch self[name] {
    case nil, .string("corners"): return .corners
    case .array(let elements) where !elements.isEmpty:
      var shares: [Vector2] = []
      for (index, element) in elements.enumerated() {
        let share = try SceneFields.numbers(
          element, ["x", "y"], .within(0...1), path: "\(path(name))[\(index)]")
        shares.append(Vector2(share[0], share[1]))
      }
      return .shares(shares)
    case let found:
      throw SceneError(
        path(name), expected: "\"corners\" or a list of places [x, y], each 0...1", found: found)
    }
  }
}
