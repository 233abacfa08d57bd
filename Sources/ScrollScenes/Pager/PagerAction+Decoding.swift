internal import Overscroll
internal import StrictJSON

/// Reading what happens to a pager.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | scrollToPage | page [animated true] |
/// | turnPages | pages [animated true] |
/// | insertPages | page extents, or page count [animated true] |
/// | removePages | page [count 1] [animated true] |
/// | setExtent | page extent |
/// | setViewport | viewport or width height |
/// | setInsets | insets or top left bottom right |
/// | setSpacing setAxis setAlignment setWraps | the value, as in the model |
/// | set and a property | the property, as in the model |
extension PagerAction {
  /// The names of the types.
  static let types =
    ["scrollToPage", "turnPages", "insertPages", "removePages", "setExtent"]
    + (PagerLayoutChange.names + PagerSetting.names).map(SceneFields.eventType)

  /// Reads an event; nil when there is no such type.
  init?(_ type: String, _ fields: SceneFields) throws(SceneError) {
    func animated(_ names: String...) throws(SceneError) -> Bool {
      try fields.allow(event: type, names + ["animated"])
      return try fields.flag("animated", default: true)
    }
    switch type {
    case "scrollToPage":
      let animated = try animated("page")
      self = .scrollToPage(try fields.whole("page"), animated: animated)
    case "turnPages":
      let animated = try animated("pages")
      self = .turnPages(try fields.whole("pages"), animated: animated)
    case "insertPages":
      let animated = try animated("page", "extents", "count")
      self = .insertPages(
        try fields.extents(), at: try fields.whole("page"), animated: animated)
    case "removePages":
      let animated = try animated("page", "count")
      let count = fields.has("count") ? try fields.whole("count") : 1
      self = .removePages(try fields.whole("page"), count: count, animated: animated)
    case "setExtent":
      try fields.allow(event: type, ["page", "extent"])
      self = .setExtent(try fields.number("extent", .length), of: try fields.whole("page"))
    default:
      func named(_ names: [String]) -> String? {
        names.first { SceneFields.eventType($0) == type }
      }
      if let name = named(PagerLayoutChange.names) {
        let parts =
          name == "viewport" ? SceneFields.sides : name == "insets" ? SceneFields.edges : []
        try fields.allow(event: type, fields.fields(of: name, or: parts))
        self = .setLayout(try PagerLayoutChange(name, in: fields))
      } else if let name = named(PagerSetting.names) {
        try fields.allow(event: type, [name])
        self = .set(try PagerSetting(name, in: fields))
      } else {
        return nil
      }
    }
  }
}

/// The parts of a pager's layout by their names in a scene.
extension PagerLayoutChange {
  /// The names.
  static let names = ["viewport", "insets", "spacing", "axis", "alignment", "wraps"]

  /// Reads the part `name` from the member of that name.
  init(_ name: String, in fields: SceneFields) throws(SceneError) {
    switch name {
    case "viewport": self = .viewport(try fields.size(name))
    case "insets": self = .insets(try fields.insets(name))
    case "spacing": self = .spacing(try fields.number(name, .length))
    case "axis": self = .axis(try fields.choice(name))
    case "alignment": self = .alignment(try fields.choice(name))
    case "wraps": self = .wraps(try fields.flag(name))
    default: preconditionFailure("name must be one of PagerLayoutChange.names")
    }
  }
}

/// The properties of a pager by their names in a scene.
extension PagerSetting {
  /// The names.
  static let names =
    ["spring", "decelerationRate", "turn", "isDragEnabled", "reducesMotion"] + PanSetting.names

  /// Reads the property `name` from the member of that name.
  init(_ name: String, in fields: SceneFields) throws(SceneError) {
    if let setting = try PanSetting(name, in: fields) {
      self = .pan(setting)
      return
    }
    switch name {
    case "spring": self = .spring(try fields.spring(name))
    case "decelerationRate": self = .decelerationRate(try fields.decelerationRate(name))
    case "turn": self = .turn(try fields.turn(name))
    case "isDragEnabled": self = .isDragEnabled(try fields.flag(name))
    case "reducesMotion": self = .reducesMotion(try fields.flag(name))
    default: preconditionFailure("name must be one of PagerSetting.names")
    }
  }
}

extension SceneFields {
  /// The most pages of a scene, 2²⁰: a million.
  ///
  /// Source: chosen, as in the C interface. Grade D.
  private static let mostPages = 1_048_576.0

  /// How long pages are: `extents`, a list in points, or `count`, as many that fill the room.
  func extents() throws(SceneError) -> SceneExtents {
    guard has("extents") else {
      return .room(Int(try number("count", .within(0...Self.mostPages))))
    }
    guard !has("count") else { throw SceneError(path("count"), "stands beside extents") }
    guard case .array(let elements) = self["extents"] else {
      throw SceneError(path("extents"), expected: "a list of lengths", found: self["extents"])
    }
    var extents: [Double] = []
    for (index, element) in elements.enumerated() {
      extents.append(
        try NumberDomain.length.check(element, path: "\(path("extents"))[\(index)]"))
    }
    return .list(extents)
  }

  /// How many pages a drag may turn: a number, `"neighbor"` or `"free"`.
  fileprivate func turn(_ name: String) throws(SceneError) -> PageTurn {
    switch self[name] {
    case .string("neighbor"): return .neighbor
    case .string("free"): return .free
    case .number: return .atMost(Int(try number(name, .within(0...Self.mostPages))))
    case let found:
      throw SceneError(
        path(name), expected: "a number of pages, \"neighbor\" or \"free\"", found: found)
    }
  }
}
