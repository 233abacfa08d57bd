#if hasFeature(Embedded)
  /// The numbers of a law that hold for one recording, in the order of ``FitLaw``; unused ones are 0.
  ///
  /// Four in Embedded builds: as many as the laws there have.
  public typealias FitNumbers = SIMD4<Double>
#else
  /// The numbers of a law that hold for one recording, in the order of ``FitLaw``; unused ones are 0.
  public typealias FitNumbers = SIMD8<Double>
#endif

extension FitNumbers {
  /// At most four numbers.
  @inline(__always)
  public init(four: SIMD4<Double>) {
    #if hasFeature(Embedded)
      self = four
    #else
      self.init(lowHalf: four, highHalf: .zero)
    #endif
  }
}

#if !hasFeature(Embedded)
  extension FitPoint {
    /// A law's value and its derivatives, for one of at most four numbers.
    @inline(__always)
    init(value: Double, gradient: SIMD4<Double>) {
      self.init(value: value, gradient: FitNumbers(four: gradient))
    }
  }
#endif
