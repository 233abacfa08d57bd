import Overscroll
@_spi(Fields) import ScrollScenes

/// What happens in a random scene, in the words of the scene format, so that `overscroll replay` plays it.
///
/// UIKit's law for frames of another rate than the scene's has no words there: it is listed in ``unwritten``; the test
/// itself replays it by seed and steps.
struct SceneScript {
  /// Whether anything is written down: text takes longer than scrolling.
  let isWritten: Bool

  private var model: [String] = []
  private var events: [String] = []

  /// What the format has no words for.
  private(set) var unwritten: [String] = []

  /// The scene as a file.
  var json: String {
    """
    {
      "scene": 1,
      "model": { \(model.joined(separator: ",\n             ")) },
      "frameRate": \(Int(RandomScrollerScene.rate)),
      "events": [
        \(events.joined(separator: ",\n    "))
      ]
    }

    """
  }

  /// Begins with nothing.
  init(isWritten: Bool) { self.isWritten = isWritten }

  /// Something that happens.
  mutating func add(
    _ type: String, at time: Double, _ fields: @autoclosure () -> [(String, String)] = []
  ) {
    guard isWritten else { return }
    let all = [("t", "\(time)"), ("type", "\"\(type)\"")] + fields()
    events.append("{" + all.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}")
  }

  /// A property that is set.
  mutating func set(_ name: String, of scroller: Scroller, at time: Double) {
    guard isWritten, let property = Self.properties.first(where: { $0.name == name }) else {
      return
    }
    if let value = property.json(of: scroller) {
      add(property.eventType, at: time, [(name, JSONWriter.line(value))])
    } else {
      lack(name, at: time)
    }
  }

  /// Something the format has no words for.
  mutating func lack(_ what: String, at time: Double) { unwritten.append("\(what) at \(time)") }

  mutating func begin(_ scroller: Scroller) {
    guard isWritten else { return }
    // What the scene has so far: what a feel sets is not written again.
    var new = Scroller(viewport: .zero, content: .zero)
    let needed = ["viewport", "contentSize"]
    model = ["\"type\": \"scrollView\""]
    for property in Self.properties {
      if let value = property.json(of: scroller) {
        guard needed.contains(property.name) || value != property.json(of: new) else { continue }
        try? property.set(&new, to: value)
        model.append("\"\(property.name)\": \(JSONWriter.line(value))")
      } else {
        lack(property.name, at: 0)
      }
    }
  }

  /// Everything about a scroll view that a scene has.
  static var properties: [ModelProperty<Scroller>] {
    Scroller.properties(.rate(RandomScrollerScene.rate))
  }
}
