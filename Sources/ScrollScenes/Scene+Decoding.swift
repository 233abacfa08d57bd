internal import Overscroll
internal import StrictJSON

/// Reading scenes: nothing is guessed, and every error says where, what was expected, what was found.
///
/// | field | | left out |
/// |---|---|---|
/// | scene | the version of the format: 1 | an error |
/// | model | an object with a `type`, see ``SceneModel`` | an error |
/// | events | a list of objects, see ``SceneAction`` | an error |
/// | frameRate | frames a second, or a list of ascending times in seconds | 60 |
/// | until | `"rest"`, or a time in seconds | `"rest"` |
extension Scene {
  /// Reads a scene from JSON text in UTF-8.
  public init(json bytes: [UInt8]) throws(SceneError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes)
    } catch {
      let before = bytes.prefix(error.column - 1)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw SceneError("line \(line), column \(error.column - lineStart)", error.reason)
    }
    try self.init(value)
  }

  /// Reads a scene from JSON text.
  public init(json text: String) throws(SceneError) {
    try self.init(json: Array(text.utf8))
  }

  private init(_ value: JSONValue) throws(SceneError) {
    let fields = try SceneFields(value, path: "")
    try fields.allow(["scene", "model", "frameRate", "events", "until"], in: "a scene")
    guard fields["scene"] == .number(Double(Self.version)) else {
      throw SceneError("scene", expected: "the format's version 1", found: fields["scene"])
    }
    let frames = try fields.frames("frameRate")
    let model = try SceneModel(fields, frames: frames)
    self.init(
      model: model, frames: frames,
      events: try fields.events("events", model: model, frames: frames),
      until: try fields.end("until"))
  }
}

extension SceneFields {
  fileprivate func frames(_ name: String) throws(SceneError) -> SceneFrames {
    switch self[name] {
    case nil: return .rate(60)
    case .array: return .times(try ascending(name, .nonnegative))
    case .number: return .rate(try number(name, .positive))
    case let found:
      throw SceneError(name, expected: "a number > 0 or a list of times", found: found)
    }
  }

  fileprivate func end(_ name: String) throws(SceneError) -> SceneEnd {
    switch self[name] {
    case nil, .string("rest"): return .rest
    case .number: return .time(try number(name, .nonnegative))
    case let found: throw SceneError(name, expected: "\"rest\" or a number >= 0", found: found)
    }
  }

  fileprivate func events(
    _ name: String, model: SceneModel, frames: SceneFrames
  ) throws(SceneError) -> [SceneEvent] {
    guard case .array(let elements) = self[name] else {
      throw SceneError(name, expected: "a list of events", found: self[name])
    }
    var events: [SceneEvent] = []
    for (index, element) in elements.enumerated() {
      let fields = try SceneFields(element, path: "\(name)[\(index)]")
      events.append(try SceneEvent(fields, model: model, frames: frames))
    }
    return events
  }
}
