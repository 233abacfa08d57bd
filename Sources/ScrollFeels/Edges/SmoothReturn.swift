public import ScrollPhysics

/// Back to an edge from rest along a smoothstep: Android's spring back after a drag.
///
/// ```
/// x(t) = edge + y0 (1 - 3s² + 2s³)      s = t/B,  B = √(2 |y0| / g)
/// ```
///
/// The release velocity is ignored. B depends on where it began, so the launch is part of the value.
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

  /// B: how long it takes from the launch, in seconds.
  public let launchDuration: Double

  /// Seconds between the launch and time 0.
  public let age: Double

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
    launchDuration = (2 * abs(displacement) / gravity).squareRoot()
    age = 0
  }

  private init(_ other: SmoothReturn, edge: Double, age: Double) {
    self.edge = edge
    displacement = other.displacement
    launchDuration = other.launchDuration
    self.age = age
  }

  /// When it is back on the edge, in seconds after time 0.
  public var restTime: Double { max(0, launchDuration - age) }

  /// Offset and velocity `time` seconds after time 0, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    Self.state(
      from: displacement, to: edge, duration: launchDuration, at: elapsed(time) + age)
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

  /// The same motion, `distance` points further on.
  public func shifted(by distance: Double) -> SmoothReturn {
    SmoothReturn(self, edge: edge + distance, age: age)
  }

  /// The rest of the motion from `time` on, of the same launch.
  public func resumed(at time: Double) -> SmoothReturn {
    SmoothReturn(self, edge: edge, age: age + elapsed(time))
  }
}

// MARK: - As a curve

@_spi(Formulas) extension SmoothReturn {
  /// Its numbers, and how they are evaluated.
  package var curve: Curve {
    Curve(
      .ownEdge, .smoothReturn, from: edge + displacement, to: edge, slow: launchDuration,
      fast: age)
  }
}

extension Formula {
  fileprivate static var smoothReturn: Formula {
    Formula { start, edge, _, duration, age, _, time in
      SmoothReturn.state(from: start - edge, to: edge, duration: duration, at: time + age)
    }
  }
}
