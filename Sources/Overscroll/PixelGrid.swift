/// The device's pixels, on which UIKit puts dragged and resting offsets.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, UIKit's `displayScale`; 0 for no grid.
  public let displayScale: Double

  /// Creates a grid.
  ///
  /// A scale that is not positive and finite means no grid.
  public init(displayScale: Double) {
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 0
  }

  /// No grid: offsets stay as they are.
  public static let none = PixelGrid(displayScale: 0)

  /// The nearest offset on the grid, in points.
  public func round(_ offset: Double) -> Double {
    displayScale == 0 ? offset : (offset * displayScale).rounded() / displayScale
  }
}
