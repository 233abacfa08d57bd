/// Releases, programmatic moves and time.
extension Pager {
  /// Goes to the page where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: what chooses the page, in pt/s.
  ///   - own: what the pager itself moves with, in pt/s.
  ///   - events: what happens.
  mutating func fling(velocity: Double, own: Double, into events: inout PagerEvents) {
    let reach = Projection.integral.distance(velocity: velocity, rate: decelerationRate)
    let projection = axis.limits.range.nearest(to: axis.position + reach)
    let wanted = strip.nearest(to: projection, from: base, preferring: target)
    settle(
      on: allowed(wanted), velocity: own, reason: velocity == 0 ? .drag : .fling,
      into: &events)
  }

  /// Goes to a page by the spring.
  mutating func settle(
    on target: PageCopy, velocity: Double, reason: PageChangeReason,
    into events: inout PagerEvents
  ) {
    depart(to: target, reason: reason, into: &events)
    let place = place(of: target)
    let law = reducesMotion ? spring.calm : spring
    let velocity =
      reducesMotion
      ? spring.calmVelocity(velocity, displacement: axis.position - place) : velocity
    if axis.position == place, velocity == 0, target.page == rested { return stay() }
    let isThere = axis.settle(on: place, spring: law, velocity: velocity, at: clock.time)
    if isThere { arrive(into: &events) }
  }

  private mutating func depart(
    to target: PageCopy, reason: PageChangeReason, into events: inout PagerEvents
  ) {
    self.reason = reason
    self.target = target
    guard strip.count > 0, target.page != rested else { return }
    events.append(.willChangePage(PageChange(from: rested, to: target.page, reason: reason)))
  }

  /// Tells that the target is reached.
  mutating func arrive(into events: inout PagerEvents) {
    if strip.count > 0, target.page != rested {
      events.append(.didChangePage(PageChange(from: rested, to: target.page, reason: reason)))
      rested = target.page
    }
    stay()
    events.append(.didSettle)
  }

  /// Rests on the target: from now on the position is told from there.
  private mutating func stay() {
    rebase(to: target)
    axis.place(at: 0)
  }

  /// Goes to a page, from where it is and with the velocity it has; the shorter way round if it wraps.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - page: the index of the page.
  ///   - animated: whether to take time over it.
  ///   - time: now, in seconds; the latest time known if left out.
  /// - Precondition: `page` is the index of a page.
  @discardableResult
  public mutating func scroll(
    toPage page: Int, animated: Bool = true, time: Double? = nil
  ) -> PagerEvents {
    check(page)
    var events = time.map { sync(to: $0) } ?? PagerEvents()
    guard !isDragged else { return events }
    let copy = strip.nearestCopy(of: page, to: axis.position, from: base)
    go(to: copy, animated: animated, reason: .program, into: &events)
    return events
  }

  /// Goes some pages on, or back, from the page it goes to: what keys and buttons do.
  ///
  /// Pressed twice in flight it turns two pages. As far as the last page, or round and round if it
  /// wraps. Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - steps: how many pages, negative for back.
  ///   - animated: whether to take time over it.
  ///   - time: now, in seconds; the latest time known if left out.
  @discardableResult
  public mutating func turnPages(
    by steps: Int, animated: Bool = true, time: Double? = nil
  ) -> PagerEvents {
    var events = time.map { sync(to: $0) } ?? PagerEvents()
    guard !isDragged, strip.count > 0 else { return events }
    let copy = strip.page(steps, after: target)
    go(to: copy, animated: animated, reason: .program, into: &events)
    return events
  }

  /// Goes to a page for another reason than a finger.
  mutating func go(
    to target: PageCopy, animated: Bool, reason: PageChangeReason,
    into events: inout PagerEvents
  ) {
    if animated, !reducesMotion {
      return settle(on: target, velocity: axis.velocity, reason: reason, into: &events)
    }
    let place = place(of: target)
    if axis.position == place, target.page == rested, !isMoving { return }
    depart(to: target, reason: reason, into: &events)
    if axis.position != place { events.append(.didMove) }
    arrive(into: &events)
  }

  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed; what lies between two calls is computed, not stepped.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> PagerFrame {
    let events = sync(to: time)
    return PagerFrame(
      time: clock.time, offset: offset, velocity: velocity, progress: progress, phase: phase,
      events: events)
  }

  /// Moves to the time of an event or frame.
  package mutating func sync(to time: Double) -> PagerEvents {
    clock.tick(time)
    var events = PagerEvents()
    let before = axis.position
    let isOver = axis.advance(to: clock.time)
    if axis.position != before { events.append(.didMove) }
    if isOver { arrive(into: &events) }
    return events
  }
}
