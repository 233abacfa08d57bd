import StrictJSON

/// Answers questions about the laws, one line of JSON each.
///
/// ```
/// {"id":"a1","kind":"rubberBand","inputs":{"x":500,"coefficient":0.55,"dimension":812}}
/// {"id":"a1","kind":"rubberBand","outputs":{"value":205.42778288868448,"slope":0.3069132653277126}}
/// ```
public enum Evaluator {
  /// The answer to one line, and whether it is an answer rather than an error.
  public struct Reply: Hashable, Sendable {
    /// One line of JSON, without the line break.
    public var line: String
    /// Whether the question could be answered.
    public var isAnswer: Bool
  }

  /// The kinds of questions, in the order of the documentation.
  public static var kinds: [String] { EvalKind.all.map(\.name) }

  /// Answers one line.
  ///
  /// - Parameter lineNumber: counted from 1; named in the error when the line is not JSON.
  public static func reply(to line: [UInt8], lineNumber: Int) -> Reply {
    var id: JSONValue = .null
    do throws(EvalError) {
      let question = try fields(of: line, path: "line \(lineNumber)")
      guard case .string? = question["id"] else {
        throw EvalError("id", expected: "a string", found: question["id"])
      }
      id = question["id"] ?? .null
      return Reply(line: JSONWriter.line(try answer(question, id: id)), isAnswer: true)
    } catch {
      let report: JSONValue = ["id": id, "error": .string(error.description)]
      return Reply(line: JSONWriter.line(report), isAnswer: false)
    }
  }

  private static func fields(of line: [UInt8], path: String) throws(EvalError) -> JSONFields {
    let value: JSONValue
    do {
      value = try JSONParser.parse(line)
    } catch {
      throw EvalError(path, error.description)
    }
    return try JSONFields(value, path: "", name: path)
  }

  private static func answer(_ question: JSONFields, id: JSONValue) throws(EvalError) -> JSONValue {
    guard case .string(let name) = question["kind"], let kind = EvalKind.named[name] else {
      let expected = "one of \(kinds.joined(separator: " "))"
      throw EvalError("kind", expected: expected, found: question["kind"])
    }
    try question.allow(["id", "kind", "inputs"], in: "a line")
    let outputs = try kind.answer.read(question["inputs"], path: "inputs", what: name).json
    try requireFinite(outputs, path: "outputs")
    return ["id": id, "kind": .string(name), "outputs": outputs]
  }

  /// Finite questions can have answers beyond the largest number; JSON has no word for them.
  private static func requireFinite(_ value: JSONValue, path: String) throws(EvalError) {
    switch value {
    case .number(let number):
      if !number.isFinite { throw EvalError(path, "not representable (overflow)") }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        try requireFinite(element, path: "\(path)[\(index)]")
      }
    case .object(let members):
      for member in members { try requireFinite(member.value, path: "\(path).\(member.name)") }
    case .null, .bool, .string, .oversized: break
    }
  }
}
