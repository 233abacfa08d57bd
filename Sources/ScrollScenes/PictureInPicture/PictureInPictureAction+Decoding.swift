internal import Overscroll
internal import StrictJSON

/// Reading what happens to a floating window.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | moveToPlace | place: an index, or {"stashed":"left","share":0.5} [animated true] |
/// | setSize | size or width height [animated true] |
/// | setContainer | container or width height [insets] [animated true] |
/// | setInsets | insets or top left bottom right [animated true] |
/// | setKeyboardInset | keyboardInset [animated true] |
/// | set and a property | the property, as in the model |
extension PictureInPictureAction {
  /// The names of the types.
  static let types =
    ["moveToPlace", "setSize", "setContainer", "setInsets", "setKeyboardInset"]
    + PictureInPictureSetting.names.map(SceneFields.eventType)

  /// Reads an event; nil when there is no such type.
  init?(_ type: String, _ fields: SceneFields) throws(SceneError) {
    func allow(_ names: [String]) throws(SceneError) -> Bool {
      try fields.allow(event: type, names + ["animated"])
      return try fields.flag("animated", default: true)
    }
    switch type {
    case "moveToPlace":
      let animated = try allow(["place"])
      self = .moveToPlace(try fields.floatingPlace("place"), animated: animated)
    case "setSize":
      let animated = try allow(fields.fields(of: "size", or: SceneFields.sides))
      self = .setSize(try fields.size("size"), animated: animated)
    case "setContainer":
      let names = fields.fields(of: "container", or: SceneFields.sides)
      let animated = try allow(names + ["insets"])
      let insets = fields.has("insets") ? try fields.insets("insets") : nil
      self = .setContainer(try fields.size("container"), insets: insets, animated: animated)
    case "setInsets":
      let animated = try allow(fields.fields(of: "insets", or: SceneFields.edges))
      self = .setInsets(try fields.insets("insets"), animated: animated)
    case "setKeyboardInset":
      let animated = try allow(["keyboardInset"])
      self = .setKeyboardInset(
        try fields.number("keyboardInset", .length), animated: animated)
    default:
      let names = PictureInPictureSetting.names
      guard let name = names.first(where: { SceneFields.eventType($0) == type }) else {
        return nil
      }
      try fields.allow(event: type, [name])
      self = .set(try PictureInPictureSetting(name, in: fields))
    }
  }
}

/// The properties of a floating window by their names in a scene.
extension PictureInPictureSetting {
  /// The names.
  static let names =
    ["spring", "decelerationRate", "stashing", "alternateSize", "reducesMotion"]
    + PanSetting.names

  /// Reads the property `name` from the member of that name; `null` is a rule or a size that is not
  /// there.
  init(_ name: String, in fields: SceneFields) throws(SceneError) {
    if let setting = try PanSetting(name, in: fields) {
      self = .pan(setting)
      return
    }
    let isNone = fields[name] == .null
    switch name {
    case "spring": self = .spring(try fields.spring(name))
    case "decelerationRate": self = .decelerationRate(try fields.decelerationRate(name))
    case "stashing": self = .stashing(isNone ? nil : try fields.stashRule(name))
    case "alternateSize": self = .alternateSize(isNone ? nil : try fields.size(name))
    case "reducesMotion": self = .reducesMotion(try fields.flag(name))
    default: preconditionFailure("name must be one of PictureInPictureSetting.names")
    }
  }
}

extension SceneFields {
  /// A place: the index of a resting place, or a side to be put away at.
  fileprivate func floatingPlace(_ name: String) throws(SceneError) -> PictureInPicturePlace {
    guard case .object = self[name] else {
      guard case .number = self[name] else {
        let expected = "an index or {\"stashed\":…,\"share\":…}"
        throw SceneError(path(name), expected: expected, found: self[name])
      }
      return .resting(try whole(name))
    }
    let place = try SceneFields(self[name], path: path(name))
    try place.allow(["stashed", "share"], in: "a place at a side")
    return .stashed(
      try place.choice("stashed"), share: try place.number("share", .within(0...1)))
  }

  /// How a window is put away: `{"peek":36,"leastSpeed":1500}`, each with its default.
  fileprivate func stashRule(_ name: String) throws(SceneError) -> StashRule {
    let fields = try SceneFields(self[name], path: path(name))
    try fields.allow(["peek", "leastSpeed"], in: "a stashing")
    let rule = StashRule()
    return StashRule(
      peek: try fields.number("peek", .length, default: rule.peek),
      minimumSpeed: try fields.number("leastSpeed", .nonnegative, default: rule.minimumSpeed))
  }
}
