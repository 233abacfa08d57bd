import Testing

@testable import OverscrollSample

/// The screen and the guide ask the same of a recording.
@Suite struct ExperimentTests {
  @Test func `the guide's table is the sample's`() throws {
    let guide = try NamesTests.text("../Docs/Guides/Laboratory.md")
    let rows = Experiment.allCases.map(\.line).map { line in
      let models = line.models.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(line.question) | \(line.task) | `\(line.columns)` | \(models) | \(line.answer) |"
    }
    #expect(guide.contains(rows.joined(separator: "\n")), "\(rows.joined(separator: "\n"))")
  }

  @Test func `the demo's page asks what a browser can see`() throws {
    let page = try NamesTests.text("../Web/site/observe.html")
    let seen = [Experiment.program, .scrollToTop, .zoom, .caught, .still]
    for experiment in Experiment.allCases {
      #expect(page.contains(experiment.line.question) == seen.contains(experiment))
    }
  }
}
