import ScrollGestures
@_spi(Formulas) import ScrollPhysics

/// Whose motion it is.
extension Scroller {
  /// How it moves, resists, stops and reads fingers: UIKit's feel, or any other platform's.
  ///
  /// ```swift
  /// list.feel = .android
  /// ```
  ///
  /// Takes effect immediately: a flight under way goes on from where it is, as fast as it is, a drag goes on
  /// under the finger. Sets ``pan`` to the feel's where that reads fingers otherwise than the feel before.
  /// ``decelerationRate``, ``dynamics`` and the build-up of flicks are parts of it.
  ///
  /// - Complexity: O(1); setting it or a part of it allocates once, so does the first touch with samples of another
  ///   platform; touches after that and frames never do.
  public var feel: ScrollFeel {
    get { body.lines.x.feel.feel }
    set {
      guard newValue != feel else { return }
      pan.change(from: feel, to: newValue)
      setFeel(newValue, .change(from: feel, to: newValue))
    }
  }

  /// Changes a part of the feel, which the caller has seen to be another one.
  mutating func changeFeel(_ reason: PlanReason = .law, _ change: (inout ScrollFeel) -> Void) {
    var next = feel
    change(&next)
    setFeel(next, reason)
  }

  private mutating func setFeel(_ feel: ScrollFeel, _ reason: PlanReason) {
    let owner = FeelOwner(feel)
    let isRemembering = feel.momentum == body.lines.x.feel.momentum
    for axis in ScrollAxis.allCases {
      body.lines[axis].setFeel(owner.shared, at: time, reason)
    }
    // Only now: until here the lines had the feel before.
    feelOwner = owner
    if !isRemembering { memory = FlingMemory(feel.momentum) }
    // Two fingers go on from where they have it, by another band.
    if zoom.isHeld { handleZoom(.bounds) }
    announceDeceleration()
  }

  /// By how much farther a release goes than by itself: 1, unless flicks build up.
  ///
  /// - Parameters:
  ///   - velocity: of the offset at the last move, in pt/s.
  ///   - travel: how far the finger moved, in points.
  mutating func flickFactor(_ velocity: Vector2, travel: Double) -> Double {
    applyFlingRule(
      .lifted, velocity, travel, isPaging: isPaging(.horizontal) || isPaging(.vertical))
  }

  /// The velocity of a fling, with what its feel takes over from the one before.
  mutating func flung(_ velocity: Double, along axis: ScrollAxis) -> Double {
    guard body.lines.x.feel.momentum.needs.contains(.axes) else { return velocity }
    let length = viewport[axis]
    return applyFlingRule(
      .flung, .zero, velocity, axis: axis,
      viewports: length > 0 ? extent.zoomedContent[axis] / length : 0,
      limit: body.lines[at: axis].feel.feel.thresholds.maximumSpeed)
  }

  /// Whether a rule asks how far and how fast fingers drag.
  ///
  /// Changes nothing; mutating, for a scroller in a box else is copied.
  @inline(__always)
  mutating func takeNotesDragging() -> Bool {
    memory.followsMoves || turns.x.direction != .none || turns.y.direction != .none
  }

  /// Notes how far fingers have dragged, in points, and how fast they are, in pt/s.
  mutating func noteDragging(_ translation: Vector2, velocity: Vector2) {
    notePages(translation, velocity: velocity)
    if memory.followsMoves { applyFlingRule(.dragged, velocity, translation.length) }
  }

  /// Asks the memory of flings; the number itself where it has nothing to say.
  ///
  /// Parameters as of ``FlingNow``.
  @inline(never) @discardableResult
  mutating func applyFlingRule(
    _ event: FlingEvent, _ vector: Vector2 = .zero, _ number: Double = 1,
    axis: ScrollAxis = .horizontal, isPaging: Bool = false, viewports: Double = 0,
    limit: Double = .infinity
  ) -> Double {
    let momentum = body.lines.x.feel.momentum
    var now = FlingNow(
      event: event, momentum: momentum, axis: axis, vector: vector, number: number,
      time: body.clock.event,
      isOutside: body.lines.x.isOutside || body.lines.y.isOutside,
      isMoving: AxisPair(x: body.lines.x.isMoving, y: body.lines.y.isMoving), isPaging: isPaging,
      viewports: viewports, limit: limit)
    return momentum.memory.answer(&memory, &now)
  }
}
