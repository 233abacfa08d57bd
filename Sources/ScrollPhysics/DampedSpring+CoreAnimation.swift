internal import ScrollMath

/// Core Animation's settling duration, digit for digit.
///
/// ```
/// ζ < 1   -ln(ε / (1 + |(β - v) / ω'|)) / β
/// ζ >= 1  treated as critical with the same ω0, and walked in steps of 0.1 s, at most 1024,
///         until |1 - value| stays below ε
/// ```
///
/// It is a bound on the envelope of a unit displacement, not the time of the last crossing; that is
/// ``SpringMotion/settleTime(within:)``.
///
/// Source: `CASpringAnimation.settlingDuration`; mass 1, stiffness 100, damping 10 gives
/// 1.4727003346780927. Grade A.
extension DampedSpring {
  /// The step of Core Animation's walk, in seconds.
  ///
  /// Grade A.
  private static let walkStep = 0.1

  /// The most steps of Core Animation's walk.
  ///
  /// Grade A.
  private static let walkLimit = 1024

  /// How long Core Animation says the spring takes from 0 to 1, in seconds.
  ///
  /// Infinite for an undamped spring.
  ///
  /// - Parameters:
  ///   - initialVelocity: in units of the whole way per second, positive towards the target.
  ///   - epsilon: the share of the way that is left.
  /// - Precondition: `initialVelocity` is finite, `epsilon > 0`.
  public func settlingDuration(
    initialVelocity: Double = 0, epsilon: Double = DampedSpring.uiKitEpsilon
  ) -> Double {
    precondition(initialVelocity.isFinite, "initialVelocity must be finite")
    precondition(epsilon > 0, "epsilon must be positive")
    guard dampingRatio < 1 else {
      return walkedDuration(initialVelocity: initialVelocity, epsilon: epsilon)
    }
    let frequency =
      angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let amplitude = 1 + abs((decay - initialVelocity) / frequency)
    // Not ln(amplitude / ε): this way round the last digit is Core Animation's too.
    return max(0, -Double.log(nearest: epsilon / amplitude) / decay)
  }

  private func walkedDuration(initialVelocity: Double, epsilon: Double) -> Double {
    let critical = SpringMotion(
      DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: 1),
      from: 1, velocity: -initialVelocity)
    var time = 0.0
    var settled = 0.0
    var isWithin = false
    for _ in 0...Self.walkLimit {
      let within = abs(critical.value(at: time)) < epsilon
      if within && !isWithin { settled = time }
      isWithin = within
      time += Self.walkStep
    }
    return isWithin ? settled : time - Self.walkStep
  }
}
