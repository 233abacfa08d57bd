/// What moves in a floating window: its top left corner, and its size.
struct WindowLines: Hashable, Sendable {
  /// The top left corner.
  var origin: AxisPair<Line>

  /// Width and height.
  var size: AxisPair<Line>

  /// Moves all of it; parameters as of ``Line``.
  mutating func advance(to time: Double, from beginning: Double) {
    for axis in ScrollAxis.allCases {
      _ = origin[at: axis].advance(to: time, from: beginning)
      _ = size[at: axis].advance(to: time, from: beginning)
    }
  }
}

extension WindowLines: MovingLines {
  var isMoving: Bool { origin.isMoving || size.isMoving }

  func restTime(at time: Double) -> Double? {
    Self.later(origin.restTime(at: time), size.restTime(at: time))
  }

  mutating func shiftTime(by difference: Double) {
    origin.shiftTime(by: difference)
    size.shiftTime(by: difference)
  }
}
