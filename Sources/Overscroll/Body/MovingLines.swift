/// What moves in a body, as one: a line, one for each axis, those of a window.
protocol MovingLines: Hashable, Sendable {
  /// Whether it moves without a finger, or is about to.
  var isMoving: Bool { get }

  /// When it will have come to rest, in seconds; nil when it does not move without a finger.
  ///
  /// - Parameter time: when a motion that has not begun would begin.
  func restTime(at time: Double) -> Double?

  /// Moves the times of what runs, when the host's clock was set.
  mutating func shiftTime(by difference: Double)
}

extension MovingLines {
  /// The later of two times, as far as there are any.
  static func later(_ time: Double?, _ other: Double?) -> Double? {
    guard let time else { return other }
    return max(time, other ?? time)
  }
}

extension Line: MovingLines {}

extension AxisPair: MovingLines where Value == Line {
  var isMoving: Bool { x.isMoving || y.isMoving }

  func restTime(at time: Double) -> Double? {
    Self.later(x.restTime(at: time), y.restTime(at: time))
  }

  mutating func shiftTime(by difference: Double) {
    x.shiftTime(by: difference)
    y.shiftTime(by: difference)
  }
}

/// What a body says of its lines.
extension Body where Lines: MovingLines {
  /// What something that settles is doing, in one word.
  var phase: MotionPhase {
    if isDragging { return .dragging }
    if lines.isMoving { return .settling }
    return isTracking ? .tracking : .idle
  }

  /// When it will have come to rest, in seconds; now when it does not move.
  var restTime: Double { max(clock.shown, lines.restTime(at: clock.shown) ?? clock.shown) }

  /// What was ignored or corrected so far, and what a host probably does wrong.
  var diagnostics: InputDiagnostics { diagnostics(isMoving: lines.isMoving) }
}

/// What has one coordinate.
extension Body where Lines == Line {
  /// The line.
  var line: Line {
    @_transparent get { lines }
    @inline(__always) _modify { yield &lines }
  }

  /// When a motion starts that takes over now.
  var start: Double { clock.start(hasBegun: lines.hasBegun) }
}
