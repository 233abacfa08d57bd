/// How the speed of a finger is judged from its last positions.
///
/// | name | what it does | seen in |
/// |---|---|---|
/// | `uiKit` | weighs the last three differences 0.60, 0.35, 0.05, oldest first | UIScrollView (A) |
/// | `leastSquares` | slope, now, of the parabola through the last 100 ms | Flutter, Android (B) |
/// | `impulse` | speed of a mass pushed along the last 100 ms, per axis | Android (B) |
/// | `mean` | displacement over duration of the last 100 ms | common, for comparison (D) |
///
/// | `macOS`, `flutterIOS`, … | the rules of other platforms, one each: ``platformRule`` | |
///
/// All agree on a finger that moves at constant velocity; GTK's and libadwaita's but for the whole points
/// that they count in.
///
/// Every rule looks at the newest sixteen samples; the platforms' own keep up to twenty, or a time.
public enum VelocityEstimator: Hashable, Sendable, CaseIterable {
  /// UIScrollView's weights: see ``UIKitVelocity``.
  case uiKit
  /// An unweighted quadratic fit; a straight line through two samples.
  case leastSquares
  /// The velocity given by the work done on a mass dragged along the samples.
  case impulse
  /// The average velocity.
  case mean
  /// Flutter's on iOS: `uiKit` where a missing difference counts 0.
  case flutterIOS
  /// Flutter's on macOS.
  case flutterMacOS
  /// Flutter's elsewhere.
  case flutter
  /// Android's.
  case android
  /// Android's impulse rule, by the energy so far.
  case androidImpulse
  /// Firefox's on Android.
  case firefoxAndroid
  /// Firefox's on desktops: the mean of the newest five velocities.
  case firefox
  /// Qt's: the mean of the newest three velocities.
  case qt
  /// GTK's.
  case gtk
  /// libadwaita's.
  case adwaita

  /// The four that belong to no platform but UIKit.
  public static let general: [VelocityEstimator] = [.uiKit, .leastSquares, .impulse, .mean]

  /// The formula of a platform's rule; nil for the general ones and for the means of velocities.
  public var platformRule: ReleaseEstimator? {
    switch self {
    case .uiKit, .leastSquares, .impulse, .mean, .firefox, .qt: nil
    case .flutterIOS: .uiKit
    case .flutterMacOS: .macOS
    case .flutter: .flutter
    case .android: .android
    case .androidImpulse: .impulse(isRaw: false)
    case .firefoxAndroid: .firefoxAndroid
    case .gtk: .gtkSwipe
    case .adwaita: .adwaita
    }
  }

  /// How long a finger must rest before lifting to have velocity 0 by the platform's rule, in seconds.
  ///
  /// Sources: those of ``ReleaseEstimator`` and ``RecentMeanVelocity``; the default of ``PanConfiguration``
  /// where a platform has no rule.
  public var stillFingerInterval: Double {
    switch self {
    case .flutter, .flutterIOS, .flutterMacOS, .android, .androidImpulse, .firefoxAndroid:
      ReleaseEstimator.longestPause
    case .gtk, .adwaita: ReleaseEstimator.gtkHorizon
    case .firefox: RecentMeanVelocity.firefoxRelevance
    case .uiKit, .leastSquares, .impulse, .mean, .qt: VelocityTracker.stillFingerInterval
    }
  }
}
