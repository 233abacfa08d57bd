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

  /// How fingers are read, if the numbers are valid.
  var configuration: PanConfiguration? {
    let fastest = maximum_fling_speed == 0 ? Double.infinity : maximum_fling_speed
    guard slop.isLength, minimum_fling_speed.isLength, maximum_fling_speed.isLength,
      minimum_fling_speed <= fastest, still_finger_interval.isLength,
      let estimator = VelocityEstimator(code: velocity_estimator)
    else { return nil }
    return PanConfiguration(
      slop: slop, minimumFlingSpeed: minimum_fling_speed, maximumFlingSpeed: fastest,
      estimator: estimator,
      stillFingerInterval: still_finger_interval == 0 ? nil : still_finger_interval)
  }
}
