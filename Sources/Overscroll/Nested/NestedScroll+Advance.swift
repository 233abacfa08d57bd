/// Time.
extension NestedScroll {
  /// Moves everything to a display frame and says what goes on.
  ///
  /// Any interval is allowed: 0, a microsecond, a day. Momentum that met edges on the way has been handed
  /// on at the exact times.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> NestedFrame {
    begin()
    run(to: time, isFrame: true)
    return NestedFrame(time: clock.time, isMoving: isMoving, pass: lastPass)
  }

  /// Moves everything to the time of a change that carries none of its own.
  public mutating func sync(to time: Double) {
    begin()
    run(to: time, isFrame: false)
  }

  /// Forgets what happened in the call before.
  mutating func begin() {
    lastPass = nil
    for index in members.indices { members[index].events = ScrollEvents() }
  }

  mutating func run(to time: Double, isFrame: Bool) {
    // A stroke without phases ends at its own time, whenever the next frame comes.
    if let quiet = wheelInput.quietTime, quiet > clock.time, quiet < time {
      run(to: quiet, isFrame: false)
    }
    if time.isFinite { passMomentum(until: time) }
    clock.tick(time)
    syncMembers(to: clock.time, isFrame: isFrame)
    if wheelInput.isAwaitingQuiet, let ended = wheelInput.advance(to: clock.time) {
      apply(ended)
    }
  }

  /// Moves every scroller to a time; one that its host has taken further stays there.
  mutating func syncMembers(to time: Double, isFrame: Bool) {
    clock.move(to: time)
    for index in members.indices {
      let now = max(time, members[index].scroller.time)
      let events =
        isFrame
        ? members[index].scroller.advance(to: now).events : members[index].scroller.sync(to: now)
      members[index].events.append(events)
    }
  }
}

/// What goes on at a frame: the answer to ``NestedScroll/advance(to:)``.
///
/// Where each scroller is, it knows itself: `page[index].contentOffset`.
public struct NestedFrame: Hashable, Sendable {
  /// The time asked for, in seconds.
  public var time: Double

  /// Whether anything moves by itself.
  public var isMoving: Bool

  /// The last hand-off of momentum since the call before, if there was one.
  public var pass: MomentumPass?
}
