public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var travelled = CGPoint.zero
  fileprivate var pointer = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(pointer, from: nil) ?? pointer
  }

  open func translation(in view: UIView?) -> CGPoint { travelled }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { travelled = translation }

  fileprivate func scroll(_ state: State, by delta: CGPoint) {
    travelled = CGPoint(x: travelled.x + delta.x, y: travelled.y + delta.y)
    self.state = state
    act()
    if state == .ended || state == .cancelled { (self.state, travelled) = (.possible, .zero) }
  }
}

/// The wheel and the trackpad of the tests: a stroke goes to the innermost recogniser of its type.
@MainActor public struct StandInTrackpad {
  private let recognizer: UIPanGestureRecognizer?

  public init(
    _ window: UIWindow, _ type: UIScrollTypeMask, at place: CGPoint,
    _ flags: UIKeyModifierFlags = []
  ) {
    var (view, found) = (window.hitTest(place, with: nil), UIPanGestureRecognizer?.none)
    while found == nil, let next = view {
      found = next.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }
        .first { !$0.allowedScrollTypesMask.isDisjoint(with: type) }
      view = next.superview
    }
    recognizer = found
    recognizer?.modifierFlags = flags
    recognizer?.pointer = place
  }

  /// Content is to follow by so much, as it follows a finger.
  public func scroll(_ state: UIGestureRecognizer.State, by delta: CGPoint, at time: Double) {
    StandInDisplay.now = max(StandInDisplay.now, time)
    recognizer?.scroll(state, by: delta)
  }
}
