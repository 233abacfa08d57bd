// A stand-in for UIKit on Linux, for tests: Apple's public signatures in our own words, with just enough behaviour
// to drive what is built on them. It is never compiled on an Apple platform.

@_exported import Foundation
@_exported import QuartzCore

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { StandInKeyboard.responder === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { StandInKeyboard.responder = self }
    return isFirstResponder
  }

  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
