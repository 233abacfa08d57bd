/// How each platform judges the velocity of a finger that lifts.
///
/// | case | rule | window |
/// |---|---|---|
/// | `uiKit` | last three differences × .60 .35 .05 | none |
/// | `macOS` | last three differences × .15 .65 .20 (Flutter's) | none |
/// | `android` | parabola, a line through two | 100 ms, a pause > 40 ms ends it, lifted > 40 ms later: none |
/// | `flutter` | parabola through three or more | 100 ms, a pause > 40 ms ends it |
/// | `firefoxAndroid` | as `android` | a pause >= 40 ms ends it |
/// | `impulse` | work on a mass | as `android` |
/// | `gtkSwipe` | distance over time of whole points | 150 ms and one sample more |
/// | `adwaita` | distance over time | 150 ms before the lift |
///
/// Firefox's and Qt's rules judge event by event: `RecentMeanVelocity`.
///
/// Sources: `libs/input/VelocityTracker.cpp`, Flutter `velocity_tracker.dart` (grade A, 67 asserted values),
/// `gtkgestureswipe.c`, `adw-swipe-tracker.c`, `AndroidVelocityTracker.cpp` (grade B).
@_spi(Formulas) public enum ReleaseEstimator: Hashable, Sendable {
  /// UIKit's weights, which are Flutter's for iOS.
  case uiKit
  /// Flutter's weights for macOS.
  case macOS
  /// Android's least squares ("LSQ2").
  case android
  /// Flutter's least squares.
  case flutter
  /// Firefox's on Android.
  case firefoxAndroid
  /// Android's impulse; `isRaw` compares with the previous difference, an earlier generation's rule.
  case impulse(isRaw: Bool)
  /// GTK's swipe gesture.
  case gtkSwipe
  /// libadwaita's swipe tracker.
  case adwaita

  /// How far back the least squares and the impulse look, 0.1 s.
  ///
  /// Source: `VelocityTracker.cpp`, `velocity_tracker.dart`. Grade A.
  public static let horizon = 0.1

  /// The pause after which a pointer counts as having stopped, 0.04 s.
  ///
  /// Source: `VelocityTracker.cpp`, `velocity_tracker.dart`. Grade A.
  package static let longestPause = 0.04

  /// How far back GTK and libadwaita look, 0.15 s.
  ///
  /// Source: `gtkgestureswipe.c`, `adw-swipe-tracker.c`. Grade B.
  static let gtkHorizon = 0.15

  /// Whether samples of the same time replace one another in this platform's history: those that are Android's.
  public var replacesSameTime: Bool {
    switch self {
    case .android, .firefoxAndroid, .impulse: true
    case .uiKit, .macOS, .flutter, .gtkSwipe, .adwaita: false
    }
  }

  /// The velocity at the newest sample, in pt/s.
  ///
  /// - Parameters:
  ///   - history: the samples, newest first.
  ///   - lift: when the pointer lifted, in seconds; nil if that is not to count.
  ///   - areDeltas: whether positions are distances since the sample before; only `impulse` asks.
  /// - Returns: nil where the platform has no velocity to report.
  /// - Complexity: O(n) in the samples of the window.
  public func velocity(
    _ history: some AxisHistory, liftedAt lift: Double?, areDeltas: Bool = false
  ) -> Double? {
    guard history.count > 0 else { return replacesSameTime ? nil : 0 }
    let pause = (lift ?? history.time(at: 0)) - history.time(at: 0)
    let hasStopped = pause > Self.longestPause + PointerSample.clockResolution
    switch self {
    case .uiKit: return history.weighted(0.6, 0.35, 0.05)
    case .macOS: return history.weighted(0.15, 0.65, 0.2)
    case .android, .firefoxAndroid:
      guard !hasStopped else { return nil }
      let n = history.recentCount(
        span: Self.horizon, gap: Self.longestPause, gapItselfEnds: self == .firefoxAndroid)
      return n == 2 ? history.difference(at: 0) : history.parabolaSlope(n)
    case .flutter:
      guard !hasStopped else { return 0 }
      let n = history.recentCount(span: Self.horizon, gap: Self.longestPause)
      return history.parabolaSlope(n) ?? 0
    case .impulse(let isRaw):
      guard !hasStopped else { return nil }
      let n = history.recentCount(span: Self.horizon, gap: Self.longestPause)
      return history.impulse(n, isRaw: isRaw, areDeltas: areDeltas)
    case .gtkSwipe:
      let n = history.recentCount(span: Self.gtkHorizon, limit: .max)
      return history.mean(backTo: min(n, history.count - 1), truncates: true)
    case .adwaita:
      let n = history.recentCount(span: Self.gtkHorizon - max(0, pause), limit: .max)
      guard pause <= Self.gtkHorizon + PointerSample.clockResolution else { return 0 }
      return history.mean(backTo: n - 1)
    }
  }
}
