package import ScrollGestures

extension PanConfiguration {
  /// How a feel reads fingers: its slop, slowest and fastest fling, estimator, and pause before a lift.
  package init(_ feel: ScrollFeel) {
    let thresholds = feel.thresholds
    self.init(
      slop: thresholds.slop,
      minimumFlingSpeed: thresholds.isMinimumExclusive
        ? thresholds.minimumSpeed.nextUp : thresholds.minimumSpeed,
      maximumFlingSpeed: thresholds.maximumSpeed, estimator: feel.estimator,
      stillFingerInterval: feel.estimator.stillFingerInterval)
  }
}
