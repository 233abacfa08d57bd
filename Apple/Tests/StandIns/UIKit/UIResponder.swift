@_exported import Foundation
@_exported import QuartzCore

@MainActor open class UIResponder: NSObject {
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { StandInKeyboard.responder === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder {
      StandInKeyboard.responder?.resignFirstResponder()
      StandInKeyboard.responder = self
    }
    return isFirstResponder
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { StandInKeyboard.responder = nil }
    return true
  }

  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
