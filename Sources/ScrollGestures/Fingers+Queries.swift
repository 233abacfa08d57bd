public import ScrollCoordinates

/// What the fingers say, and what is counted.
extension Fingers {
  /// How many are down and drag: 0, 1 or 2.
  @_transparent public var count: Int { Int(downs) }

  /// The point midway between the fingers, or where the only one is, in points; with none, where the last one was.
  @_transparent public var centroid: Vector2 {
    downs < 2 ? firstPlace : (firstPlace + secondPlace) / 2
  }

  /// From the finger that is down longest, or took its place, to the other, in points; zero with fewer than two.
  @_transparent package var between: Vector2 { downs < 2 ? .zero : secondPlace - firstPlace }

  /// The distance of two fingers, in points; zero with fewer.
  @_transparent package var span: Double { between.length }

  /// The time of the newest event let through, in seconds; 0 before the first.
  public var time: Double { gate.lastTime }

  /// The same on the clock as it was set when the touch began: what samples are measured by.
  package var sampleTime: Double { gate.lastTime - clockShift }

  /// Whether the fingers have left the slop.
  public var isDragging: Bool { downs > 0 && travel.hasBegun }

  /// The axis that the drag is tied to; in the first points after a catch it may change.
  @inlinable public var lock: ScrollAxis? { tiedAxis }

  @usableFromInline var tiedAxis: ScrollAxis? { travel.lock }

  /// The same, for use where what has the fingers is being changed: else they are copied first.
  package mutating func takeLock() -> ScrollAxis? { travel.lock }

  /// Travel since the fingers left the slop, in points, without jumps when fingers come and go; zero unless dragging.
  ///
  /// Computed from positions, never summed up, so the number of events in between does not matter.
  public var translation: Vector2 { downs > 0 ? travel.translation(at: centroid - anchor) : .zero }

  /// How fast the fingers drag at `time`, in pt/s, on the axes the drag moves along; zero unless
  /// dragging, and once they rest.
  ///
  /// The fingers', positive to the right and down: content scrolls the other way.
  public func velocity(at time: Double) -> Vector2 {
    var fingers = self
    return fingers.takeVelocity(at: time)
  }

  /// The same, for use where what has the fingers is being changed: else they are copied first.
  @inline(never)
  package mutating func takeVelocity(at time: Double) -> Vector2 {
    guard isDragging, !isStill(at: time - clockShift) else { return .zero }
    return travel.tied(speed.velocities().velocity)
  }

  /// The velocity as estimated at the newest sample, in pt/s: both axes, before every rule, also after the lift.
  package var rawVelocity: Vector2 {
    var speed = speed
    return speed.velocities().velocity
  }

  /// Lets a pinch follow an event of theirs, where what has both is being changed: else they are copied first.
  ///
  /// - Parameter zooms: whether the pinch changes a scale: the finger that stays drags on, and may be tied to an axis.
  package mutating func lead(
    _ pinch: inout Pinch, _ touched: Touched, zooms: Bool
  ) -> Pinch.Change {
    if touched == .left, zooms { dragOnAfterPinch() }
    var place = centroid
    if downs == 1, zooms { place = place - travel.removed(at: place - anchor) }
    return pinch.follow(touched, place, span: span, isPair: downs > 1, at: sampleTime)
  }

  /// Ties what has not begun to drag to no axis: two fingers that zoom move in both directions together.
  package mutating func untie() { (directionalLock, axes) = (nil, .both) }

  /// What was ignored or sanitized; an event that is refused is counted once.
  public var diagnostics: InputDiagnostics { gate.diagnostics }

  /// Whether a place lies on any surface: its coordinates are finite, and 1e9 pt at most.
  package static func isValid(_ position: Vector2) -> Bool { InputGate.isValid(position) }

  /// Counts an event that the owner refused because of a number that is none.
  package mutating func countNonFinite() { gate.diagnostics.nonFinite &+= 1 }

  /// Counts a time that was earlier than the one before.
  package mutating func countReversedTime() { gate.diagnostics.reversedTime &+= 1 }

  /// Notes a touch that stopped what moved, and whether frames had shown that it moved.
  package mutating func noteCatch(hasFrames: Bool) {
    gate.diagnostics.noteCatch(hasFrames: hasFrames)
  }
}
