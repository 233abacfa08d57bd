internal import StrictJSON

/// One line of a replay: what a display would show, and what happened since the frame before.
public struct SceneFrame: Hashable, Sendable {
  /// The number of the frame on the grid of ``SceneFrames``, from 1.
  ///
  /// Frames that are not asked for have numbers too: the same number is the same time.
  public var number: Int

  /// The frame's time, in seconds.
  public var time: Double

  /// What is on the screen: a snapshot, to be queried for anything.
  public var shown: SceneModel

  /// What happened in all calls since the frame before, in order.
  ///
  /// `didScroll`, `didZoom`, `didMove`, `didTurn` and `didChange` say that something changed; a run of
  /// the same one counts once.
  public var events: [PartEvent]

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
    JSONWriter.append(members + shown.played.members(events), to: &text)
  }
}

extension JSONValue.Member {
  /// A number.
  init(_ name: String, _ number: Double) { self.init(name, .number(number)) }

  /// Several numbers in a list.
  init(_ name: String, _ numbers: [Double]) {
    self.init(name, .array(numbers.map(JSONValue.number)))
  }

  /// The name of a case.
  init(_ name: String, word: some Any) { self.init(name, .string("\(word)")) }

  /// The names of events, as every line ends.
  init(_ events: [PartEvent]) { self.init("events", .array(events.map { .string($0.name) })) }
}
