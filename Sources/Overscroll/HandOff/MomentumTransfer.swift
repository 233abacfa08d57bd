/// Momentum handed from something that reaches its edge to something else: nothing is lost.
///
/// ```
/// left = v0 - r · distance        what is left at the edge, exact in the distance
/// v₂   = m₁ v₁ / m₂               what the other one goes on with
/// ```
///
/// Both then decelerate by laws of their own. With equal masses the velocity does not jump.
///
/// ```swift
/// // What is left of a row flicked to its right end moves the page down, half as fast.
/// let transfer = MomentumTransfer(sourceMass: 1, targetMass: 2, directions: [.right: .down])
/// let left = MomentumTransfer.leftover(velocity: 2_000, distance: 300)     // 1,399 pt/s
/// let passed = transfer.velocity(of: Vector2(left, 0))                     // (0, 700)
/// ```
///
/// ``NestedScroll`` and ``ScrollingDrawer`` hand momentum on by this type.
///
/// - Complexity: O(1), no allocation.
public struct MomentumTransfer: Hashable, Sendable {
  /// The least and greatest mass, 1e-6 and 1e6, dimensionless: a velocity stays finite over any joint.
  ///
  /// Source: chosen. Grade D.
  public static let masses = 1e-6...1e6

  /// The mass m₁ of the source, dimensionless.
  public var sourceMass: Double { didSet { check() } }

  /// The mass m₂ of the target, dimensionless.
  public var targetMass: Double { didSet { check() } }

  /// What each direction of the source becomes for the target; those that lead nowhere are not passed on.
  public var directions: ScrollDirectionMap

  /// The least speed at the edge that is passed on, in pt/s; infinity passes nothing.
  public var minimumSpeed: Double { didSet { check() } }

  /// Creates a transfer; what is left out passes everything on as it is.
  ///
  /// - Precondition: the masses lie within ``masses``; `minimumSpeed` is 0 or more.
  public init(
    sourceMass: Double = 1, targetMass: Double = 1, directions: ScrollDirectionMap = .straight,
    minimumSpeed: Double = 0
  ) {
    self.sourceMass = sourceMass
    self.targetMass = targetMass
    self.directions = directions
    self.minimumSpeed = minimumSpeed
    check()
  }

  private func check() {
    precondition(Self.masses.contains(sourceMass), "sourceMass must lie within 1e-6 ... 1e6")
    precondition(Self.masses.contains(targetMass), "targetMass must lie within 1e-6 ... 1e6")
    precondition(minimumSpeed >= 0, "minimumSpeed must not be negative")
  }

  /// The same joint the other way round: the masses change places, every direction stays what it is
  /// where this transfer leaves it so.
  ///
  /// Directions that turn are turned back; of two that become the same the first one is.
  public var reversed: MomentumTransfer {
    var back: ScrollDirectionMap = [:]
    for direction in ScrollDirection.allCases {
      if let target = directions[direction], back[target] == nil { back[target] = direction }
    }
    return MomentumTransfer(
      sourceMass: targetMass, targetMass: sourceMass, directions: back, minimumSpeed: minimumSpeed)
  }

  /// The velocity with which the target goes on along one axis, in pt/s; nil when nothing is passed on.
  ///
  /// The directions are ignored.
  ///
  /// - Parameter velocity: the source's at the edge, in pt/s.
  public func velocity(of velocity: Double) -> Double? {
    let speed = abs(velocity)
    guard speed > 0, speed >= minimumSpeed, speed.isFinite else { return nil }
    return velocity * (sourceMass / targetMass)
  }

  /// What the target goes on with when the source meets an edge in a direction; nil when nothing is
  /// passed on.
  ///
  /// - Parameters:
  ///   - velocity: the source's velocity of the offset at the edge, in pt/s.
  ///   - axis: the axis of the offset.
  public func velocity(
    of velocity: Double, along axis: ScrollAxis
  ) -> (velocity: Double, axis: ScrollAxis)? {
    guard let direction = ScrollDirection(velocity: velocity, along: axis),
      let target = directions[direction], let passed = self.velocity(of: abs(velocity))
    else { return nil }
    return (passed * target.sign, target.axis)
  }

  /// What the target goes on with, both axes together, in pt/s.
  ///
  /// Each axis is passed on by itself: components that lead nowhere, or are slower than
  /// ``minimumSpeed``, are 0, and two that become the same direction add up.
  public func velocity(of velocity: Vector2) -> Vector2 {
    var sum = Vector2.zero
    for axis in ScrollAxis.allCases {
      guard let passed = self.velocity(of: velocity[axis], along: axis) else { continue }
      sum[passed.axis] += passed.velocity
    }
    return sum
  }

  /// The velocity that is left when a deceleration has gone a distance, in pt/s.
  ///
  /// ```
  /// left = v0 - r s
  /// ```
  ///
  /// 0 where the deceleration does not get that far, or starts out the other way.
  ///
  /// - Parameters:
  ///   - velocity: v0, in pt/s.
  ///   - distance: s, signed, in points.
  ///   - decay: r, in 1/s.
  public static func leftover(
    velocity: Double, distance: Double, decay: Double = DecelerationRate.normal.decayConstant
  ) -> Double {
    let left = velocity - decay * distance
    let isAhead = velocity > 0 ? distance >= 0 && left > 0 : distance <= 0 && left < 0
    return isAhead ? left : 0
  }
}
