/// What a drawer is doing, and where it is.
extension Drawer {
  /// The index of the anchor it rests on, or rested on last.
  public var anchor: Int { goal.rested }

  /// The index of the anchor it goes to; ``anchor`` when it rests.
  public var targetAnchor: Int { goal.target }

  /// Why it goes to ``targetAnchor``, or went there last.
  public var reason: ChangeReason { goal.reason }

  /// How much of it is seen, from its edge on, in points.
  public var visibleLength: Double { body.line.position }

  /// The coordinate of its free side in the container (y of the top of a drawer at the bottom), in
  /// points.
  public var position: Double { placement.position(visibleLength: body.line.position) }

  /// The change of the position per second, in pt/s.
  public var velocity: Double { velocity(body.fingerVelocity) }

  /// How much is seen at an anchor, in points.
  ///
  /// - Precondition: `anchor` is the index of an anchor.
  public func visibleLength(of anchor: Int) -> Double {
    precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    return placement.visibleLength(at: anchors[anchor])
  }

  /// The coordinate of the free side at an anchor, in points.
  ///
  /// - Precondition: `anchor` is the index of an anchor.
  public func position(of anchor: Int) -> Double {
    placement.position(visibleLength: visibleLength(of: anchor))
  }

  /// How far it is from its least anchor to its greatest, 0 … 1: for dimming what lies behind.
  public var progress: Double {
    Self.progress(visibleLength, from: body.line.range.lowerBound, to: body.line.range.upperBound)
  }

  /// How far it is from one anchor to another, 0 … 1.
  ///
  /// Of two anchors in the same place the first is passed as soon as the drawer is beyond it.
  ///
  /// - Precondition: both are indices of anchors.
  public func progress(from: Int, to: Int) -> Double {
    Self.progress(visibleLength, from: visibleLength(of: from), to: visibleLength(of: to))
  }

  /// How far it is beyond its outermost anchors, counted as it opens, in points; 0 between them.
  public var overscroll: Double { visibleLength - body.line.range.nearest(to: visibleLength) }

  /// The index of the anchor at which most is seen.
  public var greatestAnchor: Int {
    placement.nearest(to: body.line.range.upperBound, in: anchors, preferring: targetAnchor)
  }

  /// Whether it rests on an anchor that is `dismissed`.
  public var isDismissed: Bool { phase == .idle && anchors[anchor] == .dismissed }

  /// The coordinate of the free side when it will have come to rest, in points.
  public var destination: Double { placement.position(visibleLength: body.line.destination) }

  /// The next time strictly after `time` at which its free side passes a coordinate by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and for a drawer that rests or is held.
  ///
  /// - Parameters:
  ///   - position: as ``position``, in points.
  ///   - time: in seconds.
  public func nextTime(at position: Double, after time: Double) -> Double? {
    guard position.isFinite, !time.isNaN else { return nil }
    let length = placement.edge.opening < 0 ? placement.length - position : position
    return body.line.nextTime(at: length, after: time, now: self.time)
  }
}

/// What everything draggable has, documented there.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Drawer {
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
  public mutating func handle(_ event: TouchEvent) -> DrawerRelease { respond(to: event) }

  @discardableResult
  public mutating func advance(to time: Double) -> DrawerFrame { show(at: time) }

  @discardableResult
  public mutating func sync(to time: Double) -> DrawerEvents { synchronize(to: time) }
  public mutating func resume(at time: Double) { resumeClock(at: time) }
}
