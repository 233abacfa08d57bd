internal import StrictJSON

/// One line of a replay: what a display would show, and what happened since the frame before.
public struct SceneFrame: Hashable, Sendable {
  /// The number of the frame, from 1.
  public var number: Int

  /// The frame's time, in seconds.
  public var time: Double

  /// What is on the screen: a snapshot, to be asked for anything.
  public var shown: SceneModel

  /// What happened in all calls since the frame before, in order.
  ///
  /// `didScroll`, `didZoom` and `didMove` say that something changed; a run of the same one counts
  /// once.
  public var events: [SceneNews]

  /// The frame as one line of JSON, its numbers in the fewest digits that read back as the same.
  public var line: String {
    var text: [UInt8] = []
    append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the line to a text in UTF-8, without a line break.
  public func append(to text: inout [UInt8]) {
    let members: [JSONValue.Member] = [
      .init("frame", .number(Double(number))), .init("t", .number(time)),
    ]
    JSONWriter.append(members + shown.members(events), to: &text)
  }
}

extension [SceneNews] {
  /// The names of the events, as a frame's line lists them.
  var names: JSONValue { .array(map { .string($0.name) }) }
}
