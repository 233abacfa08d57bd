import Foundation
import OverscrollLab
import StrictJSON
import Testing

/// One reference case; named after its id in test reports.
struct OracleCase: Sendable, CustomTestStringConvertible {
  let value: JSONValue
  var testDescription: String { value["id"].map(JSONWriter.line) ?? "?" }

  /// The cases of a file; none when it cannot be read.
  static func read(_ file: URL) -> [OracleCase] {
    guard let data = try? Data(contentsOf: file),
      case .array(let cases) = try? JSONParser.parse(Array(data))["cases"]
    else { return [] }
    return cases.map(OracleCase.init)
  }

  /// What `overscroll eval` answers, its outputs.
  func answer() throws -> JSONValue {
    let question = JSONValue.object(
      ["id", "kind", "inputs"].compactMap { name in
        value[name].map { JSONValue.Member(name, $0) }
      })
    let reply = Evaluator.reply(to: Array(JSONWriter.line(question).utf8), lineNumber: 1)
    #expect(reply.isAnswer, "\(reply.line)")
    let answer = try JSONParser.parse(reply.line)
    #expect(answer["id"] == value["id"])
    #expect(answer["kind"] == value["kind"])
    return try #require(answer["outputs"])
  }

  /// The paths at which the answer is not the expected one.
  func differences() throws -> [String] {
    Self.differences(
      try #require(value["expected"]), try answer(), path: "",
      tolerances: try #require(value["tol"]))
  }

  /// The paths at which the answer is not within the vendor's own tolerance.
  func vendorDifferences() throws -> [String] {
    guard case .object(let asserted) = value["vendor"] else { return [] }
    let outputs = try answer()
    return asserted.compactMap { member in
      let found = Self.value(at: member.name, in: outputs)
      return Self.isWithin(member.value, found)
        ? nil : "\(member.name): \(found?.found ?? "nothing")"
    }
  }

  private static func isWithin(_ asserted: JSONValue, _ found: JSONValue?) -> Bool {
    if let low = asserted["min"]?.number, let high = asserted["max"]?.number {
      return found?.number.map { $0 >= low && $0 <= high } ?? false
    }
    guard let goal = asserted["value"]?.number else { return asserted["value"] == found }
    let tolerance = asserted["tol"]?.number ?? asserted["relTol"]?.number.map { $0 * abs(goal) }
    guard let number = found?.number, let tolerance else { return false }
    return abs(number - goal) <= tolerance
  }

  /// The value at a path such as `samples[2].x`.
  private static func value(at path: String, in outputs: JSONValue) -> JSONValue? {
    path.split { ".[]".contains($0) }.reduce(outputs) { value, step in
      if let elements = value?.elements, let index = Int(step), index < elements.count {
        return elements[index]
      }
      return value?[String(step)]
    }
  }

  private static func differences(
    _ expected: JSONValue, _ found: JSONValue?, path: String, tolerances: JSONValue
  ) -> [String] {
    switch (expected, found) {
    case (.object(let members), .object?):
      return members.flatMap { member in
        differences(
          member.value, found?[member.name],
          path: path.isEmpty ? member.name : "\(path).\(member.name)", tolerances: tolerances)
      }
    case (.array(let elements), .array(let others)?) where elements.count == others.count:
      return zip(elements, others).enumerated().flatMap { index, pair in
        differences(pair.0, pair.1, path: "\(path)[\(index)]", tolerances: tolerances)
      }
    case (.number(let number), .number(let other)?):
      let tolerance = tolerances[path]?.number ?? 0
      return abs(number - other) <= tolerance ? [] : ["\(path): \(other), not \(number)"]
    default: return expected == found ? [] : ["\(path): \(found?.found ?? "nothing")"]
    }
  }
}

extension JSONValue {
  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  var word: String? {
    if case .string(let word) = self { return word }
    return nil
  }

  var elements: [JSONValue]? {
    if case .array(let elements) = self { return elements }
    return nil
  }
}
