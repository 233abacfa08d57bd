/// What a floating window is doing, and where it is; and what it floats in.
extension PictureInPicture {
  /// The time of what is shown, in seconds.
  public var time: Double { body.clock.shown }

  /// The top left corner, in points.
  public var corner: Vector2 { Vector2(body.lines.origin.x.position, body.lines.origin.y.position) }

  /// The window in the container, in points.
  public var frame: Rect2 { Rect2(origin: corner, size: size) }

  /// The change of the top left corner per second, in pt/s.
  public var velocity: Vector2 {
    let finger = body.fingerVelocity
    return Vector2(
      body.lines.origin.x.velocity(dragging: finger.x),
      body.lines.origin.y.velocity(dragging: finger.y))
  }

  /// Whether a finger is down.
  public var isTracking: Bool { body.isTracking }

  /// Whether a finger drags it.
  public var isDragging: Bool { body.isDragging }

  /// Whether fingers may drag it; turned off in a drag, it ends the drag as a cancelled touch does.
  public var isDragEnabled: Bool {
    get { followsFingers }
    set { followsFingers = newValue }
  }

  /// How fingers are read: slop, minimum and maximum fling, estimator and still-finger rule.
  public var pan: PanConfiguration {
    get { body.fingers.configuration }
    set { body.fingers.configuration = newValue }
  }

  /// Whether frames are needed: it moves, or changes its size, by itself.
  public var isMoving: Bool { body.lines.isMoving }

  /// Whether it is stashed at a side, or goes there.
  public var isStashed: Bool {
    if case .stashed = targetPlace { return true }
    return false
  }

  /// What it is doing, in one word.
  public var phase: MotionPhase { body.phase }

  /// When it will have come to rest, in seconds; now when it does not move.
  public var restTime: Double { body.restTime }

  /// Where its top left corner will have come to rest, in points.
  public var destination: Vector2 {
    Vector2(body.lines.origin.x.destination, body.lines.origin.y.destination)
  }

  /// What was ignored or corrected so far.
  public var diagnostics: InputDiagnostics { body.diagnostics }

  // MARK: - The space

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
  public mutating func setSize(
    _ size: Size2, animated: Bool = true
  ) -> PictureInPictureEvents {
    change(animated: animated) { $1 = size }
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
    change(animated: animated) { space, _ in
      space.container = container
      if let insets { space.insets = insets }
    }
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

  /// Says how much of the container a keyboard covers from below, in any phase.
  ///
  /// - Parameters as in ``setContainer(_:insets:animated:)``.
  @discardableResult
  public mutating func setKeyboardInset(
    _ inset: Double, animated: Bool = true
  ) -> PictureInPictureEvents {
    change(animated: animated) { space, _ in space.keyboard = inset }
  }

  /// Distance kept from the edges, in points.
  public var margin: Double {
    get { space.margin }
    set { changeSpace(animated: true) { space, _ in space.margin = newValue } }
  }

  private mutating func change(
    animated: Bool, _ change: (inout FloatingSpace, inout Size2) -> Void
  ) -> PictureInPictureEvents {
    changeSpace(animated: animated, change)
    return collect()
  }
}
