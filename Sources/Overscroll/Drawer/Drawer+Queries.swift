/// What a drawer is doing, and where it is.
extension Drawer {
  /// The time of what is shown, in seconds.
  public var time: Double { body.clock.shown }

  /// How much of it is seen, from its edge on, in points.
  public var visibleLength: Double { body.line.position }

  /// The coordinate of its free side in the container (y of the top of a drawer at the bottom), in
  /// points.
  public var position: Double { layout.position(visibleLength: body.line.position) }

  /// The change of the position per second, in pt/s.
  public var velocity: Double {
    let opening = layout.edge.opening
    guard isDragging, !body.isHeld else { return body.line.velocity * opening }
    let finger = body.fingerVelocity[layout.edge.axis]
    return body.line.velocity(dragging: finger * opening) * opening
  }

  /// How much is seen at an anchor, in points.
  ///
  /// - Precondition: `anchor` is the index of an anchor.
  public func visibleLength(of anchor: Int) -> Double {
    precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    return layout.visibleLength(at: anchors[anchor])
  }

  /// The coordinate of the free side at an anchor, in points.
  ///
  /// - Precondition: `anchor` is the index of an anchor.
  public func position(of anchor: Int) -> Double {
    layout.position(visibleLength: visibleLength(of: anchor))
  }

  /// How far it is from its least anchor to its greatest, 0 … 1: for dimming what lies behind.
  public var progress: Double {
    progress(from: body.line.limits.range.lowerBound, to: body.line.limits.range.upperBound)
  }

  /// How far it is from one anchor to another, 0 … 1.
  ///
  /// Of two anchors in the same place the first is passed as soon as the drawer is beyond it.
  ///
  /// - Precondition: both are indices of anchors.
  public func progress(from: Int, to: Int) -> Double {
    progress(from: visibleLength(of: from), to: visibleLength(of: to))
  }

  private func progress(from: Double, to: Double) -> Double {
    guard to != from else { return body.line.position > from ? 1 : 0 }
    return min(max((body.line.position - from) / (to - from), 0), 1)
  }

  /// How far it is beyond its outermost anchors, counted as it opens, in points; 0 between them.
  public var overscroll: Double {
    body.line.position - body.line.limits.range.nearest(to: body.line.position)
  }

  /// The index of the anchor at which most is seen.
  public var greatestAnchor: Int {
    layout.nearest(
      to: body.line.limits.range.upperBound, in: anchors, preferring: targetAnchor)
  }

  /// Whether it rests on an anchor that is `dismissed`.
  public var isDismissed: Bool { phase == .idle && anchors[anchor] == .dismissed }

  /// Whether a finger is down.
  public var isTracking: Bool { body.isTracking }

  /// Whether a finger drags it.
  public var isDragging: Bool { body.isDragging }

  /// Whether fingers may drag it; turned off in a drag, it ends the drag as a cancelled touch does.
  public var isDragEnabled: Bool {
    get { followsFingers }
    set { followsFingers = newValue }
  }

  /// How fingers are read: slop, minimum and maximum fling, estimator and still-finger rule.
  public var pan: PanConfiguration {
    get { body.fingers.configuration }
    set { body.fingers.configuration = newValue }
  }

  /// Whether frames are needed: it moves without a finger.
  public var isMoving: Bool { body.line.isMoving }

  /// What it is doing, in one word.
  public var phase: MotionPhase { body.phase }

  /// When it will have come to rest, in seconds; now when it does not move.
  public var restTime: Double { body.restTime }

  /// The coordinate of the free side when it will have come to rest, in points.
  public var destination: Double { layout.position(visibleLength: body.line.destination) }

  /// What was ignored or corrected so far.
  public var diagnostics: InputDiagnostics { body.diagnostics }
}
