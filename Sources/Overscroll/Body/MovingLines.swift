/// What moves in a body, as one: a line, one for each axis, those of a window.
protocol MovingLines: Hashable, Sendable {
  /// Whether it moves without a finger, or is about to.
  var isMoving: Bool { get }

  /// When it will have come to rest, in seconds; nil when it does not move without a finger.
  ///
  /// - Parameter time: when a motion that has not begun would begin.
  func restTime(at time: Double) -> Double?

  /// Moves the times of what runs, when the host's clock was set.
  mutating func shiftTime(by difference: Double)
}

extension MovingLines {
  /// The later of two times, as far as there are any.
  static func later(_ time: Double?, _ other: Double?) -> Double? {
    guard let time else { return other }
    return max(time, other ?? time)
  }
}

extension AxisPair: MovingLines where Value == Line {
  var isMoving: Bool { x.isMoving || y.isMoving }

  func restTime(at time: Double) -> Double? {
    Self.later(x.restTime(at: time), y.restTime(at: time))
  }

  mutating func shiftTime(by difference: Double) {
    x.shiftTime(by: difference)
    y.shiftTime(by: difference)
  }

  /// Both stay where they are.
  mutating func hold() {
    x.hold()
    y.hold()
  }
}

/// Lines that go to places, as one.
protocol SettlingLines: MovingLines {
  /// A number, or a point.
  associatedtype Coordinate: Hashable & Sendable

  /// Where they are.
  var coordinate: Coordinate { get }

  /// All that is seen of them.
  associatedtype Seen: Equatable
  var seen: Seen { get }

  /// The change of the place per second, by their own motion.
  var ownVelocity: Coordinate { get }

  /// Moves to what a clock shows.
  ///
  /// - Parameter isShown: whether that was shown before: then only what waits for a time begins.
  mutating func follow(_ clock: HostClock, isShown: Bool)

  /// A finger holds them where they are shown.
  mutating func hold()

  /// Goes to a place by a spring, without oscillation where motion is reduced; true when nothing moves.
  mutating func settle(
    on coordinate: Coordinate, by spring: DampedSpring, velocity: Coordinate, isReduced: Bool,
    clock: HostClock
  ) -> Bool

  /// Is in a place immediately.
  mutating func place(at coordinate: Coordinate)
}

extension Line: SettlingLines {
  var coordinate: Double { position }

  var seen: Double { position }

  var ownVelocity: Double { velocity }

  mutating func follow(_ clock: HostClock, isShown: Bool) {
    if isShown, hasBegun { return }
    _ = advance(to: clock.shown, from: clock.beginning)
  }

  mutating func settle(
    on coordinate: Double, by spring: DampedSpring, velocity: Double, isReduced: Bool,
    clock: HostClock
  ) -> Bool {
    let start = clock.start(hasBegun: hasBegun)
    guard isReduced else {
      return settle(on: coordinate, spring: spring, velocity: velocity, at: start)
    }
    let spring = spring.criticallyDamped
    return settle(
      on: coordinate, spring: spring,
      velocity: spring.velocityWithoutCrossing(velocity, displacement: position - coordinate),
      at: start)
  }
}

/// Springs for people who asked for reduced motion.
extension DampedSpring {
  /// This spring without oscillation.
  var criticallyDamped: DampedSpring {
    dampingRatio >= 1 ? self : DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: 1)
  }

  /// The part of a velocity with which a spring of ζ >= 1 does not pass its target.
  ///
  /// A motion from the displacement x0 with the velocity v0 turns round without crossing exactly when
  /// v0 + q x0 keeps the sign of x0, q the fast pole; ω0 <= q, so v0 is held below ω0 |x0|.
  fileprivate func velocityWithoutCrossing(_ velocity: Double, displacement: Double) -> Double {
    let most = angularFrequency * abs(displacement)
    if displacement > 0 { return min(max(velocity, -most), 0) }
    return displacement < 0 ? max(min(velocity, most), 0) : 0
  }
}

/// What a body says of its lines.
extension Body where Lines: MovingLines {
  /// What something that settles is doing, in one word.
  @inline(__always)
  var phase: MotionPhase {
    if isDragging { return .dragging }
    if lines.isMoving { return .settling }
    return isTracking ? .tracking : .idle
  }

  /// When it will have come to rest, in seconds; now when it does not move.
  var restTime: Double { max(clock.shown, lines.restTime(at: clock.shown) ?? clock.shown) }

  /// What was ignored or corrected so far, and what a host probably does wrong.
  var diagnostics: InputDiagnostics { diagnostics(isMoving: lines.isMoving) }
}

/// What has one coordinate.
extension Body where Lines == Line {
  /// The line.
  var line: Line {
    @_transparent get { lines }
    @inline(__always) _modify { yield &lines }
  }

  /// When a motion starts that takes over now.
  var start: Double { clock.start(hasBegun: lines.hasBegun) }
}
