/// LevisonNN's way of fitting, one step at a time, so that it can be watched.
///
/// ```
/// try θ ± Δ for each parameter alone; take the best of them if it is better than θ,
/// else halve every Δ
/// ```
///
/// With the critical law's three parameters these are six tries: A ± ΔA, δ ± Δδ, φ ± Δφ. It needs no
/// derivatives and finds the minimum that ``LeastSquares`` finds, in hundreds of steps instead of ten,
/// because near it the parameters can only be changed together.
///
/// Recordings of more than 100,000 samples are condensed (`CondensedSeries`), to the rounding of sums of so
/// many. A step allocates nothing.
///
/// Source: "UIScrollView and damped animation, in depth"; LNCustomScrollView, which compares the same six neighbours. It keeps its steps and stops where
/// none is better; halving them is ours.
public struct DescentFit: Hashable, Sendable {
  /// The law.
  public let law: FitLaw

  /// The recording.
  public let series: FitSeries

  /// The parameters now; unused ones are 0.
  public private(set) var parameters: FitNumbers

  /// How far each parameter is moved to try it.
  public private(set) var sizes: FitNumbers

  /// The sum of squared errors.
  public private(set) var squaredError: Double

  /// Steps so far, the halvings included.
  public private(set) var steps = 0

  /// What the last step did.
  public private(set) var lastMove = Move.none

  /// The sizes with which it is over.
  private let finest: FitNumbers

  /// A long recording, so that a try does not look at every sample.
  private let condensed: CondensedSeries?

  /// What one step did.
  public enum Move: Hashable, Sendable {
    /// Nothing yet.
    case none
    /// One parameter was moved up or down.
    case moved(parameter: Int, up: Bool)
    /// No neighbour was better, and all sizes were halved.
    case halved
    /// No neighbour was better, and the sizes are as small as they were to become.
    case finished
  }

  /// Creates a fit at its starting point.
  ///
  /// - Parameters:
  ///   - law: the law.
  ///   - series: the recording.
  ///   - parameters: where to start; in the order of ``FitLaw``.
  ///   - sizes: how far to move each parameter at first.
  ///   - precision: the fraction of the first sizes at which it is over.
  /// - Precondition: everything is finite; the sizes used are positive, `precision` in 0...1.
  public init(
    _ law: FitLaw = .critical, to series: FitSeries, from parameters: FitNumbers,
    sizes: FitNumbers, precision: Double = 1e-9
  ) {
    for index in 0..<law.parameterCount {
      precondition(parameters[index].isFinite, "parameters must be finite")
      precondition(sizes[index] > 0 && sizes[index].isFinite, "sizes must be positive and finite")
    }
    precondition(precision > 0 && precision < 1, "precision must lie between 0 and 1")
    self.law = law
    self.series = series
    self.parameters = parameters
    self.sizes = sizes
    finest = sizes * precision
    condensed = CondensedSeries(law, series, near: parameters)
    squaredError = 0
    squaredError = error(at: parameters)
  }

  /// The root of the mean squared error, in the output's unit.
  public var rms: Double { (squaredError / Double(max(1, series.count))).squareRoot() }

  /// Whether further steps change nothing.
  public var isFinished: Bool { lastMove == .finished }

  /// One step: the best neighbour, or smaller sizes.
  @discardableResult
  public mutating func step() -> Move {
    guard !isFinished else { return .finished }
    steps += 1
    var best: (parameters: FitNumbers, error: Double)?
    lastMove = .halved
    for index in 0..<law.parameterCount {
      for side in 0..<2 {
        var trial = parameters
        trial[index] += side == 0 ? sizes[index] : -sizes[index]
        let trialError = error(at: trial)
        guard trialError < best?.error ?? squaredError else { continue }
        best = (trial, trialError)
        lastMove = .moved(parameter: index, up: side == 0)
      }
    }
    if let best {
      (parameters, squaredError) = best
    } else {
      sizes *= 0.5
      if sizes[0] < finest[0] { lastMove = .finished }
    }
    return lastMove
  }

  /// Steps until finished or the limit; true if finished.
  @discardableResult
  public mutating func run(limit: Int = 1_000_000) -> Bool {
    while !isFinished, steps < limit { step() }
    return isFinished
  }

  private func error(at parameters: FitNumbers) -> Double {
    if let condensed, let error = condensed.squaredError(parameters) { return error }
    return series.squaredError(law, parameters)
  }
}
