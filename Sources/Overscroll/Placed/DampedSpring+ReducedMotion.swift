/// Springs for people who asked for reduced motion.
extension DampedSpring {
  /// This spring without oscillation.
  var criticallyDamped: DampedSpring {
    dampingRatio >= 1 ? self : DampedSpring(mass: mass, stiffness: stiffness, dampingRatio: 1)
  }

  /// The part of a velocity with which a spring of ζ >= 1 does not pass its target.
  ///
  /// A motion from the displacement x0 with the velocity v0 turns round without crossing exactly when
  /// v0 + q x0 keeps the sign of x0, q the fast pole; ω0 <= q, so v0 is held below ω0 |x0|.
  func velocityWithoutCrossing(_ velocity: Double, displacement: Double) -> Double {
    let most = angularFrequency * abs(displacement)
    if displacement > 0 { return min(max(velocity, -most), 0) }
    if displacement < 0 { return max(min(velocity, most), 0) }
    return 0
  }
}
