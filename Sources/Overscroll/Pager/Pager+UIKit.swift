@_spi(Formulas) internal import ScrollPhysics

/// UIKit's rule: of a scroll view that pages, of a section that scrolls across its list, of a page view controller.
///
/// ```
/// released    `PageChoice` among the pages' places, whatever their lengths; a chain goes on from the target
/// turning     `PageSpring` of the viewport's width
/// programs    0.3 s from what is shown, at rest; back to the page that a turn has just left 0.3 |x - place| / W s
/// ```
///
/// W is from that page to the next.
extension Pager {
  /// The page that a release goes to.
  func uiKitPage(last: Double) -> PlacedPage {
    let (before, after) = strip.pages(around: body.line.position)
    guard before.coordinate != body.line.position else { return before }
    let fast = PageChoice.fast(last)
    switch fast {
    case .forward, .backward:
      // The target under way is the page that the finger took hold of.
      if chain == fast { return strip.placed(strip.page(fast.rawValue, after: grabbed)) }
      return fast == .forward ? after : before
    case .none:
      let isBeyond = body.line.position >= body.line.range.upperBound
      return isBeyond
        || body.line.position - before.coordinate >= after.coordinate - body.line.position
        ? after : before
    }
  }

  /// Turns to a page.
  mutating func turn(
    to page: PlacedPage, last: Double, velocity: Double, own: Double, _ reason: ChangeReason
  ) {
    let isInPlace = body.line.position == page.coordinate && velocity == 0
    guard spring == nil, !reducesMotion, !isInPlace else {
      return settle(on: page.copy, at: page.coordinate, velocity: own, reason: reason)
    }
    depart(to: page.copy, reason: reason)
    chain = PageChoice.direction(velocity: last, from: body.line.position, to: page.coordinate)
    let (width, start) = (strip.layout.viewport.width, body.start)
    let isOver = reportingMove {
      $0.turn(to: page.coordinate, velocity: velocity, width: width, at: start)
    }
    if isOver { arrive() }
  }

  /// Whether the next turn may follow the one that a finger has caught.
  var isChained: Bool { chain != .none }

  /// Forgets a turn that a drag gives up.
  mutating func noteChain(_ translation: Vector2, velocity: Vector2) {
    let endsChain = chain.endsChain(
      velocity: counted(velocity), speed: velocity.length, travel: counted(translation))
    if endsChain || body.line.isOutside { chain = .none }
  }
}
