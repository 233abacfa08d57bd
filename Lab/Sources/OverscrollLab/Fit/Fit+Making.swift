import Foundation
@_spi(Formulas) import ScrollFitting

extension Fit {
  /// Makes a fit.
  ///
  /// - Parameter progress: called after every round, every thousandth step of a descent: their number so far, and the rms
  ///   in points.
  public init(
    _ task: FitTask, progress: (_ rounds: Int, _ rms: Double) -> Void = { _, _ in }
  ) throws(LabError) {
    let law = try task.law()
    let series = try task.series(law)
    let isFixed = try Self.fixed(task, law, series.count)
    let names = law.names.map(\.name)
    let first = LeastSquares(
      law, to: series.map { $0.thinned(to: Self.firstLimit) },
      from: isFixed.indices.map { task.fixed[names[law.place($0)]] ?? .nan }, fixed: isFixed)
    switch task.method {
    case .leastSquares:
      let variants = FitVariant.all(first)
      var start = Self.nearby(variants.first?.squares ?? FitVariant.only(first), series)
      while !start.isFinished, start.rounds < Self.roundLimit {
        start.step()
        progress(start.rounds, (start.squaredError / Double(start.sampleCount)).squareRoot())
      }
      let floor = task.quantisationFloor(series)
      let (best, other) =
        start.sampleCount > Self.firstLimit
        ? (start, nil) : Self.ends(of: start, Self.presets(task, law), variants, floor)
      self.init(
        task, best, rounds: start.rounds, isFinished: best.isFinished, variants: variants,
        other: other)
    case .descent:
      var descent = try Descent(task)
      while descent.step() != .finished, descent.state.steps < Descent.stepLimit {
        if descent.state.steps.isMultiple(of: 1000) {
          progress(descent.state.steps, descent.state.rms)
        }
      }
      let end = (0..<law.parameterCount).map { descent.state.parameters[$0] }
      self.init(
        task, LeastSquares(law, to: series, from: end), rounds: descent.state.steps,
        isFinished: descent.state.isFinished)
    }
  }

  /// The samples per recording from which on a fit is first made to some of them.
  ///
  /// Source: chosen: a hundredth of the time of a fit to ten million. Grade D.
  private static let firstLimit = 100_000

  /// A fit to all samples that starts where one to some of them ends, where there are very many.
  private static func nearby(_ first: LeastSquares, _ series: [FitSeries]) -> LeastSquares {
    var first = first
    if first.sampleCount == series.reduce(0, { $0 + $1.count }) { return first }
    if !first.isFinished { first.run(limit: roundLimit) }
    return LeastSquares(first.law, to: series, from: first.parameters, fixed: first.isFixed)
  }

  /// The most rounds; a fit that needs more has wandered off to infinity.
  static let roundLimit = 500

  /// Which of all numbers are fixed; a recording's own are fixed for every recording.
  private static func fixed(
    _ task: FitTask, _ law: FitLaw, _ count: Int
  ) throws(LabError) -> [Bool] {
    let names = law.names.map(\.name)
    try task.require(task.fixed.keys, of: law)
    if names.allSatisfy({ task.fixed[$0] != nil }) { throw LabError("every number is fixed") }
    return (0..<law.sharedCount + count * law.ownCount).map { index in
      task.fixed[names[law.place(index)]] != nil
    }
  }

  private init(
    _ task: FitTask, _ squares: LeastSquares, rounds: Int, isFinished: Bool,
    variants: [FitVariant] = [], other: LeastSquares? = nil
  ) {
    let (law, certainty) = (squares.law, squares.certainty)
    let floor = task.quantisationFloor(squares.series)
    let errors = certainty.errors(floor)
    (self.task, self.law, self.series, self.certainty) = (task, law, squares.series, certainty)
    (self.rounds, self.isFinished, self.variants) = (rounds, isFinished, variants)
    self.other = other.map { OtherFit(values: $0.parameters, rms: ErrorSizes($0).rms) }
    self.quantisationFloor = floor
    self.numbers = squares.parameters.indices.map { index in
      let name = law.names[law.place(index)]
      let owner = index < law.sharedCount ? nil : (index - law.sharedCount) / law.ownCount
      return Number(
        name: name.name, value: squares.parameters[index], standardError: errors[index],
        unit: task.unit(name.unit), measurement: owner.map { task.measurements[$0].name })
    }
    self.derived = Self.derived(squares, certainty, errors)
    self.sizes = ErrorSizes(squares)
    self.presets = []
    self.presets = presets(squares)
  }

