import Foundation
import Overscroll
import ScrollScenes
import StrictJSON

/// What a model was fed, as a scene that `Scripts/overscroll replay` plays again.
final class SceneLog {
  /// A name for the file, where a scene has several models.
  let name: String
  private let model: JSONValue
  /// Whether anything is kept.
  private let isOn: Bool
  private var events: [JSONValue] = []
  private var frames: [JSONValue] = []
  private var lines: [JSONValue] = []
  private var ids: [Int: Int] = [:]

  init(_ name: String, model: JSONValue, isOn: Bool) {
    self.name = name
    self.isOn = isOn
    self.model = model
  }

  /// Whether nothing was fed.
  var isEmpty: Bool { events.isEmpty || frames.isEmpty }

  /// Notes an event.
  func note(_ event: SceneEvent) {
    guard isOn, case .object(let fields) = event.fields else { return }
    let head: [JSONValue.Member] = [
      .init("t", .number(event.time)), .init("type", .string(event.type)),
    ]
    events.append(.object(head + fields))
  }

  /// Notes a touch; fingers get small numbers, whatever the system calls them.
  func note(_ touch: TouchEvent, on part: JSONValue?) {
    guard isOn else { return }
    if touch.phase == .allCancelled { return note(SceneEvent(touch.time, "cancelAll")) }
    let id = ids[touch.id] ?? ids.count + 1
    ids[touch.id] = id
    var fields: [JSONValue.Member] = [.init("id", .number(Double(id)))]
    if let place = touch.position {
      fields += [.init("x", .number(place.x)), .init("y", .number(place.y))]
    }
    if let part { fields.append(.init("on", part)) }
    let type: String
    switch touch.phase {
    case .began: type = "down"
    case .moved: type = "move"
    case .ended: type = "up"
    case .cancelled, .allCancelled: type = "cancel"
    }
    note(SceneEvent(touch.time, type, .object(fields)))
  }

  /// Notes a frame, and what of it the window drew.
  func note(frame time: Double, _ shown: @autoclosure () -> [JSONValue.Member]) {
    guard isOn else { return }
    frames.append(.number(time))
    lines.append(.object([.init("t", .number(time))] + shown()))
  }

  /// The scene; frames that the window drew have their leads.
  func scene(_ leads: [Double: Double]) -> JSONValue {
    let leads = frames.map { frame -> JSONValue in
      guard case .number(let time) = frame else { return .number(0) }
      return .number(leads[time] ?? 0)
    }
    return [
      "scene": .number(Double(ScrollScene.version)), "model": model, "frameRate": .array(frames),
      "frameLead": .array(leads), "events": .array(events), "until": frames.last ?? "rest",
    ]
  }

  /// Writes the scene, and next to it what was drawn, one line a frame.
  func write(scene file: String?, trace: String?, leads: [Double: Double]) throws {
    if let file { try write([scene(leads)], to: file) }
    if let trace { try write(lines, to: trace) }
  }

  private func write(_ lines: [JSONValue], to file: String) throws {
    let text = lines.map { JSONWriter.line($0) + "\n" }.joined()
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
