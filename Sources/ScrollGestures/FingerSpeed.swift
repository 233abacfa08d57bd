package import ScrollCoordinates

/// How fast something is that fingers lead: the samples of a touch, and the rule that judges them.
///
/// With UIKit's rule the last few say it; every other one keeps a history of its own (``VelocityEstimator``).
///
/// - Complexity: O(1), no allocation but for a history's first touch.
package struct FingerSpeed: Hashable, Sendable {
  var samples = LastSamples<Vector2>()

  /// How this touch's velocity is judged, and what is kept for it: nothing with UIKit's.
  private(set) var rule: SampleRule?
  private var history: SampleHistory?

  /// Nothing has been sampled.
  package init() {}

  /// Begins at 0, at a time in seconds.
  package mutating func begin(at time: Double, by estimator: VelocityEstimator) {
    (rule, samples) = (estimator.rule, LastSamples())
    keep(.zero, at: time, isFirst: true, by: estimator)
  }

  /// Takes the next place.
  @inline(__always)
  package mutating func add(_ place: Vector2, at time: Double, by estimator: VelocityEstimator) {
    keep(place, at: time, isFirst: false, by: estimator)
  }

  @inline(__always)
  private mutating func keep(
    _ place: Vector2, at time: Double, isFirst: Bool, by estimator: VelocityEstimator
  ) {
    guard InputGate.isValid(place) else { return }
    samples.add(place, at: time)
    if rule != nil { estimator.keeper?.keep(&history, place, time, isFirst) }
  }

  /// What a lift hands on before every rule, and what the last move says by itself: one and the same but with UIKit's.
  @inline(never)
  package mutating func velocities() -> (velocity: Vector2, last: Vector2) {
    if let rule {
      let velocity = rule.velocity(&history)
      return (velocity, velocity)
    }
    let last = samples.last
    return (samples.velocity(after: last), last)
  }
}
