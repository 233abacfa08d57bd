/// What a floating window is doing, and where it is.
extension PictureInPicture {
  /// Where it rests, or rested last.
  public var place: PictureInPicturePlace { goal.rested }

  /// Where it goes; ``place`` when it rests.
  public var targetPlace: PictureInPicturePlace { goal.target }

  /// Why it goes to ``targetPlace``, or went there last.
  public var reason: ChangeReason { goal.reason }

  /// The top left corner, in points.
  public var corner: Vector2 { body.lines.coordinate }

  /// The window in the container, in points.
  public var frame: Rect2 { body.lines.seen }

  /// The change of the top left corner per second, in pt/s.
  public var velocity: Vector2 { body.lines.velocity(dragging: body.fingerVelocity) }

  /// Whether it is stashed at a side, or goes there.
  public var isStashed: Bool {
    if case .stashed = targetPlace { return true }
    return false
  }

  /// Where its top left corner will have come to rest, in points.
  public var destination: Vector2 {
    Vector2(body.lines.origin.x.destination, body.lines.origin.y.destination)
  }

  /// The next time strictly after `time` at which its top left corner passes a coordinate by itself, in seconds.
  ///
  /// In closed form. Nil when the motion does not get there, and on an axis that rests or is held.
  ///
  /// - Parameters:
  ///   - coordinate: of ``corner``, in points.
  ///   - axis: of the coordinate.
  ///   - time: in seconds.
  public func nextTime(
    at coordinate: Double, along axis: ScrollAxis, after time: Double
  ) -> Double? {
    guard coordinate.isFinite, !time.isNaN else { return nil }
    return body.lines.origin[axis].nextTime(at: coordinate, after: time, now: self.time)
  }
}

/// What everything draggable has, documented there.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PictureInPicture {
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

  public var isMoving: Bool { body.lines.isMoving }
  public var phase: MotionPhase { body.phase }
  public var restTime: Double { body.restTime }
  public var diagnostics: InputDiagnostics { body.diagnostics }

  @discardableResult
  public mutating func handle(_ event: TouchEvent) -> PictureInPictureRelease { respond(to: event) }

  @discardableResult
  public mutating func advance(to time: Double) -> PictureInPictureFrame { show(at: time) }

  @discardableResult
  public mutating func sync(to time: Double) -> PictureInPictureEvents { synchronize(to: time) }
  public mutating func resume(at time: Double) { resumeClock(at: time) }
}
