/// The rules of platforms: `ReleaseEstimator` and `RecentMeanVelocity` over the samples of a pan.
extension VelocityEstimator {
  /// Flutter's on iOS: `uiKit` where a missing difference counts 0.
  public static var flutterIOS: VelocityEstimator {
    touched(SampleRule { $0.onBoth { $0.velocity(.uiKit) } })
  }

  /// Flutter's on macOS.
  public static var flutterMacOS: VelocityEstimator {
    touched(SampleRule { $0.onBoth { $0.velocity(.macOS) } })
  }

  /// Flutter's elsewhere.
  public static var flutter: VelocityEstimator {
    touched(SampleRule { $0.onBoth { $0.velocity(.flutter) } })
  }

  /// Android's.
  public static var android: VelocityEstimator {
    touched(SampleRule { $0.onBoth { $0.velocity(.android) } })
  }

  /// Android's impulse rule, by the energy so far.
  public static var androidImpulse: VelocityEstimator {
    touched(SampleRule { $0.onBoth { $0.velocity(.impulse(isRaw: false)) } })
  }

  /// Firefox's on Android.
  public static var firefoxAndroid: VelocityEstimator {
    touched(SampleRule { $0.onBoth { $0.velocity(.firefoxAndroid) } })
  }

  /// Firefox's on desktops: the mean of the newest five velocities.
  public static var firefox: VelocityEstimator {
    VelocityEstimator(
      SampleRule {
        $0.onBoth { $0.velocity(.firefox, youngerThan: RecentMeanVelocity.firefoxRelevance) }
      }, still: RecentMeanVelocity.firefoxRelevance)
  }

  /// Qt's: the mean of the newest three velocities.
  public static var qt: VelocityEstimator {
    VelocityEstimator(SampleRule { $0.onBoth { $0.velocity(.qt, youngerThan: .infinity) } })
  }

  /// GTK's.
  public static var gtk: VelocityEstimator {
    swiped(SampleRule { $0.onBoth { $0.velocity(.gtkSwipe) } })
  }

  /// libadwaita's.
  public static var adwaita: VelocityEstimator {
    swiped(SampleRule { $0.onBoth { $0.velocity(.adwaita) } })
  }

  private static func touched(_ rule: SampleRule) -> VelocityEstimator {
    VelocityEstimator(rule, still: ReleaseEstimator.longestPause)
  }

  private static func swiped(_ rule: SampleRule) -> VelocityEstimator {
    VelocityEstimator(rule, still: ReleaseEstimator.gtkHorizon)
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

extension RingAxis {
  /// The velocity at the newest sample, in pt/s; zero where the platform has none to report.
  fileprivate func velocity(_ estimator: ReleaseEstimator) -> Double {
    estimator.velocity(self, liftedAt: nil) ?? 0
  }

  /// The mean of its newest velocities.
  fileprivate func velocity(_ mean: RecentMeanVelocity, youngerThan limit: Double) -> Double {
    guard count > 0 else { return 0 }
    var mean = mean
    for age in stride(from: count - 1, through: 0, by: -1) {
      mean.add(position: position(at: age), at: time(at: age))
    }
    return mean.velocity(at: time(at: 0), youngerThan: limit)
  }
}
