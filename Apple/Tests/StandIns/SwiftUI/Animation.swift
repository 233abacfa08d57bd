@_exported import Foundation

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()

  /// As the system makes it for a new animation; Apple's cannot be made by others.
  public static var standIn: AnimationContext { AnimationContext() }
}

public struct EnvironmentValues {
  public init() {}
  public var isEnabled = true
}

public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

public struct Animation: Equatable, Sendable {
  public let base: any CustomAnimation
  public init(_ base: some CustomAnimation) { self.base = base }

  public static func == (a: Animation, b: Animation) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }
}

/// Runs animations as the documentation of `CustomAnimation` says: an animation that merges goes on with the state
/// and the elapsed time of the one before, towards the whole new distance; others are added up.
public struct StandInAnimator<V: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    var distance: V
    let start: Double
    var context = AnimationContext<V>()
  }

  private let origin: V
  private var runs: [Run] = []
  public private(set) var merges = 0

  public init(at origin: V) { self.origin = origin }

  /// Goes on to another target from a time on.
  public mutating func animate(to target: V, _ animation: Animation, at time: Double) {
    let distance = target - runs.reduce(origin) { $0 + $1.distance }
    guard var last = runs.popLast() else {
      runs = [Run(animation: animation, distance: distance, start: time)]
      return
    }
    let elapsed = time - last.start
    if animation.base.shouldMerge(
      previous: last.animation, value: last.distance, time: elapsed, context: &last.context)
    {
      merges += 1
      last.animation = animation
      last.distance += distance
      runs.append(last)
    } else {
      runs += [last, Run(animation: animation, distance: distance, start: time)]
    }
  }

  /// The value at a time, and whether anything still runs.
  public mutating func value(at time: Double) -> (value: V, isRunning: Bool) {
    var (value, isRunning) = (origin, false)
    for index in runs.indices {
      let run = runs[index]
      let moved = run.animation.animate(
        value: run.distance, time: time - run.start, context: &runs[index].context)
      value += moved ?? run.distance
      isRunning = isRunning || moved != nil
    }
    return (value, isRunning)
  }
}
