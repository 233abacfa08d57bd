import StrictJSON
import Testing

/// Fields are read by name, and whatever is not understood is an error that says where.
@Suite struct JSONFieldsTests {
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