  /// What follows from the numbers of the first recording, its error to first order.
  private static func derived(
    _ squares: LeastSquares, _ certainty: FitCertainty, _ ownErrors: [Double]
  ) -> [Number] {
    let law = squares.law
    let end = squares.series[0].inputs.last ?? 0
    let own = squares.parameters(ofSeries: 0)
    // The numbers of the first recording are the first of all.
    return law.derived.compactMap { derived in
      // A joint fit has no one start.
      if squares.series.count > 1, derived.name == "stop" { return nil }
      let slopes = (0..<law.parameterCount).map { place in
        let size = 1e-6 * max(abs(own[place]), 1e-6)
        var (up, down) = (own, own)
        up[place] += size
        down[place] -= size
        return (derived.value(up, end) - derived.value(down, end)) / (2 * size)
      }
      var variance = 0.0
      for i in slopes.indices where slopes[i] != 0 {
        for j in slopes.indices where slopes[j] != 0 {
          let errors = ownErrors[i] * ownErrors[j]
          // A fixed number has no error, and no correlation either.
          guard errors != 0 else { continue }
          variance += slopes[i] * slopes[j] * errors * (certainty.correlations[i][j] ?? 1)
        }
      }
      return Number(
        name: derived.name, value: derived.value(own, end),
        standardError: variance.isNaN ? .infinity : max(0, variance).squareRoot(),
        unit: derived.unit, measurement: nil)
    }
  }

  /// The numbers that others use of a law.
  private static func presets(_ task: FitTask, _ law: FitLaw) -> [LawPreset] {
    let intervals = task.measurements.map { measurement -> Double? in
      if case .motion(let recording) = measurement { return recording.constantInterval }
      return nil
    }
    let interval = intervals.first.flatMap { first in
      intervals.allSatisfy { $0.map { abs($0 / (first ?? 0) - 1) < 0.01 } ?? false } ? first : nil
    }
    return LawPreset.all(of: law, frameInterval: interval)
  }

  /// The same with the recordings' starts fitted to them.
  private func presets(_ squares: LeastSquares) -> [PresetFit] {
    Self.presets(task, law).map { preset in
      let (parameters, isFixed) = squares.parameters.kept(
        preset.values, squares.isFixed.map { _ in false })
      let some = squares.series.map { $0.thinned(to: Self.firstLimit) }
      var fit = Self.nearby(
        LeastSquares(law, to: some, from: parameters, fixed: isFixed), squares.series)
      fit.run(limit: Self.roundLimit)
      let sizes = ErrorSizes(fit)
      let deviations = preset.values.enumerated().map { place, value -> Double? in
        let error = numbers[place].standardError
        guard let value, error > 0, error.isFinite else { return nil }
        return (squares.parameters[place] - value) / error
      }
      return PresetFit(
        preset: preset, rms: sizes.rms, largestError: sizes.largest.max() ?? 0,
        largestErrorPixels: pixels(sizes), deviations: deviations)
    }
  }
}

extension FitLaw {
  /// The place among a recording's numbers of a number of a joint fit.
  func place(_ index: Int) -> Int {
    index < sharedCount ? index : sharedCount + (index - sharedCount) % ownCount
  }
}

extension Recording {
  /// The time between two samples when it is the same for all, to a hundredth of itself; else nil.
  public var constantInterval: Double? {
    let usual = frameInterval
    let isSame = zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - usual) <= 0.01 * usual }
    return usual > 0 && isSame ? usual : nil
  }
}

extension FitCertainty {
  /// The standard errors; infinite also where most of one is a change that the samples notice less than 1e-8 as much as
  /// what they notice best.
  ///
  /// Samples that pixels fit exactly by chance, or because nothing moves, are known no better than to pixels. So far no
  /// law is a plane: two poles that coincide have errors of a million times their size, by a direction of 3e-10.
  func errors(_ quantisationFloor: Double?) -> [Double] {
    let growth = growth(quantisationFloor)
    return standardErrors.indices.map { index in
      let isOpen = zip(relativeSingularValues, directions).contains { share, direction in
        guard share < 1e-8, let largest = singularValues.first else { return false }
        return abs(direction[index]) * spread > 0.5 * standardErrors[index] * share * largest
      }
      return isOpen ? .infinity : standardErrors[index] * growth
    }
  }
}
