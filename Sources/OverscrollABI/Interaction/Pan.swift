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

  /// How fingers are read, if the numbers are fit for it.
  var configuration: PanConfiguration? {
    let fastest = maximum_fling_speed == 0 ? Double.infinity : maximum_fling_speed
    guard slop.isLength, minimum_fling_speed.isLength, maximum_fling_speed.isLength,
      minimum_fling_speed <= fastest, still_finger_interval.isLength,
      let estimator = VelocityEstimator(velocity_estimator)
    else { return nil }
    return PanConfiguration(
      slop: slop, minimumFlingSpeed: minimum_fling_speed, maximumFlingSpeed: fastest,
      estimator: estimator,
      stillFingerInterval: still_finger_interval == 0 ? nil : still_finger_interval)
  }
}

extension VelocityEstimator {
  fileprivate init?(_ code: Int32) {
    switch Int(code) {
    case OVERSCROLL_VELOCITY_UIKIT: self = .uiKit
    case OVERSCROLL_VELOCITY_LEAST_SQUARES: self = .leastSquares
    case OVERSCROLL_VELOCITY_IMPULSE: self = .impulse
    case OVERSCROLL_VELOCITY_MEAN: self = .mean
    default: return nil
    }
  }

  fileprivate var code: Int32 {
    switch self {
    case .uiKit: Int32(OVERSCROLL_VELOCITY_UIKIT)
    case .leastSquares: Int32(OVERSCROLL_VELOCITY_LEAST_SQUARES)
    case .impulse: Int32(OVERSCROLL_VELOCITY_IMPULSE)
    case .mean: Int32(OVERSCROLL_VELOCITY_MEAN)
    }
  }
}
