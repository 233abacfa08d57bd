@MainActor public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    public let rawValue: UInt32
    public static let pageScrolled = Notification(rawValue: 1)
  }

  /// What the person has set.
  public static var standInReducesMotion = false {
    didSet {
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// What was posted.
  public static var standInPosts: [(notification: Notification, argument: Any?)] = []

  public static var isReduceMotionEnabled: Bool { standInReducesMotion }

  nonisolated public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  public static func post(notification: Notification, argument: Any?) {
    standInPosts.append((notification, argument))
  }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}
