/// SwiftUI's way of naming a spring: a duration and a bounce.
///
/// ```
/// k = (2π / duration)²        mass 1
/// ζ = 1 - bounce              bounce >= 0
/// ζ = 1 / (1 + bounce)        bounce < 0
/// ```
///
/// Source: SwiftUI's `Spring`. Grade B.
extension DampedSpring {
  /// Creates a spring from SwiftUI's two numbers.
  ///
  /// - Parameters:
  ///   - duration: perceptual duration, in seconds; equal to the response.
  ///   - bounce: 0 critical, towards 1 an oscillation without damping, below 0 flatter than critical.
  /// - Precondition: `duration` is positive and finite, `-1 < bounce <= 1`.
  public init(duration: Double, bounce: Double) {
    precondition(duration > 0 && duration.isFinite, "duration must be positive and finite")
    precondition(bounce > -1 && bounce <= 1, "bounce must lie above -1 and at most at 1")
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// SwiftUI's bounce: 1 - ζ, or 1/ζ - 1 when over-damped.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// SwiftUI's perceptual duration, in seconds: the response.
  public var duration: Double { response }
}
