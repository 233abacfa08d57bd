internal import StrictJSON

extension SceneModel {
  /// The types that can be read.
  static let types = ["scrollView", "drawer", "pictureInPicture", "pager", "nested"]

  /// Reads the member `model` of a scene.
  init(_ scene: SceneFields, frames: SceneFrames) throws(SceneError) {
    let fields = try SceneFields(scene["model"], path: "model")
    switch fields["type"] {
    case .string("scrollView"): self = .scrollView(try .init(fields, frames: frames))
    case .string("drawer"): self = try .drawer(fields, frames: frames)
    case .string("pictureInPicture"): self = .pictureInPicture(try .init(fields))
    case .string("pager"): self = .pager(try .init(fields))
    case .string("nested"): self = .nested(try .init(fields, frames: frames))
    case let found:
      let words = Self.types.map { "\"\($0)\"" }.joined(separator: ", ")
      throw SceneError("model.type", expected: "one of \(words)", found: found)
    }
  }

  /// The types of the events that it takes beside those of fingers.
  var actionTypes: [String] {
    switch self {
    case .scrollView: ScrollViewAction.types
    case .drawer: DrawerAction.types
    case .scrollingDrawer: DrawerAction.typesWithList
    case .pictureInPicture: PictureInPictureAction.types
    case .pager: PagerAction.types
    case .nested: NestedAction.types
    }
  }

  /// Reads an event of a type of the model's own; nil when there is none of that name.
  func action(
    _ type: String, _ fields: SceneFields, frames: SceneFrames
  ) throws(SceneError) -> SceneAction? {
    switch self {
    case .scrollView:
      try ScrollViewAction(type, fields, frames: frames).map(SceneAction.scrollView)
    case .drawer:
      try DrawerAction(type, fields).map(SceneAction.drawer)
    case .scrollingDrawer:
      type == "down"
        ? try SceneAction(downOnDrawerWithList: fields)
        : try DrawerAction(withList: type, fields, frames: frames).map(SceneAction.drawer)
    case .pictureInPicture:
      try PictureInPictureAction(type, fields).map(SceneAction.pictureInPicture)
    case .pager:
      try PagerAction(type, fields).map(SceneAction.pager)
    case .nested(let page):
      try NestedAction(type, fields, frames: frames, count: page.count).map(SceneAction.nested)
    }
  }

  /// What a frame's line says of it, and of what happened since the frame before.
  func members(_ news: [SceneNews]) -> [JSONValue.Member] {
    switch self {
    case .scrollView(let scroller): scroller.frame.members(news)
    case .drawer(let drawer): drawer.members(velocity: drawer.velocity, news)
    case .scrollingDrawer(let drawer): drawer.members(news)
    case .pictureInPicture(let window): window.members(news)
    case .pager(let pager): pager.members(news)
    case .nested(let page): page.members(news)
    }
  }
}
