@_spi(Formulas) import ScrollPhysics

/// Releases, programmatic moves and time.
extension Pager: PlacedAxis {
  var screenAxis: ScrollAxis { strip.layout.axis }

  var sign: Double { strip.layout.sign }

  /// Goes to the page where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: what chooses the page, in pt/s.
  ///   - own: what the pager itself moves with, in pt/s.
  mutating func fling(velocity: Double, own: Double) {
    fling(velocity: velocity, last: velocity, own: own)
  }

  /// Goes to the page nearest to where a distance from here leads, of those that a release may go to.
  mutating func settle(after distance: Double, velocity: Double, reason: PageChangeReason) {
    let page = allowed(nearest(after: distance))
    settle(on: page.copy, at: page.way, velocity: velocity, reason: reason)
  }

  /// The page nearest to where a distance from here leads.
  @inline(__always)
  func nearest(after distance: Double) -> PlacedPage {
    let place = body.line.limits.range.nearest(to: body.line.position + distance)
    return strip.nearest(to: place, preferring: target)
  }

  func isResting(on page: PageCopy) -> Bool { page.page == rested }

  func way(to page: PageCopy) -> Double { place(of: page) }

  mutating func aim(at page: PageCopy) { target = page }

  var departure: PagerEvent? { change.map { .willChangePage($0) } }

  var arrival: PagerEvent? { change.map { .didChangePage($0) } }

  private var change: PageChange? {
    guard strip.count > 0, target.page != rested else { return nil }
    return PageChange(from: rested, to: target.page, reason: reason)
  }

  /// Rests on the target: from now on the position is counted from there.
  mutating func rest() {
    if strip.count > 0 { rested = target.page }
    rebase(to: target)
    body.line.place(at: 0)
    chain = .none
  }

  /// Goes to a page, the shorter distance if the pages wrap around.
  ///
  /// From where it is: by UIKit's rule in 0.3 s and from rest, else by the spring and with the velocity it has.
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
    let copy = strip.nearestCopy(of: page, to: body.line.position)
    show(copy, animated: animated)
    return collect()
  }

  /// Goes some pages on, or back, from the page it goes to: what keys and buttons do.
  ///
  /// Pressed twice in flight it turns two pages. As far as the last page; where the pages wrap around,
  /// without an end. Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - count: how many pages, negative for back.
  ///   - animated: whether to take time over it.
  @discardableResult
  public mutating func turnPage(
    by count: Int, animated: Bool = true
  ) -> PagerEvents {
    turn(by: count, animated: animated)
    return collect()
  }

  mutating func turn(by steps: Int, animated: Bool = true) {
    if !isDragging { show(strip.page(steps, after: target), animated: animated) }
  }

  /// Moves to a display frame and says what to draw.
  ///
  /// Any interval is allowed; what lies between two calls is computed, not stepped.
  ///
  /// - Parameter time: the frame's time, in seconds.
  @discardableResult
  public mutating func advance(to time: Double) -> PagerFrame {
    runFrame(to: time, shift: body.beginFrame(at: time))
    let finger = body.takeFingerVelocity()
    return PagerFrame(
      time: self.time, offset: offset, velocity: velocity(finger: finger),
      pageProgress: pageProgress,
      phase: phase, events: collect())
  }

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  public mutating func sync(to time: Double) -> PagerEvents { synchronize(to: time) }

  /// Goes on from what is shown at another time, as if none had passed.
  public mutating func resume(at time: Double) { goOn(at: time) }
}
