/// Releases, programmatic moves and time.
extension Pager {
  /// Goes to the page where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: what chooses the page, in pt/s.
  ///   - own: what the pager itself moves with, in pt/s.
  mutating func fling(velocity: Double, own: Double) {
    fling(velocity: velocity, own: own, reason: velocity == 0 ? .drag : .fling)
  }

  /// Goes to the page nearest to where a distance from here leads, of those that a release may go to.
  mutating func settle(after distance: Double, velocity: Double, reason: PageChangeReason) {
    settle(on: allowed(nearest(after: distance)), velocity: velocity, reason: reason)
  }

  /// The page nearest to where a distance from here leads.
  @inline(__always)
  func nearest(after distance: Double) -> PlacedPage {
    let place = axis.limits.range.nearest(to: axis.position + distance)
    return strip.nearest(to: place, preferring: target)
  }

  /// Goes to a page by the spring.
  mutating func settle(
    on page: PlacedPage, velocity: Double, reason: PageChangeReason
  ) {
    depart(to: page.copy, reason: reason)
    let place = page.way
    let law = reducesMotion ? spring.criticallyDamped : spring
    let velocity =
      reducesMotion
      ? spring.velocityWithoutCrossing(velocity, displacement: axis.position - place) : velocity
    if axis.position == place, velocity == 0, target.page == rested { return stay() }
    let start = driver.clock.start(hasBegun: axis.hasBegun)
    let isThere = axis.settle(on: place, spring: law, velocity: velocity, at: start)
    if isThere { arrive() }
  }

  mutating func depart(
    to target: PageCopy, reason: PageChangeReason
  ) {
    self.reason = reason
    self.target = target
    guard strip.count > 0, target.page != rested else { return }
    news.append(.willChangePage(PageChange(from: rested, to: target.page, reason: reason)))
  }

  /// Says that the target is reached.
  mutating func arrive() {
    if strip.count > 0, target.page != rested {
      news.append(.didChangePage(PageChange(from: rested, to: target.page, reason: reason)))
      rested = target.page
    }
    stay()
    news.append(.didSettle)
  }

  /// Rests on the target: from now on the position is counted from there.
  private mutating func stay() {
    rebase(to: target)
    axis.place(at: 0)
  }

  /// Goes to a page, from where it is and with the velocity it has; the shorter distance if the pages wrap around.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - page: the index of the page; one beyond the first or the last counts as that one.
  ///   - animated: whether to take time over it.
  @discardableResult
  public mutating func scroll(
    toPage page: Int, animated: Bool = true
  ) -> PagerEvents {
    guard !isDragging, strip.count > 0 else { return collect() }
    let page = min(max(page, 0), strip.count - 1)
    let copy = strip.nearestCopy(of: page, to: axis.position)
    go(to: copy, animated: animated, reason: .program)
    return collect()
  }

  /// Goes some pages on, or back, from the page it goes to: what keys and buttons do.
  ///
  /// Pressed twice in flight it turns two pages. As far as the last page; where the pages wrap around,
  /// without an end. Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - steps: how many pages, negative for back.
  ///   - animated: whether to take time over it.
  @discardableResult
  public mutating func turnPages(
    by steps: Int, animated: Bool = true
  ) -> PagerEvents {
    turn(by: steps, animated: animated)
    return collect()
  }

  mutating func turn(by steps: Int, animated: Bool = true) {
    guard !isDragging, strip.count > 0 else { return }
    go(to: strip.page(steps, after: target), animated: animated, reason: .program)
  }

  /// Goes to a page for another reason than a finger.
  mutating func go(
    to target: PageCopy, animated: Bool, reason: PageChangeReason
  ) {
    if animated, !reducesMotion {
      return settle(on: strip.placed(target), velocity: axis.velocity, reason: reason)
    }
    let place = place(of: target)
    if axis.position == place, target.page == rested, !isMoving { return }
    depart(to: target, reason: reason)
    if axis.position != place { news.append(.didMove) }
    arrive()
  }

  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed; what lies between two calls is computed, not stepped.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> PagerFrame {
    runFrame(to: time, shift: driver.beginFrame(at: time))
    let finger = driver.takeFingerVelocity()
    return PagerFrame(
      time: self.time, offset: offset, velocity: velocity(finger: finger), progress: progress,
      phase: phase, events: collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> PagerEvents { synchronize(to: time) }

  mutating func run(to time: Double, isFrame: Bool) {
    driver.clock.move(to: time)
    let before = axis.position
    let isOver = axis.advance(to: driver.clock.shown, from: driver.clock.beginning)
    if axis.position != before { news.append(.didMove) }
    if isOver { arrive() }
  }

  mutating func shiftTime(by difference: Double) { axis.shiftTime(by: difference) }
}
