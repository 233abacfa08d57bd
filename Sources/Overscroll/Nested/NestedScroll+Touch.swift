/// Fingers: down, moved, up, cancelled.
extension NestedScroll {
  /// A finger touches.
  ///
  /// The scroller it touches and those it lies in are stopped where they are; others go on.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where in the outermost viewport (not in a scroller, which moves), in points.
  ///   - scroller: the innermost scroller under the finger, which becomes the ``active`` one; the
  ///     active one if left out. The first finger decides.
  ///   - time: when, in seconds.
  /// - Precondition: `scroller` names a scroller.
  public mutating func touchDown(
    _ id: Int, at position: Vector2, in scroller: Int? = nil, time: Double
  ) {
    begin()
    guard clock.admits(position, time) else { return }
    run(to: time, isFrame: false)
    if touch.pointers.count == 0 { take(scroller) }
    let lost = touch.pointerDown(id: id, at: position, time: clock.time)
    if lost != nil {
      endDragging(velocity: .zero)
      take(scroller)
    }
    if touch.pointers.count == 0 { letLoose() }
  }

  /// A finger moves.
  public mutating func touchMoved(_ id: Int, to position: Vector2, time: Double) {
    begin()
    guard clock.admits(position, time) else { return }
    run(to: time, isFrame: false)
    move(id, to: position)
  }

  /// A finger lifts.
  ///
  /// - Parameters:
  ///   - id: the finger.
  ///   - position: where it lifts; if that is new, it moves there first.
  ///   - time: when, in seconds.
  /// - Returns: the release; choose another target with ``Scroller/land(on:)`` of the scroller that goes
  ///   on.
  @discardableResult
  public mutating func touchUp(
    _ id: Int, at position: Vector2? = nil, time: Double
  ) -> NestedRelease {
    begin()
    run(to: time, isFrame: false)
    if let position, position != touch.pointers.position(of: id), clock.admits(position, time) {
      move(id, to: position)
    }
    return finish(touch.pointerUp(id: id, time: clock.time))
  }

  /// The system takes a finger away; everything settles as after a release without velocity.
  @discardableResult
  public mutating func touchCancelled(_ id: Int, time: Double) -> NestedRelease {
    begin()
    run(to: time, isFrame: false)
    return finish(touch.pointerCancelled(id: id, time: clock.time))
  }

  /// Takes all fingers away, also those on a trackpad, for hosts that lost track of them.
  @discardableResult
  public mutating func cancelTouches(time: Double) -> NestedRelease {
    begin()
    run(to: time, isFrame: false)
    wheelInput = WheelInput()
    endStroke()
    return finish(touch.cancel(time: clock.time))
  }

  // MARK: - Parts

  /// Puts a finger on a scroller and those it lies in.
  private mutating func take(_ scroller: Int?) {
    if let scroller { active = scroller }
    touched = active
    travelled = .zero
    lastMoved = AxisPair(x: -1, y: -1)
    let path = path(to: touched)
    touch.configuration = pan
    touch.configuration.directionalLock = directionalLock
    touch.configuration.axes = axes(of: path)
    for place in 0..<path.count { members[path[place]].hold() }
    // Only now: the end of a stroke may send what lies beyond its bounds to them at once, and what a
    // finger touches must not move.
    endStroke()
  }

  /// Takes the finger off again, without a release.
  private mutating func letLoose() {
    let path = path(to: touched)
    for place in 0..<path.count { members[path[place]].scroller.touches.isHeld = false }
  }

  /// The axes along which anything on a path can move.
  private func axes(of path: Lineup) -> PanAxes {
    let isWide = order(of: path, along: .horizontal, isForward: true).count > 0
    let isHigh = order(of: path, along: .vertical, isForward: true).count > 0
    return isWide ? isHigh ? .both : .horizontal : .vertical
  }

  private mutating func move(_ id: Int, to position: Vector2) {
    switch touch.pointerMoved(id: id, to: position, time: clock.time) {
    case .began(let update), .changed(let update):
      let path = path(to: touched)
      for axis in ScrollAxis.allCases {
        let step = travelled[axis] - update.translation[axis]
        handOut(step, along: axis, on: path, isFinger: true, isBanded: true)
      }
      travelled = update.translation
    case .ended, .cancelled, .failed, nil:
      break
    }
  }

  private mutating func finish(_ action: PanAction?) -> NestedRelease {
    var release = NestedRelease(velocity: .zero, didDrag: false, isMoving: isMoving)
    guard let action, touch.pointers.count == 0 else { return release }
    if case .ended(let end) = action { release.velocity = -end.velocity }
    release.didDrag = isDragged
    endDragging(velocity: release.velocity)
    release.isMoving = isMoving
    return release
  }
}

extension NestedMember {
  /// A finger holds it where it is.
  fileprivate mutating func hold() {
    scroller.stop(into: &events)
    scroller.touches.isHeld = true
    passes = 0
  }
}

/// How a drag ended: the answer to ``NestedScroll/touchUp(_:at:time:)``.
public struct NestedRelease: Hashable, Sendable {
  /// The velocity of the offset that the scrollers go on with, in pt/s; zero for a slow release.
  public var velocity: Vector2

  /// Whether a drag ended.
  public var didDrag: Bool

  /// Whether anything goes on by itself.
  public var isMoving: Bool
}
