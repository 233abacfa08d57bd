internal import StrictJSON

/// Reading scenes: nothing is guessed, and every error says where, what was expected, what was found.
///
/// | field | | left out |
/// |---|---|---|
/// | scene | the version of the format: 1 | an error |
/// | model | an object with a `type`, see ``SceneModel`` | an error |
/// | events | a list of objects, see ``SceneEvent`` | an error |
/// | frameRate | frames a second, or a list of ascending times in seconds | 60 |
/// | frameLead | how long before it is shown a frame is computed, in seconds; or a list, one for each listed time | 0 |
/// | frames | `"always"` or `"whileMoving"` | `"always"` |
/// | until | `"rest"`, or a time in seconds | `"rest"` |
extension ScrollScene {
  /// Reads a scene from JSON text in UTF-8.
  public init(json bytes: [UInt8]) throws(SceneError) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes)
    } catch {
      // What ends too early does so where its last line ends.
      let end = (bytes.lastIndex { !" \n\r\t".utf8.contains($0) } ?? -1) + 1
      let before = bytes.prefix(min(error.column - 1, end))
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw SceneError("line \(line), column \(before.count + 1 - lineStart)", error.reason)
    }
    try self.init(value)
  }

  /// Reads a scene from JSON text.
  public init(json text: String) throws(SceneError) { try self.init(json: Array(text.utf8)) }

  /// The longest lead of a frame, 0.25, in seconds.
  ///
  /// An event that is earlier than what is shown by more means to the engine that the clock was set.
  private static let longestLead = 0.25

  private init(_ value: JSONValue) throws(SceneError) {
    let fields = try JSONFields(value, path: "", name: "scene")
    try fields.allow(
      ["scene", "model", "frameRate", "frameLead", "frames", "events", "until"], in: "a scene")
    guard fields["scene"] == .number(Double(Self.version)) else {
      throw SceneError("scene", expected: "the format's version 1", found: fields["scene"])
    }
    let frames = try fields.frames("frameRate")
    let lead = NumberDomain.within(0...Self.longestLead)
    let leads = fields["frameLead"].flatMap { if case .array(let list) = $0 { list } else { nil } }
    self.init(
      model: try SceneModel(try fields.object("model"), frames: frames), frames: frames,
      frameLead: leads == nil ? try fields.number("frameLead", lead, default: 0) : 0,
      asking: try fields.choice("frames", default: .always), events: [],
      until: try fields.end("until"))
    if let leads {
      frameLeads = try fields.numbers("frameLead", lead)
      guard case .times(let times) = frames, times.count == leads.count else {
        throw SceneError("frameLead", "a list has one number for each of the times in frameRate")
      }
    }
    for event in try fields.objects("events", "a list of events") {
      events.append(try SceneEvent(event, model: model, frames: frames))
    }
  }
}

extension JSONFields {
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
}
