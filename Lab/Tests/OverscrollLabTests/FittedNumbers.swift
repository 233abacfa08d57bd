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

  /// Expects numbers to be what they were made with, as near as is said, or as their standard errors say.
  func expect(_ numbers: KeyValuePairs<String, Double>, within error: Double? = nil) throws {
    for (name, value) in numbers {
      let found = try number(name)
      let allowed = error ?? max(3.5 * found.standardError, 1e-9 * max(1, abs(value)))
      #expect(abs(found.value - value) < allowed, "\(name) \(found.value) ± \(found.standardError)")
    }
  }
}

extension Recording {
  /// So many offsets of a motion, evenly in time; with a scale on its pixels.
  init(
    _ name: String, _ count: Int, rate: Double = 60, on scale: Double? = nil,
    _ offset: (_ time: Double) -> Double
  ) {
    let times = (0..<count).map { Double($0) / rate }
    let offsets = times.map(offset)
    self.init(
      name: name, times: times,
      offsets: scale.map { scale in offsets.map { ($0 * scale).rounded() / scale } } ?? offsets)
  }

  /// Some of its samples.
  func kept(_ isKept: (_ index: Int) -> Bool) -> Recording {
    let kept = times.indices.filter(isKept)
    return Recording(name: name, times: kept.map { times[$0] }, offsets: kept.map { offsets[$0] })
  }

  var mirrored: Recording {
    Recording(name: "mirrored", times: times, offsets: offsets.map { -$0 })
  }
}
