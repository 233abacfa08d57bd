internal import Overscroll
internal import StrictJSON

/// Reading events: `t`, `type` and what the type takes.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | down, move | id x y |
/// | up | id [x y]; its last place |
/// | cancel | id [x y]; the place is not used |
/// | cancelAll | |
///
/// All others belong to one type of model: ``ScrollViewAction``, ``DrawerAction``,
/// ``PictureInPictureAction``, ``PagerAction``, ``NestedAction``.
extension SceneEvent {
  init(_ fields: SceneFields, model: SceneModel, frames: SceneFrames) throws(SceneError) {
    guard case .string(let type) = fields["type"] else {
      throw SceneError(fields.path("type"), expected: "the type of an event", found: fields["type"])
    }
    let action: SceneAction
    // A model's own comes first: it may take more of a finger than where it is.
    if let own = try model.action(type, fields, frames: frames) {
      action = own
    } else if let touch = try SceneAction(touch: type, fields) {
      action = touch
    } else {
      let known = (SceneAction.touches + model.actionTypes).joined(separator: " ")
      throw SceneError(fields.path("type"), expected: "one of \(known)", found: fields["type"])
    }
    self.init(try fields.number("t", .nonnegative), action)
  }
}

extension SceneAction {
  /// What fingers do.
  static let touches = ["down", "move", "up", "cancel", "cancelAll"]

  /// Reads what a finger does; nil when the type says something else.
  fileprivate init?(touch type: String, _ fields: SceneFields) throws(SceneError) {
    switch type {
    case "down", "move":
      try fields.allow(event: type, ["id", "x", "y"])
      let id = try fields.whole("id")
      self = type == "down" ? .down(id, try fields.vector()) : .move(id, try fields.vector())
    case "up", "cancel":
      try fields.allow(event: type, ["id", "x", "y"])
      let id = try fields.whole("id")
      let place = try fields.place()
      self = type == "up" ? .up(id, place) : .cancel(id)
    case "cancelAll":
      try fields.allow(event: type, [])
      self = .cancelAll
    default:
      return nil
    }
  }
}
