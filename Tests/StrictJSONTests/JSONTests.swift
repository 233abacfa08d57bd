import Foundation
import StrictJSON
import Testing

@Suite struct JSONTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", true), ("false", false), ("-0.5e+2", -50),
      (#""a\n\u00e9\ud83d\ude00\/""#, "a\né😀/"), ("[]", []), ("[1,[2]]", [1, [2]]),
      (#"{"b":1,"a":{}}"#, ["b": 1, "a": [:]]), ("1e999", .oversized("1e999")),
    ] as [(String, JSONValue)])
  func `values are read as they are written`(text: String, value: JSONValue) throws {
    #expect(try JSONParser.parse(text) == value)
  }

  @Test(arguments: [
    ("", "column 1: expected a JSON value, found the end"),
    ("[1,]", "column 4: expected a JSON value, found \"]\""),
    ("[1 2]", "column 4: expected \",\" or \"]\", found \"2\""),
    ("{\"a\":1,}", "column 8: expected a name in quotation marks, found \"}\""),
    ("{\"a\":1,\"a\":2}", "column 8: the name \"a\" twice in one object"),
    ("{\"a\" 1}", "column 6: expected \":\", found \"1\""),
    ("01", "column 2: expected the end of the text, found \"1\""),
    ("1.", "column 3: expected a digit, found the end"),
    ("+1", "column 1: expected a JSON value, found \"+\""),
    ("NaN", "column 1: expected a JSON value, found \"N\""),
    ("nul", "column 1: expected a JSON value, found \"n\""),
    ("\"a", "column 3: expected a closing quotation mark"),
    ("\"\t\"", "column 2: expected no control character in a string, found byte 9"),
    (#""\x""#, #"column 3: expected an escape such as \n or \u0041, found "x""#),
    (#""\ud800""#, "column 8: half of a surrogate pair"),
    (#""\u00g0""#, #"column 4: expected four hexadecimal digits, found "0""#),
  ])
  func `what is not JSON is an error with its column`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(text) }
    #expect(error?.description == message)
  }

  @Test func `bytes are UTF-8, and a byte order mark may stand in front alone`() throws {
    #expect(try JSONParser.parse("\u{FEFF}[1]") == [1])
    let mark = "\u{FEFF}"
    for wrong in [[0x22, 0xFF, 0x22], Array("\(mark)\(mark)[1]".utf8), Array("[1]\(mark)".utf8)] {
      #expect(throws: JSONError.self, "\(wrong)") { try JSONParser.parse(wrong) }
    }
  }

  @Test func `nesting is limited`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSONParser.parse(nested(JSONParser.maximumDepth)) }
    #expect(throws: JSONError.self) { try JSONParser.parse(nested(JSONParser.maximumDepth + 1)) }
  }

  @Test func `numbers survive being written and read`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(try JSONParser.parse(JSONWriter.text(number)) == .number(number))
      // And Foundation reads the same number.
      #expect(try JSONDecoder().decode(Double.self, from: Data("\(number)".utf8)) == number)
    }
  }

  @Test(arguments: [
    (0.1, "0.1"), (56, "56"), (-3, "-3"), (-0.0, "0"), (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (1e21, "1e+21"),
  ])
  func `numbers are written in the fewest digits`(number: Double, text: String) {
    #expect(JSONWriter.text(number) == text)
  }

  @Test func `strings are written on one line`() throws {
    let value: JSONValue = ["a\"\\": "\n\u{1}\u{2028}é"]
    let line = JSONWriter.line(value)
    #expect(line == #"{"a\"\\":"\n\u0001\u2028é"}"#)
    #expect(try JSONParser.parse(line) == value)
  }

  private static func fields(_ text: String) throws -> JSONFields {
    try JSONFields(try JSONParser.parse(text), path: "a")
  }

  private static func error(_ text: String, _ read: (JSONFields) throws -> Void) -> String {
    do {
      try read(try fields(text))
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func `what is there is read`() throws {
    let fields = try Self.fields(
      #"{"x":2.5,"n":3,"on":true,"none":null,"list":[1,2],"object":{"y":1},"word":"small"}"#)
    #expect(try fields.number("x") == 2.5 && fields.number("z", default: 7) == 7)
    #expect(try fields.whole("n") == 3 && fields.index("n", of: 4) == 3 && fields.flag("on"))
    #expect(fields.isNull("none") && fields.has("none") && !fields.isNull("z"))
    #expect(try fields.numbers("list") == [1, 2] && fields.ascending("list") == [1, 2])
    #expect(try fields.object("object").path("y") == "a.object.y")
    #expect(try fields.choice("word", default: Size.large) == .small)
    #expect(fields.without("x", "n").members.map(\.name).first == "on")
  }

  private enum Size: CaseIterable { case small, large }

  @Test func `what is not understood says where, what was expected and what was found`() {
    #expect(Self.error("[]") { _ in } == "a: expected an object, found a list")
    #expect(
      Self.error(#"{"x":1,"y":2}"#) { try $0.allow(["x", "z"], in: "it") }
        == "a.y: unknown field; it takes x z")
    #expect(
      Self.error(#"{"x":-1}"#) { _ = try $0.number("x", .positive) }
        == "a.x: expected a number > 0, found -1")
    #expect(Self.error("{}") { _ = try $0.number("x") } == "a.x: expected a number, missing")
    #expect(
      Self.error(#"{"x":4}"#) { _ = try $0.index("x", of: 4) }
        == "a.x: expected an index, 0...3, found 4")
    #expect(
      Self.error(#"{"x":[1,"2"]}"#) { _ = try $0.numbers("x") }
        == "a.x[1]: expected a number, found a string \"2\"")
    #expect(
      Self.error(#"{"x":[1]}"#) { _ = try $0.numbers("x", ["w", "h"]) }
        == "a.x: expected [w, h], found a list of 1")
    #expect(
      Self.error(#"{"x":[2,2]}"#) { _ = try $0.ascending("x") }
        == "a.x[1]: expected a number > the one before (2), found 2")
    #expect(
      Self.error(#"{"x":"tiny"}"#) { _ = try $0.choice("x") as Size }
        == "a.x: expected one of \"small\", \"large\", found a string \"tiny\"")
    #expect(
      Self.error(#"{"x":{"y":1e999}}"#) { _ = try $0.object("x").number("y", .within(0...1)) }
        == "a.x.y: expected a number within 0...1, found 1e999, beyond the largest number (1.8e308)"
    )
  }
}
