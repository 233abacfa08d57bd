/// Two fingers on the content, and what they leave behind.
extension Scroller {
  /// Follows the fingers, once a scale has been allowed.
  mutating func pinch(_ touched: Touched) {
    if zoom.followsFingers { handleZoom(.touched, .zero, Double(touched.rawValue)) }
  }

  /// Reads how far the fingers spread.
  mutating func followPinch(_ touched: Touched) {
    if touched == .left { prepareTouch() }
    let change = body.fingers.lead(&pinch, touched, zooms: zoom.isHeld)
    if change != .none { pinch(change, pinch) }
  }

  /// Does what a pinch asks for.
  mutating func pinch(_ change: Pinch.Change, _ update: Pinch) {
    switch change {
    case .none: break
    case .began:
      if zoom.isEnabled { handleZoom(.pinched, update.centroid) }
    case .rebased:
      if zoom.isHeld {
        handleZoom(update.isPair ? .joined : .parted, update.centroid, update.scale)
      }
    case .changed:
      if zoom.isHeld { handleZoom(.spread, update.centroid, update.scale) }
    case .ended:
      if zoom.isHeld {
        handleZoom(.unpinched, .zero, update.scale > 0 ? update.velocity / update.scale : 0)
      }
    }
  }

  /// Two fingers take hold.
  mutating func beginPinch(at centroid: Vector2) {
    stopZoom()
    zoom.take(at: centroid)
    body.fingers.untie()
    // No tap, and what rested on a page may have to go to one.
    body.didStopMotion = true
    rebasePinch()
    body.events.append(.willBeginZooming)
  }

  /// Which axes can be pulled beyond their bounds.
  private var elasticAxes: AxisPair<Bool> {
    AxisPair(x: body.lines.x.isElastic, y: body.lines.y.isElastic)
  }

  /// A finger left, or came back.
  mutating func rebasePinch(at centroid: Vector2, factor: Double, isPair: Bool) {
    zoom.content = contentPoint(at: centroid)
    zoom.origin = centroid
    zoom.centroid = centroid
    zoom.factor = factor
    zoom.isPair = isPair
    zoom.isElastic = elasticAxes
    for axis in ScrollAxis.allCases {
      body.lines[axis].hold()
      // The one that stays drags as any other finger does.
      if !isPair, canDrag(axis) { body.lines[axis].beginDrag() }
    }
    if isPair { holdBeyondBounds() }
  }

  /// Content, limits or bounds have changed under the fingers: they hold what is shown now.
  mutating func rebasePinch() {
    zoom.hold(zoomScale)
    zoom.isElastic = elasticAxes
    zoom.content = contentPoint(at: zoom.centroid)
    // The finger that stays drags on from where it took over.
    if zoom.isPair { holdBeyondBounds() }
  }

  /// Two fingers have the content where it is shown: what is beyond the bounds they have farther out, by the band.
  private mutating func holdBeyondBounds() {
    zoom.origin = zoom.centroid
    for axis in ScrollAxis.allCases {
      body.lines[at: axis].beginDrag()
      let place = body.lines[at: axis].position
      let isHard = extent.alignment[axis] != 0 || !zoom.isElastic[axis]
      body.lines[at: axis].isFree =
        body.lines[at: axis].isOutside
        && (isHard || body.lines[at: axis].grip.limits.range.contains(place))
      body.lines[at: axis].grip.origin = place
      let raw = reach(axis).raw(place, body.lines[at: axis].resistance)
      body.lines[at: axis].grip.raw = raw
      zoom.content[axis] = (raw + zoom.centroid[axis]) / zoomScale
    }
  }

  /// The fingers moved.
  mutating func movePinch(to centroid: Vector2, factor: Double) {
    zoom.follow(to: centroid, factor: factor)
    zoom.isPair ? spread() : pull()
  }

  /// One finger of a pinch drags on.
  private mutating func pull() {
    let before = contentOffset
    for axis in ScrollAxis.allCases {
      body.lines[axis].drag(by: zoom.origin[axis] - zoom.centroid[axis])
    }
    noteScroll(from: before)
  }

  /// Two fingers hold a point of the content, which resists beyond its bounds as it does a finger's drag.
  private mutating func spread() {
    let (oldScale, oldOffset) = (zoomScale, contentOffset)
    extent.zoomScale = zoom.shown
    for axis in ScrollAxis.allCases {
      body.lines[at: axis].replaceLimits(extent.limits(axis), isElastic: isElastic(axis))
      body.lines[at: axis].grip.limits = reach(axis)
      body.lines[at: axis].show(pinched: zoom.content[axis] * zoomScale - zoom.centroid[axis])
    }
    if zoomScale != oldScale { body.events.append(.didZoom) }
    noteScroll(from: oldOffset)
  }

  /// Where two fingers move the content freely, and how far they can pull it beyond.
  @inline(never)
  private mutating func reach(_ axis: ScrollAxis) -> AxisLimits {
    var reach = body.lines[at: axis].pulled
    let isAligned = extent.alignment[axis] != 0
    // What cannot be pulled out follows only as far as the zoom itself needs, not the movement of the fingers' centre.
    var longest = zoom.isElastic[axis] ? Double.infinity : 0
    // What has a single place when it is small comes near it as it becomes small.
    if isAligned { longest = min(longest, reach.range.upperBound - reach.range.lowerBound) }
    // Bands that reach what was caught stay as long.
    let caught = body.lines[at: axis].grip.limits
    reach.reach(atLeast: isAligned ? reach : caught, atMost: longest)
    if !zoom.isElastic[axis], !isAligned, switches.bounces[axis] {
      reach.contain(zoom.content[axis] * zoomScale - zoom.origin[axis])
    }
    if body.lines[at: axis].isFree { reach.contain(body.lines[at: axis].grip.origin) }
    return reach
  }

  /// Below this a pinch ends without momentum, 0.5, in 1/s of the logarithm of scale.
  ///
  /// Source: chosen. Grade D.
  private static let minimumSpeed = 0.5

  /// How much of its speed a pinch goes on by, 0.1, in seconds: the decay of `.fast`.
  ///
  /// Source: chosen. Grade D.
  private static let momentum = 0.1

  /// The last finger left.
  ///
  /// - Parameter speed: of the logarithm of scale, in 1/s.
  mutating func endPinch(at speed: Double) {
    let anchor = zoom.anchor
    zoom.rest()
    let limit = zoom.confined(zoomScale)
    if limit != zoomScale {
      returnZoom(to: limit, about: anchor)
    } else if !beginZoomMomentum(at: speed, about: anchor), !returnOffset() {
      body.lines.hold()
      body.events.append(.didEndZooming)
    }
  }

  /// Goes on as a fast pinch does, as far as the limits; false if it does not.
  private mutating func beginZoomMomentum(at speed: Double, about anchor: Vector2) -> Bool {
    guard zoom.hasMomentum, !reducesMotion, abs(speed) >= Self.minimumSpeed else { return false }
    let factor = 1 + abs(speed) * Self.momentum
    let scale = zoom.confined(speed < 0 ? zoomScale / factor : zoomScale * factor)
    guard scale != zoomScale else { return false }
    let to = pose(scale, at: contentPoint(at: anchor) * scale - anchor)
    let span = abs(scale - zoomScale) / zoomScale
    guard
      let motion = ZoomMotion.momentum(
        from: pose, to: to, velocity: abs(speed) / span, start: body.clock.present)
    else { return false }
    body.lines.hold()
    zoom.move(motion)
    return true
  }
}
