/// Content, viewport, insets, scale and law may change at any time; offset and velocity go on.
extension Scroller {
  /// Changes what there is to scroll, in any phase.
  ///
  /// - Parameters:
  ///   - settles: whether content that is left outside returns; else the caller sees to it.
  package mutating func setExtent(
    settles: Bool = true, _ change: (inout ScrollExtent) -> Void
  ) {
    var next = extent
    change(&next)
    setExtent(next, settles: settles)
  }

  @inline(never)
  private mutating func setExtent(_ next: ScrollExtent, settles: Bool) {
    guard body.admits(next.isValid) else { return }
    let isAligning = next.alignment != extent.alignment
    // What is negative counts as 0.
    extent = next
    extent.viewport = next.viewport.sanitized
    extent.content = next.content.sanitized
    extent.keyboard = max(0, next.keyboard)
    updateBounds(isAligning: isAligning, settles: settles)
    if awaited.x < .infinity, isSizeKnown {
      let state = awaited
      awaited = .nothing
      if body.admits(state.isValid) { show(state) }
    }
  }

  /// Whether there is something to show and something to show it in.
  var isSizeKnown: Bool {
    let (viewport, content) = (extent.viewport, extent.content)
    return viewport.width > 0 && viewport.height > 0 && max(content.width, content.height) > 0
  }

  /// Where content lies that is smaller than the viewport, UIKit's `contentAlignmentPoint`: (0, 0) at the top
  /// left of what insets leave free, (0.5, 0.5) in the middle; (0, 0) unless set.
  ///
  /// Content at rest is there immediately, also when a size changes. Along an axis on which it is not 0 content stays
  /// there while it is pinched, until it is larger than the viewport, and does not stay under the fingers. Each number
  /// is confined to 0 … 1; one that makes no sense is ignored and counted.
  public var contentAlignmentPoint: Vector2 {
    get { extent.alignment }
    set {
      guard body.admits(newValue.x.isPlace && newValue.y.isPlace) else { return }
      setExtent { $0.alignment = Vector2(newValue.x.sanitizedShare, newValue.y.sanitizedShare) }
    }
  }

  /// Hands the bounds on to the axes, and sends content at rest back inside.
  mutating func updateBounds(isAligning: Bool = false, settles: Bool = true) {
    let before = contentOffset
    // Aligned content is held otherwise, also where it is larger than the viewport.
    var isChanged = isAligning
    for axis in ScrollAxis.allCases {
      if updateBounds(axis, isAligning: isAligning) { isChanged = true }
    }
    if isChanged, zoom.isActive { handleZoom(.bounds) }
    noteScroll(from: before)
    if settles { settle() }
  }

  /// Whether fingers may pull an axis beyond its bounds.
  mutating func isElastic(_ axis: ScrollAxis) -> Bool {
    let range = extent.range(axis)
    let always = switches.alwaysBounces[axis]
    return bounces(axis) && (range.lowerBound < range.upperBound || always)
  }

  /// Whether content returns to its bounds in motion.
  private mutating func bounces(_ axis: ScrollAxis) -> Bool { switches.bounces[axis] }

  /// Hands the bounds on to an axis; what runs there goes on under them.
  ///
  /// - Returns: whether they are others than before.
  private mutating func updateBounds(_ axis: ScrollAxis, isAligning: Bool) -> Bool {
    let limits = extent.limits(axis)
    let isElastic = isElastic(axis)
    guard
      limits != body.lines[at: axis].limits || isElastic != body.lines[at: axis].isElastic
        || extent.grid != body.lines[at: axis].grid
    else { return false }
    // What has had a single place goes to the next one with it.
    let old = body.lines[at: axis].range
    let isPlaced =
      (isAligning || extent.alignment[axis] != 0) && old.lowerBound == old.upperBound
      && body.lines[at: axis].position == old.lowerBound
    body.lines[at: axis].grid = extent.grid
    body.lines[at: axis].setLimits(limits, isElastic: isElastic)
    body.lines[at: axis].replan(at: time)
    // Only there, and where nothing bounces, does a bound take content along immediately.
    if isPlaced || !bounces(axis) || !body.lines[at: axis].isOutside { restOnPixel(axis) }
    return true
  }

  /// Puts content that is at rest on a pixel within its bounds.
  private mutating func restOnPixel(_ axis: ScrollAxis) {
    if !isTracking, !zoom.isActive { body.lines[at: axis].restOnPixel() }
  }

  /// Takes away, or gives back, what oscillates and bounces.
  mutating func setReduced(_ isReduced: Bool) {
    if isReduced { endKey() }
    let before = contentOffset
    for axis in ScrollAxis.allCases { body.lines[at: axis].setReduced(isReduced, at: time) }
    noteScroll(from: before)
    announceDeceleration()
  }

  /// Lets fingers, wheels and keys scroll, or ends what they do.
  mutating func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != body.isEnabled else { return }
    followsFingers = isEnabled
    guard !isEnabled else { return }
    endStroke()
    endKey()
  }

  /// Makes space for content inserted above or left of what is shown: nothing on the screen moves.
  ///
  /// ``contentSize`` grows by it: do not add it again.
  /// Offset, bounds and whatever is under way are moved together; a flight lands on the row it would
  /// have landed on, but in the outward part of a bounce, which goes on into what came. The offset changes, and `didScroll` says so.
  ///
  /// - Parameter size: how much was inserted on each axis at zoom scale 1, in points; negative for
  ///   removed content. Content grows to 1e12 at most.
  public mutating func insertContent(before size: Size2) { insert(before: size) }

  /// The same; parameters as of ``setExtent(settles:_:)``.
  mutating func insert(before size: Size2, settles: Bool = true) {
    let most = ScrollExtent.farthest
    guard abs(size.width) <= most, abs(size.height) <= most else {
      body.fingers.countNonFinite()
      return
    }
    // The content moves by no more than it grows, or than there is of it.
    let size = Size2(
      min(max(size.width, -contentSize.width), most - contentSize.width),
      min(max(size.height, -contentSize.height), most - contentSize.height))
    for axis in ScrollAxis.allCases where size[axis] != 0 {
      body.lines[at: axis].shift(by: size[axis] * zoomScale)
      body.events.append(.didScroll)
    }
    handleZoom(.inserted, Vector2(size.width, size.height))
    setExtent(settles: false) {
      $0.content = Size2(
        min($0.content.width + size.width, most), min($0.content.height + size.height, most))
    }
    // Offset and bounds are rounded each by itself: what stood on an edge stands on it.
    for axis in ScrollAxis.allCases {
      let place = body.lines[at: axis].position
      let isNear =
        abs(body.lines[at: axis].restingPlace(place) - place) <= max(extent.grid.pixel, 1e-6)
      if isNear { restOnPixel(axis) }
    }
    if settles { settle() }
  }

  /// Whether it is beyond its bounds on any axis.
  @inline(__always)
  var isOutside: Bool { body.lines.x.isOutside || body.lines.y.isOutside }

  /// Sends content that nobody holds back inside its bounds.
  mutating func settle() {
    guard !isTracking, !zoom.isMoving else { return announceDeceleration() }
    let before = contentOffset
    for axis in ScrollAxis.allCases where body.lines[at: axis].isOutside {
      if body.lines[at: axis].activity == .still { fly(axis, velocity: 0) }
    }
    noteScroll(from: before)
    announceDeceleration()
  }
}
