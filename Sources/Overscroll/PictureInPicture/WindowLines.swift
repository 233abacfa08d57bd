/// What moves in a floating window: its top left corner, and its size.
struct WindowLines: Hashable, Sendable {
  /// The top left corner.
  var origin: AxisPair<Line>

  /// Width and height.
  var size: AxisPair<Line>
}

extension WindowLines: SettlingLines {
  var isMoving: Bool { origin.isMoving || size.isMoving }

  func restTime(at time: Double) -> Double? {
    Self.later(origin.restTime(at: time), size.restTime(at: time))
  }

  mutating func shiftTime(by difference: Double) {
    origin.shiftTime(by: difference)
    size.shiftTime(by: difference)
  }

  @inline(__always)
  var coordinate: Vector2 { Vector2(origin.x.position, origin.y.position) }

  /// The window in the container, in points.
  @inline(__always)
  var seen: Rect2 { Rect2(origin: coordinate, size: Size2(size.x.position, size.y.position)) }

  @inline(__always)
  var ownVelocity: Vector2 { Vector2(origin.x.velocity, origin.y.velocity) }

  /// How fast the corner moves while fingers move at a velocity.
  @inline(__always)
  func velocity(dragging finger: Vector2) -> Vector2 {
    Vector2(origin.x.velocity(dragging: finger.x), origin.y.velocity(dragging: finger.y))
  }

  mutating func follow(_ clock: HostClock, isShown: Bool) {
    origin.x.follow(clock, isShown: isShown)
    origin.y.follow(clock, isShown: isShown)
    size.x.follow(clock, isShown: isShown)
    size.y.follow(clock, isShown: isShown)
  }

  mutating func hold() {
    origin.x.hold()
    origin.y.hold()
  }

  mutating func drag(by translation: Vector2) {
    origin.x.drag(by: translation.x)
    origin.y.drag(by: translation.y)
  }

  mutating func settle(
    on coordinate: Vector2, by spring: DampedSpring, velocity: Vector2, isReduced: Bool,
    clock: HostClock
  ) -> Bool {
    for axis in ScrollAxis.allCases {
      _ = origin[at: axis].settle(
        on: coordinate[axis], by: spring, velocity: velocity[axis], isReduced: isReduced,
        clock: clock)
    }
    return !isMoving
  }

  /// Has its size immediately, too.
  mutating func place(at coordinate: Vector2) {
    for axis in ScrollAxis.allCases {
      origin[at: axis].place(at: coordinate[axis])
      size[at: axis].place(at: size[axis].destination)
    }
  }

  /// Lets the corner move freely in a space.
  mutating func setLimits(_ space: FloatingSpace, size: Size2, _ rule: PlacedRule) {
    for axis in ScrollAxis.allCases {
      origin[at: axis].setLimits(space.limits(axis, size: size, rule))
    }
  }

  /// Goes to a size; a finger that drags the window does not stop it from growing.
  mutating func setSize(_ size: Size2, by spring: DampedSpring, animated: Bool, _ clock: HostClock)
  {
    for axis in ScrollAxis.allCases where self.size[axis].destination != size[axis] {
      let (velocity, start) = (
        self.size[axis].velocity, clock.start(hasBegun: self.size[axis].hasBegun)
      )
      _ = self.size[at: axis].settle(on: size[axis], spring: spring, velocity: velocity, at: start)
      if !animated { self.size[at: axis].place(at: size[axis]) }
    }
  }
}
