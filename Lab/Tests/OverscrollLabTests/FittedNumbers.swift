import OverscrollLab
import Testing

/// What is measured in a text.
func observed(_ text: String, _ name: String) throws -> [Observations] {
  try ObservationsReader.parts(LineReader(text: text, name: name))
}

extension Fit {
  /// Fits a model to measurements, jointly.
  init(_ model: FitModel, _ measurements: Observations..., fixed: [String: Double] = [:]) throws {
    try self.init(FitTask(model, to: measurements, fixed: fixed))
  }

  /// A number by its name, one that follows from others too.
  func number(_ name: String) throws -> Number {
    try #require((numbers + derived).first { $0.name == name }, "no \(name)")
  }

  /// Expects a number to be what it was made with, as near as its standard error says.
  func expect(_ name: String, _ value: Double) throws {
    let found = try number(name)
    let allowed = max(3.5 * found.standardError, 1e-9 * max(1, abs(value)))
    #expect(abs(found.value - value) < allowed, "\(name) \(found.value) ± \(found.standardError)")
  }
}
