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
    guard let first = origin.restTime(at: time) else { return size.restTime(at: time) }
    return max(first, size.restTime(at: time) ?? first)
  }

  mutating func shiftTime(by difference: Double) {
    origin.shiftTime(by: difference)
    size.shiftTime(by: difference)
  }
}
