public import Overscroll

/// One finger's path: straight from one point to another, the faster the later, like a flick.
public struct Stroke: Sendable {
  let finger: Int
  let start: Double
  let samples: Int
  let from: Vector2
  let to: Vector2
  let lifts: Bool
  private var next = 0

  /// The time from one touch to the next, 1/120, in seconds.
  static let interval = 1.0 / 120

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - finger: the identifier of its touches.
  ///   - start: when it touches, in seconds.
  ///   - samples: how many moves it makes, one every 1/120 s.
  ///   - from: where it touches, in points.
  ///   - to: where it lifts, in points.
  ///   - lifts: whether it lifts at the end, or stays.
  public init(
    _ finger: Int = 1, at start: Double, samples: Int = 12, from: Vector2, to: Vector2,
    lifts: Bool = true
  ) {
    (self.finger, self.start, self.samples) = (finger, start, samples)
    (self.from, self.to, self.lifts) = (from, to, lifts)
  }

  /// When the next touch is, in seconds; nil after the last.
  var nextTime: Double? {
    let count = lifts ? samples + 2 : samples + 1
    return next < count ? start + Double(min(next, samples)) * Self.interval : nil
  }

  /// The next touch.
  mutating func takeNext(at time: Double) -> TouchEvent {
    let share = Double(min(next, samples)) / Double(samples)
    let phase: TouchEvent.Phase = next == 0 ? .began : next <= samples ? .moved : .ended
    next += 1
    let position = from + (to - from) * (share * (0.5 + 0.5 * share))
    return TouchEvent(phase, id: finger, position: position, time: time)
  }
}

/// Several fingers' paths, merged in the order of time.
public struct Strokes: Sendable {
  private var strokes: [Stroke]

  /// Creates a script; of touches at the same time the first stroke's is first.
  public init(_ strokes: [Stroke]) { self.strokes = strokes }

  /// Takes the next touch that is not later than a time.
  ///
  /// - Complexity: O(strokes); allocates nothing.
  public mutating func next(until time: Double) -> TouchEvent? {
    var first: (index: Int, time: Double)?
    for index in strokes.indices {
      guard let next = strokes[index].nextTime, next <= time else { continue }
      if let found = first, found.time <= next { continue }
      first = (index, next)
    }
    guard let first else { return nil }
    return strokes[first.index].takeNext(at: first.time)
  }
}
