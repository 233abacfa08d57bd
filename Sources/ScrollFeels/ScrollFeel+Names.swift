public import Overscroll

/// The names under which files, programs in other languages and command lines ask for a feel.
extension ScrollFeel {
  /// A platform: one byte that stands for a whole feel.
  public enum Platform: UInt8, Hashable, Sendable, CaseIterable {
    /// UIScrollView.
    case uiKit
    /// Android's views.
    case android
    /// Flutter's bouncing physics.
    case flutter
    /// Flutter's bouncing physics, fast.
    case flutterFast
    /// Flutter's clamping physics.
    case flutterClamping
    /// GTK 4.
    case gtk
    /// Chromium.
    case chromium
    /// Chromium on Windows.
    case chromiumWindows
    /// Firefox.
    case firefox
    /// Jetpack Compose.
    case compose
    /// Compose on iOS.
    case composeIOS
    /// Qt Quick.
    case qt
    /// Windows.
    case windows

    /// Its name, as in Swift.
    public var name: StaticString {
      switch self {
      case .uiKit: "uiKit"
      case .android: "android"
      case .flutter: "flutter"
      case .flutterFast: "flutterFast"
      case .flutterClamping: "flutterClamping"
      case .gtk: "gtk"
      case .chromium: "chromium"
      case .chromiumWindows: "chromiumWindows"
      case .firefox: "firefox"
      case .compose: "compose"
      case .composeIOS: "composeIOS"
      case .qt: "qt"
      case .windows: "windows"
      }
    }
  }

  /// The feel of a platform.
  public init(_ platform: Platform) {
    self =
      switch platform {
      case .uiKit: .uiKit
      case .android: .android
      case .flutter: .flutter
      case .flutterFast: .flutterFast
      case .flutterClamping: .flutterClamping
      case .gtk: .gtk
      case .chromium: .chromium
      case .chromiumWindows: .chromiumWindows
      case .firefox: .firefox
      case .compose: .compose
      case .composeIOS: .composeIOS
      case .qt: .qt
      case .windows: .windows
      }
  }
}
