/// Frames of a scroll view, as the rows of a recording that `overscroll fit` reads.
///
/// | columns | the rows |
/// |---|---|
/// | `finger,offset` | while a finger is down: how far it has moved, and how far the offset has, in points |
/// | `t,pinch,zoomScale` | the scale that fingers ask for, 0 when they have lifted, and the one shown |
/// | `t,offset` | after a lift: how far the offset has moved on |
/// | any other | after a lift, or from the beginning without one: the distance left |
///
/// Times are in seconds, from the first row on.
struct ScrollRecorder {
  /// What a frame shows.
  struct Frame: Equatable {
    /// When it is shown, in seconds.
    var time: Double
    /// The offset along the axis that is observed, in points.
    var offset: Double
    /// Where a finger is on the screen along that axis, in points; nil without one.
    var finger: Double?
    /// The scale that two fingers ask for; 0 without them.
    var pinch = 0.0
    /// The scale shown.
    var zoomScale = 1.0
  }

  /// How long nothing changes before a recording is complete, 0.3, in seconds.
  ///
  /// Source: chosen, longer than any pause within a motion of UIKit's. Grade D.
  static let stillness = 0.3

  /// What is recorded.
  let columns: String

  /// Whether frames are recorded.
  private(set) var isRecording = false

  private var frames: [Frame] = []
  private var changed = 0.0

  init(columns: String) { self.columns = columns }

  /// Begins a recording, in place of the one before.
  mutating func begin() {
    frames = []
    isRecording = true
  }

  /// Takes a frame; the recording's text once it is complete.
  mutating func take(_ frame: Frame) -> String? {
    guard isRecording, frame.time > frames.last?.time ?? -.infinity else { return nil }
    var before = frames.last
    before?.time = frame.time
    if frame != before { changed = frame.time }
    frames.append(frame)
    let isHeld = frame.finger != nil || frame.pinch > 0
    return !isHeld && frame.time - changed >= Self.stillness ? end() : nil
  }

  /// Ends the recording; nil where there is nothing in it.
  mutating func end() -> String? {
    guard isRecording else { return nil }
    isRecording = false
    let rows = rows
    guard rows.count > 1 else { return nil }
    let lines = rows.map { $0.map { "\($0)" }.joined(separator: ",") }
    return ([columns] + lines).joined(separator: "\n") + "\n"
  }

  private var rows: [[Double]] {
    switch columns {
    case "finger,offset":
      let held = frames.filter { $0.finger != nil }
      return held.map { frame in
        [abs((frame.finger ?? 0) - (held[0].finger ?? 0)), abs(frame.offset - held[0].offset)]
      }
    case "t,pinch,zoomScale":
      let pinched = Array(frames.drop { $0.pinch == 0 })
      return pinched.map { [$0.time - pinched[0].time, $0.pinch, $0.zoomScale] }
    default:
      // The last frame with a finger is the first of what follows.
      let free = frames[(frames.lastIndex { $0.finger != nil } ?? 0)...]
      guard let first = free.first, let last = free.last else { return [] }
      let origin = columns == "t,offset" ? first : last
      return free.map { [$0.time - first.time, $0.offset - origin.offset] }
    }
  }
}
