internal import ScrollCoordinates

/// The rules of platforms: ``ReleaseEstimator`` and ``RecentMeanVelocity`` over the samples of a pan.
extension VelocityEstimator {
  /// Flutter's on iOS: `uiKit` where a missing difference counts 0.
  public static var flutterIOS: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.ring.velocity(.uiKit) }, still: ReleaseEstimator.longestPause)
  }

  /// Flutter's on macOS.
  public static var flutterMacOS: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.ring.velocity(.macOS) }, still: ReleaseEstimator.longestPause)
  }

  /// Flutter's elsewhere.
  public static var flutter: VelocityEstimator {
    VelocityEstimator(
      SampleRule { $0.ring.velocity(.flutter) }, still: ReleaseEstimator.longestPause)
  }

  /// Android's.
  public static var android: VelocityEstimator {
    VelocityEstimator(
      SampleRule { $0.ring.velocity(.android) }, still: ReleaseEstimator.longestPause)
  }

  /// Android's impulse rule, by the energy so far.
  public static var androidImpulse: VelocityEstimator {
    VelocityEstimator(
      SampleRule { $0.ring.velocity(.impulse(isRaw: false)) }, still: ReleaseEstimator.longestPause)
  }

  /// Firefox's on Android.
  public static var firefoxAndroid: VelocityEstimator {
    VelocityEstimator(
      SampleRule { $0.ring.velocity(.firefoxAndroid) }, still: ReleaseEstimator.longestPause)
  }

  /// Firefox's on desktops: the mean of the newest five velocities.
  public static var firefox: VelocityEstimator {
    VelocityEstimator(
      SampleRule { $0.ring.velocity(.firefox, youngerThan: RecentMeanVelocity.firefoxRelevance) },
      still: RecentMeanVelocity.firefoxRelevance)
  }

  /// Qt's: the mean of the newest three velocities.
  public static var qt: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.ring.velocity(.qt, youngerThan: .infinity) })
  }

  /// GTK's.
  public static var gtk: VelocityEstimator {
    VelocityEstimator(
      SampleRule { $0.ring.velocity(.gtkSwipe) }, still: ReleaseEstimator.gtkHorizon)
  }

  /// libadwaita's.
  public static var adwaita: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.ring.velocity(.adwaita) }, still: ReleaseEstimator.gtkHorizon)
  }
}

/// All of them, in the order of C's codes, with the names that scenes have for them.
extension VelocityEstimator: CaseIterable {
  /// All of them, in the order of C's codes.
  public static var allCases: [VelocityEstimator] {
    [
      .uiKit, .leastSquares, .impulse, .mean, .flutterIOS, .flutterMacOS, .flutter, .android,
      .androidImpulse, .firefoxAndroid, .firefox, .qt, .gtk, .adwaita,
    ]
  }
}

#if !hasFeature(Embedded)
  extension VelocityEstimator: CustomStringConvertible {
    /// The name that it has here and in scenes.
    public var description: String {
      let names = [
        "uiKit", "leastSquares", "impulse", "mean", "flutterIOS", "flutterMacOS", "flutter",
        "android", "androidImpulse", "firefoxAndroid", "firefox", "qt", "gtk", "adwaita",
      ]
      return zip(Self.allCases, names).first { $0.0 == self }?.1 ?? "an estimator"
    }
  }
#endif

extension SampleRing {
  /// The velocity at the newest sample, in pt/s; zero where the platform has none to report.
  fileprivate func velocity(_ estimator: ReleaseEstimator) -> Vector2 {
    let (x, y) = (RingAxis(ring: self, axis: .horizontal), RingAxis(ring: self, axis: .vertical))
    return Vector2(
      estimator.velocity(x, liftedAt: nil) ?? 0, estimator.velocity(y, liftedAt: nil) ?? 0)
  }

  /// The mean of its newest velocities.
  fileprivate func velocity(_ mean: RecentMeanVelocity, youngerThan age: Double) -> Vector2 {
    guard count > 0 else { return .zero }
    var (x, y) = (mean, mean)
    for age in stride(from: count - 1, through: 0, by: -1) {
      x.add(position: self[age].position.x, at: self[age].time)
      y.add(position: self[age].position.y, at: self[age].time)
    }
    let now = self[0].time
    return Vector2(
      x.velocity(at: now, youngerThan: age), y.velocity(at: now, youngerThan: age))
  }
}

/// One axis of the samples.
private struct RingAxis: AxisHistory {
  let ring: SampleRing
  let axis: ScrollAxis

  var count: Int { ring.count }

  func time(at age: Int) -> Double { ring[age].time }

  func position(at age: Int) -> Double { ring[age].position[axis] }
}
