import Foundation
import StrictJSON
import Testing

/// The command itself, from a file to a line of JSON.
@Suite struct FitCommandTests {
  /// The tool, next to the tests that were built with it.
  static let tool = Bundle.main.bundleURL.appending(path: "overscroll")

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let texts = [output, error].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  private func fits(_ text: String, _ options: [String] = []) throws -> [JSONValue] {
    try withTemporaryFile(text) { path in
      let result = try run(["fit", "--json"] + options + [path])
      #expect(result.status == 0, "\(result.error)")
      return try result.output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    }
  }

  @Test(arguments: [
    ("plot motion flight --velocity 100 --min 5 --max 1", "--min is above --max"),
    ("plot motion spring --fps 30", "--fps means nothing to plot motion"),
    ("compare a.csv --min 0", "--min means nothing without --against or --feel"),
    ("compare a.csv --fps 30", "--fps means nothing without --against or --feel"),
    ("compare a.csv --feel all --from 9", "--from means nothing to --feel"),
    ("compare --law uikit --against gtk --viewport 9", "--viewport means nothing without --feel"),
    ("curve easing --bezier 1,2", "--bezier: expected x1,y1,x2,y2"),
    ("curve deceleration --rate 2", "--rate: expected normal, fast"),
    ("plot motion flight --feel qt,gtk", "--feel: expected one, found qt,gtk"),
    ("fit a.csv --fix r=1 --fix r=2", "--fix: r twice"),
    ("fit a.csv --method descent --step r=1 --step r=2", "--step: r twice"),
  ])
  func `what means nothing is refused with its command's usage`(line: String, error: String) throws
  {
    let words = line.split(separator: " ").map(String.init)
    let result = try run(words)
    #expect(result.status == 64 && result.error.contains(error), "\(result)")
    #expect(result.error.contains("Usage: overscroll \(words[0]) "), "\(result)")
  }

  @Test func `a smooth scroll as Observe writes it is fitted without another word`() throws {
    let fits = try fits(EasedFitTests.text([0.42, 0, 0.58, 1], rate: 60, noise: 0.3))
    #expect(fits.map { $0["model"] } == ["program", "eased", "oscillator"])
    let duration = try #require(fits[1]["parameters"]?["duration"]?["value"]?.number)
    #expect(abs(duration - 0.3) < 0.002)
    #expect(fits[1]["variants"]?.elements?[0]["name"] == "ease-in-out, UIView's")
  }

  @Test func `so is a pinch: its band, and the return`() throws {
    let text = ZoomFitTests.text(noise: 0.002)
    #expect(
      try fits(text).map { $0["model"] } == ["zoom-band", "oscillator", "eased", "oscillator"])
    let band = try fits(text, ["--model", "zoom-band"])
    #expect(band.count == 1)
    let limit = try #require(band[0]["parameters"]?["max"]?["value"]?.number)
    #expect(abs(limit - 5) < 0.01)
    #expect(try fits(text, ["--model", "oscillator", "--model", "zoom-band"]).count == 3)
    // Two files together: the bands with each other, the returns with each other.
    let joint = try withTemporaryFile(text) { path in
      try run(["fit", "--json", "--joint", "--model", "zoom-band", path, path])
    }
    #expect(joint.output.split(separator: "\n").count == 1)
  }

  @Test func `a snap and a scroll to the top have their models, too`() throws {
    let snap = EasedFitTests.text([0, 0, 0.58, 1], rate: 120, noise: 0.3, column: "snap")
    #expect(try fits(snap).map { $0["model"] } == ["oscillator", "eased"])
    let top = EasedFitTests.text(
      [0.25, 0.1, 0.25, 1], rate: 120, noise: 0.3, column: "scrollToTop")
    #expect(try fits(top).map { $0["model"] } == ["paced", "oscillator", "eased"])
  }

  @Test func `console lines of the articles are said to be what they are, and fitted`() throws {
    let flicks = [("5.027096", "2506.5"), ("1.802126", "895"), ("1.412374", "700.5")].map {
      "2021-10-14 11:22:33.1+0800 App[1:2] DecelerateVelocity:\($0)\nDecelerateDistance:\($1)\n"
    }
    let bounce = (0..<40).map { step in
      let time = 0.008 + Double(step) / 60
      return "偏移 \(-64 - 2400 * time * exp(-10.9 * time))\n"
    }
    let band = (0..<20).map { step in
      let rest = 1 - 20 * Double(step) / 812
      return "convertScale:\(0.55 * rest * rest) contentOffset:\(20 * step)\n"
    }
    let cases: [(text: [String], options: [String], heading: String, rows: [String])] = [
      (flicks, [], ": 3 flicks (velocity and distance)\n", ["    r     2.001", "    stop  10.6"]),
      (
        ["startY:0\n", "startVelocity:-2.4\n"] + bounce,
        ["--rate", "60", "--edge", "-64", "--model", "critical"], ": 40 samples of a bounce, ",
        ["    delta  10.9", "    A      -2400"]
      ),
      (
        band, [], ": 20 slopes of a band (contentOffset and convertScale)\n",
        ["    c  0.55", "    d  812"]
      ),
    ]
    for (text, options, heading, rows) in cases {
      let result = try withTemporaryFile(text.joined()) { try run(["fit"] + options + [$0]) }
      #expect(result.status == 0 && result.output.contains(heading), "\(result)")
      for row in rows { #expect(result.output.contains("\n" + row), "\(result.output)") }
    }
  }

  @Test func `bands, projections and descents are drawn by a command each`() throws {
    let bands = try run([
      "plot", "motion", "rubber-band", "--dimension", "812", "--sweep", "coefficient=0.2,0.55,1",
    ])
    #expect(bands.status == 0 && bands.output.contains("coefficient 0.55"))
    #expect(try run(["plot", "laws", "--help"]).output.contains(#/to\s+plot\s+7\s+at\s+most/#))
    #expect(try run(["plot", "relation"]).output.contains("(d − 1) / d"))
    for range in [["--from", "1"], ["--to", "1.1"], ["--from", "0"]] {
      #expect(try run(["plot", "relation"] + range).error.contains("expected 0 < --from"))
    }
    #expect(try run(["curve", "rubber-band"]).error.contains("not over time; plot motion draws"))
    let rows = (0..<30).map { step in
      let time = Double(step) / 60
      return "\(time),\(2400 * time * exp(-10.9 * time))\n"
    }
    let descent = try withTemporaryFile(("t,offset\n" + rows.joined())) { path in
      [
        try run(["plot", "descent", path]),
        try run(["plot", "descent", "--start", "A=1000", path]),
        try run(["plot", "descent", "--start", "speed=1", path]),
      ]
    }
    #expect(descent[0].output != descent[1].output && descent[1].status == 0)
    #expect(descent[2].error.contains("critical has no speed; it has delta, A, phi"))
  }

  @Test func `a recording that a model cannot be fitted to is an error with status 1`() throws {
    let (status, output, error) = try withTemporaryFile("t,scrollTo\n0,1\n1,2\n2,4\n3,5\n") {
      try run(["fit", "--model", "eased", $0])
    }
    #expect(
      status == 1
        && output.hasSuffix("ms apart (times are seconds), display scale 1 read off the offsets\n"))
    #expect(error.contains("4 samples for 8 numbers; more are needed"))
  }
}
