internal import Overscroll
internal import StrictJSON

/// One finger's path as one event, `stroke`.
///
/// | field | | left out |
/// |---|---|---|
/// | id | the finger | an error |
/// | points | where it is, `[x, y]` or `[x, y, t]` each: it touches at the first | an error |
/// | rate | how many of them there are a second | 120 |
/// | end | `"up"`, `"cancel"` or `"hold"`, at the last | `"up"` |
/// | liftAfter | how long after the last it ends so, in seconds | 0 |
/// | on | the part of the model that it touches, where `down` has it | as `down` |
///
/// The first point is at the event's time, point k at that + k/rate: the nearest numbers of the quotient and of
/// the sum. A point with a `t` is at that time instead.
struct SceneStroke {
  /// The type of the event.
  static let type = "stroke"

  private enum End: CaseIterable { case up, cancel, hold }

  private let id: JSONValue.Member
  private let points: [[Double]]
  private let rate: Double
  private let end: End
  private let liftAfter: Double
  private let part: [JSONValue.Member]

  init(_ fields: JSONFields) throws(FieldError) {
    try fields.allow(event: Self.type, ["id", "points", "rate", "end", "liftAfter", "on"])
    id = .init("id", Double(try fields.whole("id")))
    points = try fields.each("points", "a list of points") { value, path throws(FieldError) in
      if case .array(let point) = value, point.count == 3 {
        return try JSONFields.numbers(value, ["x", "y", "t"], path: path)
      }
      return try JSONFields.numbers(value, ["x", "y"], path: path)
    }
    guard points.first?.count == 2 else {
      throw FieldError(
        fields.path("points"), "expected a first point [x, y], which is at the event's time")
    }
    rate = try fields.number("rate", .positive, default: 120)
    end = try fields.choice("end", default: .up)
    guard end != .hold || !fields.has("liftAfter") else {
      throw FieldError(fields.path("liftAfter"), "a finger that is held has none")
    }
    liftAfter = try fields.number("liftAfter", .nonnegative, default: 0)
    part = fields.members.filter { $0.name == "on" }
  }

  /// What `down` takes of it.
  var down: JSONValue { touch(points[0], part) }

  /// The single events that it means, in order.
  ///
  /// Throws when their times are not: at the point that is earlier than the one before.
  ///
  /// - Complexity: O(points).
  func events(from start: Double, path: String) throws(FieldError) -> [SceneEvent] {
    var events = [SceneEvent(start, "down", down)]
    var time = start
    for (index, point) in points.enumerated().dropFirst() {
      let next = point.count == 3 ? point[2] : start + Double(index) / rate
      guard next >= time else {
        throw FieldError(
          "\(path).points[\(index)]",
          "expected a time >= that of the point before (\(time)), found \(next)")
      }
      time = next
      events.append(SceneEvent(time, "move", touch(point)))
    }
    guard (time + liftAfter).isFinite else {
      throw FieldError(path, "expected times of at most \(Double.greatestFiniteMagnitude)")
    }
    if end != .hold { events.append(SceneEvent(time + liftAfter, "\(end)", .object([id]))) }
    return events
  }

  private func touch(_ point: [Double], _ part: [JSONValue.Member] = []) -> JSONValue {
    .object([id, .init("x", point[0]), .init("y", point[1])] + part)
  }
}

extension SceneEvent {
  /// The single events that this one means, in order: of a `stroke` what its finger does, of any other
  /// itself.
  ///
  /// Throws when it is a stroke that cannot be read.
  ///
  /// - Complexity: O(points of a stroke).
  package var singles: [SceneEvent] { get throws(SceneError) { try singles(path: "event") } }

  /// - Parameter path: where the event is in the scene, for an error.
  func singles(path: String) throws(SceneError) -> [SceneEvent] {
    guard type == SceneStroke.type else { return [self] }
    return try SceneStroke(try JSONFields(fields, path: path)).events(from: time, path: path)
  }
}
