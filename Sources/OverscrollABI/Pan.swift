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

  /// What is UIKit's becomes what another one says.
  mutating func replaceUIKits(by other: OverscrollPan) {
    let uiKit = OverscrollPan(PanConfiguration())
    if slop == uiKit.slop { slop = other.slop }
    if minimum_fling_speed == uiKit.minimum_fling_speed {
      minimum_fling_speed = other.minimum_fling_speed
    }
    if maximum_fling_speed == uiKit.maximum_fling_speed {
      maximum_fling_speed = other.maximum_fling_speed
    }
    if still_finger_interval == uiKit.still_finger_interval {
      still_finger_interval = other.still_finger_interval
    }
    if velocity_estimator == uiKit.velocity_estimator {
      velocity_estimator = other.velocity_estimator
    }
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
