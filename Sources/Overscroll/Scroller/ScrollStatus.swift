/// What a scroller is doing, in a few bytes: all that hosts ask with every frame.
///
/// Read together, from where it is stored: a question to a scroller that is just being changed copies the whole
/// of it first, where functions are not inlined.
package struct ScrollStatus {
  var x: Activity
  var y: Activity

  /// Whether an axis that decelerates is beyond its bounds.
  var isReturning: Bool

  /// Whether fingers or a motion change the scale.
  var changesScale: Bool

  /// Whether a motion of the scale is a program's scroll as well.
  var carriesScroll: Bool

  /// Whether the end of a stroke is awaited.
  var isAwaitingQuiet: Bool

  /// Whether the scale changes without a finger.
  var scaleMoves: Bool

  /// Whether the scale returns from beyond a limit.
  package var isZoomBouncing: Bool

  /// Whether a finger is down.
  package var isTracking: Bool

  /// Whether fingers drag, or change the scale and with it the offset.
  package var isDragging: Bool

  /// Whether fingers change the scale.
  package var isZooming: Bool

  /// Whether the content keeps moving after a release.
  package var isDecelerating: Bool { x.isDecelerating || y.isDecelerating }

  /// Whether a programmatic scroll is under way.
  package var isScrollAnimating: Bool { x.isAnimating || y.isAnimating || carriesScroll }

  /// Whether frames are needed.
  package var isMoving: Bool { x.isMoving || y.isMoving || scaleMoves || isAwaitingQuiet }

  /// In one word.
  @inline(__always)
  package var phase: MotionPhase {
    if changesScale { return .zooming }
    if isDragging { return .dragging }
    if isTracking { return .tracking }
    if isScrollAnimating { return .animating }
    if isDecelerating { return isReturning ? .bouncing : .decelerating }
    return x == .held || y == .held ? .dragging : .idle
  }
}

extension Scroller {
  /// What it is doing.
  ///
  /// Transparent, for it must read its parts where they are also where the inliner is turned off.
  @_transparent
  var status: ScrollStatus {
    ScrollStatus(
      x: body.lines.x.activity, y: body.lines.y.activity,
      isReturning: body.lines.x.activity.isDecelerating
        && !body.lines.x.limits.range.contains(body.lines.x.position)
        || body.lines.y.activity.isDecelerating
          && !body.lines.y.limits.range.contains(body.lines.y.position),
      changesScale: zoom.isActive, carriesScroll: zoom.carriesScroll,
      isAwaitingQuiet: wheel.isAwaitingQuiet, scaleMoves: zoom.isMoving,
      isZoomBouncing: zoom.isBouncing, isTracking: body.isTracking,
      isDragging: body.isDragging, isZooming: zoom.isHeld)
  }

  /// What it is doing; changes nothing, for use where a scroller is being changed.
  @inline(__always)
  package mutating func takeStatus() -> ScrollStatus { status }
}
