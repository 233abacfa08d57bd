/// What a floating window is doing, and where it is; and what it floats in.
extension PictureInPicture {
  /// The latest time known, in seconds.
  public var time: Double { clock.time }

  /// The top left corner, in points.
  public var corner: Vector2 { Vector2(origin.x.position, origin.y.position) }

  /// The window in the container, in points.
  public var frame: Rect2 { Rect2(origin: corner, size: size) }

  /// The change of the top left corner per second, in pt/s.
  public var velocity: Vector2 {
    let finger = isDragged ? touch.velocity(at: clock.time) : .zero
    return Vector2(
      origin.x.velocity(dragging: finger.x), origin.y.velocity(dragging: finger.y))
  }

  /// Whether a finger is down.
  public var isTracking: Bool { touch.pointers.count > 0 }

  /// Whether a finger drags it.
  public var isDragging: Bool { isDragged }

  /// Whether frames are needed: it moves, or changes its size, by itself.
  public var isMoving: Bool {
    origin.x.isMoving || origin.y.isMoving || extent.x.isMoving || extent.y.isMoving
  }

  /// Whether it is put away at a side, or on its way there.
  public var isStashed: Bool {
    if case .stashed = targetPlace { return true }
    return false
  }

  /// What it is doing, in one word.
  public var phase: PictureInPicturePhase {
    if isDragging { return .dragging }
    if isMoving { return .settling }
    return isTracking ? .tracking : .idle
  }

  /// When it will have come to rest, in seconds; now when it does not move.
  public var restTime: Double {
    max(
      time, origin.x.restTime ?? time, origin.y.restTime ?? time, extent.x.restTime ?? time,
      extent.y.restTime ?? time)
  }

  /// What was ignored or repaired so far.
  public var diagnostics: InputDiagnostics { touch.diagnostics + clock.counters }

  // MARK: - The room

  /// Size of the window, in points; setting it keeps the place, and takes time over it.
  public var size: Size2 {
    get { Size2(extent.x.position, extent.y.position) }
    set { _ = setSize(newValue) }
  }

  /// Changes the size of the window, in any phase.
  ///
  /// Corner and size move by the same spring, so the sides that the window rests against stay where
  /// they are.
  @discardableResult
  public mutating func setSize(
    _ size: Size2, animated: Bool = true, time: Double? = nil
  ) -> PictureInPictureEvents {
    change(animated: animated, time: time) { $1 = size }
  }

  /// Changes the container and its insets, in any phase: a rotation, a split view.
  ///
  /// - Parameters:
  ///   - container: what it floats in, in points.
  ///   - insets: the safe area insets, in points; as they are if left out.
  ///   - animated: whether a window at rest takes time to go to its place; false when the host
  ///     animates the change itself. A window in motion goes on in either case.
  ///   - time: now, in seconds; the latest time known if left out.
  @discardableResult
  public mutating func setContainer(
    _ container: Size2, insets: Insets? = nil, animated: Bool = true, time: Double? = nil
  ) -> PictureInPictureEvents {
    change(animated: animated, time: time) { room, _ in
      room.container = container
      if let insets { room.insets = insets }
    }
  }

  /// Size of the container, in points.
  public var container: Size2 {
    get { room.container }
    set { _ = setContainer(newValue) }
  }

  /// The container's safe area insets, in points.
  public var insets: Insets {
    get { room.insets }
    set { _ = change { room, _ in room.insets = newValue } }
  }

  /// How much of the container a keyboard covers from below, in points.
  public var keyboardInset: Double {
    get { room.keyboard }
    set { _ = setKeyboardInset(newValue) }
  }

  /// Says how much of the container a keyboard covers from below, in any phase.
  ///
  /// - Parameters as in ``setContainer(_:insets:animated:time:)``.
  @discardableResult
  public mutating func setKeyboardInset(
    _ inset: Double, animated: Bool = true, time: Double? = nil
  ) -> PictureInPictureEvents {
    change(animated: animated, time: time) { room, _ in room.keyboard = inset }
  }

  /// Distance kept from the edges, in points.
  public var margin: Double {
    get { room.margin }
    set { _ = change { room, _ in room.margin = newValue } }
  }

  private mutating func change(
    animated: Bool = true, time: Double? = nil, _ change: (inout FloatingRoom, inout Size2) -> Void
  ) -> PictureInPictureEvents {
    var events = time.map { sync(to: $0) } ?? PictureInPictureEvents()
    changeRoom(animated: animated, into: &events, change)
    return events
  }
}
