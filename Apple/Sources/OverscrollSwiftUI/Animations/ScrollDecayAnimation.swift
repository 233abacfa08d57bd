#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// The deceleration of a scroll view that ends on a target, as an animation of SwiftUI.
  ///
  /// ```
  /// x(t) = X (1 - e^(-r t))          Deceleration from 0 with the velocity r X
  /// ```
  ///
  /// The velocity follows from the distance, so another target cannot take it over: two decelerations run side
  /// by side, as SwiftUI adds animations up. A spring that follows takes over the velocity of both.
  ///
  /// - Complexity: O(1) a frame.
  public struct ScrollDecayAnimation: CustomAnimation {
    /// How quickly it loses speed.
    public let rate: DecelerationRate

    /// Creates an animation.
    public init(rate: DecelerationRate = .normal) { self.rate = rate }

    private var unit: Deceleration {
      Deceleration(from: 0, velocity: rate.decayConstant, decay: rate.decayConstant)
    }

    /// The value at a time; nil once a thousandth of the distance is left.
    public func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let share = unit.value(at: time)
      return share < 1 - ScrollSpringAnimation.restingShare ? value.scaled(by: share) : nil
    }

    /// The velocity at a time, in values per second.
    public func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { value.scaled(by: unit.velocity(at: time)) }
  }
#endif
