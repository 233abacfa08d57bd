@_spi(Formulas) internal import ScrollPhysics

/// Programs that go to a page: by UIKit's rule in 0.3 s and from rest, else by the spring and with the velocity it has.
extension Pager {
  /// Goes to a page, the shorter distance if the pages wrap around.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - page: the index of the page; one beyond the first or the last counts as that one.
  ///   - animated: whether to take time over it.
  @discardableResult
  public mutating func scroll(toPage page: Int, animated: Bool = true) -> PagerEvents {
    guard !isDragging, strip.count > 0 else { return collect() }
    let page = min(max(page, 0), strip.count - 1)
    show(strip.nearestCopy(of: page, to: body.line.position), animated: animated)
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
  public mutating func turnPage(by count: Int, animated: Bool = true) -> PagerEvents {
    turn(by: count, animated: animated)
    return collect()
  }

  mutating func turn(by steps: Int, animated: Bool = true) {
    if !isDragging { show(strip.page(steps, after: target), animated: animated) }
  }

  private mutating func show(_ page: PageCopy, animated: Bool) {
    guard feel.pages == .uiKit, spring == nil, animated, !reducesMotion else {
      chain = .none
      return go(to: page, animated: animated, reason: .program)
    }
    let coordinate = coordinate(of: page)
    if isThere(page, at: coordinate) { return }
    let duration = duration(to: page, at: coordinate)
    chain = .none
    depart(to: page, reason: .program)
    if body.line.ease(to: coordinate, duration: duration, curve: .standard, at: body.start) {
      arrive()
    }
  }

  /// How long a program takes: less where it takes a single turn back.
  private func duration(to page: PageCopy, at coordinate: Double) -> Double {
    let turned = self.coordinate(of: target)
    guard isMoving, isResting(on: page), turned != coordinate,
      strip.page(turned > coordinate ? 1 : -1, after: page) == target
    else { return ProgramCurve.offsetDuration }
    return ProgramCurve.offsetDuration
      * min(abs((body.line.position - coordinate) / (turned - coordinate)), 1)
  }
}
