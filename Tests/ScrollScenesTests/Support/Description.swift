import Foundation
import Overscroll
import ScrollScenes

/// What is written of a model's properties elsewhere in the repository.
struct Description {
  /// One property, whatever it belongs to.
  struct Line {
    let name, summary, words: String
    let script: String?

    init<Model>(_ property: ModelProperty<Model>) {
      (name, summary) = (property.name, property.summary)
      (words, script) = (property.words, property.script)
    }
  }

  /// The model's name in Swift.
  let swift: String
  /// Its `type` in a scene.
  let type: String
  let lines: [Line]

  init<Model>(_ swift: String, _ type: String, _ properties: [ModelProperty<Model>]) {
    (self.swift, self.type, lines) = (swift, type, properties.map(Line.init))
  }

  /// All of them.
  static var all: [Description] {
    let page = NestedScroll(Scroller(viewport: .zero, content: .zero), order: .innerFirst)
    return [
      Description("Scroller", "scrollView", Scroller.properties()),
      Description("Drawer", "drawer", Drawer.properties),
      Description("ScrollingDrawer", "drawer-with-list", ScrollingDrawer.properties),
      Description("PictureInPicture", "pictureInPicture", PictureInPicture.properties),
      Description("Pager", "pager", Pager.properties),
      Description("NestedScroll", "nested", page.properties),
      Description("Throw", "throw", Throw<SIMD4<Double>>.properties()),
      Description("Dial", "dial", Dial.properties),
    ]
  }

  /// The properties that all models have that are dragged.
  static let fingers = [
    "velocityEstimator", "slop", "minimumFlingSpeed", "maximumFlingSpeed", "stillFingerInterval",
  ]

  /// The table of the guide.
  func table(without others: [String]) -> String {
    lines.filter { !others.contains($0.name) }.reduce("| property | |\n|---|---|\n") {
      let words = $1.words.isEmpty ? "" : "; \($1.words)"
      return $0 + "| `\($1.name)` | \($1.summary)\(words) |\n"
    }
  }
}
