public import ScrollCoordinates

/// What a pinch recogniser made of an event.
public enum PinchAction: Hashable, Sendable {
  /// The second finger touched: scale 1, translation zero.
  case began(PinchUpdate)
  /// A finger moved.
  case changed(PinchUpdate)
  /// A finger joined or left. Scale and translation are as before; only the centroid is new, and
  /// a host that zooms about a content point under it chooses that point again.
  case rebased(PinchUpdate)
  /// The last finger lifted.
  case ended(PinchEnd)
  /// The last finger was taken away.
  case cancelled(PinchEnd)
}

/// Where a pinch stands.
public struct PinchUpdate: Hashable, Sendable {
  /// The factor since the pinch began, dimensionless, positive and finite.
  public let scale: Double

  /// The centre of the fingers, in points; it jumps when a finger joins or leaves.
  public let centroid: Vector2

  /// Travel of the centre since the pinch began, in points; it never jumps.
  public let translation: Vector2

  /// How many fingers are down, 1 or 2; with one the scale stands still.
  public let pointerCount: Int

  /// When, in seconds.
  public let time: Double
}

/// How a pinch ended.
public struct PinchEnd: Hashable, Sendable {
  /// The factor since the pinch began, dimensionless.
  public let scale: Double

  /// Where the last finger was, in points.
  public let centroid: Vector2

  /// Travel of the centre since the pinch began, in points.
  public let translation: Vector2

  /// How fast the factor grew, in 1/s; zero after a rest or a cancel.
  ///
  /// Counted against the scale at the beginning of the pinch. Divide by ``scale`` for the relative
  /// speed.
  public let scaleVelocity: Double

  /// When, in seconds.
  public let time: Double
}
