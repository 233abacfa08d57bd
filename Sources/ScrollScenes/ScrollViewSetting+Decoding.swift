internal import Overscroll
internal import StrictJSON

/// The properties by their names in a scene.
///
/// The model takes them all; in flight each has its event, `set` and the name, with the value in a
/// field of that name: `{"t":1,"type":"setBounces","bounces":false}`.
extension ScrollViewSetting {
  /// The names, in the order in which a model applies them: what depends comes after what it
  /// depends on (`bounces` sets both axes, so an axis of its own comes later).
  static let names =
    [
      "viewport", "contentSize", "contentInset", "displayScale", "decelerationRate", "physics",
      "snapHorizontal", "snapVertical", "minimumZoomScale", "maximumZoomScale",
      "velocityEstimator", "slop", "minimumFlingSpeed", "maximumFlingSpeed",
      "stillFingerInterval",
    ] + ScrollViewFlag.allCases.map(\.rawValue)

  /// The name of the event that sets a property.
  static func eventType(_ name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The names of the events that set properties.
  static let eventTypes = names.map(eventType)

  /// Reads the property `name` from the member of that name.
  init(
    _ name: String, in fields: SceneFields, frames: SceneFrames
  ) throws(SceneError) {
    if let flag = ScrollViewFlag(rawValue: name) {
      self = .flag(flag, try fields.flag(name))
      return
    }
    switch name {
    case "viewport": self = .viewport(try fields.size(name))
    case "contentSize": self = .contentSize(try fields.size(name))
    case "contentInset":
      let sides = try fields.numbers(name, ["top", "left", "bottom", "right"], .distance)
      self = .contentInset(
        Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]))
    case "displayScale": self = .displayScale(try fields.number(name, .displayScale))
    case "decelerationRate": self = .decelerationRate(try fields.decelerationRate(name))
    case "physics": self = .physics(try fields.dynamics(name, frames: frames))
    case "snapHorizontal": self = .snapHorizontal(try fields.snapRule(name))
    case "snapVertical": self = .snapVertical(try fields.snapRule(name))
    case "minimumZoomScale": self = .minimumZoomScale(try fields.number(name, .zoomScale))
    case "maximumZoomScale": self = .maximumZoomScale(try fields.number(name, .zoomScale))
    case "velocityEstimator": self = .velocityEstimator(try fields.choice(name))
    case "slop": self = .slop(try fields.number(name, .nonnegative))
    case "minimumFlingSpeed": self = .minimumFlingSpeed(try fields.number(name, .nonnegative))
    case "maximumFlingSpeed": self = .maximumFlingSpeed(try fields.number(name, .positive))
    case "stillFingerInterval":
      self = .stillFingerInterval(
        fields[name] == .null ? nil : try fields.number(name, .positive))
    default: preconditionFailure("name must be one of ScrollViewSetting.names")
    }
  }
}

extension SceneFields {
  /// A size written `[width, height]`.
  func size(_ name: String) throws(SceneError) -> Size2 {
    let sides = try numbers(name, ["width", "height"], .length)
    return Size2(sides[0], sides[1])
  }

  /// A rate: the fraction of velocity kept each millisecond, or UIKit's name for one.
  func decelerationRate(_ name: String) throws(SceneError) -> DecelerationRate {
    switch self[name] {
    case .string("normal"): return .normal
    case .string("fast"): return .fast
    case .number: return DecelerationRate(try number(name, .fraction))
    case let found:
      throw SceneError(
        path(name), expected: "a number > 0 and < 1, \"normal\" or \"fast\"", found: found)
    }
  }

  /// Where to come to rest: `"none"`, `"paging"`, `{"stride":100,"origin":0}` or
  /// `{"positions":[0,120,300]}`.
  func snapRule(_ name: String) throws(SceneError) -> SnapRule {
    switch self[name] {
    case .string("none"): return .none
    case .string("paging"): return .paging
    case .object:
      let rule = try SceneFields(self[name], path: path(name))
      if rule.has("positions") {
        try rule.allow(["positions"], in: "a snap rule with positions")
        return .positions(try rule.ascending("positions"))
      }
      try rule.allow(["stride", "origin"], in: "a snap rule with a stride")
      return .stride(
        try rule.number("stride", .positive), origin: try rule.number("origin", default: 0))
    case let found:
      let expected =
        "\"none\", \"paging\", {\"stride\":…,\"origin\":…} or {\"positions\":[…]}"
      throw SceneError(path(name), expected: expected, found: found)
    }
  }
}
