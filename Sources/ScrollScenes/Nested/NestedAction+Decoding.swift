internal import Overscroll
internal import StrictJSON

/// Reading what happens to scrollers inside one another.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | down | id x y [on: the index of a scroller, the active one] |
/// | wheel | as for a scroll view [on: an index] |
/// | key | key |
/// | scrollToTop | [animated true] |
/// | set and a property of the model | the property |
/// | setOrder, setMass, setMinimumSpeed | on: an index, and the property |
/// | any of ``ScrollViewAction`` | its fields, and on: an index |
extension NestedAction {
  /// The names of the types.
  static let types =
    ["wheel", "key", "scrollToTop"]
    + (NestedSetting.names + NestedSetting.namesOfMembers).map(
      SceneFields.eventType) + ["(with \"on\")"] + ScrollViewAction.types

  /// Reads an event; nil when there is no such type.
  ///
  /// - Parameters:
  ///   - type: the name.
  ///   - fields: the event.
  ///   - frames: when frames are asked for.
  ///   - count: how many scrollers there are.
  init?(
    _ type: String, _ fields: SceneFields, frames: SceneFrames, count: Int
  ) throws(SceneError) {
    func on() throws(SceneError) -> Int {
      Int(try fields.number("on", .index(of: count)))
    }
    let rest = fields.without("on")
    if let name = NestedSetting.names.first(where: { SceneFields.eventType($0) == type }),
      !fields.has("on")
    {
      try fields.allow(event: type, [name])
      self = .set(try NestedSetting(name, in: fields, count: count))
      return
    }
    if let name = NestedSetting.namesOfMembers.first(where: { SceneFields.eventType($0) == type }) {
      try fields.allow(event: type, ["on", name])
      self = .set(try NestedSetting(name, of: try on(), in: fields))
      return
    }
    switch type {
    case "down":
      try fields.allow(event: type, ["id", "x", "y", "on"])
      // A finger on the active one is a finger like any other.
      guard fields.has("on") else { return nil }
      self = .down(try fields.whole("id"), try fields.vector(), on: try on())
    case "wheel":
      let target = fields.has("on") ? try on() : nil
      guard case .wheel(let event) = try ScrollViewAction(type, rest, frames: frames) else {
        return nil
      }
      self = .wheel(event, on: target)
    case "key":
      try fields.allow(event: type, ["key"])
      self = .key(try fields.choice("key"))
    case "scrollToTop" where !fields.has("on"):
      try fields.allow(event: type, ["animated"])
      self = .scrollToTop(animated: try fields.flag("animated", default: true))
    default:
      guard let action = try ScrollViewAction(type, rest, frames: frames) else { return nil }
      self = .scroller(try on(), action)
    }
  }
}

extension NestedSetting {
  /// The names of the properties of a model.
  static let names = ["active", "directionalLock", "reducesMotion"] + PanSetting.names

  /// The names of what a scroller is among the others.
  static let namesOfMembers = ["order", "mass", "minimumSpeed"]

  /// Reads the property `name` from the member of that name.
  init(_ name: String, in fields: SceneFields, count: Int) throws(SceneError) {
    if let setting = try PanSetting(name, in: fields) {
      self = .pan(setting)
      return
    }
    switch name {
    case "active": self = .active(Int(try fields.number(name, .index(of: count))))
    case "directionalLock": self = .directionalLock(try fields.directionalLock(name))
    default: self = .reducesMotion(try fields.flag("reducesMotion"))
    }
  }

  /// Reads the property `name` of a scroller from the member of that name.
  init(_ name: String, of index: Int, in fields: SceneFields) throws(SceneError) {
    switch name {
    case "order": self = .order(try fields.choice(name), of: index)
    case "mass": self = .mass(try fields.number(name, .within(MomentumTransfer.masses)), of: index)
    default:
      let isNone = fields["minimumSpeed"] == .null
      self = .minimumSpeed(
        isNone ? .infinity : try fields.number("minimumSpeed", .nonnegative), of: index)
    }
  }
}

extension SceneFields {
  /// Two angles in degrees, from the horizontal; null for drags that are free.
  func directionalLock(_ name: String) throws(SceneError) -> DirectionalLock? {
    if self[name] == .null { return nil }
    let angles = try numbers(name, ["horizontal", "vertical"], .within(0...90))
    _ = try NumberDomain.above(angles[0], "the one before")
      .check(.number(angles[1]), path: "\(path(name))[1]")
    return DirectionalLock(horizontalAngle: angles[0], verticalAngle: angles[1])
  }
}
