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

/// A thing with one coordinate: a drawer, a pager, a dial.
protocol OneAxis: Placed where Way == Double, Lines == Line {}

extension OneAxis {
  var way: Double { body.line.position }

  var ownVelocity: Double { body.line.velocity }

  mutating func settle(at way: Double, by spring: DampedSpring, velocity: Double) -> Bool {
    body.line.settle(
      on: way, by: spring, velocity: velocity, isReduced: reducesMotion, clock: body.clock)
  }

  mutating func stand(at way: Double) -> Bool {
    let before = body.line.position
    body.line.place(at: way)
    return way != before
  }

  mutating func hold() { body.line.hold() }

  mutating func endDragging() { body.events.append(.didEndDragging) }

  mutating func beginDragging() {
    body.line.beginDrag()
    body.events.append(.willBeginDragging)
  }

  mutating func run(to time: Double, isFrame: Bool) {
    body.clock.move(to: time)
    let before = body.line.position
    let isOver = body.line.advance(to: body.clock.shown, from: body.clock.beginning)
    if body.line.position != before { body.events.append(.didMove) }
    if isOver { arrive() }
  }

  /// The finger has moved by a translation, counted as the position is.
  mutating func drag(counting translation: Double) {
    let before = body.line.position
    body.line.drag(by: translation)
    if body.line.position != before { body.events.append(.didMove) }
  }
}
