import OverscrollLab
import StrictJSON
import Testing

/// What the questions about other platforms refuse, and what they answer at the ends of their domains.
@Suite struct FeelEvalTests {
  private func reply(_ kind: String, _ inputs: String) throws -> JSONValue {
    let line = #"{"id":"a","kind":"\#(kind)","inputs":{\#(inputs)}}"#
    return try JSONParser.parse(Evaluator.reply(to: Array(line.utf8), lineNumber: 1).line)
  }

  @Test(arguments: [
    (
      "feel.android.spline", #""index":1.5"#,
      "inputs.index: expected a whole number from 0 to 100, found 1.5"
    ),
    (
      "feel.android.distance", #""velocity":1,"density":0"#,
      "inputs.density: expected a number > 0 and <= 1e150, found 0"
    ),
    (
      "feel.android.distance", #""velocity":1e300,"density":1"#,
      "inputs.velocity: expected a number of a size up to 1e150, found 1e+300"
    ),
    (
      "feel.android.edge", #""x0":5,"velocity":1,"min":0,"max":3,"over":0,"density":1,"times":[]"#,
      "inputs.x0: expected a number from min to max, found 5"
    ),
    (
      "feel.android.estimator.lsq2", #""samples":[[5,1],[4,2]],"up":9"#,
      "inputs.samples[1][0]: expected a time not before the last, found 4"
    ),
    (
      "feel.android.estimator.lsq2", #""samples":[[5,1,2]],"up":9"#,
      "inputs.samples[0]: expected a pair [ms, number], found a list"
    ),
    (
      "feel.android.estimator.impulse", #""samples":[],"up":9,"variant":"fast""#,
      "inputs.variant: expected one of running raw, found a string \"fast\""
    ),
    (
      "feel.flutter.friction", #""drag":1,"x0":0,"v0":1,"times":[]"#,
      "inputs.drag: expected a number > 0 and < 1, found 1"
    ),
    (
      "feel.flutter.through", #""x0":0,"x1":-1,"v0":1,"v1":0.5"#,
      "inputs: expected v0 and v1 towards x1, v1 slower; no friction leads through them"
    ),
    (
      "feel.gtk.drag", #""start":0,"offset":0,"lower":2,"upper":1"#,
      "inputs.upper: expected a number >= lower (2), found 1"
    ),
    (
      "feel.adwaita.project",
      #""points":[2,1],"velocity":1,"progress":0,"initial":0,"touchpad":false,"longSwipes":true"#,
      "inputs.points: expected numbers in rising order, at least one"
    ),
    (
      "feel.firefox.gestures", #""steps":[{"hop":1}],"friction":0.002,"slop":16,"minFling":0.5"#,
      #"inputs.steps[0]: expected {"pan": [distances]} or {"wait": ms}, found an object"#
    ),
    (
      "feel.firefox.resistance", #""length":1,"overscroll":0,"pinnedSign":0,"displacements":[]"#,
      "inputs.pinnedSign: expected 1 or -1, found 0"
    ),
    (
      "feel.qt.release",
      #""velocities":[],"pauseMs":0,"distance":0,"startDistance":1,"maxVelocity":1"#,
      "inputs.atEdgeOutward: missing, expected true or false"
    ),
  ])
  func `an error says where, what was expected and what was found`(
    kind: String, inputs: String, error: String
  ) throws {
    #expect(try reply(kind, inputs)["error"] == .string(error))
  }

  @Test func `without a velocity nothing moves`() throws {
    let android = try reply("feel.android.distance", #""velocity":0,"density":2"#)["outputs"]
    #expect(android == ["distance": 0, "duration": 0])
    let chromium = try reply("feel.chromium.fling", #""vx":0,"vy":0,"times":[1]"#)["outputs"]
    #expect(chromium?["duration"] == 0)
    let qt = try reply(
      "feel.qt.flick",
      #""position":7,"velocity":0,"deceleration":1500,"maxVelocity":2500,"timesMs":[50]"#)[
        "outputs"]
    #expect(qt?["samples"] == [["ms": 50, "value": 7]])
  }

  @Test func `estimators without samples have no velocity`() throws {
    #expect(
      try reply("feel.android.estimator.lsq2", #""samples":[],"up":null"#)["outputs"]
        == ["velocity": .null])
    #expect(
      try reply("feel.flutter.estimator.lsq2", #""samples":[]"#)["outputs"] == ["velocity": 0])
    #expect(try reply("feel.gtk.estimator.swipe", #""samples":[]"#)["outputs"] == ["velocity": 0])
  }

  @Test(arguments: [
    ("feel.flutter.through", #""x0":0,"x1":5e-324,"v0":2987,"v1":522"#),
    ("feel.flutter.through", #""x0":0,"x1":1398,"v0":4429,"v1":5e-324"#),
    (
      "feel.adwaita.spring",
      #""mass":1.35,"stiffness":5e-324,"ratio":5e-324,"from":-85,"to":-133,"v0":1,"epsilon":0.01,"times":[1]"#
    ),
  ])
  func `the smallest numbers are answered or refused, never a crash`(
    kind: String, inputs: String
  ) throws {
    let answer = try reply(kind, inputs)
    #expect((answer["outputs"] == nil) != (answer["error"] == nil))
  }

  @Test func `the largest numbers are answered or refused, never a crash`() throws {
    for number in ["1e150", "-1e150", "1e-300", "0"] {
      for (kind, inputs) in [
        ("feel.android.value", #""x0":N,"velocity":N,"density":1,"times":[0,1e9]"#),
        (
          "feel.android.edge",
          #""x0":0,"velocity":N,"min":-1,"max":1,"over":5,"density":1,"times":[0,1]"#
        ),
        (
          "feel.android.startOutside",
          #""x0":9,"velocity":N,"min":-1,"max":1,"over":5,"density":1,"times":[0,1]"#
        ),
        (
          "feel.flutter.friction",
          #""drag":0.135,"x0":N,"v0":N,"constantDeceleration":3,"times":[1]"#
        ),
        (
          "feel.flutter.bouncing",
          #""x0":0,"v0":N,"min":-1,"max":1,"rate":"fast","symmetricCap":false,"devicePixelRatio":1,"times":[1]"#
        ),
        ("feel.flutter.clamping", #""x0":0,"v0":N,"times":[1]"#),
        ("feel.gtk.kinetic", #""x0":N,"v0":N,"lower":0,"upper":1,"times":[1]"#),
        ("feel.chromium.fling", #""vx":N,"vy":1,"times":[1]"#),
        (
          "feel.chromium.winBounce", #""stretch":N,"velocity":N,"bounds":1e150,"timesMs":[0,1,1e9]"#
        ),
        (
          "feel.chromium.physicsFling",
          #""vx":N,"vy":N,"ppi":96,"boost":1,"width":1,"height":1e150,"times":[1]"#
        ),
        (
          "feel.firefox.overscroll",
          #""overscroll":N,"velocity":N,"stiffness":200,"damping":1.1,"maxVelocity":10,"timesMs":[1]"#
        ),
        (
          "feel.qt.flick",
          #""position":N,"velocity":N,"deceleration":1,"maxVelocity":1e150,"timesMs":[1]"#
        ),
      ] {
        let answer = try reply(kind, inputs.replacing("N", with: number))
        #expect((answer["outputs"] == nil) != (answer["error"] == nil))
      }
    }
  }
}
