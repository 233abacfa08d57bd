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

  /// Whether its numbers are valid, and this module has the estimator.
  var isFit: Bool {
    slop.isLength && minimum_fling_speed.isLength && maximum_fling_speed.isLength
      && minimum_fling_speed <= fastest && still_finger_interval.isLength
      && (velocity_estimator == 0
        || MoreSettings.hasScrollers && VelocityEstimator(code: velocity_estimator) != nil)
  }

  private var fastest: Double { maximum_fling_speed == 0 ? .infinity : maximum_fling_speed }

  /// Sets how fingers are read, where the numbers are valid.
  func apply(to pan: inout PanConfiguration) {
    var next = pan
    next.slop = slop
    next.minimumFlingSpeed = minimum_fling_speed
    next.maximumFlingSpeed = fastest
    next.stillFingerInterval = still_finger_interval == 0 ? nil : still_finger_interval
    next.waitsWhenCatching = false
    if MoreSettings.hasScrollers {
      next.estimator = VelocityEstimator(code: velocity_estimator) ?? .uiKit
    }
    pan = next
  }
}
