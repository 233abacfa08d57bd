public import Overscroll
internal import StrictJSON

/// One line of a replay: what a display would show, and what happened since the frame before.
public struct SceneFrame: Hashable, Sendable {
  /// The number of the frame, from 1.
  public var number: Int

  /// What there is to draw.
  public var shown: ScrollFrame

  /// What happened in all calls since the frame before, in order.
  ///
  /// `didScroll` and `didZoom` say that something changed; a run of the same one counts once.
  public var events: [ScrollEvent]

  /// The frame as one line of JSON, its numbers in the fewest digits that read back as the same.
  public var line: String {
    JSONWriter.line([
      "frame": .number(Double(number)),
      "t": .number(shown.time),
      "offset": .array([.number(shown.offset.x), .number(shown.offset.y)]),
      "velocity": .array([.number(shown.velocity.x), .number(shown.velocity.y)]),
      "zoomScale": .number(shown.zoomScale),
      "phase": .string("\(shown.phase)"),
      "events": .array(events.map { .string("\($0)") }),
    ])
  }
}
