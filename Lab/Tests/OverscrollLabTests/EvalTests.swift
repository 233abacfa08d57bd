import OverscrollLab
import StrictJSON
import Testing

@Suite struct EvalTests {
  private func reply(_ line: String, lineNumber: Int = 1) -> Evaluator.Reply {
    Evaluator.reply(to: Array(line.utf8), lineNumber: lineNumber)
  }

  private func error(_ line: String, lineNumber: Int = 1) throws -> String {
    let reply = reply(line, lineNumber: lineNumber)
    #expect(!reply.isAnswer)
    guard case .string(let error)? = try JSONParser.parse(reply.line)["error"] else { return "" }
    return error
  }

  /// A question about a spring at one time, with some of its fields replaced.
  private func spring(_ fields: String) -> String {
    #"{"id":"a","kind":"spring.value","inputs":{"mass":1,"stiffness":100,"dampingRatio":1,"#
      + #""x0":100,\#(fields)}}"#
  }

  @Test func `an answer repeats id and kind and keeps 17 digits`() {
    let reply = reply(spring(#""v0":0,"t":0.1"#))
    #expect(reply.isAnswer)
    #expect(
      reply.line
        == #"{"id":"a","kind":"spring.value","outputs":"#
        + #"{"value":73.57588823428847,"velocity":-367.87944117144235}}"#)
  }

  @Test(arguments: [
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":-1}}"#,
      "inputs.rate: expected a number > 0 and < 1, missing"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":1,"rate":1}}"#,
      "inputs.rate: expected a number > 0 and < 1, found 1"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":1,"rate":"0.9"}}"#,
      "inputs.rate: expected a number > 0 and < 1, found a string \"0.9\""
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":true,"rate":0.9}}"#,
      "inputs.v0: expected a number, found true"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":null,"rate":0.9}}"#,
      "inputs.v0: expected a number, found null"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":[1],"rate":0.9}}"#,
      "inputs.v0: expected a number, found a list"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":{"x":1},"rate":0.9}}"#,
      "inputs.v0: expected a number, found an object"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":1e999,"rate":0.9}}"#,
      "inputs.v0: expected a number, found 1e999, beyond the largest number (1.8e308)"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":1,"rate":0.9,"mass":1}}"#,
      "inputs.mass: unknown field; wwdc.project takes v0 rate"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":1,"rate":0.9},"note":""}"#,
      "note: unknown field; a line has id kind inputs"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":[]}"#,
      "inputs: expected an object, found a list"
    ),
    (#"{"id":"a","kind":"wwdc.project"}"#, "inputs: expected an object, missing"),
    (#"{"kind":"wwdc.project","inputs":{}}"#, "id: expected a string, missing"),
    (#"{"id":1,"kind":"wwdc.project","inputs":{}}"#, "id: expected a string, found 1"),
    (
      #"{"id":"a","kind":"zoom.rubberBand","inputs":{"scale":1,"min":3,"max":1}}"#,
      "inputs.max: expected a number >= min (3), found 1"
    ),
    (
      #"{"id":"a","kind":"rubberBand","inputs":{"x":1,"coefficient":0.5,"dimension":-1}}"#,
      "inputs.dimension: expected a number >= 0, found -1"
    ),
    (
      #"{"id":"a","kind":"swiftui.spring","inputs":{"duration":1,"bounce":-1}}"#,
      "inputs.bounce: expected a number > -1 and <= 1, found -1"
    ),
  ])
  func `an error names the field, what was expected and what was found`(
    line: String, expected: String
  ) throws {
    #expect(try error(line) == expected)
  }

  @Test func `an error line carries the id`() {
    let reply = reply(
      #"{"id":"a2","kind":"spring.value","inputs":"#
        + #"{"mass":-1,"stiffness":1,"dampingRatio":1,"x0":1,"v0":0,"t":0}}"#)
    #expect(reply.line == #"{"id":"a2","error":"inputs.mass: expected a number > 0, found -1"}"#)
  }

  @Test(arguments: ["", "nonsense", "{", #"{"id":"a","id":"b"}"#, "[1,]", "5"])
  func `a line that is no object is named by its number`(line: String) throws {
    let reply = reply(line, lineNumber: 7)
    #expect(reply.line.hasPrefix(#"{"id":null,"error":"line 7: "#))
    #expect(try !error(line, lineNumber: 7).isEmpty)
  }

  @Test func `an unknown kind is answered with the kinds there are`() throws {
    let error = try error(#"{"id":"a","kind":"spring","inputs":{}}"#)
    #expect(error.hasPrefix("kind: expected one of deceleration.value "))
    #expect(error.hasSuffix(#" found a string "spring""#))
  }

  @Test func `an element of a list is named by its index`() throws {
    let line =
      #"{"id":"a","kind":"trajectory.decelerateBounce","inputs":{"x0":0,"v0":1,"rate":0.998,"#
      + #""min":0,"max":1,"mass":1,"stiffness":1,"dampingRatio":1,"threshold":1,"#
      + #""times":[0,-1]}}"#
    #expect(try error(line) == "inputs.times[1]: expected a number >= 0, found -1")
  }

  @Test(arguments: [
    #"{"id":"a","kind":"deceleration.value","inputs":{"x0":1e308,"v0":1e308,"rate":0.9999,"t":1}}"#,
    #"{"id":"a","kind":"swiftui.spring","inputs":{"duration":1e-200,"bounce":0}}"#,
    #"{"id":"a","kind":"spring.settle","inputs":{"mass":1e-300,"stiffness":1e300,"#
      + #""dampingRatio":1,"x0":1,"v0":0,"threshold":1}}"#,
    #"{"id":"a","kind":"spring.settle","inputs":{"mass":1,"stiffness":100,"#
      + #""dampingRatio":0.5,"x0":1e308,"v0":0,"threshold":1}}"#,
  ])
  func `a result beyond the largest number is an error, not a number`(line: String) throws {
    #expect(try error(line).contains("not representable (overflow)"))
  }

  @Test func `an undamped spring never settles and says so with null`() throws {
    let reply = reply(
      #"{"id":"a","kind":"spring.settle","inputs":{"mass":1,"stiffness":100,"#
        + #""dampingRatio":0,"x0":1,"v0":0,"threshold":0.5}}"#)
    let outputs = try JSONParser.parse(reply.line)["outputs"]
    #expect(outputs?["settleTime"] == .null)
    #expect(outputs?["lobanovDuration"] == .null)
    #expect(outputs?["firstTimeWithin"] != .null)
  }

  @Test func `a very slow spring is answered immediately`() throws {
    let reply = reply(
      #"{"id":"a","kind":"spring.settle","inputs":{"mass":1,"stiffness":1e-262,"#
        + #""dampingRatio":0.9,"x0":100,"v0":0,"threshold":0.5}}"#)
    #expect(try JSONParser.parse(reply.line)["outputs"]?["settleTime"] == .null)
  }

  @Test func `a flight that does not end within the limit is an error`() throws {
    let line =
      #"{"id":"a","kind":"uikit.flight","inputs":{"x0":0,"velocityPerMs":1,"dtMs":1e-9,"#
      + #""min":0,"max":1000,"rate":0.998}}"#
    #expect(try error(line) == "inputs: no rest after 1000000 frames, the limit")
  }

  @Test func `a start beyond a limit is handed to the spring immediately`() throws {
    let reply = reply(
      #"{"id":"a","kind":"trajectory.decelerateBounce","inputs":{"x0":-80,"v0":100,"rate":0.998,"#
        + #""min":0,"max":1000,"mass":1,"stiffness":100,"dampingRatio":1,"threshold":0.5,"#
        + #""times":[0]}}"#)
    let outputs = try JSONParser.parse(reply.line)["outputs"]
    #expect(outputs?["edge"] == 0)
    #expect(outputs?["collisionTime"] == 0)
    #expect(outputs?["collisionVelocity"] == 100)
    #expect(outputs?["peakOvershoot"] == 80)
    #expect(outputs?["samples"] == [["t": 0, "value": -80, "velocity": 100]])
  }

  @Test func `on the edge, only a motion outwards collides`() throws {
    for (velocity, collides) in [(-100, true), (0, false), (100, false)] {
      let reply = reply(
        #"{"id":"a","kind":"trajectory.decelerateBounce","inputs":{"x0":0,"v0":\#(velocity),"#
          + #""rate":0.998,"min":0,"max":1000,"mass":1,"stiffness":100,"dampingRatio":1,"#
          + #""threshold":0.5,"times":[]}}"#)
      let outputs = try JSONParser.parse(reply.line)["outputs"]
      #expect(outputs?["collides"] == .bool(collides))
      #expect((outputs?["edge"] != nil) == collides)
    }
  }
}
