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

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
