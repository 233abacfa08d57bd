internal import Overscroll
internal import StrictJSON

/// Reading what happens to a scroll view.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
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
extension ScrollViewAction {
  /// The names of the types.
  static let types =
    [
      "wheel", "key", "setContentOffset", "scrollRectToVisible", "scrollToTop", "turnPage",
      "setZoomScale", "zoomToRect", "land", "insertContent",
    ] + ScrollViewSetting.names.map(SceneFields.eventType)

  /// Reads an event; nil when there is no such type.
  init?(_ type: String, _ fields: SceneFields, frames: SceneFrames) throws(SceneError) {
    func allow(_ names: String...) throws(SceneError) {
      try fields.allow(event: type, names)
    }
    switch type {
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
      let names = ScrollViewSetting.names
      guard let name = names.first(where: { SceneFields.eventType($0) == type }) else {
        return nil
      }
      let parts = ScrollViewSetting.parts[name] ?? []
      try fields.allow(event: type, fields.fields(of: name, or: parts))
      self = .set(try ScrollViewSetting(name, in: fields, frames: frames))
    }
  }
}

extension SceneFields {
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
}
