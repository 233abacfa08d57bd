import OverscrollLab
import StrictJSON
import Testing

/// What questions refuse, and what they answer where reference values do not go.
@Suite struct EvalTests {
  private func reply(_ line: String) -> Evaluator.Reply {
    Evaluator.reply(to: Array(line.utf8), lineNumber: 7)
  }

  private func reply(_ kind: String, _ inputs: String) throws -> JSONValue {
    try JSONParser.parse(reply(#"{"id":"a","kind":"\#(kind)","inputs":{\#(inputs)}}"#).line)
  }

  private func outputs(_ kind: String, _ inputs: String) throws -> JSONValue {
    let reply = try reply(kind, inputs)
    return try #require(reply["outputs"], "\(reply)")
  }

  // MARK: - Lines

  @Test func `an answer repeats id and kind and keeps 17 digits`() {
    let reply = reply(
      #"{"id":"a","kind":"spring.value","inputs":{"mass":1,"stiffness":100,"dampingRatio":1,"#
        + #""x0":100,"v0":0,"t":0.1}}"#)
    #expect(reply.isAnswer)
    #expect(
      reply.line == #"{"id":"a","kind":"spring.value","outputs":"#
        + #"{"value":73.57588823428847,"velocity":-367.87944117144235}}"#)
  }

  @Test func `an error line carries the id`() {
    let reply = reply(#"{"id":"a2","kind":"wwdc.project","inputs":{"v0":1,"rate":-1}}"#)
    #expect(!reply.isAnswer)
    #expect(
      reply.line == #"{"id":"a2","error":"inputs.rate: expected a number > 0 and < 1, found -1"}"#)
  }

  @Test(arguments: ["", "nonsense", "{", #"{"id":"a","id":"b"}"#, "[1,]", "5"])
  func `a line that is no object is named by its number`(line: String) {
    #expect(reply(line).line.hasPrefix(#"{"id":null,"error":"line 7: "#))
  }

  @Test(arguments: [
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":1,"rate":0.9,"mass":1}}"#,
      "inputs.mass: unknown field; wwdc.project takes v0 rate"
    ),
    (
      #"{"id":"a","kind":"wwdc.project","inputs":{"v0":1,"rate":0.9},"note":""}"#,
      "note: unknown field; a line takes id kind inputs"
    ),
    (#"{"id":"a","kind":"wwdc.project"}"#, "inputs: expected an object, missing"),
    (#"{"id":1,"kind":"wwdc.project","inputs":{}}"#, "id: expected a string, found 1"),
  ])
  func `a line has an id, a kind and its inputs, and nothing else`(line: String, error: String)
    throws
  {
    #expect(try JSONParser.parse(reply(line).line)["error"] == .string(error))
  }

  @Test func `an unknown kind is answered with the kinds there are`() throws {
    let error = try #require(reply("spring", "")["error"]?.word)
    #expect(error.hasPrefix("kind: expected one of deceleration.value "))
    #expect(error.hasSuffix(#" found a string "spring""#))
  }

  // MARK: - Inputs

  /// One of every kind of input, and of everything that has to go together; below each the error.
  static let refused = questions(
    #"""
    wwdc.project "v0":-1
      inputs.rate: expected a number > 0 and < 1, missing
    wwdc.project "v0":1e999,"rate":0.9
      inputs.v0: expected a number, found 1e999, beyond the largest number (1.8e308)
    zoom.rubberBand "scale":1,"min":3,"max":1
      inputs.max: expected a number >= min (3), found 1
    swiftui.spring "duration":1,"bounce":-1
      inputs.bounce: expected a number > -1 and <= 1, found -1
    feel.gtk.kinetic "x0":0,"v0":0,"lower":0,"upper":1,"times":[0,-1]
      inputs.times[1]: expected a time from 0 to 1e12 s, found -1
    motion.poles "target":8,"from":3,"velocity":1,"poles":[1]
      inputs.poles: expected [p, q], found a list of 1
    motion.poles "target":8,"from":3,"velocity":1,"decay":1
      inputs.frequency: expected a number >= 0, missing
    motion.poles "target":8,"from":3,"velocity":1,"poles":[1,2],"decay":1,"frequency":2
      inputs.poles: expected either poles, or decay and frequency, found both
    uikit.flight "x0":0,"velocityPerMs":1,"dtMs":1e-9,"min":0,"max":1000,"rate":0.998
      inputs: no rest after 1000000 frames, the limit
    feel.android.spline "index":1.5
      inputs.index: expected a whole number from 0 to 100, found 1.5
    feel.android.distance "velocity":1,"density":0
      inputs.density: expected a number > 0 and <= 1e150, found 0
    feel.android.distance "velocity":1e300,"density":1
      inputs.velocity: expected a number of a size up to 1e150, found 1e+300
    feel.android.edge "x0":5,"velocity":1,"min":0,"max":3,"over":0,"density":1,"times":[]
      inputs.x0: expected a number from min to max, found 5
    feel.android.estimator.lsq2 "samples":[[5,1],[4,2]],"up":9
      inputs.samples[1][0]: expected a time not before the last, found 4
    feel.android.estimator.lsq2 "samples":[[5,1,2]],"up":9
      inputs.samples[0]: expected [ms, number], found a list of 3
    feel.android.estimator.impulse "samples":[],"up":9,"variant":"fast"
      inputs.variant: expected one of running raw, found a string "fast"
    feel.flutter.through "x0":0,"x1":-1,"v0":1,"v1":0.5
      inputs: expected v0 and v1 towards x1, v1 slower; no friction leads through them
    feel.gtk.drag "start":0,"offset":0,"lower":2,"upper":1
      inputs.upper: expected a number >= lower (2), found 1
    feel.adwaita.project "points":[2,1],"velocity":1,"progress":0,"initial":0,"touchpad":false,"longSwipes":true
      inputs.points: expected numbers in rising order, at least one
    feel.firefox.gestures "steps":[{"hop":1}],"friction":0.002,"slop":16,"minFling":0.5
      inputs.steps[0]: expected {"pan": [distances]} or {"wait": ms}, found an object
    feel.firefox.resistance "length":1,"overscroll":0,"pinnedSign":0,"displacements":[]
      inputs.pinnedSign: expected 1 or -1, found 0
    feel.qt.release "velocities":[],"pauseMs":0,"distance":0,"startDistance":1,"maxVelocity":1
      inputs.atEdgeOutward: expected true or false, missing
    ios.catch "offset":-300,"translations":[],"min":0,"max":9,"range":200,"displayScale":2
      inputs.offset: expected an offset that the band can reach, found -300
    ios.buildUp "gestures":[{"down":0,"moves":[[1,2]],"up":[0,1],"upAt":1}]
      inputs.gestures[0].moves[0]: expected [vx, vy, distance], found a list of 2
    ios.wheelNotch "offset":0,"notches":[{"t":1,"delta":2},{"t":0,"delta":2}]
      inputs.notches[1].t: expected a number >= the one before (1), found 0
    ios.refresh.states "viewportHeight":9,"updates":["end","stop"]
      inputs.updates[1]: expected an object, found a string "stop"
    ios.childBegins "child":{"scrollsX":true,"scrollsY":true,"touches":["top","side"]}
      inputs.child.touches[1]: expected one of left right top bottom, found a string "side"
    ios.sheet.release "place":1,"velocity":1,"leastSpeed":1,"detents":[]
      inputs.detents: expected at least one number, found an empty list
    """#)

  /// Kinds and inputs, each with its answer in the line below; lines without one are words.
  private static func questions(_ text: String) -> [(kind: String, inputs: String, error: String)] {
    text.matches(of: #/(\S+) (.*)\n  (.*)/#).map { (String($0.1), String($0.2), String($0.3)) }
  }

  @Test(arguments: refused)
  func `an error says where, what was expected and what was found`(
    kind: String, inputs: String, error: String
  ) throws {
    #expect(try reply(kind, inputs)["error"] == .string(error))
  }

  @Test(arguments: [
    ("deceleration.value", #""x0":1e308,"v0":1e308,"rate":0.9999,"t":1"#),
    ("swiftui.spring", #""duration":1e-200,"bounce":0"#),
    (
      "spring.settle",
      #""mass":1e-300,"stiffness":1e300,"dampingRatio":1,"x0":1,"v0":0,"threshold":1"#
    ),
    (
      "spring.settle",
      #""mass":1,"stiffness":100,"dampingRatio":0.5,"x0":1e308,"v0":0,"threshold":1"#
    ),
  ])
  func `a result beyond the largest number is an error, not a number`(kind: String, inputs: String)
    throws
  {
    let error = try #require(reply(kind, inputs)["error"]?.word)
    #expect(error.contains("not representable (overflow)"))
  }

  /// The first case of every kind.
  static let firsts = Dictionary(
    EvalOracleTests.ours.map { ($0.value["kind"], $0) }, uniquingKeysWith: { first, _ in first }
  ).values.sorted { $0.testDescription < $1.testDescription }

  @Test(arguments: firsts)
  func `any number in place of any other is answered or refused, never a crash`(
    reference: OracleCase
  ) throws {
    guard case .object(let inputs)? = reference.value["inputs"] else {
      return #expect(Bool(false), "expected inputs")
    }
    for index in inputs.indices {
      for number in [0, 1, -1, .leastNonzeroMagnitude, 1e-300, 1e150, -1e150, 1e300] {
        var changed = inputs
        for case .array(let numbers) in [inputs[index].value] where !numbers.isEmpty {
          changed[index].value = .array(numbers.map { _ in .number(number) })
        }
        if changed == inputs { changed[index].value = .number(number) }
        let question: JSONValue = [
          "id": "a", "kind": reference.value["kind"] ?? .null, "inputs": .object(changed),
        ]
        let answer = try JSONParser.parse(reply(JSONWriter.line(question)).line)
        #expect((answer["outputs"] == nil) != (answer["error"] == nil))
      }
    }
  }

  // MARK: - Answers

  @Test func `what never comes to rest says so with null`() throws {
    let spring = #""mass":1,"stiffness":100,"dampingRatio":0,"x0":1,"v0":0,"threshold":0.5"#
    let undamped = try outputs("spring.settle", spring)
    #expect(undamped["settleTime"] == .null && undamped["lobanovDuration"] == .null)
    #expect(undamped["firstTimeWithin"] != .null)
    // Immediately, too, where it would take longer than the universe is old.
    let slow = #""mass":1,"stiffness":1e-262,"dampingRatio":0.9,"x0":100,"v0":0,"threshold":0.5"#
    #expect(try outputs("spring.settle", slow)["settleTime"] == .null)
  }

  /// For a start at 3 with 12 pt/s, a target of 8 and a place of 9.
  private func poles(_ poles: String, velocity: Int = 12) throws -> JSONValue {
    try outputs(
      "motion.poles",
      #""target":8,"from":3,"velocity":\#(velocity),\#(poles),"times":[0,0.5],"place":9,"tolerance":0.5"#
    )
  }

  @Test func `poles are taken in either order`() throws {
    #expect(try poles(#""poles":[2,7]"#) == poles(#""poles":[7,2]"#))
    #expect(try poles(#""poles":[4,0]"#)["limit"] == .number(6))
    #expect(try poles(#""poles":[2,2]"#) == poles(#""decay":2,"frequency":0"#))
  }

  @Test func `what nothing slows down has no limit and never settles`() throws {
    for free in [#""poles":[0,0]"#, #""decay":0,"frequency":2"#] {
      let outputs = try poles(free)
      #expect(outputs["limit"] == .null && outputs["settle"] == .null)
    }
    let straight = try poles(#""poles":[0,0]"#)
    #expect(straight["timeAtPlace"] == .number(0.5) && straight["turn"] == .null)
    let still = try poles(#""poles":[0,0]"#, velocity: 0)
    #expect(still["limit"] == .number(3) && still["settle"] == .number(0))
  }

  private func bounce(from start: Int, velocity: Int) throws -> JSONValue {
    try outputs(
      "trajectory.decelerateBounce",
      #""x0":\#(start),"v0":\#(velocity),"rate":0.998,"min":0,"max":1000,"mass":1,"stiffness":100,"#
        + #""dampingRatio":1,"threshold":0.5,"times":[0]"#)
  }

  @Test func `a start beyond a limit is handed to the spring immediately`() throws {
    let outputs = try bounce(from: -80, velocity: 100)
    #expect(outputs["edge"] == 0 && outputs["collisionTime"] == 0)
    #expect(outputs["collisionVelocity"] == 100 && outputs["peakOvershoot"] == 80)
    #expect(outputs["samples"] == [["t": 0, "value": -80, "velocity": 100]])
  }

  @Test(arguments: [(-100, true), (0, false), (100, false)])
  func `on the edge, only a motion outwards collides`(velocity: Int, collides: Bool) throws {
    let outputs = try bounce(from: 0, velocity: velocity)
    #expect(outputs["collides"] == .bool(collides))
    #expect((outputs["edge"] != nil) == collides)
  }

  @Test(
    arguments: questions(
      #"""
      feel.android.distance "velocity":0,"density":2
        {"distance":0,"duration":0}
      feel.android.estimator.lsq2 "samples":[],"up":null
        {"velocity":null}
      feel.flutter.estimator.lsq2 "samples":[]
        {"velocity":0}
      feel.gtk.estimator.swipe "samples":[]
        {"velocity":0}
      feel.qt.flick "position":7,"velocity":0,"deceleration":1500,"maxVelocity":2500,"timesMs":[50]
        {"target":7,"deceleration":null,"durationMs":0,"samples":[{"ms":50,"value":7}]}
      A drag starts softly, once, and again after a rest.
      feel.flutter.dragThreshold "threshold":3,"events":[[0,3],[8,0.5],[16,4],[60,0],[64,1],[120,0],[130,2],[140,-9]]
        {"passed":[0,0.5,4,0,1,0,0,-1],"total":4.5}
      feel.flutter.dragThreshold "threshold":3.5,"events":[[0,-30]]
        {"passed":[-30],"total":-30}
      Fast scrolling eases one to one; the event that crosses the edge goes free.
      feel.flutter.drag "pixels":-80,"min":0,"max":900,"viewport":600,"rate":"fast","deltas":[-30,-50,40]
        {"pixels":[-50,0,-40]}
      At most 8 an event outwards.
      feel.firefox.resistance "length":800,"overscroll":0,"pinnedSign":1,"displacements":[500]
        {"overscroll":[8]}
      After -161 it is at rest again, and waits once more for 10 points.
      feel.chromium.stretch "overscroll":[5,4,2,50,100,-161,9,11]
        {"stretch":[0,0,1,3,8,0,0,1]}
      """#))
  func `rules at their ends and event by event`(
    kind: String, inputs: String, expected: String
  ) throws {
    #expect(try outputs(kind, inputs) == JSONParser.parse(expected))
  }

  @Test func `Flutter's band per event comes near its closed form for small events`() throws {
    // The hyperbolic band with c = 0.52 solves dy = c (1 - y/d)² dx.
    let deltas = repeatElement("-0.01", count: 20_000).joined(separator: ",")
    let outputs = try outputs(
      "feel.flutter.drag",
      #""pixels":1e-6,"min":-9,"max":0,"viewport":600,"rate":"normal","deltas":[\#(deltas)]"#)
    let last = try #require(outputs["pixels"]?.elements?.last?.number)
    #expect(abs(last - 600 * 0.52 * 200 / (600 + 0.52 * 200)) < 0.02)
  }
}
