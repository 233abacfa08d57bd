import ScrollScenes
import Testing

extension SceneFrame {
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
