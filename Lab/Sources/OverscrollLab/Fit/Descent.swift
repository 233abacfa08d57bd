import Foundation
public import ScrollFitting

/// A fit by LevisonNN's method, step by step.
public struct Descent: Hashable, Sendable {
  /// Where it is.
  public private(set) var state: DescentFit

  /// The most steps; a fit that needs more has wandered off to infinity.
  static let stepLimit = 1_000_000

  /// Prepares a task's descent; its task must be one measurement with nothing fixed.
  public init(_ task: FitTask) throws(LabError) {
    guard case .descent(let start, let sizes) = task.method else { throw LabError("not a descent") }
    let law = try task.law()
    let series = try task.series(law)
    guard series.count == 1 else { throw LabError("a descent fits one measurement at a time") }
    guard task.fixed.isEmpty else { throw LabError("a descent fixes no numbers") }
    try task.require(Set(start.keys).union(sizes.keys), of: law)
    let usual = DescentFit(law, to: series[0])
    var (first, step) = (usual.parameters, usual.sizes)
    for (place, name) in law.names.map(\.name).enumerated() {
      first[place] = start[name] ?? first[place]
      step[place] = sizes[name] ?? step[place]
      guard step[place] > 0 else { throw LabError("the first step of \(name) must be above 0") }
    }
    state = DescentFit(law, to: series[0], from: first, sizes: step)
  }

  /// One step.
  @discardableResult
  public mutating func step() -> DescentFit.Move { state.step() }
}

extension Descent {
  /// The names of the columns of ``row``.
  public var header: [String] { ["step", "move"] + state.law.names.map(\.name) + ["rms"] }

  /// Where it is: the step's number, what it did, the numbers and the rms in points.
  public var row: [String] {
    let names = state.law.names.map(\.name)
    let move =
      switch state.lastMove {
      case .none: "start"
      case .moved(let parameter, let up): (up ? "+" : "-") + names[parameter]
      case .halved: "halve"
      case .finished: "end"
      }
    let numbers = names.indices.map { state.parameters[$0] } + [state.rms]
    return ["\(state.steps)", move] + numbers.map { $0.isFinite ? "\($0)" : "" }
  }
}
