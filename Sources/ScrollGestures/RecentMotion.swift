internal import ScrollCoordinates

/// The newest samples of a touch and when it last moved: what every velocity is computed from.
///
/// Expects sane samples in time order; see ``InputGate``.
///
/// - Complexity: O(1), no allocation, for every member.
struct RecentMotion: Hashable, Sendable {
  private var ring = SampleRing()

  /// When the position last changed, in seconds.
  private var lastMove = 0.0

  /// Whether there is no sample yet.
  var isEmpty: Bool { ring.count == 0 }

  /// Takes the next sample.
  ///
  /// A sample at the same time as the newest replaces it. One at the same position is stored unless
  /// the estimator is `.uiKit`.
  mutating func add(_ sample: PointerSample, for estimator: VelocityEstimator) {
    guard !isEmpty else {
      ring.append(sample)
      lastMove = sample.time
      return
    }
    let newest = ring[0]
    let hasMoved = sample.position != newest.position
    if hasMoved { lastMove = sample.time }
    if sample.time - newest.time < VelocityTracker.clockResolution {
      ring.moveNewest(to: sample.position)
    } else if hasMoved || estimator != .uiKit {
      ring.append(sample)
    }
  }

  /// The velocity at the newest sample, in pt/s, however long ago that is.
  func velocity(by estimator: VelocityEstimator) -> Vector2 {
    #if OVERSCROLL_LIST_ONLY
      ring.uiKitVelocity()
    #else
      switch estimator {
      case .uiKit: ring.uiKitVelocity()
      case .leastSquares: ring.leastSquaresVelocity(within: VelocityTracker.horizon)
      case .impulse: ring.impulseVelocity(within: VelocityTracker.horizon)
      case .mean: ring.meanVelocity(within: VelocityTracker.horizon)
      case .flutterIOS, .flutterMacOS, .flutter, .android, .androidImpulse, .firefoxAndroid,
        .firefox, .qt, .gtk, .adwaita:
        platformVelocity(by: estimator)
      }
    #endif
  }

  /// Another platform's, in a build that has any: see ``VelocityEstimator``.
  @inline(__always)
  private func platformVelocity(by estimator: VelocityEstimator) -> Vector2 {
    #if OVERSCROLL_UIKIT_ONLY
      ring.uiKitVelocity()
    #else
      ring.velocity(platform: estimator)
    #endif
  }

  /// What UIKit's recogniser said after the newest move, in pt/s.
  var recognizerVelocity: Vector2 { ring.uiKitVelocities().last }

  /// How long the position has not changed, in seconds.
  func pause(at time: Double) -> Double { time - lastMove }

  /// Whether the position has not changed for an interval, in seconds, that ends at `time`.
  func isStill(at time: Double, for interval: Double) -> Bool {
    time - lastMove >= interval - VelocityTracker.clockResolution
  }
}
