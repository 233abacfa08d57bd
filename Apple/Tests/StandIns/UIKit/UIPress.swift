public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboardSpacebar = 44
  case keyboardHome = 74, keyboardPageUp, keyboardEnd = 77, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

@MainActor open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags
  init(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) {
    (keyCode, modifierFlags) = (code, flags)
  }
}

@MainActor open class UIPress: NSObject {
  public let timestamp: TimeInterval
  public let key: UIKey?
  init(_ key: UIKey, at time: TimeInterval) { (self.key, timestamp) = (key, time) }
}

open class UIPressesEvent: UIEvent {}

/// The keyboard of the tests: presses go to the first responder, and up from there.
@MainActor public enum StandInKeyboard {
  /// Who has the keys.
  public internal(set) static weak var responder: UIResponder?

  public static func press(
    _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], down: Double, up: Double?,
    liftingWith last: UIKeyModifierFlags? = nil
  ) {
    responder?.pressesBegan([UIPress(UIKey(code, flags), at: down)], with: UIPressesEvent())
    guard let up else { return }
    responder?.pressesEnded([UIPress(UIKey(code, last ?? flags), at: up)], with: UIPressesEvent())
  }
}
