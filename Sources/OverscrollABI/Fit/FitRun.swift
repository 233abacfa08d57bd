internal import COverscroll
internal import ScrollFitting

/// A fit under way, by one of the two methods.
struct FitRun {
  /// Pixels per point of the outputs; 0 if unknown.
  let displayScale: Double

  private var search: Search
  private var steps: Int32 = 0
  private var lastMove = OverscrollFitMove.started

  private enum Search {
    case leastSquares(LeastSquares)
    case descent(DescentFit)
  }

  init(_ squares: LeastSquares, displayScale: Double) {
    search = .leastSquares(squares)
    self.displayScale = displayScale
  }

  init(_ descent: DescentFit, displayScale: Double) {
    search = .descent(descent)
    self.displayScale = displayScale
  }

  var law: FitLaw {
    switch search {
    case .leastSquares(let squares): squares.law
    case .descent(let descent): descent.law
    }
  }

  var parameters: FitNumbers {
    switch search {
    case .leastSquares(let squares): squares.parameters(ofSeries: 0)
    case .descent(let descent): descent.parameters
    }
  }

  private var isFinished: Bool {
    switch search {
    case .leastSquares(let squares): squares.isFinished
    case .descent(let descent): descent.isFinished
    }
  }

  private var rms: Double {
    switch search {
    case .leastSquares(let squares):
      (squares.squaredError / Double(squares.sampleCount)).squareRoot()
    case .descent(let descent): descent.rms
    }
  }

  /// Takes up to so many steps.
  mutating func step(_ count: Int32) {
    var left = count
    while left > 0, !isFinished, steps < Int32.max {
      left -= 1
      steps += 1
      switch search {
      case .leastSquares(var squares):
        let before = squares.squaredError
        squares.step()
        lastMove =
          squares.squaredError < before ? .moved : squares.isFinished ? .finished : .shortened
        search = .leastSquares(squares)
      case .descent(var descent):
        switch descent.step() {
        case .moved(let place, let isUp): lastMove = .one(place, isUp: isUp)
        case .finished: lastMove = .finished
        case .halved, .none: lastMove = .shortened
        }
        search = .descent(descent)
      }
    }
  }

  var progress: OverscrollFitProgress {
    var progress = OverscrollFitProgress()
    progress.parameters = reported(parameters)
    if case .descent(let descent) = search {
      var sizes = descent.sizes
      for place in law.parameterCount..<FitNumbers.scalarCount { sizes[place] = 0 }
      progress.sizes = reported(sizes)
    }
    progress.rms = rms.reported
    progress.steps = steps
    progress.move = lastMove.code
    progress.moved = -1
    if case .one(let place, let isUp) = lastMove {
      progress.moved = Int32(place)
      progress.is_up = isUp ? 1 : 0
    }
    progress.is_finished = isFinished ? 1 : 0
    return progress
  }

  /// The fit as least squares sees it, which knows how well its numbers are known.
  var squares: LeastSquares {
    switch search {
    case .leastSquares(let squares): return squares
    case .descent(let descent):
      let parameters = descent.parameters
      return LeastSquares(
        descent.law, to: [descent.series],
        from: (0..<descent.law.parameterCount).map { parameters[$0] })
    }
  }
}

/// What a step did.
enum OverscrollFitMove {
  case started
  case moved
  /// One number of a descent.
  case one(Int, isUp: Bool)
  case shortened
  case finished

  var code: Int32 {
    switch self {
    case .started: Int32(OVERSCROLL_FIT_STARTED)
    case .moved, .one: Int32(OVERSCROLL_FIT_MOVED)
    case .shortened: Int32(OVERSCROLL_FIT_SHORTENED)
    case .finished: Int32(OVERSCROLL_FIT_FINISHED)
    }
  }
}

extension Double {
  /// The number, or infinity for what is no number: laws may overflow.
  var reported: Double { isNaN ? .infinity : self }
}

/// Four numbers as C keeps them: as many as the laws have that C knows.
typealias FourNumbers = (Double, Double, Double, Double)

func reported(_ numbers: FitNumbers) -> FourNumbers {
  (numbers[0].reported, numbers[1].reported, numbers[2].reported, numbers[3].reported)
}

extension FitNumbers {
  /// C's four numbers.
  init(_ four: FourNumbers) { self.init(four: SIMD4(four.0, four.1, four.2, four.3)) }

  /// A list of C's four numbers.
  init(_ list: [Double]) { self.init((list[0], list[1], list[2], list[3])) }
}
