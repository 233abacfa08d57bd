#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// Reads what a pointer scrolls without touches: a wheel's notches, or a trackpad's strokes.
  ///
  /// Content follows as it follows a finger. A recogniser is given no momentum of the system: the engine's takes
  /// its place (``Scroller/trackpadMomentum``).
  final class WheelRecognizer: UIPanGestureRecognizer {
    private var action: Action?

    /// - Parameters:
    ///   - type: `.discrete` for wheels, `.continuous` for trackpads.
    ///   - take: takes the events.
    init(_ type: UIScrollTypeMask, take: @escaping (WheelEvent) -> Void) {
      super.init(target: nil, action: nil)
      (allowedTouchTypes, allowedScrollTypesMask) = ([], type)
      let action = Action { [unowned self] _ in if let event = event() { take(event) } }
      addTarget(action, action: Action.selector)
      self.action = action
    }

    /// What was scrolled since the event before.
    private func event() -> WheelEvent? {
      let delta = Vector2(translation(in: view))
      setTranslation(.zero, in: view)
      var event = WheelEvent(delta: -delta, isPrecise: false, time: CACurrentMediaTime())
      guard allowedScrollTypesMask == .continuous else {
        event.isShiftDown = modifierFlags.contains(.shift)
        return delta == .zero ? nil : event
      }
      event.isPrecise = true
      switch state {
      case .began: event.phase = .began
      case .changed: event.phase = .changed
      case .ended: event.phase = .ended
      case .cancelled: event.phase = .cancelled
      default: return nil
      }
      return event
    }
  }

  extension KeyCommand {
    /// The keys that scroll, by where they are on the keyboard; nil for all others.
    @MainActor init?(_ key: UIKey) {
      switch key.keyCode {
      case .keyboardUpArrow: self = .arrowUp
      case .keyboardDownArrow: self = .arrowDown
      case .keyboardLeftArrow: self = .arrowLeft
      case .keyboardRightArrow: self = .arrowRight
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      case .keyboardHome: self = .home
      case .keyboardEnd: self = .end
      case .keyboardSpacebar: self = key.modifierFlags.contains(.shift) ? .shiftSpace : .space
      default: return nil
      }
    }
  }

  extension OverscrollView {
    /// Follows wheels and trackpads.
    func readWheels() {
      for type in [UIScrollTypeMask.discrete, .continuous] {
        addGestureRecognizer(
          WheelRecognizer(type) { [unowned self] event in
            if event.phase == .began { adapter.model.trackpadMomentum = .engine }
            report(adapter.model.wheel(event))
          })
      }
    }

    /// Takes the keys that scroll, as long as this view has the keyboard; returns the others.
    func take(_ presses: Set<UIPress>, isDown: Bool) -> Set<UIPress> {
      guard isFirstResponder else { return presses }
      return presses.filter { press in
        guard let key = press.key, let command = KeyCommand(key) else { return true }
        let shortcut: UIKeyModifierFlags = [.command, .control, .alternate]
        guard !isDown || key.modifierFlags.isDisjoint(with: shortcut) else { return true }
        let time = press.timestamp
        report(
          isDown
            ? adapter.model.keyDown(command, time: time) : adapter.model.keyUp(command, time: time))
        return false
      }
    }
  }
#endif
