/// What a scroller is doing, and where it is.
///
/// What every frame asks is always inlined: handing `self` to a getter from a mutating function copies
/// all of it, some 4 kB, where inlined it reads a few fields.
extension Scroller {
  /// The content point at the top left of the viewport, in points of the zoomed content.
  @inline(__always)
  public var contentOffset: Vector2 { Vector2(axes.x.offset, axes.y.offset) }

  /// The change of the offset per second, in pt/s.
  public var velocity: Vector2 {
    velocity(finger: touches.isDragging ? touches.pan.velocity(at: time) : .zero)
  }

  /// The change of the offset per second while fingers move at a velocity.
  @inline(__always)
  func velocity(finger: Vector2) -> Vector2 {
    // Fingers that zoom carry the content as they move; what the change of scale adds is theirs to know.
    if isZooming { return -finger }
    return Vector2(
      axes.x.velocity(dragging: finger.x), axes.y.velocity(dragging: finger.y))
  }

  /// The least offset at rest, in points.
  public var minimumOffset: Vector2 {
    Vector2(axes.x.range.lowerBound, axes.y.range.lowerBound)
  }

  /// The greatest offset at rest, in points.
  public var maximumOffset: Vector2 {
    Vector2(axes.x.range.upperBound, axes.y.range.upperBound)
  }

  /// How far the content is beyond its bounds, signed, in points; zero inside.
  public var overscroll: Vector2 {
    contentOffset
      - Vector2(
        axes.x.range.nearest(to: contentOffset.x), axes.y.range.nearest(to: contentOffset.y))
  }

  /// The part of the zoomed content that is in view, in points.
  public var visibleRect: Rect2 { Rect2(origin: contentOffset, size: viewport) }

  /// Whether a finger is down.
  @inline(__always)
  public var isTracking: Bool { touches.count > 0 || touches.isHeld }

  /// Whether fingers drag, or change the scale and with it the offset.
  @inline(__always)
  public var isDragging: Bool { touches.isDragging }

  /// Whether the content goes on by itself after a release.
  @inline(__always)
  public var isDecelerating: Bool {
    axes.x.motion.isDecelerating || axes.y.motion.isDecelerating
  }

  /// Whether a programmatic scroll is under way.
  @inline(__always)
  public var isScrollAnimating: Bool { axes.x.motion.isAnimating || axes.y.motion.isAnimating }

  /// Whether frames are needed: the offset or the scale changes by itself.
  public var isMoving: Bool {
    axes.x.motion.isMoving || axes.y.motion.isMoving || zoom.isMoving || wheel.isAwaitingQuiet
  }

  /// What the scroller is doing, in one word.
  @inline(__always)
  public var phase: ScrollPhase {
    if zoom.isActive { return .zooming }
    if isDragging { return .dragging }
    if isTracking { return .tracking }
    if isScrollAnimating { return .animating }
    if isDecelerating {
      return axes.x.isReturning || axes.y.isReturning ? .bouncing : .decelerating
    }
    if axes.x.isPushed || axes.y.isPushed { return .dragging }
    return .idle
  }

  /// What was ignored or repaired so far.
  public var diagnostics: InputDiagnostics {
    touches.pan.diagnostics + wheel.diagnostics + counters
  }

  /// When everything will have come to rest, in seconds; now when nothing moves.
  ///
  /// Under ``ScrollDynamics/uiKitFrames(frameInterval:)`` the end depends on frames to come; the answer
  /// is that of the closed form.
  public var restTime: Double {
    max(time, axes.x.restTime(at: time), axes.y.restTime(at: time), zoom.endTime ?? time)
  }

  /// Where everything will have come to rest, in points; the offset itself when nothing moves.
  public var destination: Vector2 { Vector2(axes.x.destination, axes.y.destination) }

  /// The flight of an axis after a release, with the time at which it began; nil unless it flies.
  ///
  /// Ask it for the future: when a row comes into view, how fast the content meets its edge.
  public func flight(_ axis: ScrollAxis) -> (flight: Flight, start: Double)? {
    guard case .flight(let start) = axes[axis].motion, let flight = axes[axis].flight else {
      return nil
    }
    return (flight, start)
  }
}

extension AxisScroller {
  /// Whether it moves by itself beyond a bound.
  @inline(__always)
  var isReturning: Bool { motion.isDecelerating && isOutside }

  /// Whether a trackpad holds it.
  @inline(__always)
  var isPushed: Bool {
    if case .drag = motion { return true }
    return false
  }

  /// Where it will come to rest, in points.
  var destination: Double {
    switch motion {
    case .still, .drag: offset
    case .flight:
      range.nearest(to: grid.round(range.nearest(to: flight?.destination ?? offset)))
    case .frames(let state, _):
      grid.round(
        Flight(from: state.offset, velocity: state.velocity, in: range, law: frameLaw.continuous)
          .destination)
    case .spring(let curve, _, _): curve.target
    case .eased(let curve, _): curve.target
    }
  }

  /// When it will have come to rest, in seconds.
  func restTime(at time: Double) -> Double {
    switch motion {
    case .still, .drag: time
    case .flight(let start): start + (flight?.restTime ?? 0)
    case .frames(let state, _):
      time
        + Flight(from: state.offset, velocity: state.velocity, in: range, law: frameLaw.continuous)
        .restTime
    case .spring(_, _, let end): end
    case .eased(let curve, let start): start + curve.duration
    }
  }
}

extension FrameLaw {
  /// The law between the frames.
  var continuous: ScrollLaw { .continuous(rate) }
}
