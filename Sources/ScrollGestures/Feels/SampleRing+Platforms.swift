internal import ScrollCoordinates

/// The platforms' estimators over the samples of a pan.
extension SampleRing {
  /// The velocity at the newest sample, in pt/s; zero where the platform has none to report.
  ///
  /// Not inlined: what most scrollers never ask for stays out of what they do at every touch.
  @inline(never)
  func velocity(platform estimator: VelocityEstimator) -> Vector2 {
    Vector2(
      RingAxis(ring: self, axis: .horizontal).velocity(estimator),
      RingAxis(ring: self, axis: .vertical).velocity(estimator))
  }
}

/// One axis of the samples.
private struct RingAxis: AxisHistory {
  let ring: SampleRing
  let axis: ScrollAxis

  var count: Int { ring.count }

  func time(at age: Int) -> Double { ring[age].time }

  func position(at age: Int) -> Double { ring[age].position[axis] }

  func velocity(_ estimator: VelocityEstimator) -> Double {
    if let rule = estimator.platformRule { return rule.velocity(self, liftedAt: nil) ?? 0 }
    guard count > 0 else { return 0 }
    let isFirefox = estimator == .firefox
    var mean: RecentMeanVelocity = isFirefox ? .firefox : .qt
    for age in stride(from: count - 1, through: 0, by: -1) {
      mean.add(position: position(at: age), at: time(at: age))
    }
    return mean.velocity(
      at: time(at: 0), youngerThan: isFirefox ? RecentMeanVelocity.firefoxRelevance : .infinity)
  }
}
