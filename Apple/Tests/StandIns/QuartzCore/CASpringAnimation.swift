// A stand-in for QuartzCore on Linux, for tests. It is never compiled on an Apple platform.

import Foundation

open class CAPropertyAnimation: NSObject {
  open var keyPath: String?
  open var duration: CFTimeInterval = 0
}

open class CASpringAnimation: CAPropertyAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  /// Of an under-damped spring from rest, as Apple's: -ln(ε / (1 + β/ω)) / β, ε = 0.001.
  open var settlingDuration: CFTimeInterval {
    let decay = Double(damping / (2 * mass))
    let frequency = (Double(stiffness / mass) - decay * decay).squareRoot()
    return log((1 + decay / frequency) / 0.001) / decay
  }
}
