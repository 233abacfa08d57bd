#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// A view on an adapter: frames while it is in a window, keys while it is first responder.
  open class AdaptedView: UIView {
    /// Says whether it is in a window.
    var attach: (Bool) -> Void = { _ in }

    /// Takes a key that goes down or up at a time, where keys move anything.
    var press: ((KeyCommand, Bool, Double) -> Void)?

    /// The keys that are down.
    private var held: Set<KeyCommand> = []

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      attach(window != nil)
    }

    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    /// As first responder it is scrolled by keys: arrows, page keys, home, end, the space bar.
    open override var canBecomeFirstResponder: Bool { press != nil }

    /// Where another view takes the keyboard, or it leaves its window, its keys go up.
    open override func resignFirstResponder() -> Bool {
      for command in held { press?(command, false, CACurrentMediaTime()) }
      held = []
      return super.resignFirstResponder()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = take(presses, isDown: true)
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = take(presses, isDown: false)
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = take(presses, isDown: false)
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    /// Takes the keys that scroll, as long as this view has the keyboard; returns the others.
    private func take(_ presses: Set<UIPress>, isDown: Bool) -> Set<UIPress> {
      guard isFirstResponder, let press else { return presses }
      return presses.filter { one in
        guard let key = one.key, let command = KeyCommand(key) else { return true }
        let shortcut: UIKeyModifierFlags = [.command, .control, .alternate]
        guard !isDown || key.modifierFlags.isDisjoint(with: shortcut) else { return true }
        if isDown { held.insert(command) } else { held.remove(command) }
        press(command, isDown, one.timestamp)
        return false
      }
    }
  }
#endif
