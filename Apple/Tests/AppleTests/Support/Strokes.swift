import Overscroll

extension [TouchEvent] {
  /// A finger that goes from place to place with 240 samples a second, which no refresh shows one by one.
  static func stroke(
    _ id: Int = 1, from start: Vector2, to end: Vector2, at time: Double = 0.002,
    samples: Int = 24, lifts: Bool = true
  ) -> [TouchEvent] {
    var events = [TouchEvent(.began, id: id, position: start, time: time)]
    for sample in 1...samples {
      let share = Double(sample) / Double(samples)
      // Not at a constant speed, and not on whole points.
      let place = start + (end - start) * (share * (0.6 + 0.4 * share))
      events.append(TouchEvent(.moved, id: id, position: place, time: time + Double(sample) / 240))
    }
    let last = events[samples]
    if lifts {
      events.append(TouchEvent(.ended, id: id, position: last.position, time: last.time + 0.001))
    }
    return events
  }

  /// A finger that lifts almost where it came down.
  static func tap(_ id: Int, from start: Double, to end: Double) -> [TouchEvent] {
    [
      TouchEvent(.began, id: id, position: Vector2(100, 100), time: start),
      TouchEvent(.ended, id: id, position: Vector2(100, 101), time: end),
    ]
  }

  /// Two strokes in the order of their times.
  static func + (a: [TouchEvent], b: [TouchEvent]) -> [TouchEvent] {
    [a, b].joined().enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
