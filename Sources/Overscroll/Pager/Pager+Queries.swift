/// What a pager is doing, and where it is.
extension Pager {
  /// How many pages there are.
  public var count: Int { strip.count }

  /// The pages' extents.
  public var pages: RowIndex { strip.pages }

  /// The index of the page it rests on, or rested on last; 0 when there are no pages.
  ///
  /// When that page has been removed, the one it goes to.
  public var page: Int { goal.rested ?? target.page }

  /// The index of the page it goes to; ``page`` when it rests.
  public var targetPage: Int { target.page }

  /// The index of the page nearest to its place now: what a row of dots shows while a finger drags.
  public var nearestPage: Int { nearestCopy.page }

  /// Which page, and how far on to the next: 2.25 is a quarter of the distance from page 2 to page 3.
  ///
  /// Between 0 and the last page's index, or, where the first follows the last, below their number.
  @inline(__always)
  public var pageProgress: Double {
    let (before, after) = strip.pages(around: body.line.position)
    guard after.coordinate > before.coordinate else { return Double(before.copy.page) }
    let share = min(
      max((body.line.position - before.coordinate) / (after.coordinate - before.coordinate), 0), 1)
    if share == 1 { return Double(after.copy.page) }
    return Double(before.copy.page) + share
  }

  /// The content's point at the beginning of the viewport, as a scroll view's offset, in points.
  ///
  /// 0 where the first page begins. Where the first page follows the last, within the first round; what
  /// is seen does not jump when this does.
  @inline(__always)
  public var offset: Double { offset(at: body.line.position, from: strip.base) }

  @inline(__always)
  private func offset(at place: Double, from page: Int) -> Double {
    guard strip.count > 0 else { return place - strip.layout.line }
    let offset = strip.mark(of: page) + place - strip.layout.line
    guard strip.wraps else { return offset }
    return offset - (offset / strip.lapLength).rounded(.down) * strip.lapLength
  }

  /// The change of the offset per second, in pt/s.
  public var velocity: Double { velocity(body.fingerVelocity) }

  /// How far it is beyond the first page's place (negative) or the last's, in points; 0 between them.
  public var overscroll: Double {
    body.line.position - body.line.limits.range.nearest(to: body.line.position)
  }

  /// The offset at which a page is in its place, in points.
  ///
  /// - Precondition: `page` is the index of a page.
  public func offset(of page: Int) -> Double {
    check(page)
    return strip.mark(of: page) - strip.layout.line
  }

  /// Where a page begins, from the viewport's beginning on, in points; of a page that is there more than
  /// once, the one nearest to its place.
  ///
  /// - Precondition: `page` is the index of a page.
  public func start(of page: Int) -> Double {
    check(page)
    let start = start(of: strip.nearestCopy(of: page, to: body.line.position))
    return strip.layout.shown(start, extent: strip.pages.extent(of: page))
  }

  /// How many more pages are seen at most than there are, 65,536.
  ///
  /// Source: chosen, none of them could be told apart on any screen. Grade D.
  static let mostCopies = 65_536

  /// Calls a function with every page of which something is seen, in order.
  ///
  /// Where the first page follows the last, a page may be seen more than once; but of more pages than there are
  /// only the first 65,536.
  ///
  /// - Complexity: O(log n) a page.
  public func forEachVisiblePage(_ visit: (VisiblePage) -> Void) {
    guard strip.count > 0, strip.layout.length > 0 else { return }
    var copy = firstVisible
    for _ in 0...strip.count + Self.mostCopies {
      let place = strip.pages.place(of: copy.page)
      let start = start(of: place, copy)
      guard start < strip.layout.length else { return }
      if place.extent > 0, start + place.extent > 0 {
        let shown = strip.layout.shown(start, extent: place.extent)
        visit(VisiblePage(page: copy.page, start: shown, extent: place.extent))
      }
      let next = strip.page(1, after: copy)
      guard next != copy else { return }
      copy = next
    }
  }

  /// Writes the pages that are seen into a buffer, in order, as many as it holds.
  ///
  /// - Parameter buffer: where to; its count is not changed.
  /// - Returns: how many were written.
  public func fill(_ buffer: inout [VisiblePage]) -> Int {
    var written = 0
    forEachVisiblePage { visible in
      guard written < buffer.count else { return }
      buffer[written] = visible
      written += 1
    }
    return written
  }

  /// The page at the viewport's beginning, or the one before it.
  private var firstVisible: PageCopy {
    let point = strip.mark(of: strip.base) + body.line.position - strip.layout.line
    // One earlier, for a rounding of the distance from the first page to here.
    return strip.page(-1, after: strip.page(beginningBefore: point))
  }

  /// The offset at which it will have come to rest, in points.
  ///
  /// Where the first page follows the last, within the first lap.
  public var destination: Double { isMoving ? offset(at: 0, from: target.page) : offset }

  /// The next time strictly after `time` at which it passes an offset by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and for a pager that rests or is held. Where the
  /// first page follows the last, in whichever round comes first.
  ///
  /// - Parameters:
  ///   - offset: as ``offset``, in points; ``offset(of:)`` is that of a page in its place.
  ///   - time: in seconds.
  public func nextTime(at offset: Double, after time: Double) -> Double? {
    guard offset.isFinite, !time.isNaN, strip.count > 0 else { return nil }
    let place = offset + strip.layout.line - strip.mark(of: strip.base)
    guard strip.wraps else { return body.line.nextTime(at: place, after: time, now: self.time) }
    // What is passed first lies next to where it is then: one round on, or one back.
    let lap = strip.lapLength
    let here = time > self.time ? body.line.value(at: time, now: self.time) : body.line.position
    var candidate = place + (((here - place) / lap).rounded(.down) - 1) * lap
    var first: Double?
    for _ in 0..<4 {
      if let next = body.line.nextTime(at: candidate, after: time, now: self.time) {
        first = min(first ?? next, next)
      }
      candidate += lap
    }
    return first
  }

  func check(_ page: Int) {
    precondition(page >= 0 && page < strip.count, "page must be the index of a page")
  }
}

extension Line {
  /// Where it will be at a time, by itself.
  fileprivate func value(at time: Double, now: Double) -> Double {
    guard isMoving, activity != .stepping else { return position }
    let elapsed = time - (began < .infinity ? began : now)
    return segment.settledState(at: elapsed).value
  }
}

/// What everything draggable has, documented there.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Pager {
  public var time: Double { body.clock.shown }
  public var isTracking: Bool { body.isTracking }
  public var isDragging: Bool { body.isDragging }
  public var isDragEnabled: Bool {
    get { followsFingers }
    set { followsFingers = newValue }
  }

  public var pan: PanConfiguration {
    get { body.fingers.configuration }
    set { body.fingers.configuration = newValue }
  }

  public var isMoving: Bool { body.line.isMoving }
  public var phase: MotionPhase { body.phase }
  public var restTime: Double { body.restTime }
  public var diagnostics: InputDiagnostics { body.diagnostics }

  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> PagerRelease { respond(to: event) }

  @discardableResult
  public mutating func advance(to time: Double) -> PagerFrame { show(at: time) }

  @discardableResult
  public mutating func sync(to time: Double) -> PagerEvents { synchronize(to: time) }
  public mutating func resume(at time: Double) { resumeClock(at: time) }
}
