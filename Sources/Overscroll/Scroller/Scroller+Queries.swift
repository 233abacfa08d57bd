/// What a scroller is doing, and where it is.
extension Scroller {
  /// The content point at the top left of the viewport, in points of the zoomed content.
  @inline(__always)
  public var contentOffset: Vector2 { Vector2(body.lines.x.position, body.lines.y.position) }

  /// The change of the offset per second, in pt/s.
  public var velocity: Vector2 { velocity(finger: body.fingerVelocity) }

  /// The change of the offset per second while fingers move at a velocity.
  @inline(__always)
  func velocity(finger: Vector2) -> Vector2 {
    // Fingers that zoom carry the content as they move; what the change of scale adds is theirs to know.
    Vector2(
      body.lines.x.velocity(dragging: -finger.x), body.lines.y.velocity(dragging: -finger.y))
  }

  /// The least offset at rest, in points.
  public var minimumOffset: Vector2 {
    Vector2(body.lines.x.range.lowerBound, body.lines.y.range.lowerBound)
  }

  /// The greatest offset at rest, in points.
  public var maximumOffset: Vector2 {
    Vector2(body.lines.x.range.upperBound, body.lines.y.range.upperBound)
  }

  /// How far the content is beyond its bounds, signed, in points; zero inside.
  public var overscroll: Vector2 {
    contentOffset
      - Vector2(
        body.lines.x.range.nearest(to: contentOffset.x),
        body.lines.y.range.nearest(to: contentOffset.y))
  }

  /// The part of the zoomed content that is in view, in points.
  public var visibleRect: Rect2 { Rect2(origin: contentOffset, size: viewport) }

  /// Whether a finger is down.
  @inline(__always)
  public var isTracking: Bool { body.isTracking }

  /// Whether fingers drag, or change the scale and with it the offset.
  @inline(__always)
  public var isDragging: Bool { body.isDragging }

  /// Whether fingers may drag it: ``isScrollEnabled`` by the name that everything draggable has.
  public var isDragEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  /// Whether the content keeps moving after a release.
  @inline(__always)
  public var isDecelerating: Bool {
    body.lines.x.activity.isDecelerating || body.lines.y.activity.isDecelerating
  }

  /// Whether a programmatic scroll is under way.
  @inline(__always)
  public var isScrollAnimating: Bool {
    body.lines.x.activity.isAnimating || body.lines.y.activity.isAnimating || zoom.carriesScroll
  }

  /// Whether frames are needed: the offset or the scale changes without a finger.
  public var isMoving: Bool { status.isMoving }

  /// What the scroller is doing, in one word.
  @inline(__always)
  public var phase: MotionPhase { status.phase }

  /// What was ignored or corrected so far.
  public var diagnostics: InputDiagnostics {
    body.diagnostics(isMoving: isMoving) + wheel.diagnostics
  }

  /// The time of what is shown, in seconds.
  public var time: Double { body.clock.shown }

  /// When everything will have come to rest, in seconds; now when nothing moves.
  ///
  /// Under ``ScrollPhysics/ScrollDynamics/uiKitFrames(frameInterval:)`` the end depends on frames to come; the result
  /// is that of frames that keep their length.
  public var restTime: Double {
    if let settled = settledStroke { return settled.restTime }
    let now = time
    // `max` of more than three would allocate an array.
    let axes = max(body.lines.x.restTime(at: now) ?? now, body.lines.y.restTime(at: now) ?? now)
    return max(now, axes, zoom.isMoving ? zoom.motion.endTime(at: now) : now)
  }

  /// Where everything will have come to rest, in points; the offset itself when nothing moves.
  public var destination: Vector2 { settledStroke?.destination ?? destinationOfMotions }

  /// The same, for use where a scroller is being changed: it is copied only where the end of a stroke is awaited.
  @inline(never)
  mutating func takeDestination() -> Vector2 {
    if wheel.isAwaitingQuiet { return destinationOfStroke() }
    if zoom.isMoving { return zoom.motion.to.offset }
    return Vector2(body.lines.x.takeDestination(), body.lines.y.takeDestination())
  }

  @inline(__always)
  private var destinationOfMotions: Vector2 {
    zoom.isMoving
      ? zoom.motion.to.offset : Vector2(body.lines.x.destination, body.lines.y.destination)
  }

  @inline(never)
  private mutating func destinationOfStroke() -> Vector2 { destination }

  /// Itself when a stroke without phases is over, while its end is awaited; nil at other times.
  private var settledStroke: Scroller? {
    guard wheel.isAwaitingQuiet, let quiet = wheel.quietTime, quiet > time else { return nil }
    var copy = self
    copy.run(to: quiet, isFrame: false)
    return copy
  }

  /// The scale at which everything will have come to rest.
  public var destinationZoomScale: Double { zoom.isMoving ? zoom.motion.to.scale : zoomScale }

  /// What there is to draw now; asking changes nothing, so nothing happened.
  public var frame: ScrollFrame {
    var copy = self
    return copy.frame(ScrollEvents())
  }

  /// What there is to draw now.
  ///
  /// Changes nothing; mutating, because what is called from a mutating function else copies the scroller.
  @inline(__always)
  package mutating func frame(_ events: ScrollEvents) -> ScrollFrame {
    let finger = body.takeFingerVelocity()
    return ScrollFrame(
      time: time, offset: contentOffset, velocity: velocity(finger: finger),
      zoomScale: extent.zoomScale, phase: takeStatus().phase, events: events)
  }
}
