@_spi(Formulas) internal import ScrollPhysics

/// Programs: places, size, container, insets and keyboard may change at any time; position and velocity go on.
extension PictureInPicture {
  /// Goes to a place, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - place: where to; without a rule for ``stashing``, in place of a side the resting place nearest to it.
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
      guard body.admits(!share.isNaN) else { return collect() }
      place = .stashed(side, share: share.sanitizedShare)
      if stashing == nil { place = nearestPlace(to: self.corner(of: place)) }
    }
    go(to: place, animated: animated, reason: .program)
    return collect()
  }

  /// Size of the window, in points; setting it keeps the place, and takes time over it.
  public var size: Size2 {
    get { Size2(body.lines.size.x.position, body.lines.size.y.position) }
    set { changeSpace(animated: true) { $1 = newValue } }
  }

  /// Changes the size of the window, in any phase.
  ///
  /// Corner and size move by the same spring, so the sides that the window rests against stay where
  /// they are.
  @discardableResult
  public mutating func setSize(_ size: Size2, animated: Bool = true) -> PictureInPictureEvents {
    changeSpace(animated: animated) { $1 = size }
    return collect()
  }

  /// Changes the container and its insets, in any phase: a rotation, a split view.
  ///
  /// - Parameters:
  ///   - container: what it floats in, in points.
  ///   - insets: the safe area insets, in points; as they are if left out.
  ///   - animated: whether a window at rest takes time to go to its place; false when the host
  ///     animates the change itself. A window in motion goes on in either case.
  @discardableResult
  public mutating func setContainer(
    _ container: Size2, insets: Insets? = nil, animated: Bool = true
  ) -> PictureInPictureEvents {
    changeSpace(animated: animated) { space, _ in
      space.container = container
      if let insets { space.insets = insets }
    }
    return collect()
  }

  /// Says how much of the container a keyboard covers from below, in any phase.
  ///
  /// - Parameters as in ``setContainer(_:insets:animated:)``.
  @discardableResult
  public mutating func setKeyboardInset(
    _ inset: Double, animated: Bool = true
  ) -> PictureInPictureEvents {
    changeSpace(animated: animated) { space, _ in space.keyboard = inset }
    return collect()
  }

  /// Size of the container, in points.
  public var container: Size2 {
    get { space.container }
    set { changeSpace(animated: true) { space, _ in space.container = newValue } }
  }

  /// The container's safe area insets, in points.
  public var insets: Insets {
    get { space.insets }
    set { changeSpace(animated: true) { space, _ in space.insets = newValue } }
  }

  /// How much of the container a keyboard covers from below, in points.
  public var keyboardInset: Double {
    get { space.keyboard }
    set { changeSpace(animated: true) { space, _ in space.keyboard = newValue } }
  }

  /// Distance kept from the edges, in points.
  public var margin: Double {
    get { space.margin }
    set { changeSpace(animated: true) { space, _ in space.margin = newValue } }
  }

  /// Takes another container, insets, keyboard, margin or size, in any phase.
  mutating func changeSpace(
    animated: Bool, _ change: (inout FloatingSpace, inout Size2) -> Void
  ) {
    var (space, size) = (space, targetSize)
    change(&space, &size)
    guard body.admits(space.isValid && size.isValid) else { return }
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
    body.lines.setLimits(space, size: size, rule)
    let (damped, clock) = (spring.criticallyDamped, body.clock)
    // What then goes to its place immediately has its size there.
    let takesTime = isAnimated || !isUnderFinger
    reportingMove { $0.setSize(size, by: damped, animated: takesTime, clock) }
    guard !isUnderFinger else { return }
    guard isAnimated else { return go(to: targetPlace, animated: false, reason: .layout) }
    settleQuietly(
      to: targetPlace, at: self.corner(of: targetPlace), by: corner,
      velocity: body.lines.ownVelocity)
  }
}
