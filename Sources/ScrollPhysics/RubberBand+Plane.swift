public import ScrollCoordinates

/// Rubber bands in the plane: one on each side of a rectangle.
extension RubberBand {
  /// Where a finger's point is shown when it may not leave a rectangle freely, each axis by itself.
  ///
  /// - Parameters:
  ///   - point: where the finger would put it, in points.
  ///   - bounds: inside it the point is returned unchanged.
  ///   - dimensions: the distances that are never exceeded beyond it: for a scroll view the viewport.
  ///   - coefficient: the slope at the limits.
  /// - Precondition: the bounds are finite; dimensions and coefficient are finite and not negative.
  public static func clamp(
    _ point: Vector2, to bounds: Rect2, dimensions: Size2,
    coefficient: Double = RubberBand.uiKitCoefficient
  ) -> Vector2 {
    let (x, y) = bands(dimensions, coefficient)
    return Vector2(x.clamp(point.x, to: bounds.columns), y.clamp(point.y, to: bounds.rows))
  }

  /// Where the finger has a point that is shown somewhere: the inverse.
  ///
  /// Nil when it is further beyond a side than the band can stretch.
  ///
  /// - Precondition: the bounds are finite; dimensions and coefficient are finite and not negative.
  public static func unclamp(
    _ point: Vector2, from bounds: Rect2, dimensions: Size2,
    coefficient: Double = RubberBand.uiKitCoefficient
  ) -> Vector2? {
    let (x, y) = bands(dimensions, coefficient)
    guard let rawX = x.unclamp(point.x, from: bounds.columns),
      let rawY = y.unclamp(point.y, from: bounds.rows)
    else { return nil }
    return Vector2(rawX, rawY)
  }

  private static func bands(_ dimensions: Size2, _ coefficient: Double) -> (RubberBand, RubberBand)
  {
    (
      RubberBand(coefficient: coefficient, dimension: dimensions.width),
      RubberBand(coefficient: coefficient, dimension: dimensions.height)
    )
  }
}

extension Rect2 {
  /// The x it covers; a negative width counts as 0.
  var columns: ClosedRange<Double> { minX...max(minX, maxX) }

  /// The y it covers; a negative height counts as 0.
  var rows: ClosedRange<Double> { minY...max(minY, maxY) }
}
