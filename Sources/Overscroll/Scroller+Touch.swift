/// Fingers: down, moved, up, cancelled.
extension Scroller {
  /// A finger touches.
  ///
  /// Whatever moves is stopped where it is, also far outside the bounds.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where in the viewport, in points.
  ///   - time: when, in seconds.
  @discardableResult
  public mutating func touchDown(_ id: Int, at position: Vector2, time: Double) -> ScrollEvents {
    guard admits(position, time) else { return ScrollEvents() }
    var events = sync(to: time)
    if touches.count == 0 {
      stop(into: &events)
      configurePan()
    }
    let lost = touches.pan.pointerDown(id: id, at: position, time: self.time)
    if let lost {
      finish(lost, into: &events)
      stop(into: &events)
    }
    touches.tap.pointerDown(id: id, at: position, time: self.time)
    if let pinched = touches.pinch.pointerDown(id: id, at: position, time: self.time) {
      zoom(pinched, into: &events)
    }
    return events
  }

  /// A finger moves.
  @discardableResult
  public mutating func touchMoved(_ id: Int, to position: Vector2, time: Double) -> ScrollEvents {
    guard admits(position, time) else { return ScrollEvents() }
    var events = sync(to: time)
    move(id, to: position, into: &events)
    return events
  }

  /// A finger lifts.
  ///
  /// - Parameters:
  ///   - id: the finger.
  ///   - position: where it lifts; if that is new, it moves there first.
  ///   - time: when, in seconds.
  /// - Returns: the release; change its target with ``land(on:)``.
  @discardableResult
  public mutating func touchUp(
    _ id: Int, at position: Vector2? = nil, time: Double
  ) -> ScrollRelease {
    var events = sync(to: time)
    if let position, position != touches.pan.pointers.position(of: id), admits(position, time) {
      move(id, to: position, into: &events)
    }
    return lift(id, isCancelled: false, events)
  }

  /// The system takes a finger away.
  ///
  /// The content settles as after a release without velocity.
  @discardableResult
  public mutating func touchCancelled(_ id: Int, time: Double) -> ScrollRelease {
    lift(id, isCancelled: true, sync(to: time))
  }

  /// Takes all fingers away, also those on a trackpad, for hosts that lost track of them.
  @discardableResult
  public mutating func cancelTouches(time: Double) -> ScrollRelease {
    var events = sync(to: time)
    let ended = touches.pan.cancel(time: self.time)
    let pinched = touches.pinch.cancel(time: self.time)
    touches.tap = TapRecognizer()
    wheel = WheelInput()
    apply(.ended, into: &events)
    return finish(ended, pinched, doubleTap: nil, &events)
  }

  // MARK: - Parts

  /// Gives the pan its numbers, as this scroller wants them.
  private mutating func configurePan() {
    touches.pan.configuration = pan
    touches.pan.configuration.directionalLock = isDirectionalLockEnabled ? DirectionalLock() : nil
    touches.pan.configuration.axes =
      canDrag(.horizontal) ? canDrag(.vertical) ? .both : .horizontal : .vertical
  }

  /// Whether fingers can move an axis: there is something to scroll, or it always bounces.
  func canDrag(_ axis: ScrollAxis) -> Bool {
    guard isScrollEnabled else { return false }
    let scroller = axes[axis]
    return scroller.bounces || scroller.range.lowerBound < scroller.range.upperBound
  }

  private mutating func move(_ id: Int, to position: Vector2, into events: inout ScrollEvents) {
    let panned = touches.pan.pointerMoved(id: id, to: position, time: time)
    touches.tap.pointerMoved(id: id, to: position, time: time)
    let pinched = touches.pinch.pointerMoved(id: id, to: position, time: time)
    // Fingers that zoom place the content themselves; the pan only tells that they drag, and how fast.
    if let panned { drag(panned, into: &events) }
    if let pinched { zoom(pinched, into: &events) }
  }

  private mutating func drag(_ action: PanAction, into events: inout ScrollEvents) {
    switch action {
    case .began(let update):
      guard canDrag(.horizontal) || canDrag(.vertical) else { return }
      beginDragging(into: &events)
      follow(update.translation, into: &events)
    case .changed(let update):
      follow(update.translation, into: &events)
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// Lets the fingers take over.
  mutating func beginDragging(into events: inout ScrollEvents) {
    guard !touches.isDragging else { return }
    touches.isDragging = true
    touches.dragStart = contentOffset
    for axis in ScrollAxis.allCases where canDrag(axis) && !isZooming { axes[axis].beginDrag() }
    events.append(.willBeginDragging)
  }

  private mutating func follow(_ translation: Vector2, into events: inout ScrollEvents) {
    guard touches.isDragging else { return }
    let before = contentOffset
    for axis in ScrollAxis.allCases { axes[axis].drag(by: translation[axis]) }
    if contentOffset != before { events.append(.didScroll) }
  }

  private mutating func lift(
    _ id: Int, isCancelled: Bool, _ events: ScrollEvents
  ) -> ScrollRelease {
    var events = events
    let panned =
      isCancelled
      ? touches.pan.pointerCancelled(id: id, time: time) : touches.pan.pointerUp(id: id, time: time)
    let pinched =
      isCancelled
      ? touches.pinch.pointerCancelled(id: id, time: time)
      : touches.pinch.pointerUp(id: id, time: time)
    var doubleTap: Vector2?
    if isCancelled {
      touches.tap.pointerCancelled(id: id, time: time)
    } else if case .doubleTap(let point) = touches.tap.pointerUp(id: id, time: time) {
      doubleTap = point
    }
    return finish(panned, pinched, doubleTap: doubleTap, &events)
  }

  /// Does what the end of a touch asks for.
  private mutating func finish(
    _ panned: PanAction?, _ pinched: PinchAction?, doubleTap: Vector2?, _ events: inout ScrollEvents
  ) -> ScrollRelease {
    if let pinched { zoom(pinched, into: &events) }
    var release = ScrollRelease(
      velocity: .zero, proposedTarget: destination, willDecelerate: false, didDrag: false,
      doubleTap: doubleTap, events: events)
    if let panned { release = finish(panned, into: &release.events, doubleTap: doubleTap) }
    if let doubleTap, zoomsOnDoubleTap {
      release.events.append(toggleZoom(about: doubleTap))
    }
    return release
  }

  @discardableResult
  private mutating func finish(
    _ action: PanAction, into events: inout ScrollEvents, doubleTap: Vector2? = nil
  ) -> ScrollRelease {
    let didDrag = touches.isDragging
    var velocity = Vector2.zero
    if case .ended(let end) = action, didDrag { velocity = -end.velocity }
    touches.isDragging = false
    if didDrag { events.append(.willEndDragging) }
    settleZoom(into: &events)
    let before = contentOffset
    if !zoom.isMoving { release(velocity: &velocity, at: time) }
    let target = zoom.isMoving ? zoom.target ?? destination : destination
    if didDrag { events.append(.didEndDragging) }
    // Content that was caught between pixels comes to rest on one.
    if contentOffset != before { events.append(.didScroll) }
    announceDeceleration(into: &events)
    return ScrollRelease(
      velocity: velocity, proposedTarget: target, willDecelerate: isDecelerating || zoom.isMoving,
      didDrag: didDrag, doubleTap: doubleTap, events: events)
  }
}
