import OverscrollLab
import StrictJSON
import Testing

/// UIKit's rules against reference values, at their branches, and what their questions refuse.
@Suite struct IOSOracleTests {
  static let ours = OracleCase.read(Checkout.ios)
  static let branches = OracleCase.read(Checkout.iosBranches)
  static let recorded = OracleCase.read(Checkout.recordedIOS).filter { $0.value["origin"] != nil }

  @Test func `there are cases of all forty kinds`() {
    let kinds = Set(Evaluator.kinds.filter { $0.hasPrefix("ios.") }.map(JSONValue.string))
    #expect(kinds.count == 40)
    #expect(Set(Self.ours.compactMap { $0.value["kind"] }) == kinds)
    #expect(Self.ours.count == 197)
    #expect(Self.branches.count == 139)
  }

  @Test(arguments: ours + branches)
  func `every case is answered within its tolerance`(reference: OracleCase) throws {
    #expect(try reference.differences() == [])
  }

  @Test(
    .enabled(
      if: !recorded.isEmpty, "no recorded cases next to the checkout: not compared"),
    arguments: recorded)
  func `every recorded case is answered within its tolerance`(reference: OracleCase) throws {
    #expect(try reference.differences() == [])
  }

  @Test(arguments: [
    (
      "catch", #""offset":-300,"translations":[],"min":0,"max":9,"range":200,"displayScale":2"#,
      "inputs.offset: expected an offset that the band can reach, found -300"
    ),
    (
      "buildUp", #""gestures":[{"down":0,"moves":[[1,2]],"up":[0,1],"upAt":1}]"#,
      "inputs.gestures[0].moves[0]: expected [vx, vy, distance], found a list of 2"
    ),
    (
      "wheelNotch",
      #""offset":0,"min":0,"max":9,"viewport":9,"displayScale":2,"times":[],"#
        + #""notches":[{"t":1,"delta":2},{"t":0,"delta":2}]"#,
      "inputs.notches[1].t: expected a number >= the one before (1), found 0"
    ),
    (
      "refresh.states", #""viewportHeight":9,"updates":["end","stop"]"#,
      "inputs.updates[1]: expected an object, found a string \"stop\""
    ),
    (
      "directionLock", #""points":[],"slop":10,"carried":"z""#,
      "inputs.carried: expected one of x y, found a string \"z\""
    ),
    (
      "keyScroll",
      #""offset":0,"min":0,"max":9,"granularity":"line","viewport":9,"zoomScale":1,"heldFrames":1,"#
        + #""velocity":0,"direction":0,"frameRate":60"#,
      "inputs.direction: expected 1 or -1, found 0"
    ),
    (
      "childBegins",
      #""child":{"scrollsX":true,"scrollsY":true,"touches":["top","side"]},"moved":{"x":0,"y":0},"#
        + #""pastSlop":{"x":true,"y":true},"parent":{"scrollsX":true,"scrollsY":true},"#
        + #""transfersX":true,"transfersY":true,"slop":10"#,
      "inputs.child.touches[1]: expected one of left right top bottom, found a string \"side\""
    ),
    (
      "sheet.release", #""place":1,"velocity":1,"leastSpeed":1,"detents":[]"#,
      "inputs.detents: expected at least one number, found an empty list"
    ),
    (
      "landFlight",
      #""offset":0,"velocityPerMs":0,"target":1e6,"proposed":0,"min":0,"max":2e6,"rate":0.998,"#
        + #""frameRate":0"#,
      "inputs.frameRate: expected a number within 1...1000, found 0"
    ),
  ])
  func `what cannot be answered is named`(kind: String, inputs: String, error: String) throws {
    let line = #"{"id":"a","kind":"ios.\#(kind)","inputs":{\#(inputs)}}"#
    let reply = Evaluator.reply(to: Array(line.utf8), lineNumber: 1)
    #expect(try JSONParser.parse(reply.line)["error"] == .string(error))
  }
}
