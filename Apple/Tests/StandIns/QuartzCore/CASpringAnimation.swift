import Foundation

open class CASpringAnimation: NSObject {
  open var keyPath: String?
  open var duration: CFTimeInterval = 0
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  /// Any number that depends on the spring.
  open var settlingDuration: CFTimeInterval { Double(damping / mass) }
}
