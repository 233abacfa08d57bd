/// The numbers of a law that hold for one recording, in the order of ``FitLaw``; unused ones are 0.
public typealias FitNumbers = SIMD8<Double>

extension FitPoint {
  /// A law's value and its derivatives, for one of at most four numbers.
  @inline(__always)
  init(value: Double, gradient: SIMD4<Double>) {
    self.init(value: value, gradient: FitNumbers(lowHalf: gradient, highHalf: .zero))
  }
}
