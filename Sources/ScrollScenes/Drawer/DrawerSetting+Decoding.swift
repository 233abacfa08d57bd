internal import Overscroll
internal import StrictJSON

/// The properties of a drawer by their names in a scene; in flight each has its event, as those of a
/// scroll view.
extension DrawerSetting {
  /// The names, for every drawer.
  static let names =
    ["spring", "decelerationRate"] + PanSetting.names + ["isDragEnabled", "reducesMotion"]

  /// The names of those that only a drawer with a list has.
  static let namesWithList = ["passesMomentumToList", "passesMomentumToDrawer"]

  /// Reads the property `name` from the member of that name.
  init(_ name: String, in fields: SceneFields) throws(SceneError) {
    if let setting = try PanSetting(name, in: fields) {
      self = .pan(setting)
      return
    }
    switch name {
    case "spring": self = .spring(try fields.spring(name))
    case "decelerationRate": self = .decelerationRate(try fields.decelerationRate(name))
    case "isDragEnabled": self = .isDragEnabled(try fields.flag(name))
    case "reducesMotion": self = .reducesMotion(try fields.flag(name))
    case "passesMomentumToList": self = .passesMomentumToList(try fields.flag(name))
    case "passesMomentumToDrawer": self = .passesMomentumToDrawer(try fields.flag(name))
    default: preconditionFailure("name must be one of DrawerSetting.names")
    }
  }
}

extension SceneFields {
  /// A drawer's anchors, two or more.
  func anchors(_ name: String) throws(SceneError) -> [DrawerAnchor] {
    guard case .array(let elements) = self[name] else {
      throw SceneError(path(name), expected: "a list of anchors", found: self[name])
    }
    guard elements.count >= 2 else {
      throw SceneError(path(name), "expected two anchors or more, found \(elements.count)")
    }
    var anchors: [DrawerAnchor] = []
    for (index, element) in elements.enumerated() {
      anchors.append(try Self.anchor(element, path: "\(path(name))[\(index)]"))
    }
    return anchors
  }

  /// An anchor in the words of the layout: `{"fromTop":60}`, `{"fromBottom":120}`,
  /// `{"fraction":0.5}`, `"contentHeight"` or `"dismissed"`.
  private static func anchor(
    _ value: JSONValue, path: String
  ) throws(SceneError) -> DrawerAnchor {
    switch value {
    case .string("contentHeight"): return .contentHeight
    case .string("dismissed"): return .dismissed
    case .object(let members) where members.count == 1:
      let fields = try SceneFields(value, path: path)
      try fields.allow(["fromTop", "fromBottom", "fraction"], in: "an anchor")
      if fields.has("fromTop") { return .fromTop(try fields.number("fromTop", .distance)) }
      if fields.has("fromBottom") {
        return .fromBottom(try fields.number("fromBottom", .distance))
      }
      return .fraction(try fields.number("fraction", .within(0...1)))
    default:
      let expected =
        "{\"fromTop\":…}, {\"fromBottom\":…}, {\"fraction\":…}, \"contentHeight\" or "
        + "\"dismissed\""
      throw SceneError(path, expected: expected, found: value)
    }
  }
}
