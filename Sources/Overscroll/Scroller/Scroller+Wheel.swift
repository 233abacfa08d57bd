@_spi(Formulas) import ScrollPhysics

/// The momentum a system adds to a trackpad's strokes, as far as it has been followed.
struct WheelMomentum: Hashable, Sendable {
  /// When the last stroke came; -∞ before the first, +∞ once what still comes is not followed.
  ///
  /// One number: every scroller keeps it.
  private var mark = -Double.infinity

  /// When the last stroke of momentum came, in seconds; nil while there is none.
  var last: Double? {
    get { mark.isFinite ? mark : nil }
    set { if !isSpent { mark = newValue ?? -.infinity } }
  }

  /// Whether the content has met an edge and bounced, so that what still comes is not followed.
  var isSpent: Bool { mark == .infinity }

  /// Follows no more of what comes.
  mutating func spend() { mark = .infinity }

  /// The interval of the first stroke, 1/60, in seconds, which nothing precedes.
  ///
  /// Source: chosen, a frame. Grade D.
  private static let firstInterval = 1.0 / 60

  /// The shortest interval that a speed is computed from, 1/240, in seconds.
  ///
  /// Strokes that are delivered together would give any speed. Source: chosen. Grade D.
  private static let shortestInterval = 1.0 / 240

  /// The velocity with which a stroke at `time` meets an edge, in pt/s: no faster than fingers fling.
  func velocity(of delta: Vector2, at time: Double, by pan: PanConfiguration) -> Vector2 {
    let interval = last.map { max(time - $0, Self.shortestInterval) } ?? Self.firstInterval
    return pan.limited(delta / interval)
  }
}

/// Wheels and trackpads.
extension Scroller {
  /// A wheel turned, or fingers moved on a trackpad.
  ///
  /// Notches move to the sum of all in 0.067 s, each from what is shown (``ScrollPhysics/ProgramCurve``); quick ones build up as flicks
  /// do (`FlickSeries`). Strokes are followed immediately, with the
  /// rubber band if the host reports when they end. The system's momentum is followed up to an edge; from
  /// there the content bounces with the speed it has, and the rest of the momentum is left out; where
  /// ``trackpadMomentum`` is the engine's, the end of a stroke flings. The end of a stroke counts also while
  /// scrolling is disabled.
  @discardableResult
  public mutating func wheel(_ event: WheelEvent) -> ScrollEvents {
    begin(at: event.time, isTouch: event.phase == .held)
    var event = event
    event.time = body.clock.event
    if isScrollEnabled {
      if event.phase == .held { layFingers() }
      if event.phase == .began { handleStroke(.began) }
      if let action = wheel.handle(event, viewport: viewport) {
        if case .drag(let delta) = action, event.phase != .none {
          handleStroke(.changed, delta)
          push(by: delta, isBanded: true)
        } else if event.phase == .ended {
          settlePush(velocity: handleStroke(.ended))
        } else {
          apply(action)
        }
      }
    } else if event.phase.isEnd {
      endStroke()
    }
    body.clock.end()
    return collect()
  }

  mutating func apply(_ action: WheelAction) {
    switch action {
    case .scrollBy(let delta):
      if !isTracking { turn(by: delta) }
    case .drag(let delta):
      push(by: delta, isBanded: false)
    case .momentum(let delta):
      if trackpadMomentum == .system { follow(delta) }
    case .ended:
      settlePush()
    }
  }

  /// A notch turned: a program along the axes that it turned along.
  private mutating func turn(by delta: Vector2) {
    let delta = delta * applyFlingRule(.turned, delta)
    step(by: delta, duration: ProgramCurve.notchDuration)
  }

  /// Ends a stroke, whatever it was.
  mutating func endStroke() {
    wheel.reset()
    settlePush()
  }

  /// What a stroke pushed settles, or is flung.
  private mutating func settlePush(velocity: Vector2 = .zero) {
    wheelMomentum = WheelMomentum()
    handleStroke(.cancelled)
    guard !isTracking else { return }
    let before = contentOffset
    for axis in ScrollAxis.allCases where body.lines[axis].isHeld {
      body.lines[axis].hold()
      release(axis, velocity: canDrag(axis) ? velocity[axis] : 0)
    }
    noteScroll(from: before)
    announceDeceleration()
  }

  private mutating func push(by delta: Vector2, isBanded: Bool) {
    guard !isTracking, !zoom.isMoving else { return }
    let before = contentOffset
    wheelMomentum = WheelMomentum()
    let wasAnimating = isScrollAnimating
    for axis in ScrollAxis.allCases where canDrag(axis) && delta[axis] != 0 {
      body.lines[axis].push(by: delta[axis], isBanded: isBanded)
    }
    noteScroll(from: before)
    announce(after: wasAnimating)
  }

  private mutating func follow(_ delta: Vector2) {
    defer { wheelMomentum.last = time }
    guard !isTracking, !zoom.isMoving, !wheelMomentum.isSpent else { return }
    let before = contentOffset
    let velocity = wheelMomentum.velocity(of: delta, at: time, by: pan)
    for axis in ScrollAxis.allCases where canDrag(axis) && delta[axis] != 0 {
      // Beyond the edge ahead nothing is followed; from beyond the other one it comes back.
      let left = body.lines[axis].scrollableDistance(isForward: delta[axis] > 0)
      body.lines[axis].push(by: delta[axis], isBanded: false)
      guard abs(delta[axis]) > left, body.lines[axis].isElastic else { continue }
      wheelMomentum.spend()
      body.lines[axis].hold()
      fly(axis, velocity: velocity[axis])
    }
    noteScroll(from: before)
    announceDeceleration()
  }
}
