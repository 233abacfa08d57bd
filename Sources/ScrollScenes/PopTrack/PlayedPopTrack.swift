public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// Comments that pop up on tracks.
  public init(_ track: PopTrack) { self.init(playing: PlayedPopTrack(track: track)) }
}

/// Comments on tracks in a scene: `PopTrack` is a function of time, so the time is kept here.
struct PlayedPopTrack: ScenePlayable {
  var track: PopTrack
  var time = 0.0

  static var typeName: String { "popTrack" }

  static var isTouchable: Bool { false }

  /// The most comments of a scene, and the most tracks.
  ///
  /// Source: chosen; all comments are written in every line. Grade D.
  private static let mostComments = 10_000.0
  private static let mostTracks = 1_000.0

  /// Reads tracks.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | width trackCount trackHeight | as in `PopTrackLayout` | an error |
  /// | style gap duration | as in `PopTrackLayout` | "travelling", 16, 6 |
  /// | capacity | how many comments there is space for | 1000 |
  /// | spring | how they pop up | that of `PopTrack` |
  static func read(
    _ fields: JSONFields, frames: SceneFrames
  ) throws(FieldError) -> any ScenePlayable {
    try fields.allow(
      ["width", "trackCount", "trackHeight", "style", "gap", "duration", "capacity", "spring"],
      in: "a popTrack")
    let width = try fields.number("width", .within(1e-3...1e9))
    let gap = try fields.number("gap", .nonnegative, default: min(16, width / 2))
    guard gap < width else {
      throw FieldError(
        fields.path("gap"), expected: "a number < width (\(width))", found: .number(gap))
    }
    let layout = PopTrackLayout(
      style: try fields.choice("style", default: .travelling), width: width,
      trackCount: try fields.count("trackCount", 1...mostTracks),
      trackHeight: try fields.number("trackHeight", .length), gap: gap,
      duration: try fields.number("duration", .within(1e-3...1e6), default: 6))
    let capacity =
      fields.has("capacity") ? try fields.count("capacity", 0...mostComments) : 1_000
    let spring = fields.has("spring") ? try fields.spring("spring") : PopTrack.spring
    guard let pop = PopTrack.table(of: spring) else {
      throw FieldError(fields.path("spring"), "expected a spring that settles, found one undamped")
    }
    return PlayedPopTrack(track: PopTrack(layout, capacity: capacity, pops: [pop]))
  }

  /// What can happen to the tracks.
  ///
  /// | type | fields (those in brackets may be left out) |
  /// |---|---|
  /// | add | id length [longestWait, any] |
  /// | removeExpired, removeAll | |
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<PlayedPopTrack>] {
    [
      SceneCall("add", ["id", "length", "longestWait"]) { fields throws(FieldError) in
        let (id, length) = (try fields.whole("id"), try fields.number("length", .length))
        let wait = try fields.number("longestWait", .nonnegative, default: .infinity)
        return { played, time in
          played.time = max(played.time, time)
          played.track.add(id: id, length: length, at: time, longestWait: wait)
          return []
        }
      },
      SceneCall("removeExpired", []) { _ in
        { played, time in
          played.time = max(played.time, time)
          played.track.removeExpired(before: time)
          return []
        }
      },
      SceneCall("removeAll", []) { _ in
        { played, time in
          played.time = max(played.time, time)
          played.track.removeAll()
          return []
        }
      },
    ]
  }

  mutating func touch(_ event: TouchEvent) -> [PartEvent] { [] }

  mutating func show(at time: Double) -> [PartEvent] {
    self.time = max(self.time, time)
    return []
  }

  var isMoving: Bool { track.endTime.map { $0 > time } ?? false }

  var model: any Hashable & Sendable { track }

  /// Every comment that is seen, in the order they were added.
  func members(_ events: [PartEvent]) -> [JSONValue.Member] {
    var sprites: [JSONValue] = []
    track.forEach(at: time) {
      sprites.append(
        .object([
          .init("id", Double($0.id)), .init("x", $0.x), .init("y", $0.y),
          .init("length", $0.length), .init("scale", $0.scale), .init("opacity", $0.opacity),
        ]))
    }
    return [
      .init("sprites", .array(sprites)), .init("count", Double(track.count)),
      .init("droppedCount", Double(track.droppedCount)),
      .init("phase", .string(isMoving ? "animating" : "idle")), .init(events),
    ]
  }
}

extension JSONFields {
  /// A whole number within a range.
  fileprivate func count(_ name: String, _ range: ClosedRange<Double>) throws(FieldError) -> Int {
    _ = try number(name, .within(range))
    return try whole(name)
  }
}
