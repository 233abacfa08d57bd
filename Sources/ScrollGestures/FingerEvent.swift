internal import ScrollGeometry

/// What one event that was let through did to the fingers.
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
    /// A finger moved.
    case moved
    /// One of two fingers lifted.
    case left
    /// The last finger lifted, or all were taken away.
    case last
  }

  /// What happened.
  let kind: Kind

  /// Whether a lift's own time was in order; true for all other events, which are refused if not.
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
