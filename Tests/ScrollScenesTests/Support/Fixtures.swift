import Foundation
import ScrollScenes
import Testing

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

  /// Holds all that a line says of a place to that of another frame, to 1e-9; when it is, which frame it
  /// is and what happened since the one before do not count.
  func expectSamePlace(as expected: SceneFrame) throws {
    let (place, other) = (try place, try expected.place)
    #expect(place.withoutNumbers == other.withoutNumbers, "frame \(number)")
    for (one, two) in zip(place.numbers, other.numbers) {
      #expect(abs(one - two) < 1e-9, "frame \(number)")
    }
  }

  /// The line without number, time, events and passes of momentum, and with velocities in such a unit
  /// that 1e-9 of them is a billionth.
  private var place: JSONValue {
    get throws {
      func kept(_ value: JSONValue) -> JSONValue {
        if case .array(let elements) = value { return .array(elements.map(kept)) }
        guard case .object(let members) = value else { return value }
        return .object(
          members.filter { !["frame", "t", "events", "passes"].contains($0.name) }.map { member in
            .init(
              member.name, member.name == "velocity" ? scaled(member.value) : kept(member.value))
          })
      }
      func scaled(_ velocity: JSONValue) -> JSONValue {
        let speed = max(1, velocity.numbers.map(abs).max() ?? 1)
        return .array(velocity.numbers.map { .number($0 / speed) })
      }
      return kept(try JSONParser.parse(line))
    }
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
