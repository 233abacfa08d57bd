import OverscrollLab
import StrictJSON
import Testing

/// The one equation against values computed with 50 digits.
///
/// Where two real poles let a motion go from rest its velocity is 0 at the start only: there is no `turn`. The
/// reference's program answered three such cases with its last digit, some 1e-51 s; here they are null.
@Suite struct PoleOracleTests {
  static let cases = OracleCase.read(Checkout.poles)

  @Test func `the reference is there`() {
    #expect(Self.cases.count == 95)
  }

  @Test(arguments: cases)
  func `every motion is answered within its tolerance`(reference: OracleCase) throws {
    #expect(try reference.differences() == [])
  }

  /// The outputs, or the error, for a start at 3 with 12 pt/s, a target of 8 and a place of 9.
  private static func answer(_ poles: String, velocity: Int = 12) throws -> JSONValue {
    let line = """
      {"id":"a","kind":"motion.poles","inputs":{"target":8,"from":3,"velocity":\(velocity),\(poles),\
      "times":[0,0.5],"place":9,"tolerance":0.5}}
      """
    let reply = try JSONParser.parse(Evaluator.reply(to: Array(line.utf8), lineNumber: 1).line)
    return try #require(reply["outputs"] ?? reply["error"])
  }

  @Test func `poles are taken in either order`() throws {
    #expect(try Self.answer(#""poles":[2,7]"#) == Self.answer(#""poles":[7,2]"#))
    #expect(try Self.answer(#""poles":[4,0]"#)["limit"] == .number(6))
    #expect(
      try Self.answer(#""poles":[2,2]"#) == Self.answer(#""decay":2,"frequency":0"#))
  }

  @Test func `what nothing slows down has no limit and never settles`() throws {
    for poles in [#""poles":[0,0]"#, #""decay":0,"frequency":2"#] {
      let outputs = try Self.answer(poles)
      #expect(outputs["limit"] == .null && outputs["settle"] == .null)
    }
    let straight = try Self.answer(#""poles":[0,0]"#)
    #expect(straight["timeAtPlace"] == .number(0.5) && straight["turn"] == .null)
    let still = try Self.answer(#""poles":[0,0]"#, velocity: 0)
    #expect(still["limit"] == .number(3) && still["settle"] == .number(0))
  }

  @Test(
    arguments: zip(
      [
        #""poles":[-1,2]"#, #""poles":[1]"#, #""decay":-1,"frequency":2"#, #""decay":1"#,
        #""poles":[1,2],"decay":1,"frequency":2"#,
      ],
      [
        "inputs.poles[0]: expected a number >= 0, found -1",
        "inputs.poles: expected [p, q], found a list of 1",
        "inputs.decay: expected a number >= 0, found -1",
        "inputs.frequency: expected a number >= 0, missing",
        "inputs.poles: expected either poles, or decay and frequency, found both",
      ]))
  func `poles that are none are refused`(poles: String, message: String) throws {
    #expect(try Self.answer(poles) == .string(message))
  }
}
