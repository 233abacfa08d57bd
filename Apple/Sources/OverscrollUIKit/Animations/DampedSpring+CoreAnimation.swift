#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  // Any spring of the engine for a layer, the one that is named by its damping ratio too:
  //
  //     CASpringAnimation("position.y", spring: DampedSpring(stiffness: 200, dampingRatio: 0.7))

  extension CASpringAnimation {
    /// Creates an animation of a layer's property by a spring; its duration is its `settlingDuration`.
    ///
    /// - Parameters:
    ///   - keyPath: the property, as in `CAPropertyAnimation`.
    ///   - spring: mass, stiffness and damping c = 2 ζ √(k m). An over-damped one needs `allowsOverdamping`, which is
    ///     set for it.
    ///   - initialVelocity: in units of the whole way per second, positive towards the target.
    public convenience init(_ keyPath: String, spring: DampedSpring, initialVelocity: Double = 0) {
      self.init()
      self.keyPath = keyPath
      mass = CGFloat(spring.mass)
      stiffness = CGFloat(spring.stiffness)
      damping = CGFloat(spring.damping)
      allowsOverdamping = spring.dampingRatio > 1
      self.initialVelocity = CGFloat(initialVelocity)
      duration = settlingDuration
    }
  }

  extension DampedSpring {
    /// Creates the spring that an animation of a layer moves by.
    ///
    /// Without `allowsOverdamping` the animation treats a damping ratio above 1 as 1, and so does this.
    ///
    /// - Precondition: the animation's mass and stiffness are positive, its damping is not negative.
    public init(_ animation: CASpringAnimation) {
      let spring = DampedSpring(
        mass: Double(animation.mass), stiffness: Double(animation.stiffness),
        damping: Double(animation.damping))
      self.init(
        mass: spring.mass, stiffness: spring.stiffness,
        dampingRatio: animation.allowsOverdamping
          ? spring.dampingRatio : min(spring.dampingRatio, 1))
    }
  }
#endif
