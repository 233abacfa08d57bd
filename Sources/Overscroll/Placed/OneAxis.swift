/// What a dragged thing tells its host, whatever it is, in the order of a drag.
package protocol MotionEvent: Hashable, Sendable {
  static var willBeginDragging: Self { get }
  static var didMove: Self { get }
  static var didEndDragging: Self { get }
  static var didSettle: Self { get }
}

extension MotionEvent {
  /// Whether it says no more than that something moved.
  package var isMove: Bool { self == .didMove }
}

extension TouchDriven {
  /// What something that settles is doing, in one word.
  var settlingPhase: MotionPhase {
    if isDragging { return .dragging }
    if isMoving { return .settling }
    return isTracking ? .tracking : .idle
  }
}

/// A thing with one coordinate: a drawer, a pager, a dial.
protocol OneAxis: Placed where Way == Double {
  var axis: Line { get set }
}

extension OneAxis {
  /// When a motion starts that takes over now.
  var start: Double { driver.clock.start(hasBegun: axis.hasBegun) }

  var way: Double { axis.position }

  var ownVelocity: Double { axis.velocity }

  mutating func settle(at way: Double, by spring: DampedSpring, velocity: Double) -> Bool {
    axis.settle(
      on: way, by: spring, velocity: velocity, isReduced: reducesMotion, clock: driver.clock)
  }

  mutating func stand(at way: Double) -> Bool {
    let before = axis.position
    axis.place(at: way)
    return way != before
  }

  /// When it will have come to rest, in seconds; now when it does not move.
  var axisRestTime: Double { max(time, axis.restTime(at: time) ?? time) }

  mutating func hold() { axis.hold() }

  mutating func endDragging() { news.append(.didEndDragging) }

  mutating func beginDragging() {
    axis.beginDrag()
    news.append(.willBeginDragging)
  }

  mutating func run(to time: Double, isFrame: Bool) {
    driver.clock.move(to: time)
    let before = axis.position
    let isOver = axis.advance(to: driver.clock.shown, from: driver.clock.beginning)
    if axis.position != before { news.append(.didMove) }
    if isOver { arrive() }
  }

  mutating func shiftTime(by difference: Double) { axis.shiftTime(by: difference) }

  /// The finger has moved by a translation, counted as the position is.
  mutating func drag(counting translation: Double) {
    let before = axis.position
    axis.drag(by: translation)
    if axis.position != before { news.append(.didMove) }
  }
}
