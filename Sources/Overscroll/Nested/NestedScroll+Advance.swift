/// Time, and what happened meanwhile.
extension NestedScroll {
  /// Moves everything to a display frame and says what goes on.
  ///
  /// Any interval is allowed: 0, a microsecond, a day. Momentum that met edges in between has been handed
  /// on at the exact times.
  ///
  /// - Parameter time: when the frame will be shown, in seconds; it may be ahead of the touches.
  @discardableResult
  public mutating func advance(to time: Double) -> NestedFrame {
    beginCall()
    runFrame(to: time, shift: body.beginFrame(at: time))
    let traits = members.traits
    return NestedFrame(
      time: self.time, isMoving: traits.contains(.isMoving) || wheelInput.isAwaitingQuiet,
      phase: phase(traits), events: collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> NestedEvents {
    beginCall()
    return synchronize(to: time)
  }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { resumeClock(at: time) }

  /// Moves to a time between events and frames: where momentum is passed on.
  package mutating func step(to time: Double) {
    beginCall()
    run(to: time, isFrame: false)
    _ = collect()
  }

  mutating func run(to time: Double, isFrame: Bool) {
    // A stroke without phases ends at its own time, whenever the next frame comes.
    if let quiet = wheelInput.quietTime, quiet > self.time, quiet < time {
      run(to: quiet, isFrame: false)
    }
    let outside = body.clock.present
    passMomentum(until: time)
    body.clock.move(to: time)
    members.run(to: body.clock, isFrame: isFrame)
    // What happens on its own starts what follows right then.
    body.clock.present = body.clock.shown
    defer { body.clock.present = outside }
    if wheelInput.isAwaitingQuiet, let ended = wheelInput.advance(to: self.time) { apply(ended) }
  }

  // MARK: - What happened

  /// Forgets what happened in the call before.
  mutating func beginCall() {
    lastPass = nil
    members.forgetEvents()
  }

  /// Hands out what has happened: each member keeps what happened to it until the next call.
  mutating func collect() -> NestedEvents {
    var events = body.events
    body.events = NestedEvents()
    events.memberCount = members.collect()
    events.pass = lastPass
    return events
  }
}
