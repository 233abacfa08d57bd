public import ScrollCoordinates

/// Where one pointer (a finger, a pen, a mouse) was at one time.
public struct PointerSample: Hashable, Sendable {
  /// Position in the viewport, in points.
  public var position: Vector2

  /// When the position was measured, in seconds on the host's event clock.
  public var time: Double

  /// Creates a sample.
  public init(position: Vector2, time: Double) {
    self.position = position
    self.time = time
  }
}
