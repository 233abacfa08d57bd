internal import ScrollCoordinates

/// How the speed of a finger is judged from its last positions.
///
/// | name | what it does | seen in |
/// |---|---|---|
/// | `uiKit` | weighs the last three differences 0.60, 0.35, 0.05, oldest first | UIScrollView (A) |
/// | `leastSquares` | slope, now, of the parabola through the last 100 ms | Flutter, Android (B) |
/// | `impulse` | speed of a mass pushed along the last 100 ms, per axis | Android (B) |
/// | `mean` | displacement over duration of the last 100 ms | common, for comparison (D) |
/// | `flutterIOS`, `android`, … | the rules of other platforms, one each | |
///
/// All agree on a finger that moves at constant velocity; GTK's and libadwaita's but for the whole points
/// that they count in.
///
/// UIKit's needs no more than the last three differences. Every other rule brings functions of its own, which are not
/// linked where it is not named: they look at the newest sixteen samples; the platforms' own keep up to twenty, or a
/// time. They also give the slop the shape of a circle.
public struct VelocityEstimator: Hashable, Sendable {
  /// How far back most rules look, 0.1, in seconds, measured from the newest sample.
  ///
  /// Source: grade B, Flutter and Android use the same 100 ms.
  package static let horizon = 0.1

  /// What it says of the samples that it keeps; nil for UIKit's, which keeps none.
  let rule: SampleRule?

  /// Keeps samples for it.
  let keeper: SampleKeeper?

  /// How a path leaves the slop; nil for UIKit's square.
  let circle: SlopCircle?

  /// How long a finger must rest before lifting to have velocity 0 by the platform's rule, in seconds.
  ///
  /// Sources: those of `ReleaseEstimator` and `RecentMeanVelocity`; the default of ``PanConfiguration``
  /// where a platform has no rule.
  public let stillFingerInterval: Double

  /// UIScrollView's weights: see `UIKitVelocity`.
  public static var uiKit: VelocityEstimator { VelocityEstimator() }

  private init() {
    (rule, keeper, circle) = (nil, nil, nil)
    stillFingerInterval = PanConfiguration.stillFingerInterval
  }

  /// A rule that looks at more samples than UIKit's.
  init(_ rule: SampleRule, still interval: Double = PanConfiguration.stillFingerInterval) {
    (self.rule, keeper, circle) = (rule, .newest, .round)
    stillFingerInterval = interval
  }
}

/// A function of what is kept: the finger's velocity at the newest sample, in pt/s.
///
/// It reads only, in place: copies of the fingers share what is kept.
struct SampleRule: Installed {
  let velocity: @convention(thin) @Sendable (inout SampleHistory?) -> Vector2
}

/// A function that keeps a sample: where, in points, when, in seconds, and whether it is the first of a touch.
struct SampleKeeper: Installed {
  let keep: @convention(thin) @Sendable (inout SampleHistory?, Vector2, Double, Bool) -> Void

  /// Keeps the newest sixteen; one at the same time as the newest replaces it.
  static var newest: SampleKeeper {
    SampleKeeper { history, position, time, isFirst in
      // Kept for the next touch, which then allocates nothing.
      if !isKnownUniquelyReferenced(&history) { history = SampleHistory(history?.ring) }
      guard let history else { return }
      if isFirst { history.ring = SampleRing() }
      history.ring.add(PointerSample(position: position, time: time))
    }
  }
}
