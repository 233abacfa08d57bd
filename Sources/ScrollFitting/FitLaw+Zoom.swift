#if !hasFeature(Embedded)
  /// The resistance of a zoom, with its analytic derivatives.
  extension FitLaw {
    /// What is shown when fingers ask for a scale; parameters max, min, c, d, base.
    ///
    /// ```
    /// a = base · scale
    /// a > max:  max (1 + b(a / max - 1))     b(x) = x c d / (d + c x), the rubber band
    /// a < min:  min / (1 + b(min / a - 1))
    /// ```
    ///
    /// With c = d = 1 these are max (2 - max / a) and min / (2 - a / min).
    @inline(__always)
    static func zoomBand(_ scale: Double, _ parameters: FitNumbers) -> FitPoint {
      let (maximum, minimum, base) = (parameters[0], parameters[1], parameters[4])
      let asked = base * scale
      if asked > maximum, maximum > 0 {
        let band = RelativeBand(asked / maximum - 1, parameters[2], parameters[3])
        let growth = band.slope * asked / maximum
        return FitPoint(
          value: maximum * (1 + band.value),
          gradient: FitNumbers(
            1 + band.value - growth, 0, maximum * band.byCoefficient, maximum * band.byDimension,
            band.slope * scale, 0, 0, 0))
      }
      if asked < minimum, asked > 0 {
        let band = RelativeBand(minimum / asked - 1, parameters[2], parameters[3])
        let value = minimum / (1 + band.value)
        // ∂value/∂b
        let byBand = -value / (1 + band.value)
        return FitPoint(
          value: value,
          gradient: FitNumbers(
            0, value / minimum + byBand * band.slope / asked, byBand * band.byCoefficient,
            byBand * band.byDimension, -byBand * band.slope * minimum / (asked * base), 0, 0, 0))
      }
      return FitPoint(value: asked, gradient: FitNumbers(0, 0, 0, 0, scale, 0, 0, 0))
    }
  }

  /// The rubber band of a positive x, and how it changes with x, c and d.
  private struct RelativeBand {
    let value: Double
    let slope: Double
    let byCoefficient: Double
    let byDimension: Double

    @inline(__always)
    init(_ x: Double, _ coefficient: Double, _ dimension: Double) {
      let pull = coefficient * x
      let share = dimension / (dimension + pull)
      let other = pull / (dimension + pull)
      value = pull * share
      slope = coefficient * share * share
      byCoefficient = x * share * share
      byDimension = other * other
    }
  }
#endif
