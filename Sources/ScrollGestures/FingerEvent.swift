internal import ScrollCoordinates

/// What a touch or a lift that was let through did to the fingers.
struct FingerEvent: Hashable, Sendable {
  /// What happened.
  enum Kind: Hashable, Sendable {
    /// The first finger touched.
    case first
    /// A second finger touched.
    case joined
    /// The only finger touched again: its up was lost, and a new touch starts.
    case restarted
    /// One of two fingers touched again, elsewhere: its up was lost.
    case replaced
    /// One of two fingers lifted.
    case left
    /// The last finger lifted, or all were taken away.
    case last
  }

  /// What happened.
  let kind: Kind

  /// Whether a lift's own time was in order; true for a touch, which is refused if not.
  let isTimely: Bool

  /// The fingers before.
  let before: ActivePointers

  /// The fingers now.
  let now: ActivePointers

  /// When, in seconds on the host's clock.
  let time: Double

  /// When, in seconds on the host's clock as it was set when the touch began.
  let sampleTime: Double
}

/// A move that was let through.
///
/// Small, for moves are many: copying both sets of fingers would take longer than all the rest.
struct FingerMove: Hashable, Sendable {
  /// The centre of the fingers before, in points.
  let before: Vector2

  /// The centre of the fingers now, in points.
  let centroid: Vector2

  /// When, in seconds on the host's clock.
  let time: Double

  /// When, in seconds on the host's clock as it was set when the touch began.
  let sampleTime: Double
}
