internal import ScrollMath
public import ScrollCoordinates

/// How far a release velocity carries: three published answers, each under its own name.
///
/// All are linear in the velocity, or nearly so, and differ by about 0.1 %. Use ``integral`` unless a
/// number has to agree with UIKit's to the point.
public enum Projection: Hashable, Sendable, CaseIterable {
  /// The exact limit of the motion: v / r.
  case integral

  /// The same decay summed per millisecond: (v / 1000) d / (1 - d).
  ///
  /// Source: WWDC18, "Designing Fluid Interfaces". Grade B. 499.0 pt for 1000 pt/s at `.normal`.
  case perMillisecondSum

  /// What UIScrollView proposes as target: the exact limit less the way below the stop speed,
  /// (|v| - 10 pt/s) / r, and 0 for slower releases.
  ///
  /// Source: four published flicks (residuals -0.46, +0.17, -0.01, +0.09 pt). Grade B.
  case uiKitTarget

  /// How far a velocity carries.
  ///
  /// - Parameters:
  ///   - velocity: in pt/s.
  ///   - rate: the deceleration rate.
  /// - Returns: the signed distance, in points.
  public func distance(velocity: Double, rate: DecelerationRate = .normal) -> Double {
    switch self {
    case .integral:
      return velocity / rate.decayConstant
    case .perMillisecondSum:
      let kept = rate.keptPerMillisecond
      return velocity / 1000 * kept / (1 - kept)
    case .uiKitTarget:
      let excess = max(0, abs(velocity) - StopRule.uiKit.speed)
      return (velocity < 0 ? -excess : excess) / rate.decayConstant
    }
  }

  /// Where a release in the plane ends, each axis on its own.
  ///
  /// - Parameters:
  ///   - point: where the release happens.
  ///   - velocity: in pt/s.
  ///   - rate: the deceleration rate.
  /// - Returns: the point where it ends.
  public func destination(
    from point: Vector2, velocity: Vector2, rate: DecelerationRate = .normal
  ) -> Vector2 {
    Vector2(
      point.x + distance(velocity: velocity.x, rate: rate),
      point.y + distance(velocity: velocity.y, rate: rate))
  }
}

extension LinearValue {
  /// Where this value ends when released with a velocity: value + velocity / r.
  ///
  /// The exact projection for anything that can be added and scaled: a colour, an angle, a scale.
  ///
  /// - Parameters:
  ///   - velocity: change of the value per second.
  ///   - rate: the deceleration rate.
  /// - Returns: the value at the end.
  public func projected(velocity: Self, rate: DecelerationRate = .normal) -> Self {
    self + velocity.scaled(by: 1 / rate.decayConstant)
  }
}
