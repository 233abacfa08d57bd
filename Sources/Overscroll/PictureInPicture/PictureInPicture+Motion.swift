/// Settling, programmatic moves, changes of the room, and time.
extension PictureInPicture {
  /// Goes to a place by the springs.
  mutating func settle(
    in target: PictureInPicturePlace, velocity: Vector2,
    into events: inout PictureInPictureEvents
  ) {
    depart(to: target, into: &events)
    spring(reducesMotion ? spring.calm : spring, velocity: velocity, into: &events)
  }

  /// Sets the springs going, from where the window is to where its target place is now.
  private mutating func spring(
    _ spring: Spring, velocity: Vector2, into events: inout PictureInPictureEvents
  ) {
    let corner = corner(of: targetPlace)
    var wasThere = targetPlace == place
    for axis in ScrollAxis.allCases {
      let now = origin[axis].position
      if now == corner[axis], velocity[axis] == 0 {
        origin[axis].hold()
        continue
      }
      wasThere = false
      let speed =
        reducesMotion
        ? spring.calmVelocity(velocity[axis], displacement: now - corner[axis]) : velocity[axis]
      _ = origin[axis].settle(
        on: corner[axis], spring: spring, velocity: speed, at: clock.time)
    }
    if !wasThere, !isMoving { arrive(into: &events) }
  }

  private mutating func depart(
    to target: PictureInPicturePlace, into events: inout PictureInPictureEvents
  ) {
    targetPlace = target
    if target != place { events.append(.willChangePlace(from: place, to: target)) }
  }

  private mutating func arrive(into events: inout PictureInPictureEvents) {
    if targetPlace != place {
      events.append(.didChangePlace(from: place, to: targetPlace))
      place = targetPlace
    }
    events.append(.didSettle)
  }

  /// Goes to a place, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - place: where to.
  ///   - animated: whether to take time over it.
  ///   - time: now, in seconds; the latest time known if left out.
  /// - Precondition: a resting place has the index of one.
  @discardableResult
  public mutating func move(
    to place: PictureInPicturePlace, animated: Bool = true, time: Double? = nil
  ) -> PictureInPictureEvents {
    if case .resting(let index) = place {
      precondition(
        index >= 0 && index < restingPlaces.count, "place must be the index of a resting place")
    }
    var events = time.map { sync(to: $0) } ?? PictureInPictureEvents()
    guard !isDragged else { return events }
    var place = place
    if case .stashed(let side, let share) = place {
      place = .stashed(side, share: share > 0 ? min(share, 1) : 0)
    }
    go(to: place, animated: animated, into: &events)
    return events
  }

  private mutating func go(
    to target: PictureInPicturePlace, animated: Bool,
    into events: inout PictureInPictureEvents
  ) {
    if animated, !reducesMotion { return settle(in: target, velocity: speed, into: &events) }
    let corner = corner(of: target)
    guard corner != self.corner || target != place || isMoving else { return }
    depart(to: target, into: &events)
    if corner != self.corner || targetSize != size { events.append(.didMove) }
    for axis in ScrollAxis.allCases {
      origin[axis].place(at: corner[axis])
      extent[axis].place(at: targetSize[axis])
    }
    arrive(into: &events)
  }

  /// How fast the corner moves by itself.
  private var speed: Vector2 { Vector2(origin.x.velocity, origin.y.velocity) }

  // MARK: - The room

  /// Takes another container, insets, keyboard, margin or size, in any phase.
  mutating func changeRoom(
    animated: Bool, into events: inout PictureInPictureEvents,
    _ change: (inout FloatingRoom, inout Size2) -> Void
  ) {
    var (room, size) = (room, targetSize)
    change(&room, &size)
    room = FloatingRoom(
      container: room.container, insets: room.insets, keyboard: room.keyboard,
      margin: room.margin)
    size = size.repaired
    guard room != self.room || size != targetSize else { return }
    // Width and height must not swing below nothing, and the corner must keep pace with them.
    let law = size == targetSize ? spring : spring.calm
    let isAnimated = (animated || isMoving) && !reducesMotion
    self.room = room
    targetSize = size
    for axis in ScrollAxis.allCases {
      origin[axis].setLimits(room.limits(axis, size: size))
      // A finger that drags the window does not stop it from growing.
      guard extent[axis].destination != size[axis] else { continue }
      _ = extent[axis].settle(
        on: size[axis], spring: law.calm, velocity: extent[axis].velocity, at: clock.time)
      if !isAnimated { extent[axis].place(at: size[axis]) }
    }
    guard !isTracking else { return }
    if isAnimated { return spring(law, velocity: speed, into: &events) }
    go(to: targetPlace, animated: false, into: &events)
  }

  // MARK: - Time

  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed; what lies between two calls is computed, not stepped.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> PictureInPictureFrame {
    let events = sync(to: time)
    return PictureInPictureFrame(
      time: clock.time, frame: frame, velocity: velocity, phase: phase, events: events)
  }

  /// Moves to the time of an event or frame.
  package mutating func sync(to time: Double) -> PictureInPictureEvents {
    var events = PictureInPictureEvents()
    clock.tick(time)
    guard isMoving else { return events }
    let before = frame
    for axis in ScrollAxis.allCases {
      _ = origin[axis].advance(to: clock.time)
      _ = extent[axis].advance(to: clock.time)
    }
    if frame != before { events.append(.didMove) }
    if !isMoving, !isTracking { arrive(into: &events) }
    return events
  }
}
