import Overscroll
import ScrollFitting

// 36 offsets of a bounce, beyond its edge: what a display at 60 Hz would show.
let flight = Flight(from: 0, velocity: 1400, in: -5000...0)
let times = (0..<36).map { Double($0) / 60 }
let offsets = times.map { flight.value(at: $0) }

// Least squares: the numbers of UIScrollView's law, and how sure they are.
var squares = LeastSquares(.uiKit, to: [FitSeries(inputs: times, outputs: offsets)])
squares.run()
print(squares.parameters[0], squares.parameters[1])  // r 2.002, p 10.05
print(squares.certainty.standardErrors.allSatisfy { $0 < 1e-9 })  // true

// The article's descent, which may be watched step by step.
var fit = DescentFit(critical: FitSeries(inputs: times, outputs: offsets))
while !fit.isFinished { fit.step() }
print(fit.parameters[0])  // δ 10.99 of a critical spring
