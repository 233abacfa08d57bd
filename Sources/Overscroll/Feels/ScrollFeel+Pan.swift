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

  /// Reads fingers as another feel does, where that is not how the one before does.
  package mutating func change(from old: ScrollFeel, to feel: ScrollFeel) {
    let next = PanConfiguration(feel)
    if next != PanConfiguration(old) { self = next }
  }
}
