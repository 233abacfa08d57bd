public import ScrollPhysics

/// Back to an edge from rest along a smoothstep: Android's spring back after a drag.
///
/// ```
/// x(t) = edge + y0 (1 - 3s² + 2s³)      s = t/B,  B = √(2 |y0| / g)
/// ```
///
/// The release velocity is ignored.
///
/// Source: `core/java/android/widget/OverScroller.java` (`springBack`). Grade B.
/// Accuracy: a few ulp of y0.
///
/// - Complexity: O(1), no allocation, for every member.
@_spi(Formulas) public struct SmoothReturn: Hashable, Sendable {
  /// The edge, in points.
  public let edge: Double

  /// y0, signed: how far beyond the edge it began, in points.
  public let displacement: Double

  /// B: when it is back on the edge, in seconds.
  public let restTime: Double

  /// Creates a motion back.
  ///
  /// - Precondition: all are finite, `gravity` is positive.
  public init(
    from start: Double, to edge: Double, gravity: Double = ParabolicBounce.androidGravity
  ) {
    precondition(start.isFinite, "start must be finite")
    precondition(edge.isFinite, "edge must be finite")
    precondition(gravity > 0 && gravity.isFinite, "gravity must be positive and finite")
    self.edge = edge
    displacement = start - edge
    restTime = (2 * abs(displacement) / gravity).squareRoot()
  }

  /// Offset and velocity `time` seconds after time 0, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    Self.state(
      from: displacement, to: edge, duration: restTime, at: elapsed(time))
  }

  /// The smoothstep from a displacement to 0.
  static func state(
    from displacement: Double, to edge: Double, duration: Double, at time: Double
  ) -> MotionState {
    guard time < duration else { return MotionState(value: edge, velocity: 0) }
    let s = time / duration
    return MotionState(
      value: edge + displacement * (1 - s * s * (3 - 2 * s)),
      velocity: -displacement * 6 * s * (1 - s) / duration)
  }
}

// MARK: - As a curve

@_spi(Formulas) extension SmoothReturn {
  /// Its numbers, and how they are evaluated.
  package var curve: Curve {
    Curve(
      .ownEdge, .smoothReturn, from: edge + displacement, to: edge, slow: restTime)
  }
}

extension Formula {
  fileprivate static var smoothReturn: Formula {
    Formula { start, edge, _, duration, _, _, time in
      SmoothReturn.state(from: start - edge, to: edge, duration: duration, at: time)
    }
  }
}
