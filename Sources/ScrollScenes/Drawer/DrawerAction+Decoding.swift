internal import Overscroll
internal import StrictJSON

/// Reading what happens to a drawer.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | down | id x y [on "list"]; "header" is the other part of a drawer with a list |
/// | moveToAnchor | anchor: an index [animated true] |
/// | setAnchors | anchors [anchor: an index] [animated true] |
/// | setContainer | container or width height [insets] [animated true] |
/// | setInsets | insets or top left bottom right [animated true] |
/// | setContentHeight, setEdge | the field as in the model [animated true] |
/// | set and a property | the property, as in the model |
/// | any of ``ScrollViewAction`` | its fields, and on: "list" |
extension DrawerAction {
  /// The names of the types for a drawer without a list.
  static let types =
    [
      "moveToAnchor", "setAnchors", "setContainer", "setInsets", "setContentHeight", "setEdge",
    ] + DrawerSetting.names.map(SceneFields.eventType)

  /// The names of the types for a drawer with a list.
  static let typesWithList =
    types + DrawerSetting.namesWithList.map(SceneFields.eventType)
    + ["(with \"on\":\"list\")"] + ScrollViewAction.types

  /// Reads an event of a drawer without a list; nil when there is no such type.
  init?(_ type: String, _ fields: SceneFields) throws(SceneError) {
    try self.init(type, fields, settings: DrawerSetting.names)
  }

  /// Reads an event of a drawer with a list; nil when there is no such type.
  init?(
    withList type: String, _ fields: SceneFields, frames: SceneFrames
  ) throws(SceneError) {
    if fields.has("on") {
      guard fields["on"] == .string("list") else {
        throw SceneError(fields.path("on"), expected: "\"list\"", found: fields["on"])
      }
      guard let action = try ScrollViewAction(type, fields.without("on"), frames: frames) else {
        return nil
      }
      self = .list(action)
    } else {
      try self.init(
        type, fields, settings: DrawerSetting.names + DrawerSetting.namesWithList)
    }
  }

  private init?(
    _ type: String, _ fields: SceneFields, settings: [String]
  ) throws(SceneError) {
    func allow(_ names: [String]) throws(SceneError) -> Bool {
      try fields.allow(event: type, names + ["animated"])
      return try fields.flag("animated", default: true)
    }
    switch type {
    case "moveToAnchor":
      let animated = try allow(["anchor"])
      self = .moveToAnchor(try fields.whole("anchor"), animated: animated)
    case "setAnchors":
      let animated = try allow(["anchors", "anchor"])
      self = .setAnchors(
        try fields.anchors("anchors"),
        anchor: fields.has("anchor") ? try fields.whole("anchor") : nil, animated: animated)
    case "setContainer":
      let names = fields.fields(of: "container", or: SceneFields.sides)
      let animated = try allow(names + ["insets"])
      let insets = fields.has("insets") ? try fields.insets("insets") : nil
      self = .setLayout(
        .container(try fields.size("container"), insets: insets), animated: animated)
    case "setInsets":
      let animated = try allow(fields.fields(of: "insets", or: SceneFields.edges))
      self = .setLayout(.insets(try fields.insets("insets")), animated: animated)
    case "setContentHeight":
      let animated = try allow(["contentHeight"])
      self = .setLayout(
        .contentHeight(try fields.number("contentHeight", .length)), animated: animated)
    case "setEdge":
      let animated = try allow(["edge"])
      self = .setLayout(.edge(try fields.choice("edge")), animated: animated)
    default:
      guard let name = settings.first(where: { SceneFields.eventType($0) == type }) else {
        return nil
      }
      try fields.allow(event: type, [name])
      self = .set(try DrawerSetting(name, in: fields))
    }
  }
}

extension SceneAction {
  /// Reads a finger that touches a drawer with a list; on the list it is a finger like any other.
  init(downOnDrawerWithList fields: SceneFields) throws(SceneError) {
    try fields.allow(event: "down", ["id", "x", "y", "on"])
    let (id, place) = (try fields.whole("id"), try fields.vector())
    let part = try fields.choice("on", default: ScrollingDrawer.Part.list)
    self = part == .list ? .down(id, place) : .drawer(.downOnHeader(id, place))
  }
}
