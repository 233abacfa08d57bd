#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A spring of the engine as an animation of SwiftUI.
  ///
  /// ```
  /// x(t) = X + P(t) (x0 - X) + V(t) v0          SpringWeights
  /// ```
  ///
  /// A new target takes over place and velocity: the animation under way is merged, as SwiftUI merges its own
  /// springs. It ends when its energy, as a length, is a thousandth of what it began with, and stays below from
  /// there on; so no part of the value is further away than that.
  ///
  /// - Complexity: O(1) a frame.
  public struct ScrollSpringAnimation: CustomAnimation {
    /// The spring.
    public let spring: DampedSpring

    /// The velocity at the start, in distances to the target per second, as `interpolatingSpring` has it.
    public let initialVelocity: Double

    /// The share of the beginning at which it is over: a thousandth, dimensionless.
    ///
    /// Source: chosen; less than half a pixel of 400 pt at 3x would be. Grade D.
    public static let restingShare = 0.001

    /// Creates an animation.
    public init(_ spring: DampedSpring, initialVelocity: Double = 0) {
      self.spring = spring
      self.initialVelocity = initialVelocity
    }

    /// The value at a time; nil once it rests.
    public func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let start = context.state[StartKey<V>.self] ?? begin(value)
      context.state[TargetKey<V>.self] = value
      let weights = SpringWeights(spring, at: time - start.time)
      let place = start.place(weights, target: value)
      let energy = energy(place - value, start.velocity(weights, target: value))
      let least = Self.restingShare * Self.restingShare
      return energy > least * self.energy(start.place - value, start.velocity) ? place : nil
    }

    /// The velocity at a time, in values per second.
    public func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
      let start = context.state[StartKey<V>.self] ?? begin(value)
      return start.velocity(SpringWeights(spring, at: time - start.time), target: value)
    }

    /// Takes over from whatever is under way, at the place and with the velocity that it has.
    public func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      // What the animation before went to, as of its last frame: no matter what `value` is here.
      let target = context.state[TargetKey<V>.self] ?? value
      let velocity = previous.velocity(value: target, time: time, context: context) ?? .zero
      let place = previous.animate(value: target, time: time, context: &context) ?? target
      context.state[StartKey<V>.self] = SpringStart(place: place, velocity: velocity, time: time)
      return true
    }

    private func begin<V: VectorArithmetic>(_ value: V) -> SpringStart<V> {
      SpringStart(place: .zero, velocity: value.scaled(by: initialVelocity), time: 0)
    }

    /// x² + (v / ω0)²: twice the energy over the stiffness, which damping can only lessen.
    private func energy<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> Double {
      let frequency = spring.angularFrequency
      return displacement.magnitudeSquared + velocity.magnitudeSquared / (frequency * frequency)
    }
  }

  /// Where a spring motion began, and when, counted from the first of the animations that were merged.
  struct SpringStart<V: VectorArithmetic> {
    var place: V
    var velocity: V
    var time: Double

    func place(_ weights: SpringWeights, target: V) -> V {
      target + (place - target).scaled(by: weights.position) + velocity.scaled(by: weights.velocity)
    }

    func velocity(_ weights: SpringWeights, target: V) -> V {
      (place - target).scaled(by: weights.positionSlope)
        + velocity.scaled(by: weights.velocitySlope)
    }
  }

  private enum StartKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: SpringStart<V>? { nil }
  }

  private enum TargetKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V? { nil }
  }
#endif
