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
    ] + PanSetting.names + ScrollViewFlag.allCases.map(\.rawValue)

  /// Properties whose numbers may stand in fields of their own in an event.
  static let parts = [
    "viewport": SceneFields.sides, "contentSize": SceneFields.sides,
    "contentInset": SceneFields.edges,
  ]

  /// Reads the property `name` from the member of that name.
  init(
    _ name: String, in fields: SceneFields, frames: SceneFrames
  ) throws(SceneError) {
    if let flag = ScrollViewFlag(rawValue: name) {
      self = .flag(flag, try fields.flag(name))
      return
    }
    if let setting = try PanSetting(name, in: fields) {
      self = .pan(setting)
      return
    }
    switch name {
    case "viewport": self = .viewport(try fields.size(name))
    case "contentSize": self = .contentSize(try fields.size(name))
    case "contentInset": self = .contentInset(try fields.insets(name))
    case "displayScale": self = .displayScale(try fields.number(name, .displayScale))
    case "decelerationRate": self = .decelerationRate(try fields.decelerationRate(name))
    case "physics": self = .physics(try fields.dynamics(name, frames: frames))
    case "snapHorizontal": self = .snapHorizontal(try fields.snapRule(name))
    case "snapVertical": self = .snapVertical(try fields.snapRule(name))
    case "minimumZoomScale": self = .minimumZoomScale(try fields.number(name, .zoomScale))
    case "maximumZoomScale": self = .maximumZoomScale(try fields.number(name, .zoomScale))
    default: preconditionFailure("name must be one of ScrollViewSetting.names")
    }
  }
}

extension SceneFields {
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
