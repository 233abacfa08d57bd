/// Time, and what both are doing.
extension ScrollingDrawer {
  /// Moves to a display frame and says what to draw.
  ///
  /// A hand-off of momentum between two frames happens at its exact time.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> ScrollingDrawerFrame {
    var events = ScrollingDrawerEvents()
    run(to: time, isFrame: true, into: &events)
    return ScrollingDrawerFrame(
      drawer: frame(events.drawer),
      list: ScrollFrame(
        time: list.time, offset: list.contentOffset, velocity: listVelocity,
        zoomScale: list.zoomScale, phase: list.phase, events: events.list))
  }

  /// Moves to the time of an event.
  package mutating func sync(to time: Double) -> ScrollingDrawerEvents {
    var events = ScrollingDrawerEvents()
    run(to: time, isFrame: false, into: &events)
    return events
  }

  private mutating func run(
    to time: Double, isFrame: Bool, into events: inout ScrollingDrawerEvents
  ) {
    let start = drawer.clock.time
    if time.isFinite { pass(before: time, from: start, into: &events) }
    // Counts a time that makes no sense, once; the list is only ever told of times that do.
    events.drawer.append(drawer.sync(to: time))
    let now = max(drawer.clock.time, list.time)
    events.list.append(isFrame ? list.advance(to: now).events : list.sync(to: now))
  }

  private func frame(_ events: DrawerEvents) -> DrawerFrame {
    var frame = drawer.frame(events)
    frame.velocity = drawerVelocity
    return frame
  }

  /// The finger's velocity as the drawer opens, in pt/s; 0 unless it drags.
  private var finger: Double {
    touch.velocity(at: drawer.clock.time)[axis] * drawer.layout.edge.opening
  }

  /// The change of the drawer's position per second, in pt/s.
  public var drawerVelocity: Double {
    guard drawer.isDragging else { return drawer.velocity }
    guard isDrawerLast else { return 0 }
    return drawer.axis.velocity(dragging: finger) * drawer.layout.edge.opening
  }

  /// The change of the list's offset per second, in pt/s.
  public var listVelocity: Vector2 {
    guard list.isDragging else { return list.velocity }
    var velocity = Vector2.zero
    if !isDrawerLast {
      velocity[axis] = list.axes[axis].velocity(dragging: finger * drawer.layout.edge.opening)
    }
    return velocity
  }

  /// The latest time known, in seconds.
  public var time: Double { drawer.clock.time }

  /// Whether a finger is down.
  public var isTracking: Bool { touch.pointers.count > 0 }

  /// Whether a finger drags either of them.
  public var isDragging: Bool { drawer.isDragging || list.isDragging }

  /// Whether frames are needed: either of them moves by itself.
  public var isMoving: Bool { drawer.isMoving || list.isMoving }

  /// Whether motion that nobody's finger causes is left out, in both.
  public var reducesMotion: Bool {
    get { drawer.reducesMotion && list.reducesMotion }
    set { (drawer.reducesMotion, list.reducesMotion) = (newValue, newValue) }
  }

  /// What was ignored or repaired so far.
  public var diagnostics: InputDiagnostics {
    touch.diagnostics + drawer.diagnostics + list.diagnostics
  }
}
