@_spi(Formulas) import ScrollPhysics

/// Where a release leads, and what arriving does.
extension Pager: RestingLine {
  typealias Event = PagerEvent

  var screenAxis: ScrollAxis { strip.layout.axis }

  var sign: Double { strip.layout.sign }

  var aim: Int { goal.target.page }

  mutating func prepareTouch() {
    body.fingers.axes = PanAxes(screenAxis)
    grabbed = target
  }

  mutating func drag(by translation: Vector2) {
    let way = counted(translation)
    reportingMove { $0.drag(by: way) }
    if isChained { noteChain(translation, velocity: body.fingerVelocity) }
  }

  mutating func fling() -> (velocity: Double, target: Int) {
    let end = body.fingers.end
    let velocity = counted(flingsAtAnySpeed ? end.velocityOutside : end.velocity)
    let own = release(velocity: velocity, last: counted(end.lastVelocity))
    return (own, aim)
  }

  /// Beyond an end UIKit has no least speed.
  var flingsAtAnySpeed: Bool { body.line.isOutside && feel.pages == .uiKit }

  /// How it goes to a page where no rule says more.
  func spring(to page: PageCopy) -> DampedSpring {
    spring ?? feel.pages.spring(viewportWidth: strip.layout.viewport.width)
  }

  func isResting(on page: PageCopy) -> Bool { page.page == goal.rested }

  var reason: ChangeReason { goal.reason }

  mutating func aim(at page: PageCopy, reason: ChangeReason) {
    (goal.target, goal.reason) = (page, reason)
  }

  var change: PageChange? {
    guard strip.count > 0, target.page != goal.rested else { return nil }
    return PageChange(from: goal.rested, to: target.page, reason: goal.reason)
  }

  /// Rests on the target: from now on the position is counted from there.
  mutating func rest() {
    if strip.count > 0 { goal.rested = target.page }
    rebase(to: target)
    body.line.place(at: 0)
    chain = .none
  }

  @inline(__always)
  mutating func shownState(_ finger: Vector2) -> (shown: PagerShown, velocity: Double) {
    (PagerShown(offset: offset, pageProgress: pageProgress), velocity(finger))
  }

  /// The change of the offset per second while fingers move at a velocity.
  @inline(__always)
  func velocity(_ finger: Vector2) -> Double { body.line.velocity(dragging: counted(finger)) }
}
