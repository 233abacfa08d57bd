/// Android's thresholds in physical pixels: px = int(density · dp + 0.5).
///
/// Source: `core/java/android/view/ViewConfiguration.java`. Grade B.
struct AndroidThresholds: Hashable, Sendable {
  /// Slowest and fastest fling, in px/s.
  let minimumFling: Double, maximumFling: Double

  /// How far a finger moves before it drags, before it turns a page, and beyond an edge in a fling, in px.
  let touchSlop: Double, pagingSlop: Double, overflingDistance: Double

  /// Creates the thresholds of a display.
  ///
  /// - Parameters:
  ///   - density: physical pixels per dp.
  ///   - isExtraLarge: whether the screen is of the largest class, whose distances are 1.5 times as long.
  /// - Precondition: `density` is positive and finite.
  init(density: Double, isExtraLarge: Bool = false) {
    precondition(density > 0 && density.isFinite, "density must be positive and finite")
    let size = isExtraLarge ? 1.5 * density : density
    func pixels(_ scale: Double, _ dp: Double) -> Double { (scale * dp + 0.5).rounded(.down) }
    minimumFling = pixels(density, 50)
    maximumFling = pixels(density, 8000)
    touchSlop = pixels(size, 8)
    pagingSlop = pixels(size, 16)
    overflingDistance = pixels(size, 6)
  }
}
