@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open var state = State.possible
  open var cancelsTouchesInView = true
  open var delaysTouchesEnded = true
  open internal(set) weak var view: UIView?

  /// By the raw values of the kinds of touches; a pointer's scrolling is none of them.
  open var allowedTouchTypes = [NSNumber(value: 0), NSNumber(value: 1), NSNumber(value: 2)]
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  // As Apple's, it does not keep its targets alive.
  private var targets: [() -> Void] = []

  /// Targets are added later.
  public init(target: Any?, action: Selector?) {}

  open func addTarget(_ target: Any, action: Selector) {
    weak let receiver = target as AnyObject
    targets.append { [unowned self] in
      (receiver as? any SelectorReceiver)?.receive(action, from: self)
    }
  }

  /// Calls the targets.
  func act() { for target in targets { target() } }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// After a gesture is over the system resets its recogniser.
  func settle() {
    guard [.ended, .cancelled, .failed].contains(state) else { return }
    reset()
    state = .possible
  }

  /// As when another recogniser has won: the system takes the touches away without a call for them.
  public func standInPrevent() {
    state = .failed
    settle()
  }
}

open class UIPinchGestureRecognizer: UIGestureRecognizer { open var scale: CGFloat = 1 }
