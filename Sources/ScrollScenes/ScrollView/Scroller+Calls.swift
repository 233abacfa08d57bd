internal import Overscroll
internal import StrictJSON

/// What can happen to a scroll view.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | wheel | [dx 0] [dy 0] [unit "pixels"] [phase "none"] [precise unknown] [shift false] |
/// | key, keyUp | key: the name of a `KeyCommand`, such as "pageDown" |
/// | keyDown | key [repeat false] |
/// | setContentOffset | x y [animated false] |
/// | scrollRectToVisible, zoomToRect | x y width height [animated false] |
/// | setKeyboardInset | keyboardInset [x y width height: what stays in view] [animated true] |
/// | scrollToTop | [animated true] |
/// | turnPage | count axis [animated true] |
/// | setZoomScale | scale [x y, the middle of the viewport] [animated false] |
/// | land | x y |
/// | insertContent | width height, negative for content removed |
/// | set and a property | the property, as in the model |
extension Scroller {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Scroller>] {
    Self.calls(frames)
  }

  static func calls(_ frames: SceneFrames) -> [SceneCall<Scroller>] {
    allCalls.map { $0.type == "setPhysics" ? SceneCall(physics(frames)) : $0 }
  }

  /// All of them, in a scene of 60 frames a second; made once, for events are many.
  private static let allCalls = inputs + programs + properties().map { SceneCall($0) }

  private static let inputs: [SceneCall<Scroller>] = [
    SceneCall("wheel", JSONFields.wheelNames) { fields throws(FieldError) -> SceneCall.Act in
      let wheel = try fields.wheel()
      return { scroller, time in scroller.wheel(wheel(time)).news }
    },
    SceneCall("key", ["key"]) { fields throws(FieldError) in
      let command: KeyCommand = try fields.choice("key")
      return { $0.key(command) }
    },
    SceneCall("keyDown", ["key", "repeat"]) { fields throws(FieldError) -> SceneCall.Act in
      let key = try fields.keyDown()
      return { scroller, time in
        scroller.keyDown(key.command, isRepeat: key.isRepeat, time: time).news
      }
    },
    SceneCall("keyUp", ["key"]) { fields throws(FieldError) -> SceneCall.Act in
      let command: KeyCommand = try fields.choice("key")
      return { scroller, time in scroller.keyUp(command, time: time).news }
    },
    SceneCall("land", ["x", "y"]) { fields throws(FieldError) in
      let target = try fields.vector()
      return { $0.land(on: target) }
    },
  ]

  private static let programs: [SceneCall<Scroller>] = [
    SceneCall("setContentOffset", ["x", "y"], animated: false) { fields throws(FieldError) in
      let offset = try fields.vector()
      return { $0.setContentOffset(offset, animated: $1) }
    },
    SceneCall("scrollRectToVisible", ["x", "y", "width", "height"], animated: false) {
      fields throws(FieldError) in
      let rect = try fields.rect()
      return { $0.scrollRectToVisible(rect, animated: $1) }
    },
    SceneCall(
      "setKeyboardInset", ["keyboardInset", "x", "y", "width", "height"], animated: true
    ) { fields throws(FieldError) in
      let height = try fields.number("keyboardInset", .length)
      let rect = fields.has("x") || fields.has("width") ? try fields.rect() : nil
      return { $0.setKeyboardInset(height, keeping: rect, animated: $1) }
    },
    SceneCall("scrollToTop", [], animated: true) { _ in { $0.scrollToTop(animated: $1) } },
    SceneCall("turnPage", ["count", "axis"], animated: true) { fields throws(FieldError) in
      let (count, axis): (Int, ScrollAxis) = (
        try fields.whole("count"), try fields.choice("axis")
      )
      return { $0.turnPage(by: count, along: axis, animated: $1) }
    },
    SceneCall("setZoomScale", ["scale", "x", "y"], animated: false) { fields throws(FieldError) in
      let (scale, point) = (try fields.number("scale", .positive), try fields.place())
      guard let point else { return { $0.setZoomScale(scale, animated: $1) } }
      return { $0.zoom(to: scale, about: point, animated: $1) }
    },
    SceneCall("zoomToRect", ["x", "y", "width", "height"], animated: false) {
      fields throws(FieldError) in
      let rect = try fields.rect()
      return { $0.zoom(to: rect, animated: $1) }
    },
    SceneCall("insertContent", ["width", "height"]) { fields throws(FieldError) in
      let size = Size2(
        try fields.number("width", .distance), try fields.number("height", .distance))
      return {
        $0.insertContent(before: size)
        return ScrollEvents()
      }
    },
  ]
}

extension JSONFields {
  /// The fields of a wheel's event.
  static let wheelNames = ["dx", "dy", "unit", "phase", "precise", "shift"]

  /// A key that goes down.
  func keyDown() throws(FieldError) -> (command: KeyCommand, isRepeat: Bool) {
    (try choice("key"), try flag("repeat", default: false))
  }

  /// A wheel's event, at a time to come.
  func wheel() throws(FieldError) -> (_ time: Double) -> WheelEvent {
    let event = WheelEvent(
      delta: Vector2(try number("dx", default: 0), try number("dy", default: 0)),
      unit: try choice("unit", default: .pixels), phase: try choice("phase", default: .none),
      isPrecise: has("precise") ? try flag("precise") : nil,
      isShiftDown: try flag("shift", default: false), time: 0)
    return { time in
      var event = event
      event.time = time
      return event
    }
  }
}
