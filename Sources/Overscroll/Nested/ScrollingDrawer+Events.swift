/// Fingers, time, and what both are doing.
extension ScrollingDrawer {
  /// Takes a touch, in the container (not in the drawer, which moves), in points; a finger that comes
  /// down is on the list.
  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> ScrollingDrawerRelease {
    handle(event, on: .list)
  }

  /// A finger touches the list or the header; the first finger decides.
  @discardableResult
  public mutating func touchDown(
    _ id: Int, at position: Vector2, on part: Part, time: Double
  ) -> ScrollingDrawerEvents {
    handle(TouchEvent(.began, id: id, position: position, time: time), on: part).events
  }

  /// Takes a touch of the list or the header, in the coordinates of the container, in points; the first finger
  /// decides.
  @discardableResult
  public mutating func handle(_ event: TouchEvent, on part: Part) -> ScrollingDrawerRelease {
    if !isTracking {
      page.pan = drawer.pan
      page.tiedAxis = axis
    }
    page.aim = part == .list ? 1 : 0
    page.touchesAlone = part == .header
    let released = page.handle(event)
    page.aim = nil
    return ScrollingDrawerRelease(
      velocity: -released.velocity[axis], anchor: drawer.targetAnchor, willSettle: isMoving,
      didDrag: released.didDrag, events: events, didStopMotion: released.didStopMotion)
  }

  /// Moves to a display frame and says what to draw.
  ///
  /// A hand-off of momentum between two frames happens at its exact time.
  ///
  /// - Parameter time: when the frame will be shown, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> ScrollingDrawerFrame {
    page.advance(to: time)
    var frame = page[drawer: 0].frame(events.drawer)
    frame.time = self.time
    frame.velocity = drawerVelocity
    return ScrollingDrawerFrame(
      time: self.time, phase: phase, events: events, drawer: frame, list: page.frame(of: 1))
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> ScrollingDrawerEvents {
    page.sync(to: time)
    return events
  }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { page.resume(at: time) }

  /// What happened in the last call.
  var events: ScrollingDrawerEvents {
    var events = ScrollingDrawerEvents()
    events.drawer = page.events(of: 0, as: Drawer.self)
    events.list = page.events(of: 1)
    return events
  }

  /// The axis both move along.
  var axis: ScrollAxis { drawer.layout.edge.axis }

  /// The change of the drawer's position per second, in pt/s.
  public var drawerVelocity: Double { -page.velocity(of: 0)[axis] }

  /// The change of the list's offset per second, in pt/s.
  public var listVelocity: Vector2 { page.velocity(of: 1) }

  /// The time of what is shown, in seconds.
  public var time: Double { page.time }

  /// Whether a finger is down.
  public var isTracking: Bool { page.isTracking }

  /// Whether a finger drags either of them.
  public var isDragging: Bool { page.isDragging }

  /// Whether fingers may drag; turned off in a drag, it ends the drag as a cancelled touch does.
  public var isDragEnabled: Bool {
    get { page.isDragEnabled }
    set { page.isDragEnabled = newValue }
  }

  /// How fingers are read: ``Drawer/pan`` of the drawer.
  public var pan: PanConfiguration {
    get { drawer.pan }
    set { drawer.pan = newValue }
  }

  /// The feel of the list, and of how fingers are read; sets ``pan``, too.
  public var feel: ScrollFeel {
    get { page.feel }
    set { page.feel = newValue }
  }

  /// Whether frames are needed: either of them moves without a finger.
  public var isMoving: Bool { page.isMoving }

  /// What they are doing, in one word.
  public var phase: MotionPhase { page.phase }

  /// When both will have come to rest, in seconds; now when nothing moves.
  public var restTime: Double { page.restTime }

  /// The coordinate of the drawer's free side when it will have come to rest, in points.
  public var destination: Double {
    isMoving ? page.settled[drawer: 0].destination : drawer.destination
  }

  /// Whether motion that no finger causes is reduced, in both.
  public var reducesMotion: Bool {
    get { page.reducesMotion }
    set { page.reducesMotion = newValue }
  }

  /// What was ignored or corrected so far.
  public var diagnostics: InputDiagnostics { page.diagnostics }
}
