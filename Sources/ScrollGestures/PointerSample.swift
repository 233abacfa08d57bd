public import ScrollCoordinates

/// Where one pointer (a finger, a pen, a mouse) was at one time.
public struct PointerSample: Hashable, Sendable {
  /// Times closer than this are the same time: 5e-7, in seconds.
  ///
  /// Source: grade D, chosen. Half the tick of the finest event clocks (1 µs), so that neighbouring
  /// ticks stay apart and no difference is divided by rounding noise.
  package static let clockResolution = 5e-7

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
