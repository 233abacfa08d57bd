internal import Overscroll
internal import StrictJSON

extension SceneModel {
  /// The types that can be read.
  static let types = ["scrollView"]

  /// Reads the member `model` of a scene.
  init(_ scene: SceneFields, frames: SceneFrames) throws(SceneError) {
    let fields = try SceneFields(scene["model"], path: "model")
    switch fields["type"] {
    case .string("scrollView"):
      self = .scrollView(try Scroller(fields, frames: frames))
    case let found:
      let words = Self.types.map { "\"\($0)\"" }.joined(separator: ", ")
      throw SceneError("model.type", expected: "one of \(words)", found: found)
    }
  }
}

extension Scroller {
  /// Reads a scroll view: ``ScrollViewSetting`` names, of which `viewport` and `contentSize` must be
  /// there, and where it starts.
  ///
  /// What is left out is as a new `Scroller` has it. `zoomScale` starts at 1 and `contentOffset` at
  /// [0, 0], each brought within its limits; one that is given must lie within them.
  fileprivate init(_ fields: SceneFields, frames: SceneFrames) throws(SceneError) {
    let names = ScrollViewSetting.names
    try fields.allow(["type"] + names + ["zoomScale", "contentOffset"], in: "a scrollView")
    self.init(
      viewport: try fields.size("viewport"), content: try fields.size("contentSize"))
    for name in names where fields.has(name) {
      try fields.checkOrder(of: name)
      try ScrollViewSetting(name, in: fields, frames: frames).apply(to: &self)
    }
    let scale = try fields.number(
      "zoomScale", .within(minimumZoomScale...maximumZoomScale),
      default: min(max(1, minimumZoomScale), maximumZoomScale))
    setZoomScale(scale, animated: false)
    var start = Vector2.zero
    if fields.has("contentOffset") {
      let offset = try fields.numbers("contentOffset", ["x", "y"])
      start = Vector2(offset[0], offset[1])
      for (index, axis) in ScrollAxis.allCases.enumerated() {
        let range = minimumOffset[axis]...maximumOffset[axis]
        _ = try NumberDomain.within(range).check(
          .number(offset[index]), path: fields.path("contentOffset[\(index)]"))
      }
    }
    setContentOffset(start, animated: false)
    // Nothing has happened yet: let go of what setting it all up has caused.
    sync(to: 0)
  }
}

extension SceneFields {
  /// Refuses upper limits below their lower ones.
  fileprivate func checkOrder(of name: String) throws(SceneError) {
    let pairs = [
      "maximumZoomScale": "minimumZoomScale", "maximumFlingSpeed": "minimumFlingSpeed",
    ]
    guard let lower = pairs[name], has(lower) else { return }
    _ = try number(name, .atLeast(try number(lower), lower))
  }
}
