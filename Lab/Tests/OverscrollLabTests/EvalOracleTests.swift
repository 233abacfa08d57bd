import Foundation
import OverscrollLab
import StrictJSON
import Testing

@Suite struct EvalOracleTests {
  /// One reference case; named after its id in test reports.
  struct Case: Sendable, CustomTestStringConvertible {
    let value: JSONValue
    var testDescription: String { value["id"].map(JSONWriter.line) ?? "?" }
  }

  static let cases: [Case] = {
    guard let data = try? Data(contentsOf: Checkout.oracle),
      case .array(let cases) = try? JSONParser.parse(Array(data))["cases"]
    else { return [] }
    return cases.map(Case.init)
  }()

  @Test func `the reference has cases of every kind`() {
    let kinds = Set(Self.cases.compactMap { $0.value["kind"] })
    #expect(kinds == Set(Evaluator.kinds.map(JSONValue.string)))
    #expect(Evaluator.kinds.count == 19)
  }

  @Test(arguments: cases)
  func `every reference value is answered within its tolerance`(reference: Case) throws {
    let reference = reference.value
    let question = JSONValue.object(
      ["id", "kind", "inputs"].compactMap { name in
        reference[name].map { JSONValue.Member(name, $0) }
      })
    let reply = Evaluator.reply(to: Array(JSONWriter.line(question).utf8), lineNumber: 1)
    #expect(reply.isAnswer)
    let answer = try JSONParser.parse(reply.line)
    #expect(answer["id"] == reference["id"])
    #expect(answer["kind"] == reference["kind"])
    let differences = differences(
      try #require(reference["expected"]), answer["outputs"], path: "",
      tolerances: try #require(reference["tol"]))
    #expect(differences == [])
  }

  /// The paths at which the answer is not the expected one.
  private func differences(
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
      guard case .number(let tolerance)? = tolerances[path] else {
        return number == other ? [] : ["\(path): \(other), not \(number)"]
      }
      return abs(number - other) <= tolerance ? [] : ["\(path): \(other), not \(number)"]
    default:
      return expected == found ? [] : ["\(path): \(found?.found ?? "nothing")"]
    }
  }
}
