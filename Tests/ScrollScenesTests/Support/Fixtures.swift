import Foundation
import ScrollScenes

/// The scenes of the checkout.
enum Fixtures {
  /// Fixtures, next to Tests, from the place of this file: Tests/ScrollScenesTests/Support.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fixtures").standardized

  /// The names of all scenes.
  static let names = names(of: "Scenes", "json")

  /// The scenes whose motion does not depend on when frames are requested.
  static let continuousNames = names.filter { !$0.hasPrefix("uikit") }

  /// The names of the files of a folder, sorted and without what they end in.
  static func names(of folder: String, _ pathExtension: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == pathExtension }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  static func text(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appending(path: "Scenes/\(name).json")))
  }

  static func scene(_ name: String) throws -> ScrollScene { try ScrollScene(json: text(name)) }
}

extension SceneModel {
  /// A list on a phone.
  static let list = SceneModel(Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000)))
}

extension SceneEvent {
  /// A program's scroll, immediate unless said.
  static func jump(_ time: Double, to y: Double, animated: Bool = false) -> SceneEvent {
    SceneEvent(time, "setContentOffset", ["x": 0, "y": .number(y), "animated": .bool(animated)])
  }
}

extension SceneFrame {
  /// The scroll view of a frame that shows one.
  var scroller: Scroller {
    guard let scroller = shown.value as? Scroller else {
      preconditionFailure("shown must be a scroll view")
    }
    return scroller
  }
}

extension JSONValue {
  /// All numbers within, in order.
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .array(let elements): elements.flatMap(\.numbers)
    case .object(let members): members.flatMap(\.value.numbers)
    case .null, .bool, .string, .oversized: []
    }
  }

  /// All that is no number within, in order; the names of members are left out.
  var words: [JSONValue] {
    switch self {
    case .number, .oversized: []
    case .array(let elements): elements.flatMap(\.words)
    case .object(let members): members.flatMap(\.value.words)
    case .null, .bool, .string: [self]
    }
  }

  /// The same with every number replaced by 0.
  var withoutNumbers: JSONValue {
    switch self {
    case .number: 0
    case .array(let elements): .array(elements.map(\.withoutNumbers))
    case .object(let members): .object(members.map { Member($0.name, $0.value.withoutNumbers) })
    case .null, .bool, .string, .oversized: self
    }
  }
}
