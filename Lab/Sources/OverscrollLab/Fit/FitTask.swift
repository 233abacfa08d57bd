import ScrollFitting

/// What is to be fitted, and how.
public struct FitTask: Hashable, Sendable {
  /// The model.
  public var model: FitModel
  /// The measurements; several share the law's numbers.
  public var measurements: [Observations]
  /// Numbers that keep a value, by name.
  public var fixed: [String: Double]
  /// How the minimum is looked for.
  public var method: Method
  /// Pixels per point; nil to read it off the measurements.
  public var scale: Double?

  /// How the minimum is looked for.
  public enum Method: Hashable, Sendable {
    /// Levenberg and Marquardt's.
    case leastSquares
    /// LevisonNN's, from a start and with first sizes where they are given by name.
    case descent(start: [String: Double] = [:], sizes: [String: Double] = [:])
  }

  /// Creates a task.
  public init(
    _ model: FitModel, to measurements: [Observations], fixed: [String: Double] = [:],
    method: Method = .leastSquares, scale: Double? = nil
  ) {
    (self.model, self.measurements, self.fixed) = (model, measurements, fixed)
    (self.method, self.scale) = (method, scale)
  }

  /// The law behind the model.
  func law() throws(LabError) -> FitLaw {
    guard let first = measurements.first else { throw LabError("nothing to fit to") }
    guard let law = model.law(for: first) else {
      let other = FitModel.suitable(for: first).map(\.rawValue).joined(separator: ", ")
      throw LabError("\(first.name): \(model.rawValue) needs other columns; here fit \(other)")
    }
    for other in measurements where model.law(for: other) != law {
      throw LabError("\(other.name): not the same kind of measurement as \(first.name)")
    }
    return law
  }

  var isScale: Bool { measurements.first?.isScale ?? false }

  var scales: [Double]? {
    if isScale { return nil }
    let scales = measurements.compactMap { scale ?? $0.displayScale }
    return scales.count == measurements.count ? scales : nil
  }

  func quantisationFloor(_ series: [FitSeries]) -> Double? {
    guard let scales else { return nil }
    let sum = zip(scales, series).reduce(0) { $0 + Double($1.1.count) / (12 * $1.0 * $1.0) }
    return (sum / Double(series.reduce(0) { $0 + $1.count })).squareRoot()
  }

  /// Refuses the name of a number that the law has not.
  func require(_ names: some Sequence<String>, of law: FitLaw) throws(LabError) {
    let known = law.names.map(\.name)
    if let unknown = names.sorted().first(where: { !known.contains($0) }) {
      throw LabError("\(model.rawValue) has no \(unknown); it has \(known.joined(separator: ", "))")
    }
  }

  /// What the law sees of the measurements.
  ///
  /// Samples at rest at the end are left out of a bounce and of a glide: the motion is over there.
  func series(_ law: FitLaw) throws(LabError) -> [FitSeries] {
    let series = try measurements.map { measurement throws(LabError) in
      let one: FitSeries
      switch measurement {
      case .motion(let recording):
        let moving =
          law.isTimed ? recording : law == .deceleration ? recording.gliding : recording.moving
        one = FitSeries(inputs: moving.times, outputs: moving.offsets)
      case .relation(let relation):
        one = FitSeries(inputs: relation.inputs, outputs: relation.outputs)
      }
      let needed = max(law.ownCount, 1)
      guard one.count > needed else {
        throw LabError(
          "\(measurement.name): \(one.count) samples in motion; more than \(needed) are needed")
      }
      if let fault = law.fault(of: one) { throw LabError("\(measurement.name): \(fault)") }
      return one
    }
    let numbers = law.sharedCount + series.count * law.ownCount
    let samples = series.reduce(0) { $0 + $1.count }
    guard samples > numbers - fixed.count else {
      throw LabError(
        "\(measurements[0].name): \(samples) samples for \(numbers) numbers; more are needed")
    }
    return series
  }
}
