#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// Reads what a pointer scrolls without touches: a wheel's notches, or a trackpad's strokes.
  ///
  /// Content follows as it follows a finger. A recogniser is given no momentum of the system: the engine's takes
  /// its place (`trackpadMomentum`).
  final class WheelRecognizer: UIPanGestureRecognizer {
    private var action: Action?
    private var place = Vector2.zero

    /// - Parameters:
    ///   - type: `.discrete` for wheels, `.continuous` for trackpads.
    ///   - take: takes the events, each with the pointer's place, moved as the fingers have moved.
    init(_ type: UIScrollTypeMask, take: @escaping (WheelEvent, Vector2) -> Void) {
      super.init(target: nil, action: nil)
      (allowedTouchTypes, allowedScrollTypesMask) = ([], type)
      let action = Action { [unowned self] _ in if let event = event() { take(event, place) } }
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
      place = state == .began ? Vector2(location(in: view)) : place + delta
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

  extension DragAdapter where Model: HardwareDriven {
    /// Follows wheels and trackpads over a view, and keys while it is first responder.
    func readHardware(on view: AdaptedView) {
      for type in [UIScrollTypeMask.discrete, .continuous] {
        view.addGestureRecognizer(
          WheelRecognizer(type) { [unowned self] in react(model.turn($0, at: $1), nil) })
      }
      view.press = { [unowned self] command, isDown, time in
        react(
          isDown
            ? model.keyDown(command, isRepeat: false, time: time)
            : model.keyUp(command, time: time), nil)
      }
    }
  }
#endif
