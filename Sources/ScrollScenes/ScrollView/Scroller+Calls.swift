internal import Overscroll
internal import StrictJSON

/// What can happen to a scroll view: its programs, and `set…` for every property.
extension Scroller {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<Scroller>] {
    Self.calls(frames)
  }

  static func calls(_ frames: SceneFrames) -> [SceneCall<Scroller>] {
    allCalls.map { $0.type == "setPhysics" ? SceneCall(physics(frames)) : $0 }
  }

  /// All of them, in a scene of 60 frames a second; made once, for events are many.
  private static let allCalls = programs.map(\.call) + properties().map { SceneCall($0) }

  /// The programs.
  @_spi(Fields) public static let programs: [ModelProgram<Scroller>] = [
    ModelProgram("wheel", .wheel, timed: { $0.wheel($2.at($1)).reported }),
    ModelProgram(
      "wheelZoom", .init("delta", .number(.any, [100, -40], isWild: true)), .place,
      timed: { $0.zoom(byWheel: $2, about: $3, time: $1).reported }),
    ModelProgram("key", .key) { $0.key($1) },
    ModelProgram("keyUp", .key, timed: { $0.keyUp($2, time: $1).reported }),
    ModelProgram(
      "keyDown", .key, .isRepeat, timed: { $0.keyDown($2, isRepeat: $3, time: $1).reported }),
    ModelProgram("land", .place) { $0.land(on: $1) },
    ModelProgram("setContentOffset", .place, .animated(false)) {
      $0.setContentOffset($1, animated: $2)
    },
    ModelProgram("scrollRectToVisible", .rect, .animated(false)) {
      $0.scrollRectToVisible($1, animated: $2)
    },
    ModelProgram("zoomToRect", .rect, .animated(false)) { $0.zoom(to: $1, animated: $2) },
    ModelProgram(
      "setKeyboardInset", .init("keyboardInset", .number(.length, [300, 0], isWild: true)),
      .optional(.rect, "`x` `y` `width` `height`: what stays in view"), .animated(true)
    ) { $0.setKeyboardInset($1, keeping: $2, animated: $3) },
    ModelProgram("scrollToTop", .animated(true)) { $0.scrollToTop(animated: $1) },
    ModelProgram("turnPage", .init("count", .whole), .init("axis", .choice()), .animated(true)) {
      $0.turnPage(by: $1, along: $2, animated: $3)
    },
    ModelProgram(
      "setZoomScale", .init("scale", .number(.positive, [2, 0.7], isWild: true)),
      .optional(.place, "`x` `y`: what stays; else the middle"), .animated(false)
    ) { scroller, scale, point, animated in
      guard let point else { return scroller.setZoomScale(scale, animated: animated) }
      return scroller.zoom(to: scale, about: point, animated: animated)
    },
    ModelProgram("insertContent", .growth) {
      $0.insertContent(before: $1)
      return ScrollEvents()
    },
  ]
}

extension ProgramArgument where Value == KeyCommand {
  /// A key.
  static var key: Self { .init("key", .choice(), words: "`key`, such as `\"pageDown\"`") }
}

extension ProgramArgument where Value == Bool {
  /// Whether a key is held down.
  static var isRepeat: Self { .init("repeat", .flag, words: "`repeat` false", default: false) }
}

extension ProgramArgument where Value == Size2 {
  /// How much content comes before, or goes where it is negative.
  fileprivate static var growth: Self {
    Self(
      ["width", "height"], [Size2(0, 300), Size2(10, -40)],
      read: { fields throws(FieldError) in
        Size2(try fields.number("width", .distance), try fields.number("height", .distance))
      },
      write: { [.init("width", $0.width), .init("height", $0.height)] },
      draw: { Size2($1.number(), $1.number()) })
  }
}

extension ProgramArgument where Value == WheelEvent {
  /// A wheel's event, at a time to come.
  static var wheel: Self {
    let names = ["dx", "dy", "unit", "phase", "precise", "shift"]
    let words = names.map { "`\($0)`" }.joined(separator: " ")
    let turns = [
      WheelEvent(delta: Vector2(0, 30), time: 0),
      WheelEvent(
        delta: Vector2(4, -9), unit: .lines, phase: .began, isPrecise: true, isShiftDown: true,
        time: 0),
    ]
    return Self(names, words: words, default: WheelEvent(delta: .zero, time: 0), turns) {
      fields throws(FieldError) in
      WheelEvent(
        delta: Vector2(try fields.number("dx", default: 0), try fields.number("dy", default: 0)),
        unit: try fields.choice("unit", default: .pixels),
        phase: try fields.choice("phase", default: .none),
        isPrecise: fields.has("precise") ? try fields.flag("precise") : nil,
        isShiftDown: try fields.flag("shift", default: false), time: 0)
    } write: { wheel in
      [
        .init("dx", wheel.delta.x), .init("dy", wheel.delta.y), .init("unit", word: wheel.unit),
        .init("phase", word: wheel.phase), .init("shift", .bool(wheel.isShiftDown)),
      ] + (wheel.isPrecise.map { [.init("precise", .bool($0))] } ?? [])
    } draw: { _, source in
      WheelEvent(
        delta: Vector2(source.number(), source.number()),
        unit: WheelEvent.Unit.allCases[source.below(WheelEvent.Unit.allCases.count)],
        phase: WheelEvent.Phase.allCases[source.below(WheelEvent.Phase.allCases.count)],
        isPrecise: [nil, true, false][source.below(3)], isShiftDown: source.below(4) == 0, time: 0)
    }
  }
}

extension WheelEvent {
  /// The same at a time.
  func at(_ time: Double) -> WheelEvent {
    var event = self
    event.time = time
    return event
  }
}
