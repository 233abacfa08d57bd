/// The device's pixels, on which UIKit puts dragged and resting offsets.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, UIKit's `displayScale`; 0 for no grid.
  public let displayScale: Double

  /// Creates a grid.
  ///
  /// A scale that does not lie above 0 and at most at 1e6 means no grid: no display is finer, and
  /// offsets times the scale stay finite.
  public init(displayScale: Double) {
    self.displayScale = displayScale > 0 && displayScale <= 1e6 ? displayScale : 0
  }

  /// No grid: offsets stay as they are.
  public static let none = PixelGrid(displayScale: 0)

  /// The nearest offset on the grid, in points.
  public func round(_ offset: Double) -> Double {
    displayScale == 0 ? offset : (offset * displayScale).rounded() / displayScale
  }
}
