public import Overscroll
internal import StrictJSON

/// One property of how fingers are judged, for every model that is dragged.
public enum PanSetting: Hashable, Sendable {
  case velocityEstimator(VelocityEstimator)
  case slop(Double)
  case minimumFlingSpeed(Double)
  case maximumFlingSpeed(Double)
  case stillFingerInterval(Double?)

  /// Sets the property.
  ///
  /// A least speed above the greatest raises that, and the other way round.
  public func apply(to pan: inout PanConfiguration) {
    switch self {
    case .velocityEstimator(let estimator): pan.estimator = estimator
    case .slop(let slop): pan.slop = slop
    case .minimumFlingSpeed(let speed):
      pan.maximumFlingSpeed = max(pan.maximumFlingSpeed, speed)
      pan.minimumFlingSpeed = speed
    case .maximumFlingSpeed(let speed):
      pan.minimumFlingSpeed = min(pan.minimumFlingSpeed, speed)
      pan.maximumFlingSpeed = speed
    case .stillFingerInterval(let interval): pan.stillFingerInterval = interval
    }
  }

  /// The names of the properties in a scene.
  static let names = [
    "velocityEstimator", "slop", "minimumFlingSpeed", "maximumFlingSpeed", "stillFingerInterval",
  ]

  /// Reads the property `name` from the member of that name; nil when it is none of these.
  init?(_ name: String, in fields: SceneFields) throws(SceneError) {
    switch name {
    case "velocityEstimator": self = .velocityEstimator(try fields.choice(name))
    case "slop": self = .slop(try fields.number(name, .nonnegative))
    case "minimumFlingSpeed": self = .minimumFlingSpeed(try fields.number(name, .nonnegative))
    case "maximumFlingSpeed": self = .maximumFlingSpeed(try fields.number(name, .positive))
    case "stillFingerInterval":
      self = .stillFingerInterval(
        fields[name] == .null ? nil : try fields.number(name, .positive))
    default: return nil
    }
  }
}
