@_spi(Formulas) internal import ScrollPhysics

/// Settling, programmatic moves, changes of the space, and time.
extension PictureInPicture: Placed {
  /// The spring for a reason: the rule's, unless another one is set.
  private func spring(_ reason: FloatingWindowSpring) -> DampedSpring {
    spring == rule.windowSpring(.corner) ? rule.windowSpring(reason) : spring
  }

  /// Takes the rule's numbers; what is dragged goes on from where it is.
  mutating func obeyRule() {
    spring = rule.windowSpring(.corner)
    decelerationRate = rule == .system ? FloatingWindowSpring.projectionRate : .normal
    for axis in ScrollAxis.allCases {
      body.lines.origin[axis].setLimits(space.limits(axis, size: targetSize, rule))
    }
  }

  mutating func obeyStashing() {
    guard case .stashed = targetPlace, !isTracking else { return }
    go(
      to: stashing == nil ? nearestPlace(to: corner) : targetPlace,
      animated: isMoving && !reducesMotion, reason: .layout)
  }

  var way: Vector2 { corner }

  var ownVelocity: Vector2 { Vector2(body.lines.origin.x.velocity, body.lines.origin.y.velocity) }

  func spring(to place: PictureInPicturePlace) -> DampedSpring {
    if case .stashed = place { return spring(.stash) }
    return spring
  }

  func way(to place: PictureInPicturePlace) -> Vector2 { corner(of: place) }

  func isResting(on place: PictureInPicturePlace) -> Bool { place == self.place }

  mutating func settle(at way: Vector2, by spring: DampedSpring, velocity: Vector2) -> Bool {
    for axis in ScrollAxis.allCases {
      _ = body.lines.origin[axis].settle(
        on: way[axis], by: spring, velocity: velocity[axis], isReduced: reducesMotion,
        clock: body.clock)
    }
    return !isMoving
  }

  mutating func stand(at way: Vector2) -> Bool {
    let before = frame
    for axis in ScrollAxis.allCases {
      body.lines.origin[axis].place(at: way[axis])
      body.lines.size[axis].place(at: targetSize[axis])
    }
    return frame != before
  }

  mutating func aim(at place: PictureInPicturePlace) { targetPlace = place }

  var departure: PictureInPictureEvent? { targetPlace == place ? nil : .willChangePlace(change) }

  var arrival: PictureInPictureEvent? { targetPlace == place ? nil : .didChangePlace(change) }

  private var change: PictureInPictureChange {
    PictureInPictureChange(from: place, to: targetPlace, reason: reason)
  }

  mutating func rest() { place = targetPlace }

  /// Goes to a place, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - place: where to.
  ///   - animated: whether to take time over it.
  /// - Precondition: a resting place has the index of one.
  @discardableResult
  public mutating func move(
    to place: PictureInPicturePlace, animated: Bool = true
  ) -> PictureInPictureEvents {
    if case .resting(let index) = place {
      precondition(
        index >= 0 && index < restingPlaces.count, "place must be the index of a resting place")
    }
    guard !isDragging else { return collect() }
    var place = place
    if case .stashed(let side, let share) = place {
      place = .stashed(side, share: share > 0 ? min(share, 1) : 0)
    }
    go(to: place, animated: animated, reason: .program)
    return collect()
  }

  // MARK: - The space

  /// Takes another container, insets, keyboard, margin or size, in any phase.
  mutating func changeSpace(
    animated: Bool, _ change: (inout FloatingSpace, inout Size2) -> Void
  ) {
    var (space, size) = (space, targetSize)
    change(&space, &size)
    guard body.admits(space.isSane && size.isSane) else { return }
    space = FloatingSpace(
      container: space.container, insets: space.insets, keyboard: space.keyboard,
      margin: space.margin)
    put(in: space, size: size.sanitized, animated: animated)
  }

  private mutating func put(in space: FloatingSpace, size: Size2, animated: Bool) {
    guard space != self.space || size != targetSize else { return }
    // Width and height must not oscillate below 0, and the corner must keep pace with them.
    let turns = space.container != self.space.container
    let corner =
      size != targetSize ? spring.criticallyDamped : turns ? spring(.rotation) : spring
    let isAnimated = (animated || isMoving) && !reducesMotion
    self.space = space
    targetSize = size
    for axis in ScrollAxis.allCases {
      body.lines.origin[axis].setLimits(space.limits(axis, size: size, rule))
      // A finger that drags the window does not stop it from growing.
      guard body.lines.size[axis].destination != size[axis] else { continue }
      let start = body.clock.start(hasBegun: body.lines.size[axis].hasBegun)
      _ = body.lines.size[axis].settle(
        on: size[axis], spring: spring.criticallyDamped, velocity: body.lines.size[axis].velocity,
        at: start)
      if !isAnimated { body.lines.size[axis].place(at: size[axis]) }
    }
    guard !isTracking else { return }
    if isAnimated {
      return goOn(
        to: targetPlace, at: self.corner(of: targetPlace), by: corner, velocity: ownVelocity)
    }
    go(to: targetPlace, animated: false, reason: .layout)
  }

  // MARK: - Time

  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed; what lies between two calls is computed, not stepped.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> PictureInPictureFrame {
    runFrame(to: time, shift: body.beginFrame(at: time))
    return PictureInPictureFrame(
      time: self.time, frame: frame, velocity: velocity, phase: phase, events: collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> PictureInPictureEvents { synchronize(to: time) }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { goOn(at: time) }

  mutating func run(to time: Double, isFrame: Bool) {
    body.clock.move(to: time)
    guard isMoving else { return }
    let before = frame
    body.lines.advance(to: body.clock.shown, from: body.clock.beginning)
    if frame != before { body.events.append(.didMove) }
    if !isMoving, !isTracking { arrive() }
  }
}
