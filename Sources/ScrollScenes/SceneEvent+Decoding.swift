internal import Overscroll
internal import StrictJSON

/// Reading events: `t`, `type` and what the type takes.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | down, move | id x y |
/// | up | id [x y]; its last place |
/// | cancel | id [x y]; the place is not used |
/// | cancelAll | |
/// | wheel | [dx 0] [dy 0] [unit "pixels"] [phase "none"] [precise unknown] [shift false] |
/// | key | key: the name of a `KeyCommand`, such as "pageDown" |
/// | setContentOffset | x y [animated false] |
/// | scrollRectToVisible, zoomToRect | x y width height [animated false] |
/// | scrollToTop | [animated true] |
/// | turnPage | count axis [animated true] |
/// | setZoomScale | scale [x y, the middle of the viewport] [animated false] |
/// | land | x y |
/// | insertContent | width height, negative for content removed |
/// | setContentSize, setViewport | the property as in the model, or width height |
/// | setContentInset | the property as in the model, or top left bottom right |
/// | set and any other property | the property, as in the model |
extension SceneEvent {
  init(_ fields: SceneFields, frames: SceneFrames) throws(SceneError) {
    guard case .string(let type) = fields["type"] else {
      throw SceneError(fields.path("type"), expected: "the type of an event", found: fields["type"])
    }
    let action = try SceneAction(type, fields, frames: frames)
    self.init(try fields.number("t", .nonnegative), action)
  }
}

extension SceneAction {
  private static let types = [
    "down", "move", "up", "cancel", "cancelAll", "wheel", "key", "setContentOffset",
    "scrollRectToVisible", "scrollToTop", "turnPage", "setZoomScale", "zoomToRect", "land",
    "insertContent",
  ]

  fileprivate init(
    _ type: String, _ fields: SceneFields, frames: SceneFrames
  ) throws(SceneError) {
    func allow(_ names: String...) throws(SceneError) {
      try fields.allow(["t", "type"] + names, in: type)
    }
    switch type {
    case "down", "move":
      try allow("id", "x", "y")
      let id = try fields.whole("id")
      self = type == "down" ? .down(id, try fields.vector()) : .move(id, try fields.vector())
    case "up", "cancel":
      try allow("id", "x", "y")
      let id = try fields.whole("id")
      let place = try fields.place()
      self = type == "up" ? .up(id, place) : .cancel(id)
    case "cancelAll":
      try allow()
      self = .cancelAll
    case "wheel":
      try allow("dx", "dy", "unit", "phase", "precise", "shift")
      self = .wheel(try fields.wheel())
    case "key":
      try allow("key")
      self = .key(try fields.choice("key"))
    case "setContentOffset":
      try allow("x", "y", "animated")
      self = .setContentOffset(
        try fields.vector(), animated: try fields.flag("animated", default: false))
    case "scrollRectToVisible", "zoomToRect":
      try allow("x", "y", "width", "height", "animated")
      let animated = try fields.flag("animated", default: false)
      self =
        type == "zoomToRect"
        ? .zoomToRect(try fields.rect(), animated: animated)
        : .scrollRectToVisible(try fields.rect(), animated: animated)
    case "scrollToTop":
      try allow("animated")
      self = .scrollToTop(animated: try fields.flag("animated", default: true))
    case "turnPage":
      try allow("count", "axis", "animated")
      self = .turnPage(
        try fields.whole("count"), try fields.choice("axis"),
        animated: try fields.flag("animated", default: true))
    case "setZoomScale":
      try allow("scale", "x", "y", "animated")
      self = .setZoomScale(
        try fields.number("scale", .positive), about: try fields.place(),
        animated: try fields.flag("animated", default: false))
    case "land":
      try allow("x", "y")
      self = .land(try fields.vector())
    case "insertContent":
      try allow("width", "height")
      self = .insertContent(
        Size2(try fields.number("width", .distance), try fields.number("height", .distance)))
    default:
      guard let setting = try fields.setting(type, frames: frames) else {
        let known = (Self.types + ScrollViewSetting.eventTypes).joined(separator: " ")
        throw SceneError(
          fields.path("type"), expected: "one of \(known)", found: fields["type"])
      }
      self = .set(setting)
    }
  }
}

extension SceneFields {
  /// A place that may be left out, but not half of it.
  fileprivate func place() throws(SceneError) -> Vector2? {
    has("x") || has("y") ? try vector() : nil
  }

  fileprivate func rect() throws(SceneError) -> Rect2 {
    Rect2(
      origin: try vector(),
      size: Size2(try number("width", .nonnegative), try number("height", .nonnegative)))
  }

  fileprivate func wheel() throws(SceneError) -> WheelEvent {
    WheelEvent(
      delta: Vector2(try number("dx", default: 0), try number("dy", default: 0)),
      unit: try choice("unit", default: .pixels), phase: try choice("phase", default: .none),
      isPrecise: has("precise") ? try flag("precise") : nil,
      isShiftDown: try flag("shift", default: false), time: 0)
  }

  /// The property that an event of this type sets; nil when there is none.
  fileprivate func setting(
    _ type: String, frames: SceneFrames
  ) throws(SceneError) -> ScrollViewSetting? {
    let names = ScrollViewSetting.names
    guard let name = names.first(where: { ScrollViewSetting.eventType($0) == type }) else {
      return nil
    }
    if !has(name), let parts = Self.parts[name], parts.contains(where: has) {
      try allow(["t", "type"] + parts, in: type)
      var sides: [Double] = []
      for part in parts {
        sides.append(try number(part, name == "contentInset" ? .distance : .length))
      }
      switch name {
      case "viewport": return .viewport(Size2(sides[0], sides[1]))
      case "contentSize": return .contentSize(Size2(sides[0], sides[1]))
      default:
        return .contentInset(
          Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]))
      }
    }
    try allow(["t", "type", name], in: type)
    return try ScrollViewSetting(name, in: self, frames: frames)
  }

  /// Properties whose numbers may stand in fields of their own.
  private static let parts = [
    "viewport": ["width", "height"], "contentSize": ["width", "height"],
    "contentInset": ["top", "left", "bottom", "right"],
  ]
}
