import Overscroll
import OverscrollSDL
import ScrollScenes
import StrictJSON

/// A model, and the log of everything it is fed.
struct RecordedModel<Model: RecordableModel> {
  private(set) var model: Model
  let log: SceneLog

  /// Creates one from a model that has not moved yet, with the settings of the window.
  init(_ model: Model, name: String, _ settings: StageSettings) {
    self.model = model
    self.model.apply(settings)
    log = SceneLog(name, model: .object(self.model.fields), isOn: settings.records)
  }

  /// Feeds a touch.
  mutating func touch(_ touch: TouchEvent) {
    log.note(touch, on: nil)
    _ = model.handle(touch)
  }

  /// Feeds the touch of a finger on a part of the model.
  mutating func touchDown(
    _ touch: TouchEvent, on part: JSONValue, _ feed: (inout Model) -> Model.Events
  ) {
    log.note(touch, on: part)
    _ = feed(&model)
  }

  /// Feeds an event that carries its time.
  mutating func event(
    _ time: Double, _ type: String, _ fields: JSONValue, _ feed: (inout Model) -> Model.Events
  ) {
    log.note(SceneEvent(time, type, fields))
    _ = feed(&model)
  }

  /// Makes a change that carries no time, at a time.
  mutating func change(
    _ time: Double, _ type: String, _ fields: JSONValue = [:], _ change: (inout Model) -> Void
  ) {
    log.note(SceneEvent(time, type, fields))
    _ = model.perform(at: time, change)
  }

  /// Feeds whether motion is reduced.
  mutating func setReducesMotion(_ isReduced: Bool, at time: Double) {
    change(time, "setReducesMotion", ["reducesMotion": .bool(isReduced)]) {
      $0.reducesMotion = isReduced
    }
  }

  /// Moves to a frame, and notes what is drawn of it.
  mutating func advance(to time: Double, _ shown: (Model) -> [JSONValue.Member]) {
    _ = model.advance(to: time)
    log.note(frame: time, shown(model))
  }
}

extension RecordedModel where Model == Scroller {
  /// Feeds a wheel.
  mutating func wheel(_ wheel: WheelEvent) {
    event(wheel.time, "wheel", wheel.json) { $0.wheel(wheel) }
  }

  /// Feeds a wheel that zooms; scenes know the scale that results.
  mutating func zoom(byWheel delta: Double, about point: Vector2, time: Double) {
    let before = model.zoomScale
    _ = model.zoom(byWheel: delta, about: point, time: time)
    guard model.zoomScale != before else { return }
    log.note(
      SceneEvent(
        time, "setZoomScale",
        ["scale": .number(model.zoomScale), "x": .number(point.x), "y": .number(point.y)]))
  }

  /// Feeds what every scroll view takes: touches, wheels and keys.
  mutating func handle(_ hostEvent: HostEvent) {
    switch hostEvent {
    case .touch(let touch): self.touch(touch)
    case .wheel(let wheel, _): self.wheel(wheel)
    case .keyDown(let command, let isRepeat, let time):
      event(time, "keyDown", ["key": .string("\(command)"), "repeat": .bool(isRepeat)]) {
        $0.keyDown(command, isRepeat: isRepeat, time: time)
      }
    case .keyUp(let command, let time):
      event(time, "keyUp", ["key": .string("\(command)")]) { $0.keyUp(command, time: time) }
    case .zoom, .other: break
    }
  }

  /// Feeds another viewport, and what there is to scroll in it.
  mutating func resize(_ viewport: Size2, content: Size2, time: Double) {
    guard viewport != model.viewport || content != model.contentSize else { return }
    change(time, "setViewport", ["viewport": viewport.json]) { $0.viewport = viewport }
    change(time, "setContentSize", ["contentSize": content.json]) { $0.contentSize = content }
  }

  /// Moves to a frame.
  mutating func advance(to time: Double) { advance(to: time) { $0.shown() } }
}
