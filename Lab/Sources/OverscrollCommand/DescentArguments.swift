import ArgumentParser
import OverscrollLab

/// Where a descent starts, and how far it first moves each number.
struct DescentArguments: ParsableArguments {
  @Option(help: "Where a descent starts: delta=10. Repeat.", transform: { try NamedNumber($0) })
  var start: [NamedNumber] = []
  @Option(help: "A descent's first step: delta=0.5. Repeat.", transform: { try NamedNumber($0) })
  var step: [NamedNumber] = []

  func validate() throws { _ = try method }

  var method: FitTask.Method {
    get throws { .descent(start: try start.named("start"), sizes: try step.named("step")) }
  }
}
