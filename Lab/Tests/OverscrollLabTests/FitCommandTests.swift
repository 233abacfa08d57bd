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
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, complaint)
  }

  private func fits(_ text: String, _ options: [String] = []) throws -> [JSONValue] {
    try withTemporaryFile(Data(text.utf8)) { path in
      let result = try run(["fit", "--json"] + options + [path])
      #expect(result.status == 0, "\(result.error)")
      return try result.output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    }
  }

  @Test func `a smooth scroll as Observe writes it is fitted without another word`() throws {
    let fits = try fits(EasedFitTests.text([0.42, 0, 0.58, 1], rate: 60, noise: 0.3))
    #expect(fits.map { $0["model"] } == ["program", "eased", "oscillator"])
    guard case .number(let duration)? = fits[1]["parameters"]?["duration"]?["value"],
      case .array(let variants)? = fits[1]["variants"]
    else { return #expect(Bool(false), "expected a duration and variants") }
    #expect(abs(duration - 0.3) < 0.002)
    #expect(variants[0]["name"] == "ease-in-out, UIView's")
  }

  @Test func `so is a pinch: its band, and the return`() throws {
    let text = ZoomFitTests.text(noise: 0.002)
    #expect(
      try fits(text).map { $0["model"] } == ["zoom-band", "oscillator", "eased", "oscillator"])
    let band = try fits(text, ["--model", "zoom-band"])
    #expect(band.count == 1)
    guard case .number(let limit)? = band[0]["parameters"]?["max"]?["value"] else {
      return #expect(Bool(false), "expected a limit")
    }
    #expect(abs(limit - 5) < 0.01)
    #expect(try fits(text, ["--model", "oscillator", "--model", "zoom-band"]).count == 3)
    // Two files together: the bands with each other, the returns with each other.
    let joint = try withTemporaryFile(Data(text.utf8)) { path in
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

  @Test func `a recording that a model cannot be fitted to is an error with status 1`() throws {
    let (status, output, error) = try withTemporaryFile(
      Data("t,scrollTo\n0,1\n1,2\n2,4\n3,5\n".utf8)
    ) {
      try run(["fit", "--model", "eased", $0])
    }
    #expect(status == 1 && output.hasSuffix("ms apart, display scale 1 read off the offsets\n"))
    #expect(error.contains("4 samples for 8 numbers; more are needed"))
  }
}
