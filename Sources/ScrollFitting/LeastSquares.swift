/// The parameters of a law that make the sum of squared errors smallest: Levenberg and Marquardt's
/// method, one round at a time.
///
/// ```
/// minimise Σ (y_i - f(x_i, θ))²
/// round    (JᵀJ + λ D²) Δ = Jᵀ(y - f),  D the lengths of J's columns
/// ```
///
/// solved by orthogonal rotations of J, never by forming JᵀJ. A round that lowers the sum is kept and λ
/// falls, else λ grows (Nielsen's rule). Because D scales each parameter by its own effect, units do
/// not matter.
///
/// Several recordings fitted jointly share the law's parameters and keep their own for how they start.
///
/// - Complexity: O(samples n²) per round in time, O(n²) in memory; n parameters.
public struct LeastSquares: Hashable, Sendable {
  /// The law.
  public let law: FitLaw

  /// The recordings.
  public let series: [FitSeries]

  /// The law's parameters, then those of each recording in turn.
  public private(set) var parameters: [Double]

  /// Which parameters keep the value they were given.
  public let isFixed: [Bool]

  /// The sum of squared errors.
  public private(set) var squaredError: Double

  /// Rounds so far.
  public private(set) var rounds = 0

  /// Whether no further round can lower the sum noticeably.
  public private(set) var isFinished = false

  /// λ, dimensionless.
  private var damping = 1e-3

  /// What λ grows by at the next failure.
  private var growth = 2.0

  /// J at the parameters, factorised, until they change.
  private var linearised: Linearised

  /// Creates a fit at its starting point.
  ///
  /// - Parameters:
  ///   - law: the law.
  ///   - series: the recordings.
  ///   - parameters: the law's, then those of each recording; what is left out or NaN, a first guess.
  ///   - isFixed: which of them are not to change; left out, none.
  /// - Precondition: there is a recording; the counts agree; the parameters are finite or NaN.
  public init(
    _ law: FitLaw, to series: [FitSeries], from parameters: [Double]? = nil,
    fixed isFixed: [Bool]? = nil
  ) {
    precondition(!series.isEmpty, "series must not be empty")
    let count = law.sharedCount + series.count * law.ownCount
    var parameters = parameters ?? Array(repeating: .nan, count: count)
    precondition(
      parameters.count == count, "parameters must be the law's and those of each recording")
    if parameters.contains(where: { $0.isNaN }) {
      parameters = FitStart.guess(law, for: series, keeping: parameters)
    }
    let isFixed = isFixed ?? parameters.map { _ in false }
    precondition(isFixed.count == parameters.count, "fixed must have an entry per parameter")
    precondition(parameters.allSatisfy { $0.isFinite }, "parameters must be finite")
    self.law = law
    self.series = series
    self.parameters = parameters
    self.isFixed = isFixed
    linearised = Linearised(law, series, parameters, isFixed)
    squaredError = linearised.squaredError
  }

  /// Σ y².
  var squaredOutput: Double { linearised.squaredOutput }

  /// How many samples there are in all.
  public var sampleCount: Int {
    var sum = 0
    for one in series { sum += one.count }
    return sum
  }

  /// The parameters that hold for one recording, law's first.
  public func parameters(ofSeries index: Int) -> FitNumbers {
    law.parameters(ofSeries: index, in: parameters)
  }

  /// Rounds until finished or the limit; true if finished.
  @discardableResult
  public mutating func run(limit: Int = 500) -> Bool {
    while !isFinished, rounds < limit { step() }
    return isFinished
  }

  /// One round: a better point, or more damping.
  public mutating func step() {
    guard !isFinished else { return }
    rounds += 1
    let step = linearised.step(damping: damping)
    guard step.predictedGain > noticeable else {
      isFinished = true
      return
    }
    var trial = parameters
    var isSmall = true
    for (index, change) in zip(linearised.free, step.change) {
      trial[index] += change
      if abs(change) > Self.smallestChange * abs(trial[index]) { isSmall = false }
    }
    let trialError = Self.squaredError(law, series, trial)
    let gain = (squaredError - trialError) / step.predictedGain
    if gain > 0, trialError.isFinite {
      parameters = trial
      linearised = Linearised(law, series, parameters, isFixed)
      squaredError = trialError
      let shrink = 2 * gain - 1
      damping *= max(1.0 / 3, 1 - shrink * shrink * shrink)
      growth = 2
      isFinished = isSmall
    } else {
      damping *= growth
      growth *= 2
      // So much damping that the step drowns in rounding: this is as low as numbers go.
      isFinished = isSmall || !damping.isFinite
    }
  }

  /// A promised fall of the sum that is more than rounding: of the sum itself, and of the samples.
  ///
  /// Parameters are then within about 1e-8 of a standard error of the minimum.
  private var noticeable: Double { max(1e-16 * squaredError, 1e-32 * linearised.squaredOutput) }

  /// A relative change of every parameter below this is rounding.
  private static let smallestChange = 1e-14

  private static func squaredError(
    _ law: FitLaw, _ series: [FitSeries], _ parameters: [Double]
  ) -> Double {
    var sum = 0.0
    for index in series.indices {
      let own = law.parameters(ofSeries: index, in: parameters)
      sum += series[index].squaredError(law, own)
    }
    return sum
  }

  /// What the data determine at these parameters, and what they do not; samples are no more exact than their rounding.
  public var certainty: FitCertainty {
    FitCertainty(
      linearised.factor, free: linearised.free, parameterCount: parameters.count,
      squaredError: max(squaredError, 1e-32 * linearised.squaredOutput), sampleCount: sampleCount)
  }
}

extension FitLaw {
  /// The parameters that hold for one recording of a joint fit, law's first.
  public func parameters(ofSeries index: Int, in parameters: [Double]) -> FitNumbers {
    var own = FitNumbers()
    for place in 0..<sharedCount { own[place] = parameters[place] }
    for place in 0..<ownCount {
      own[sharedCount + place] = parameters[sharedCount + index * ownCount + place]
    }
    return own
  }
}
