#if os(iOS) || os(Linux)
  import UIKit

  /// A notification that is followed for as long as this lives.
  final class Subscription {
    private let token: any NSObjectProtocol

    /// Follows a notification that is posted on the main thread.
    init(_ name: Notification.Name, _ body: @escaping @MainActor (Notification) -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { body(notification) }
      }
    }

    /// Follows where a keyboard will be on the screen.
    @MainActor static func keyboard(
      _ body: @escaping @MainActor (CGRect) -> Void
    ) -> Subscription {
      Subscription(UIResponder.keyboardWillChangeFrameNotification) {
        let value = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
        if let frame = value as? CGRect { body(frame) }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }

  extension UIView {
    /// How much of the view a keyboard that is somewhere on the screen covers at the bottom, in points.
    func keyboardOverlap(_ frame: CGRect) -> Double {
      guard let screen = window?.screen else { return 0 }
      let keyboard = convert(frame, from: screen.coordinateSpace)
      return keyboard.intersects(bounds) ? max(0, Double(bounds.maxY - keyboard.minY)) : 0
    }
  }
#endif
