import Overscroll

/// What happens in a random scene, in the words of the scene format, so that `overscroll replay` plays it.
///
/// Two things have no words there: zooming by a wheel, and UIKit's law for frames of another rate than the
/// scene's. They are listed in ``unwritten``; the test itself replays them by seed and steps.
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
  mutating func set(_ name: String, _ value: @autoclosure () -> String, at time: Double) {
    guard isWritten else { return }
    add("set" + name.prefix(1).uppercased() + name.dropFirst(), at: time, [(name, value())])
  }

  /// Something the format has no words for.
  mutating func lack(_ what: String, at time: Double) { unwritten.append("\(what) at \(time)") }

  /// The model as it starts.
  mutating func begin(_ scroller: Scroller) {
    guard isWritten else { return }
    func flag(_ name: String, _ value: Bool) { if value { model.append("\"\(name)\": true") } }
    model = [
      "\"type\": \"scrollView\"", "\"viewport\": \(scroller.viewport.words)",
      "\"contentSize\": \(scroller.contentSize.words)",
      "\"contentInset\": \(scroller.contentInset.words)",
      "\"displayScale\": \(scroller.displayScale)",
      "\"minimumZoomScale\": \(scroller.minimumZoomScale)",
      "\"maximumZoomScale\": \(scroller.maximumZoomScale)",
      "\"decelerationRate\": \(scroller.decelerationRate.keptPerMillisecond)",
      "\"bounces\": \(scroller.bounces)", "\"bouncesZoom\": \(scroller.bouncesZoom)",
    ]
    flag("alwaysBounceVertical", scroller.alwaysBounceVertical)
    flag("isPagingEnabled", scroller.isPagingEnabled)
    flag("reducesMotion", scroller.reducesMotion)
    flag("hasZoomMomentum", scroller.hasZoomMomentum)
    flag("buildsUpFlicks", scroller.buildsUpFlicks)
    flag("isDirectionalLockEnabled", scroller.isDirectionalLockEnabled)
    flag("zoomsOnDoubleTap", scroller.zoomsOnDoubleTap)
    if let rule = scroller.snapVertical.words { model.append("\"snapVertical\": \(rule)") }
    if scroller.feel != .uiKit {
      let platforms = ScrollFeel.Platform.allCases
      if let platform = platforms.first(where: { ScrollFeel($0) == scroller.feel }) {
        model.append("\"feel\": \"\(platform)\"")
      } else {
        lack("a feel of its own", at: 0)
      }
    } else if let law = scroller.dynamics.words {
      model.append("\"physics\": \(law)")
    } else {
      lack("\(scroller.dynamics)", at: 0)
    }
  }
}

extension Size2 {
  var words: String { "[\(width), \(height)]" }
}

extension Insets {
  var words: String { "[\(top), \(left), \(bottom), \(right)]" }
}

extension SnapRule {
  var words: String? {
    switch self {
    case .none: "\"none\""
    case .stride(let stride, _): "{\"stride\": \(stride)}"
    default: nil
    }
  }
}

extension ScrollDynamics {
  var words: String? {
    func words(_ spring: DampedSpring) -> String {
      "{\"mass\": \(spring.mass), \"stiffness\": \(spring.stiffness), "
        + "\"dampingRatio\": \(spring.dampingRatio)}"
    }
    return switch self {
    case .continuous: "\"continuous\""
    case .springs(let hit, let released):
      "{\"bounce\": {\"hit\": \(words(hit)), \"release\": \(words(released))}}"
    default: nil
    }
  }
}
