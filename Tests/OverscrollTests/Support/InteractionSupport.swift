import Overscroll
import ScrollTestSupport

extension Vector2 {
  var parts: [Double] { [x, y] }

  /// The fields of a place in a scene.
  var fields: [(String, String)] { [("x", "\(x)"), ("y", "\(y)")] }
}

/// A finger's way, from corner to corner.
struct FingerPath {
  var corners: [Vector2]

  init(_ corners: Vector2...) { self.corners = corners }
}

extension TouchEvent {
  /// The events of a finger that touches and goes along a straight line at constant speed.
  static func line(
    _ id: Int = 1, _ start: Vector2, _ end: Vector2, at time: Double, for duration: Double,
    events: Int
  ) -> [TouchEvent] {
    (0...events).map { event in
      let share = Double(event) / Double(events)
      // The end to the bit.
      let place = event == events ? end : start + (end - start) * share
      let phase = event == 0 ? Phase.began : .moved
      return TouchEvent(phase, id: id, position: place, time: time + duration * share)
    }
  }
}

extension Draggable {
  /// Does something at a known time, as a host does that knows it; see ``perform(at:_:)``.
  @discardableResult
  mutating func at<Result>(_ time: Double, _ change: (inout Self) -> Result) -> Result {
    perform(at: time, change).result
  }

  /// The same, and a frame after it.
  mutating func at<Result>(
    _ time: Double, shownAt frame: Double, _ change: (inout Self) -> Result
  ) {
    at(time, change)
    advance(to: frame)
  }

  /// One finger along a straight line at constant speed.
  @discardableResult
  mutating func swipe(
    from start: Vector2, to end: Vector2, at time: Double = 0, for duration: Double = 0.1,
    events: Int = 12, holding: Double = 0
  ) -> Release {
    follow(FingerPath(start, end), at: time, for: duration, events: events, holding: holding)
  }

  /// One finger along a straight line at constant speed, which stays where the line ends.
  mutating func drag(
    _ id: Int = 1, from start: Vector2, to end: Vector2, at time: Double = 0,
    for duration: Double = 0.1, events: Int = 1
  ) {
    for event in TouchEvent.line(id, start, end, at: time, for: duration, events: events) {
      handle(event)
    }
  }

  /// The same with a property of another value.
  func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  /// One finger that touches a place and leaves it.
  @discardableResult
  mutating func tap(_ id: Int = 1, at place: Vector2, time: Double, until end: Double) -> Release {
    touchDown(id, at: place, time: time)
    return touchUp(id, time: end)
  }

  /// A finger that is there goes along a straight line at constant speed, and stays where the line ends.
  mutating func move(
    _ id: Int = 1, from start: Vector2, to end: Vector2, at time: Double, for duration: Double,
    events: Int
  ) {
    let line = TouchEvent.line(id, start, end, at: time, for: duration, events: events)
    for event in line.dropFirst() { handle(event) }
  }

  /// The model at a frame.
  mutating func shown(at time: Double) -> Self {
    advance(to: time)
    return self
  }

  /// Two frames, one after the other; the second one.
  @discardableResult
  mutating func advance(through first: Double, to second: Double) -> Frame {
    advance(to: first)
    return advance(to: second)
  }

  /// What a display shows: the model in every frame until it rests, for so many seconds at most.
  @discardableResult
  mutating func run(_ rate: Double = 60, for seconds: Double = 60) -> [Self] {
    let (start, most) = (time, (seconds * rate).rounded())
    var shown: [Self] = []
    while isMoving, Double(shown.count) < most {
      advance(to: start + Double(shown.count + 1) / rate)
      shown.append(self)
    }
    return shown
  }

  /// A finger touches, goes along a path at constant speed on each leg, and leaves.
  @discardableResult
  mutating func follow(
    _ path: FingerPath, at time: Double, for duration: Double, events: Int, holding: Double = 0
  ) -> Release {
    touchDown(1, at: path.corners[0], time: time)
    let leg = duration / Double(path.corners.count - 1)
    for index in 1..<path.corners.count {
      let (start, end) = (path.corners[index - 1], path.corners[index])
      let begin = time + leg * Double(index - 1)
      for event in 1...events {
        let share = Double(event) / Double(events)
        touchMoved(1, to: start + (end - start) * share, time: begin + leg * share)
      }
    }
    return touchUp(1, time: time + duration + holding)
  }
}

extension Drawer {
  /// A sheet on a phone with three anchors: 744, 372 and 100 points are seen at 100, 472 and 744.
  static func sheet(anchor: Int = 1, edge: DrawerEdge = .bottom) -> Drawer {
    Drawer(
      anchors: [.fromBottom(100), .fromBottom(372), .fromTop(100)],
      layout: DrawerLayout(edge: edge, container: Size2(844, 844)), anchor: anchor)
  }
}

extension PictureInPicture {
  /// 160 × 90 in 390 × 844 with a margin of 12: corners at x 12 and 218, y 12 and 742.
  static func window(place: Int = 3) -> PictureInPicture {
    PictureInPicture(size: Size2(160, 90), container: Size2(390, 844), place: place)
  }
}

extension Pager {
  /// Nine pages of different sizes on a phone, in the middle, 16 pt apart.
  static func album(
    page: Int = 0, alignment: PageAlignment = .center, wraps: Bool = false
  ) -> Pager {
    Pager(
      pages: RowIndex(extents: sizes),
      layout: PagerLayout(
        viewport: Size2(390, 600), insets: Insets(left: 20, right: 20), spacing: 16,
        alignment: alignment, wraps: wraps), page: page)
  }

  static let sizes = [280.0, 210, 350, 280, 120, 300, 260, 340, 180]

  /// What is seen, for comparisons.
  var seen: [VisiblePage] {
    var seen: [VisiblePage] = []
    forEachVisiblePage { seen.append($0) }
    return seen
  }
}

/// Frame times over `length` seconds at the display rates from 24 to 240 Hz, and ragged ones.
enum Displays {
  /// The times of some frames, counted from a start.
  static func times(
    _ frames: ClosedRange<Int>, after start: Double = 0, rate: Double = 60
  ) -> [Double] { frames.map { start + Double($0) / rate } }

  static func frames(over length: Double = 4) -> [[Double]] {
    let all = [24.0, 30, 60, 90, 120, 240].map { rate in
      (1...Int(rate * length)).map { Double($0) / rate }
    }
    var dice = SeededGenerator(7)
    var ragged: [Double] = []
    var time = 0.0
    while time < length {
      time += Double.random(in: 0...0.09, using: &dice)
      ragged.append(time)
    }
    return all + [ragged]
  }
}
