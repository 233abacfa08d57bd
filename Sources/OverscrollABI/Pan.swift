internal import COverscroll
internal import ScrollGestures

extension OverscrollPan {
  init(_ pan: PanConfiguration) {
    self.init(
      slop: pan.slop, minimum_fling_speed: pan.minimumFlingSpeed,
      maximum_fling_speed: pan.maximumFlingSpeed.isFinite ? pan.maximumFlingSpeed : 0,
      still_finger_interval: pan.stillFingerInterval ?? 0, velocity_estimator: pan.estimator.code,
      reserved: 0)
  }

  /// Whether its numbers are valid.
  var isFit: Bool {
    slop.isLength && minimum_fling_speed.isLength && maximum_fling_speed.isLength
      && minimum_fling_speed <= fastest && still_finger_interval.isLength
      && VelocityEstimator(code: velocity_estimator) != nil
  }

  private var fastest: Double { maximum_fling_speed == 0 ? .infinity : maximum_fling_speed }

  /// How fingers are read, where the numbers are valid.
  var configuration: PanConfiguration {
    PanConfiguration(
      slop: slop, minimumFlingSpeed: minimum_fling_speed, maximumFlingSpeed: fastest,
      estimator: VelocityEstimator(code: velocity_estimator) ?? .uiKit,
      stillFingerInterval: still_finger_interval == 0 ? nil : still_finger_interval)
  }
}
